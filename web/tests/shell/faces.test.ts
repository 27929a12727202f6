import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, LEVELS } from '../../src/lib/wire';
import Face from '../../src/shell/Face.svelte';
import { FACES, faceAt } from '../../src/shell/faces';
import { badgeOf } from '../../src/shell/levels';

describe('faces', () => {
  it('belong to the names of the bots', () => {
    expect(Object.keys(FACES)).toEqual(BOT_NAMES);
    const pearl = { kind: 'bot', level: 'level1', name: 'Pearl' } as const;
    expect(faceAt(pearl)).toBe(FACES.Pearl);
    expect(faceAt({ ...pearl, name: 'Ann' })).toBeNull();
    expect(faceAt({ ...pearl, name: null })).toBeNull();
    expect(faceAt({ ...pearl, kind: 'person', level: null })).toBeNull();
    expect(faceAt({ ...pearl, level: 'guest' })).toBeNull();
  });

  it('are all different, and are drawn from parts that exist', () => {
    const drawn = BOT_NAMES.map((name) => render(Face, { look: FACES[name] }).container.innerHTML.replace(/s\d+/g, ''));
    expect(new Set(drawn).size).toBe(BOT_NAMES.length);
    expect(drawn.join('')).not.toContain('undefined');
  });

  it('say a name to screen readers, if they have one', () => {
    const { getByRole } = render(Face, { look: FACES.Pearl, label: 'Pearl' });
    expect(getByRole('img').getAttribute('aria-label')).toBe('Pearl');
  });
});

describe('badges', () => {
  it('tell the levels apart, and other bots from them', () => {
    const badges = [...LEVELS, 'greedy'].map(badgeOf);
    expect(new Set(badges).size).toBe(badges.length);
  });
});
