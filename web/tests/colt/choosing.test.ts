import { describe, expect, it } from 'vitest';
import { answered, PATIENCE } from '../choosing';

describe('every choice', { timeout: PATIENCE }, () => {
  it('is on the board or beside it', async () => {
    const { onBoard, beside } = await answered('colt');
    expect(onBoard).toEqual([
      ...['board', 'drink', 'enter', 'flee', 'keep', 'keep_bullet', 'knock', 'move'],
      ...['pick', 'play', 'punch', 'push', 'ride', 'rob', 'seize', 'send'],
      ...['shoot'],
    ]);
    expect(beside).toEqual([
      ...['board_both', 'done', 'draw', 'drop', 'escape', 'hide', 'leave', 'play'],
      ...['punch_shotgun', 'ride_on', 'start', 'take'],
    ]);
  });
});
