/** A table of Carson City for tests: just begun, with what matters given; and its texts from the real files. */

import type { Spots } from '../../src/lib/chooser';
import type { Texts } from '../../src/lib/fluent';
import { ALL_SPACES, kindOf } from '../../src/games/carson/spaces/lines';
import { BUILDINGS, CHARACTERS, PARCELS, type CarsonPlayer, type Parcel } from '../../src/games/carson/generated';
import type { CarsonView } from '../../src/games/carson/view';
import type { DrawingProps } from '../../src/games/drawing';
import { NAMES, propsOf, spotsFor, textsOfGame } from '../drawing';

export { LANGUAGES, LIT, NAMES, ftl, lit, spot, spotsIn } from '../drawing';

export function textsOf(lang: string): Texts {
  return textsOfGame('carson', lang);
}

/** What can be clicked while these answers can be given. */
export function can(...answers: string[]): Spots {
  return spotsFor('carson', ...answers);
}

export function aPlayer(more: Partial<CarsonPlayer> = {}): CarsonPlayer {
  return {
    cash: 15,
    limit: null,
    points: 0,
    sources: {
      parcel_vp: 0,
      firepower_vp: 0,
      property_vp: 0,
      buy_vp: 0,
      sheriff: 0,
      banker: 0,
      shopkeeper: 0,
      settler: 0,
      cash_limit: 0,
      filled_parcels: 0,
      bridges: 0,
      cash: 0,
      pass_order: 0,
    },
    roads: 1,
    revolvers: 1,
    cowboys: 3,
    supply: 7,
    firepower: 4,
    property_tiles: 10,
    character: null,
    waiting: false,
    kept: {},
    homeless: [],
    ...more,
  };
}

export function aView(more: Partial<CarsonView> = {}, town: Record<string, Parcel> = {}): CarsonView {
  const construction = ALL_SPACES.filter((space) => kindOf(space) === 'construction');
  return {
    seat: 0,
    round: 1,
    order: [0, 1, 2],
    passed: [],
    choosing: false,
    selling: true,
    sides: Object.fromEntries(CHARACTERS.map((card) => [card, 'yellow'])) as CarsonView['sides'],
    players: NAMES.map(() => aPlayer()),
    town: { ...Object.fromEntries(PARCELS.map((parcel) => [parcel, { price: 1 }])), ...town },
    roads: ['c4n', 'c4w', 'c5n', 'd4w'],
    bridges: [],
    row: Object.fromEntries(construction.map((space) => [space, 'ranch'])),
    bag: Object.fromEntries(BUILDINGS.map((building) => [building, 2])) as CarsonView['bag'],
    closed: [],
    cowboys: {},
    white: { holder: null, at: null },
    three_guns: null,
    doubled: null,
    houses: 19,
    roads_left: 18,
    ...more,
  };
}

export function someProps(more: Partial<DrawingProps<CarsonView>> = {}): DrawingProps<CarsonView> {
  return { ...propsOf(aView(), textsOf('en'), 'place'), ...more };
}
