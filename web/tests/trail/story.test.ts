import { describe, expect, it } from 'vitest';
import drawing from '../../src/games/trail';
import type { GameEvent } from '../../src/lib/wire';
import { turnsOf } from '../../src/table/log';
import { Teller } from '../../src/table/teller';
import { LANGUAGES, NAMES, textsOfGame } from '../drawing';

const EVENTS: GameEvent[] = [
  { event: 'turn', seat: 1 },
  { event: 'moved', seat: 1, spot: 'flood2' },
  { event: 'toll', seat: 1, amount: 1, spot: 'flood1' },
  { event: 'used', seat: 1, action: 'guernsey_2' },
  { event: 'discarded', seat: 1, card: 'guernsey' },
  { event: 'discarded', seat: 1, card: 'guernsey' },
  { event: 'gained', seat: 1, amount: 4 },
  { event: 'built', seat: 1, building: '4a', spot: 'flood_risk1', amount: 2 },
  { event: 'paid', seat: 1, amount: 2 },
  { event: 'on_sale', card: 'holstein' },
  { event: 'turn', seat: 2 },
];

describe('a turn on the trail', () => {
  it('is told by what it achieved, with money and points', () => {
    const turns = turnsOf(EVENTS, drawing.plot);
    const [line, next] = turns.map((turn) => new Teller(drawing.plot, NAMES, textsOfGame('trail', 'en')).line(turn));
    expect(line).toBe(
      'Bob drives the herd to flood 2, discards a Guernsey (2×), builds building 4a at flood risk spot 1 for $2, +$1, +3 VP',
    );
    expect(next).toBe('Cid takes a turn.');
  });

  it.each(LANGUAGES)('has a line in %s', (lang) => {
    const [turn] = turnsOf(EVENTS, drawing.plot);
    const line = turn ? new Teller(drawing.plot, NAMES, textsOfGame('trail', lang)).line(turn) : '';
    expect(line).not.toMatch(/\{|event-|undefined/);
    expect(line.split('Bob')).toHaveLength(2);
  });
});
