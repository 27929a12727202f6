/** Luck in the browser follows from the seed as in Python. */

import { describe, expect, it } from 'vitest';
import { luckIn, newContribution, verify, type Luck } from '../../src/lib/luck';
import { RECORD } from '../revealed';

function luckOf(record: string): Luck {
  const luck = luckIn(record);
  if (luck === null) throw new Error('no luck');
  return luck;
}

describe('a record that reveals its luck', () => {
  it('is read', () => {
    const luck = luckOf(RECORD);
    expect(luck.contributions).toEqual(new Map([[0, 'c0'.repeat(32)]]));
    expect(luck.names).toEqual(new Map([[1, 'Bob']]));
    expect(luck.draws).toHaveLength(4);
    expect(luck.draws[3]).toMatchObject({ line: 2, limit: 6, outcome: 'die 3' });
  });

  it('is verified, with draws that Python has made', async () => {
    expect(await verify(luckOf(RECORD))).toEqual({ isPromised: true, follows: [true, true, true, true] });
  });

  it('is found out where a number was changed', async () => {
    const changed = RECORD.replace(/^drawn 2 6:(\d)/m, (_, number) => `drawn 2 6:${(Number(number) + 1) % 6}`);
    expect(await verify(luckOf(changed))).toEqual({ isPromised: true, follows: [true, true, true, false] });
  });

  it('is found out where a die was changed', async () => {
    const changed = RECORD.replace('die 3', 'die 6');
    expect(await verify(luckOf(changed))).toEqual({ isPromised: true, follows: [true, true, true, false] });
  });

  it('is found out where a die was drawn below a limit that suits somebody', async () => {
    const changed = RECORD.replace('die 3', 'die OTHER').replace(/^drawn 2 6:\d/m, 'drawn 2 LIMIT:OTHER');
    const wrong = [];
    for (const limit of [1, 2, 3, 4, 5, 7, 8, 12]) {
      for (let number = 0; number < limit; number++) {
        const record = changed.replace('die OTHER', `die ${number + 1}`).replace('LIMIT:OTHER', `${limit}:${number}`);
        const found = await verify(luckOf(record));
        if (found?.follows.every(Boolean)) wrong.push(`${limit}:${number}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is found out where a draw is not listed', async () => {
    const luck = luckOf(RECORD.replace(/^drawn 2 .*\n/m, ''));
    expect(luck.draws[3]).toMatchObject({ line: 2, limit: 0, outcome: 'die 3' });
    expect(await verify(luck)).toEqual({ isPromised: true, follows: [true, true, true, false] });
    const nothing = await verify(luckOf(RECORD.replace(/^drawn .*\n/gm, '')));
    expect(nothing?.follows).toEqual([false, false, false, false]);
  });

  it('is found out where draws are passed over, or listed in another order', async () => {
    const more = await verify(luckOf(RECORD.replace(/^(drawn 2 .*)$/m, '$1 6:0')));
    expect(more?.follows).toEqual([true, true, true, true, false]);
    const [first = '', last = ''] = RECORD.match(/^drawn .*\n/gm) ?? [];
    const turned = await verify(luckOf(RECORD.replace(first + last, last + first)));
    expect(turned?.follows).not.toContain(true);
    const odd = await verify(luckOf(RECORD.replace(/^drawn 2 6:/m, 'drawn 2 6.5:')));
    expect(odd?.follows).toEqual([true, true, true, false]);
  });

  it('tells which draws belong to undone moves', () => {
    const undone = (undo: string): number[] =>
      luckOf(RECORD.replace('seed ', `${undo}\nseed `))
        .draws.filter(({ isUndone }) => isUndone)
        .map(({ line }) => line);
    expect([undone('undo 2'), undone('undo 1..2'), undone('undo 1'), undone('1 undo 2')]).toEqual([[2], [2], [], []]);
  });

  it('is found out where the seed or a contribution was changed', async () => {
    const seed = await verify(luckOf(RECORD.replace(`seed ${'5a'.repeat(32)}`, `seed ${'5b'.repeat(32)}`)));
    expect(seed?.isPromised).toBe(false);
    const contribution = await verify(luckOf(RECORD.replace('c0'.repeat(32), 'c1'.repeat(32))));
    expect(contribution?.follows).not.toEqual([true, true, true, true]);
  });
});

it('says nothing about a record without luck, and verifies nothing before the end', async () => {
  expect(luckIn('posse 1\ngame any 1\nseats 2\nstart\n')).toBeNull();
  expect(await verify(luckOf(RECORD.slice(0, RECORD.indexOf('seed '))))).toBeNull();
});

it('contributes something else each time', () => {
  const [one, other] = [newContribution(), newContribution()];
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(one).not.toBe(other);
});
