// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { rulesPath, type Chapter } from '../../src/lib/rules';
import type { GameOption, Scope } from '../../src/lib/wire';
import { askedOf, count, idle, pickable, playedOf, reasons, seated, without } from '../../src/lobby/scopes';

function option(name: string, values: string[], seats: number[] = []): GameOption {
  return { name, values, default: values[0] as string, sets: {}, free: false, detail: false, seats };
}

const OPTIONS = [
  option('horses', ['false', 'true']),
  option('expert', ['false', 'true'], [3, 4]),
  option('pairs', ['two', 'one'], [2]),
  { ...option('river', ['none', 'long']), free: true },
];
const SCOPES: Scope[] = [
  { rules: ['X-1', 'R-07'], without: { horses: 'false' } },
  { rules: ['X-2.1'], without: { expert: 'false', pairs: 'one' } },
  { rules: ['X-2.2'], without: { pairs: 'one' } },
  { rules: ['X-3.1'], without: { river: 'none' } },
];
const CHAPTERS: Chapter[] = [
  { title: 'Horses', rules: ['X-1.1', 'X-1.2'].map((id) => ({ id, text: '' })) },
  { title: 'Variants', rules: ['X-2.1', 'X-2.2', 'X-2.10'].map((id) => ({ id, text: '' })) },
  { title: 'Map', rules: ['X-3.1', 'X-10.1', 'R-07', 'R-070'].map((id) => ({ id, text: '' })) },
];

/** The numbers that a page with this address shows. */
function shown(options: Record<string, string>, seats?: number): string[] {
  const { searchParams } = new URL(rulesPath('x', options, seats), 'http://posse');
  const left = idle(SCOPES, playedOf(OPTIONS, askedOf(searchParams)));
  return without(CHAPTERS, left).flatMap(({ rules }) => rules.map(({ id }) => id));
}

describe('the rules that a table does without', () => {
  it('are those of options that are off', () => {
    expect(shown({})).toEqual(['X-2.10', 'X-10.1', 'R-070']);
    expect(shown({ horses: 'true' }, 4)).toEqual(['X-1.1', 'X-1.2', 'X-2.10', 'X-10.1', 'R-07', 'R-070']);
  });

  it('depend on the number of players where an option does', () => {
    expect(shown({}, 2)).toEqual(['X-2.1', 'X-2.2', 'X-2.10', 'X-10.1', 'R-070']);
    expect(shown({ pairs: 'one' }, 2)).not.toContain('X-2.1');
    expect(shown({ expert: 'true' }, 4)).toContain('X-2.1');
    expect(shown({ expert: 'true' }, 4)).not.toContain('X-2.2');
  });

  it('are shown for a value of one’s own', () => {
    expect(shown({ river: 'b1 b2, b3&a3=1' })).toContain('X-3.1');
  });

  it('have their reasons: the options that this table has', () => {
    const played = playedOf(OPTIONS, { options: {}, seats: 4 });
    expect(reasons(idle(SCOPES, played), played)).toEqual([
      ['horses', 'false'],
      ['expert', 'false'],
      ['river', 'none'],
    ]);
  });

  it('take their chapter with them', () => {
    const left = without(CHAPTERS, SCOPES.slice(0, 1));
    expect(left.map(({ title }) => title)).toEqual(['Variants', 'Map']);
    expect(count(left)).toBe(6);
  });
});

describe('the address of the rules', () => {
  it('is short where nothing is special', () => {
    expect(rulesPath('x')).toBe('/rules/x');
    expect(rulesPath('x', { horses: 'true' }, 4)).toBe('/rules/x?options=horses%3Dtrue&seats=4');
  });
});

describe('what can be picked', () => {
  const EDITION = { ...option('edition', ['first', 'second']), sets: { first: { horses: 'false' } } };
  const LOOK = option('look', ['plain', 'shiny']);

  it('are the options on which rules depend, and the presets that set them', () => {
    expect(pickable([EDITION, LOOK, ...OPTIONS], SCOPES).map(({ name }) => name)).toEqual([
      ...['edition', 'expert', 'pairs', 'river'],
    ]);
  });

  it('goes with the number of players', () => {
    const asked = { options: { horses: 'true', expert: 'true' }, seats: 4 };
    expect(seated(OPTIONS, asked, 2)).toEqual({ options: { horses: 'true' }, seats: 2 });
    expect(seated(OPTIONS, asked, null)).toEqual({ ...asked, seats: null });
  });
});
