import { describe, expect, it } from 'vitest';
import { answered, PATIENCE } from '../choosing';

describe('every choice', { timeout: PATIENCE }, () => {
  it('is on the board or beside it', async () => {
    const { onBoard, beside } = await answered('trail');
    expect(onBoard).toEqual([
      ...['add', 'appoint', 'auxiliary', 'begin', 'build', 'buy', 'clear', 'copy'],
      ...['deliver', 'disc', 'discard', 'double', 'engine', 'foresee', 'hire', 'move'],
      ...['play', 'remove', 'site', 'spend', 'take', 'take_unseen', 'trade', 'turn_up'],
      ...['upgrade', 'use', 'via'],
    ]);
    expect(beside).toEqual([...['done', 'draw', 'skip']]);
  });
});
