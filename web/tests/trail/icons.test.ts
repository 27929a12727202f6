import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTIONS, LEGEND } from '../../src/games/trail/act/actions';
import { GLYPHS } from '../../src/games/trail/act/glyphs';
import { BUILDINGS, COLUMNS, MASTER_ACTIONS, OBJECTIVES, RISKS } from '../../src/games/trail/data';
import { AUXES } from '../../src/games/trail/view';
import { LANGUAGES, textsOf } from './fixtures';

/** The actions as the engine declares them. */
const declared = [
  ...readFileSync('../src/posse/games/trail/data/actions.py', 'utf-8').matchAll(/= _icon\("(\w+)"/g),
].map(([, word]) => word as string);

const auxiliary = AUXES.map((aux) => `aux_${aux}`);

describe('the icons', () => {
  it('are one for every action and auxiliary action, and no more', () => {
    expect(declared.length).toBeGreaterThan(50);
    expect(Object.keys(ACTIONS).toSorted()).toEqual([...declared, ...auxiliary].toSorted());
  });

  it('are put together from parts that there are', () => {
    for (const { what } of Object.values(ACTIONS).flat()) {
      expect(what.startsWith('card ') || what in GLYPHS, what).toBe(true);
    }
  });

  it('stand for everything that buildings, spots, columns, cards and station masters show', () => {
    const shown = [
      ...Object.values(BUILDINGS).flatMap(({ actions }) => actions.flat()),
      ...Object.values(RISKS),
      ...Object.values(COLUMNS).flat(),
      ...Object.values(OBJECTIVES).map(({ action }) => action),
      ...Object.values(MASTER_ACTIONS),
    ].filter((action) => action !== null);
    expect(shown.filter((action) => !declared.includes(action))).toEqual([]);
  });

  it.each(LANGUAGES)('have a legend in %s', (lang) => {
    const texts = textsOf(lang);
    for (const [group, actions] of LEGEND) {
      expect(texts.has(`trail-legend-${group}`), group).toBe(true);
      for (const action of actions) expect(ACTIONS[action], action).toBeDefined();
    }
  });
});
