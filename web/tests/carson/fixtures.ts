/** A table of Carson City for tests: just begun, with what matters given; and its texts from the real files. */

import type { Texts } from '../../src/lib/fluent';
import { PARCELS } from '../../src/games/carson/geometry';
import { ALL_SPACES, kindOf } from '../../src/games/carson/spaces/lines';
import { BUILDINGS, CHARACTERS, type CarsonPlayer, type CarsonView, type Spot } from '../../src/games/carson/view';
import type { DrawingProps } from '../../src/games/drawing';
import type { Game } from '../../src/lib/wire';
import { NAMES, propsOf, textsOfGame } from '../drawing';

export { LANGUAGES, NAMES, asView, ftl } from '../drawing';

const CARSON: Game = {
  name: 'carson',
  least: 2,
  most: 5,
  version: 1,
  options: [],
  verbs: {},
  events: {},
  steps: {},
  parts: { parcel: { parcel: 2 }, place: { parcel: 2 }, edge: { parcel: 2, side: 1 } },
};

export function textsOf(lang: string): Texts {
  return textsOfGame(CARSON, lang);
}

export function aPlayer(more: Partial<CarsonPlayer> = {}): CarsonPlayer {
  return {
    cash: 15,
    limit: null,
    points: 0,
    sources: {},
    roads: 1,
    revolvers: 1,
    cowboys: 3,
    supply: 7,
    firepower: 4,
    property_tiles: 10,
    character: null,
    waiting: false,
    kept: {},
    ...more,
  };
}

export function aView(more: Partial<CarsonView> = {}, town: Record<string, Spot> = {}): CarsonView {
  const construction = ALL_SPACES.filter((space) => kindOf(space) === 'construction');
  return {
    seat: 0,
    round: 1,
    order: [0, 1, 2],
    passed: [],
    sides: Object.fromEntries(CHARACTERS.map((card) => [card, 'yellow'])) as CarsonView['sides'],
    players: NAMES.map(() => aPlayer()),
    town: { ...Object.fromEntries(PARCELS.map((parcel) => [parcel, { price: 1 }])), ...town },
    roads: ['c4n', 'c4w', 'c5n', 'd4w'],
    bridges: [],
    row: Object.fromEntries(construction.map((space) => [space, 'ranch'])),
    bag: Object.fromEntries(BUILDINGS.map((building) => [building, 2])) as CarsonView['bag'],
    cowboys: {},
    white: { holder: null, at: null },
    three_guns: null,
    doubled: null,
    houses: 19,
    roads_left: 18,
    ...more,
  };
}

export function someProps(more: Partial<DrawingProps> = {}): DrawingProps {
  return { ...propsOf(aView(), textsOf('en'), 'place'), ...more };
}
