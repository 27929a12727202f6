import { describe, expect, it } from 'vitest';
import { answered, PATIENCE } from '../choosing';

describe('every choice', { timeout: PATIENCE }, () => {
  it('is on the board or beside it', async () => {
    const { onBoard, beside } = await answered('carson');
    expect(onBoard).toEqual([
      ...['build', 'buy', 'double', 'fight', 'house', 'lift', 'own', 'place'],
      ...['road', 'take', 'tile', 'white'],
    ]);
    expect(beside).toEqual([
      ...['arm', 'back', 'carry', 'cash', 'decline', 'done', 'hire'],
      ...['invest', 'keep', 'later', 'lift_white', 'mountains', 'no', 'pass', 'place'],
      ...['points', 'return', 'roads', 'white', 'yes'],
    ]);
  });
});
