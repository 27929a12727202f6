import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { icons } from '../../plugins/icons';
import { groupOf, GROUPS, PICKED } from '../../src/shell/icons';
import { fillOf, LOOKS, lookOf } from '../../src/shell/seats';

const SOURCE = join(import.meta.dirname, '../../src');

/** Every file that shows icons, in one text. */
function sources(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const texts = files
    .filter((file) => file !== join('shell', 'icons.ts'))
    .map((file) => readFileSync(join(SOURCE, file), 'utf-8'));
  return texts.filter((text) => text.includes('Icon')).join('\n');
}

describe('the picked icons', () => {
  it('are all in use, so that nothing is sent in vain', () => {
    const text = sources();
    const idle = GROUPS.flatMap((group) => [...PICKED[group]]).filter(
      (name) => !new RegExp(`['"]${name}['"]`).test(text),
    );
    expect(idle).toEqual([]);
  });

  it.each(GROUPS)('of the group %s are all in the set', (group) => {
    const load = icons().load as (id: string) => string;
    const paths = JSON.parse(load(`\0virtual:icons/${group}`).replace('export default ', '')) as Record<string, string>;
    expect(Object.keys(paths)).toEqual([...PICKED[group]]);
  });

  it('belong to one group each', () => {
    const all = GROUPS.flatMap((group) => PICKED[group].map((name) => [name, group] as const));
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
    for (const [name, group] of all) expect(groupOf(name)).toBe(group);
  });
});

describe('the looks of the seats', () => {
  it('are told apart by colour and by shape', () => {
    expect(new Set(LOOKS.map((look) => look.colour)).size).toBe(LOOKS.length);
    expect(new Set(LOOKS.map((look) => look.shape)).size).toBe(LOOKS.length);
    expect(lookOf(0)).toMatchObject({ colour: 'orange', shape: 'circle' });
  });

  it('carry a pattern on request', () => {
    expect([fillOf(2, false), fillOf(2, true)]).toEqual(['var(--seat-2)', 'url(#seat-pattern-2)']);
  });
});
