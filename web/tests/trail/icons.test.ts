import { describe, expect, it } from 'vitest';
import { ACTIONS, LEGEND } from '../../src/games/trail/act/actions';
import { GLYPHS } from '../../src/games/trail/act/glyphs';
import { ACTIONS as PRINTED, AUXES } from '../../src/games/trail/generated';
import { LANGUAGES, textsOf } from './fixtures';

/** The actions as the engine declares them. */
const declared = Object.keys(PRINTED);

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

  it('show the printed numbers', () => {
    const numbersOf = (action: string) => ACTIONS[action]?.flatMap(({ text }) => (text === undefined ? [] : [text]));
    expect(numbersOf('risk_jersey')).toEqual([1, 2]);
    expect(numbersOf('hire_cheapest')).toEqual(['−2']);
    expect(numbersOf('hazard_free')).toEqual([0]);
    expect(numbersOf('engine_2_for_2')).toEqual([2, 2]);
  });

  it.each(LANGUAGES)('have a legend in %s', (lang) => {
    const texts = textsOf(lang);
    for (const [group, actions] of LEGEND) {
      expect(texts.has(`trail-legend-${group}`), group).toBe(true);
      for (const action of actions) expect(ACTIONS[action], action).toBeDefined();
    }
  });
});
