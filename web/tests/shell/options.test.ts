import { describe, expect, it } from 'vitest';
import type { GameOption, Table } from '../../src/lib/wire';
import { changed, choose, finePoints, fitting, grouped, settled, usual } from '../../src/lobby/options';
import { termsOf, USUAL_TERMS } from '../../src/lobby/terms';

function option(name: string, values: string[], more: Partial<GameOption> = {}): GameOption {
  return { name, values, default: values[0] as string, sets: {}, free: false, detail: false, seats: [], ...more };
}

const OPTIONS = [
  option('edition', ['old', 'new'], {
    sets: { old: { limit: '20', church: 'no' }, new: { limit: '25', church: 'yes' } },
  }),
  option('limit', ['20', '25']),
  option('church', ['no', 'yes']),
  option('river', ['none', 'long'], { free: true }),
  option('pairs', ['off', 'on'], { seats: [4] }),
  option('order', ['strict', 'loose'], { detail: true }),
];

describe('options', () => {
  it('stand below the preset that sets them', () => {
    const groups = grouped(OPTIONS).map(({ head, details }) => [head.name, details.map((one) => one.name)]);
    expect(groups).toEqual([
      ['edition', ['limit', 'church']],
      ['river', []],
      ['pairs', []],
    ]);
  });

  it('that few will want to change are kept apart', () => {
    expect(finePoints(OPTIONS).map((one) => one.name)).toEqual(['order']);
    expect(changed(OPTIONS, settled(OPTIONS, { order: 'loose' })).map((one) => one.name)).toEqual(['order']);
  });

  it('are what is chosen, else what the preset gives, else the default', () => {
    expect(settled(OPTIONS, {})).toMatchObject({ edition: 'old', limit: '20', church: 'no', river: 'none' });
    expect(settled(OPTIONS, { edition: 'new' })).toMatchObject({ limit: '25', church: 'yes' });
    expect(settled(OPTIONS, { edition: 'new', church: 'no' })).toMatchObject({ limit: '25', church: 'no' });
  });

  it('know their value if nothing had been chosen', () => {
    expect(usual(OPTIONS, { edition: 'new', limit: '20' }, 'limit')).toBe('25');
  });

  it('are kept as choices only where they say something', () => {
    expect(choose(OPTIONS, {}, 'limit', '25')).toEqual({ limit: '25' });
    expect(choose(OPTIONS, { limit: '25' }, 'limit', '20')).toEqual({});
    expect(choose(OPTIONS, {}, 'river', 'b1 b2')).toEqual({ river: 'b1 b2' });
  });

  it('that follow a preset go on following it', () => {
    const back = choose(OPTIONS, { edition: 'new', limit: '20' }, 'limit', '25');
    expect(settled(OPTIONS, choose(OPTIONS, back, 'edition', 'old'))['limit']).toBe('20');
  });

  it('that do not suit the number of players are dropped', () => {
    expect(fitting(OPTIONS, { pairs: 'on', edition: 'new' }, 4)).toEqual({ pairs: 'on', edition: 'new' });
    expect(fitting(OPTIONS, { pairs: 'on', edition: 'new' }, 3)).toEqual({ edition: 'new' });
  });

  it('are marked where they differ from their preset', () => {
    const names = (all: Record<string, string>) => changed(OPTIONS, settled(OPTIONS, all)).map((one) => one.name);
    expect(names({})).toEqual([]);
    expect(names({ edition: 'new' })).toEqual(['edition']);
    expect(names({ edition: 'new', limit: '20' })).toEqual(['edition', 'limit']);
    expect(names({ river: 'b1 b2' })).toEqual(['river']);
  });
});

describe('the terms of a table', () => {
  it('name only what was chosen, also when the server tells every option', () => {
    const table = { ...USUAL_TERMS, options: settled(OPTIONS, { edition: 'new', church: 'no' }) } as unknown as Table;
    expect(termsOf(table, OPTIONS)).toEqual({ ...USUAL_TERMS, options: { edition: 'new', church: 'no' } });
  });
});
