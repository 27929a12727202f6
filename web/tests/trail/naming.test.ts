import { describe, expect, it } from 'vitest';
import { namingAt, standing } from '../../src/games/trail/naming';
import { LANGUAGES, NAMES, textsOfGame } from '../drawing';
import { aView } from './fixtures';

const TRAIL = {
  a: { building: 'D', owner: null },
  b: { building: 'F', owner: null },
  c: { building: 'A', owner: null },
  d: { building: 'B', owner: null },
  a2: { building: '4a', owner: 1 },
};

function named(lang: string, view = aView({ trail: TRAIL })) {
  const texts = textsOfGame('trail', lang);
  return texts.at(namingAt(view, texts, NAMES));
}

describe('the spots of the trail', () => {
  it('are called after the buildings on them, as drawn', () => {
    const texts = named('en');
    expect(texts.noun('spot', 'a')).toBe('building D');
    expect(texts.noun('spot', 'a2')).toBe('building 4a (Bob)');
    expect(texts.event({ event: 'moved', seat: 0, spot: 'a' }, NAMES)).toBe('Ann drives the herd to building D.');
    expect(texts.choice('move a')).toBe('Move to building D');
  });

  it('are told apart by the buildings around them while they are free', () => {
    const texts = named('en');
    expect(texts.noun('spot', 'a3')).toBe('spot 3 between D and F');
    expect(texts.noun('spot', 'c_south')).toBe('spot 1 between A and B');
  });

  it('are not called after a building when they tell where it was built', () => {
    const built = (spot: string) => ({ event: 'built', seat: 1, building: '4a', spot, amount: 2 });
    const texts = named('en', aView({ trail: { ...TRAIL, flood_risk1: { building: '4a', owner: 1 } } }));
    expect(texts.event(built('a2'), NAMES)).toBe('Bob builds building 4a at spot 2 between D and F for $2.');
    expect(texts.event(built('flood_risk1'), NAMES)).toBe('Bob builds building 4a at flood risk spot 1 for $2.');
    expect(texts.event({ event: 'moved', seat: 0, spot: 'a2' }, NAMES)).toContain('building 4a (Bob)');
  });

  it('keep their names where those are drawn', () => {
    expect(named('en').noun('spot', 'flood2')).toBe('flood 2');
    expect(named('en').noun('spot', 'kansas_city')).toBe('Kansas City');
  });

  it.each(LANGUAGES)('have every form of their sentences in %s', (lang) => {
    const texts = named(lang);
    const said = ['a', 'a2', 'a3'].map((spot) => texts.event({ event: 'moved', seat: 0, spot }, NAMES)).join(' ');
    expect(said).not.toMatch(/\{|spot-|undefined/);
    expect(said).toContain('4a (Bob)');
  });

  it('are read anew when a building is built', () => {
    expect(standing(aView({ trail: TRAIL }))).not.toBe(standing(aView({ trail: { ...TRAIL, a3: TRAIL.a2 } })));
  });
});
