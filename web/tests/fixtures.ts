/** Valid messages for tests, with the fields that matter given. */

import type { Chat, Game, Page, Step, Table, TableSeat } from '../src/lib/wire';

export function aSeat(seat: number, more: Partial<TableSeat> = {}): TableSeat {
  return {
    seat,
    kind: 'person',
    name: ['Ann', 'Bob', 'Cid', 'Dot'][seat] ?? null,
    level: null,
    mine: seat === 0,
    here: true,
    kept: null,
    standin: null,
    left: false,
    resigned: false,
    deleted: false,
    author: null,
    person: null,
    ...more,
  };
}

export function aTable(more: Partial<Table> = {}): Table {
  return {
    id: 't1',
    game: 'duel',
    options: {},
    state: 'running',
    host: true,
    public: true,
    spectators: true,
    clock: null,
    on_time: 'nothing',
    tempo: 'off',
    standin: 'level3',
    grace: null,
    guest_bots: false,
    rated: false,
    takebacks: false,
    seats: [aSeat(0), aSeat(1)],
    begins_in: null,
    watchers: 0,
    secrets: true,
    rematch: null,
    posse: null,
    proposal: null,
    result: null,
    luck: null,
    ...more,
  };
}

const NOW = {
  ticket: 41,
  question: { step: 'place' },
  asked: [0],
  choices: ['pass', 'place wages', 'place c4'],
  view: { round: 1 },
  undo: null,
  redo: false,
  clock: null,
};

export function aPage(more: Partial<Page> = {}): Page {
  const nothing = { chat: [], log: [], since: 0, notices: [], plans: [] };
  return { n: 1, whole: true, seat: 0, table: aTable(), ...nothing, ...NOW, ...more };
}

export function aStep(more: Partial<Step> = {}): Step {
  return { n: 2, events: [], ...NOW, ...more };
}

export function chat(number: number, text: string): Chat {
  return { number, seat: 0, name: 'Ann', text, at: '2026-11-15T20:00:00Z' };
}

/** A game that exists only here. */
export const DUEL: Game = {
  name: 'duel',
  least: 2,
  most: 4,
  version: 1,
  options: [],
  scopes: [],
  verbs: {
    pass: [],
    place: [['place', 'place']],
    build: [
      ['building', 'building'],
      ['parcel', 'parcel'],
    ],
    pay: [['amount', 'amount']],
    shoot: [['target', 'seat']],
  },
  events: {
    placed: [
      ['seat', 'seat'],
      ['place', 'place'],
    ],
    dealt: [
      ['seat', 'seat'],
      ['tile', 'tile'],
    ],
    duel: [
      ['place', 'place'],
      ['seats', 'seats'],
    ],
    laid: [
      ['seat', 'seat'],
      ['edge', 'edge'],
    ],
    round: [['amount', 'number']],
  },
  steps: { place: [], consent: [['builder', 'seat']], pay: [['least', 'number']] },
  obstacles: {
    too_expensive: [
      ['need', 'number'],
      ['have', 'number'],
    ],
  },
  plans: {},
  lessons: 0,
  puzzles: 0,
  parts: { place: { parcel: 3 }, parcel: { parcel: 2 }, edge: { parcel: 2, side: 1 } },
};

export const ENGLISH = `
nothing = nothing
nobody = nobody
seat-name = Player { $number }
seat-number = seat { $number }
quoted = “{ $text }”
list-more = { $items } and { $count } more
noun-building = building
place = { $parcel }
place-wages = wages
place-ammunition = ammunition
    .acc = some ammunition
building-bank = bank
    .plural = banks
parcel = { $parcel }
edge = { $side ->
    [N] north of { $parcel }
   *[e] east of { $parcel }
    }
verb-pass = Pass
verb-place = Go to { $place_acc }
verb-build = Build one of the { $building_plural } on { $parcel }
verb-pay = { $amount ->
    [0] Pay nothing
   *[other] Pay { $amount } coins
    }
verb-shoot = Shoot { $target }
event-placed = { $seat } goes to { $place } ({ $place_key }).
event-dealt = { $seat } gets { $tile }.
event-dealt-hidden = { $seat } gets a tile.
event-duel = Duel for { $place }: { $seats }.
event-laid = { $seat } lays a road { $edge }.
event-round = Round { $amount }
why-too_expensive = You need { $need } and have { $have }.
ask-place = Where do you go?
ask-consent = Does { $builder } please you?
ask-pay = At least { $least }?
tie = Equal points: whoever shot first wins.
error-allowed = Possible: { $allowed }.
error-unknown = It did not work ({ $key }).
error-not-allowed = “{ $given }” is not allowed now.
error-not-asked = { $seat } is not asked; the game waits for { $asked }.
error-not-a-noun = No { $kind } is called “{ $given }”.
error-outer = It failed.
`;
