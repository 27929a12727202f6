// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { found, plain, Rules } from '../../src/lib/rules';

const SOURCE = `
chapter-7 = Places
chapter-16 = Examples
    .rules = EX
chapter-17 = Empty
rule-CC-7-5 = Wages pay $4.
rule-CC-7-6 = Ammunition gives firepower.
rule-EX-1 = Ann earns $8 with wages.
`;
const rules = new Rules('en', SOURCE);

describe('the rules', () => {
  it('are found by their number', () => {
    expect(rules.rule('CC-7.5')).toBe('Wages pay $4.');
    expect(rules.rule('CC-9.9')).toBeNull();
  });

  it('stand in chapters, by number or by letters of their own', () => {
    expect(rules.chapters()).toEqual([
      {
        title: 'Places',
        rules: [
          { id: 'CC-7.5', text: 'Wages pay $4.' },
          { id: 'CC-7.6', text: 'Ammunition gives firepower.' },
        ],
      },
      { title: 'Examples', rules: [{ id: 'EX-1', text: 'Ann earns $8 with wages.' }] },
    ]);
  });

  it('begin in short, if the game says so', () => {
    expect(rules.inShort()).toBeNull();
    const short = new Rules('en', `goal = Win.\nturn-1 = Draw.\nturn-2 = Play.\nturn-10 = Rest.\n${SOURCE}`);
    expect(short.inShort()).toEqual({ goal: 'Win.', turn: ['Draw.', 'Play.', 'Rest.'] });
    expect(short.chapters()).toEqual(rules.chapters());
  });

  it('are searched by words and by number', () => {
    const ids = (wanted: string) =>
      found(rules.chapters(), wanted).flatMap(({ rules: all }) => all.map(({ id }) => id));
    expect(ids('')).toHaveLength(3);
    expect(ids('WAGES')).toEqual(['CC-7.5', 'EX-1']);
    expect(ids('wages ann')).toEqual(['EX-1']);
    expect(ids('7.6')).toEqual(['CC-7.6']);
    expect(ids('horse')).toEqual([]);
  });

  it('are searched without accents', () => {
    expect(plain('Płaca Ёж')).toBe('placa еж');
  });
});
