/** A table of Great Western Trail for tests: in the middle of a game for three, with what matters given; and its texts. */

import type { DrawingProps } from '../../src/games/drawing';
import { CITIES, SOURCES, type City, type Delivery, type TrailPlayer } from '../../src/games/trail/generated';
import type { TrailView } from '../../src/games/trail/view';
import type { Spots } from '../../src/lib/chooser';
import type { Texts } from '../../src/lib/fluent';
import { propsOf, spotsFor, textsOfGame } from '../drawing';

export { LANGUAGES, LIT, NAMES, ftl, lit, spot, spotsIn } from '../drawing';

export function textsOf(lang: string): Texts {
  return textsOfGame('trail', lang);
}

/** What can be clicked while these answers can be given. */
export function can(...answers: string[]): Spots {
  return spotsFor('trail', ...answers);
}

export function aPlayer(more: Partial<TrailPlayer> = {}): TrailPlayer {
  return {
    money: 8,
    place: 'a',
    engine: '0',
    certificates: 1,
    certificate_limit: 3,
    permanent: 0,
    step_limit: 3,
    hand_limit: 4,
    discs: [
      'aux_dollar2',
      'aux_draw2',
      'aux_certificate1',
      'aux_certificate2',
      'aux_engine1',
      'aux_engine2',
      'aux_remove1',
      'aux_remove2',
      'certificates4',
      'step_dollars',
      'step_points',
      'hand1',
      'hand2',
      'certificates6',
    ],
    auxiliary: { dollar: 1, draw: 1, certificate: 0, engine: 0, remove: 0 },
    workers: { cowboy: 1, craftsman: 1, engineer: 2 },
    titles: [],
    tiles: {},
    unbuilt: ['2a', '3a', '4a', '5a', '6a', '7a', '8a', '9a', '10a'],
    stations: [],
    cities: {},
    area: ['start_ssg'],
    transport: Object.fromEntries(CITIES.map(({ word }, index) => [word, index])) as TrailPlayer['transport'],
    met: [[true, false, false]],
    to_meet: [
      [true, false, false],
      [false, false],
      [false, false, false],
      [true, false, false, false],
    ],
    hand: 4,
    known: {},
    stack: 6,
    discarded: 4,
    discard: { jersey: 3, guernsey: 1 },
    deck: { jersey: 5, dutch_belt: 3, black_angus: 3, guernsey: 3 },
    points: Object.fromEntries(SOURCES.map((source) => [source, 0])) as TrailPlayer['points'],
    score: 1,
    ...more,
  };
}

/** Ann's delivery: within reach are cities up to a value, with so many certificates for the next one. */
export function aDelivery(value: number, certificates: number, taken: City[] = ['topeka']): Delivery {
  const cities = CITIES.map(({ word, value: needed, points }, index) => {
    const isTaken = taken.includes(word);
    const lacks = Math.max(0, needed - value);
    return {
      city: word,
      cost: index < 2 ? 0 : index - 1,
      lacks: isTaken || lacks > certificates ? null : lacks,
      taken: isTaken,
      cards: 0,
      points,
      dollars: index === 0 ? 6 : 0,
    };
  });
  const sums = Array.from({ length: certificates + 1 }, (_, amount) => value + amount);
  return { seat: 0, value, with_certificates: sums, special: false, cities };
}

/** Ann on A, Bob on a flood, Cid not yet on the trail; Bob's building 1a on the way to B. */
export function aView(more: Partial<TrailView> = {}): TrailView {
  return {
    seat: 0,
    hand: { jersey: 2, dutch_belt: 1, gain_bll: 1 },
    value: 3,
    counted: ['jersey', 'dutch_belt'],
    hand_to_meet: { gain_bll: [true, false, false] },
    prospects: aDelivery(3, 1),
    current: 0,
    trail: {
      a: { building: 'A', owner: null },
      b: { building: 'B', owner: null },
      c: { building: 'C', owner: null },
      d: { building: 'D', owner: null },
      e: { building: 'E', owner: null },
      f: { building: 'F', owner: null },
      g: { building: 'G', owner: null },
      a2: { building: '1a', owner: 1 },
      flood_risk1: { building: '1a', owner: 0 },
      flood1: { tile: 'flood_green3' },
      trade_minus3: { tile: 'blue_teepee' },
      trade6: { tile: 'green_teepee' },
      rockfall1: { tile: 'rockfall_black2' },
    },
    tolls: { green: 2, black: 1 },
    jobs: Array.from({ length: 12 }, (_, row) => (row < 2 ? ['cowboy', 'engineer', null] : [null, null, null])),
    wages: [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4],
    hirable: 2,
    token: 3,
    foresight: [
      ['flood_green2', 'green_teepee'],
      ['cowboy', 'engineer'],
      ['craftsman', 'blue_teepee'],
    ],
    piles: [20, 24, 24],
    market: { holstein: 3, ayrshire: 2, west_highland4: 1, texas_longhorn5: 1 },
    market_size: 10,
    cattle_left: 26,
    display: ['gain_bgl', 'draw_5h', 'engine_345', 'move_bbhh'],
    objectives_left: 20,
    masters: [
      { master: 'workers', worker: null },
      { master: 'objectives', worker: null },
      { master: 'hazards', worker: null },
      { master: null, worker: 'cowboy' },
      { master: 'certificates', worker: null },
    ],
    buildings: ['1a', '2a', '3a', '4a', '5a', '6a', '7a', '8a', '9a', '10a'],
    holder: null,
    left: null,
    players: [
      aPlayer({ engine: '5', stations: ['station1'], cities: { topeka: 1, kansas_city: 2 } }),
      aPlayer({ place: 'flood1', engine: 'turnout1' }),
      aPlayer({ place: null }),
    ],
    reach: null,
    visited: [],
    delivery: null,
    ...more,
  };
}

export function someProps(more: Partial<DrawingProps<TrailView>> = {}): DrawingProps<TrailView> {
  return { ...propsOf(aView(), textsOf('en'), 'move'), ...more };
}
