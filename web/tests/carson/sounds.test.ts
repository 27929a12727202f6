import { expect, it } from 'vitest';
import { SOUNDS } from '../../src/games/carson/sounds';
import { EFFECTS } from '../../src/lib/sound';
import { textsOfGame } from '../drawing';

it('hears only events that the game has', () => {
  const { events } = textsOfGame('carson', 'en').declared;
  expect(Object.keys(SOUNDS).filter((event) => !(event in events))).toEqual([]);
  expect(Object.values(SOUNDS).filter((sound) => !EFFECTS.includes(sound))).toEqual([]);
});
