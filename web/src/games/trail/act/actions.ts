/** What the icon of every action of the game is put together from, on a sheet of 36 by 24. */

import { BLUE, GREEN, type GlyphName } from './glyphs';

export interface Part {
  /** A glyph, or the card of a breed as `card jersey`. */
  what: GlyphName | `card ${string}`;
  x: number;
  y?: number;
  scale?: number;
  tone?: string;
  text?: string | number;
}

const PAY = '#b3301d';
const ENGINE = '#6b7d8c';

/** What is given for what: the cards, then an arrow, then the reward. */
function given(cards: Part[], ...reward: Part[]): Part[] {
  return [...cards, { what: 'then', x: reward.length > 1 ? 14.4 : 18.4, scale: 0.36 }, ...reward];
}

function card(breed: string, x = 9): Part {
  return { what: `card ${breed}`, x };
}

function coin(text: string | number, x = 27, scale = 0.86): Part {
  return { what: 'coin', x, scale, text };
}

/** Dollars to be paid have a red ring. */
function price(amount: number, x = 28): Part[] {
  return [coin(amount, x, 0.76), { what: 'ring', x, scale: 0.86, tone: PAY }];
}

function certificates(amount: number, x = 27, scale = 0.88): Part {
  return { what: 'certificate', x, scale, text: amount };
}

function forCards(breed: string, ...reward: Part[]): Part[] {
  return given(
    [card(breed, reward.length > 1 ? 7 : 9)].map((part) => (reward.length > 1 ? { ...part, scale: 0.78 } : part)),
    ...reward,
  );
}

function engine(text: string | number | Part): Part[] {
  const many: Part = typeof text === 'object' ? text : { what: 'ahead', x: 28.2, scale: 0.76, text };
  return [{ what: 'engine', x: 11, scale: 0.96, tone: ENGINE }, many];
}

function cattleman(steps: number, ...more: Part[]): Part[] {
  return [{ what: 'boot', x: 10, scale: 0.94 }, { what: 'ahead', x: 27, scale: 0.88, text: steps }, ...more];
}

function hire(...modifier: Part[]): Part[] {
  const alone = modifier.length === 0;
  return [
    { what: 'worker', x: alone ? 13 : 10, scale: 0.98, tone: '#a4452c' },
    { what: 'plus', x: alone ? 27.6 : 19.4, y: alone ? 12 : 18, scale: alone ? 0.6 : 0.44 },
    ...modifier,
  ];
}

const HAZARD: Part[] = [
  { what: 'hazard', x: 10.5, scale: 0.98 },
  { what: 'cross', x: 10.5, y: 12.6, scale: 0.72 },
];
const TEEPEE: Part = { what: 'teepee', x: 11, scale: 0.98, tone: GREEN };
const DISC = '#c07a2c';

export const ACTIONS: Record<string, readonly Part[]> = {
  guernsey_2: forCards('guernsey', coin(2)),
  guernsey_4: forCards('guernsey', coin(4)),
  dutch_belt_2: forCards('dutch_belt', coin(2)),
  dutch_belt_3: forCards('dutch_belt', coin(3)),
  black_angus_2: forCards('black_angus', coin(2)),
  black_angus_certificates: forCards('black_angus', certificates(2)),
  holstein_10: forCards('holstein', coin(10)),
  pair_4: given(
    [
      { ...card('any', 7), scale: 0.9 },
      { ...card('any', 10.4), scale: 0.9 },
    ],
    coin(4),
  ),
  pair_3: given(
    [
      { ...card('any', 7), scale: 0.9 },
      { ...card('any', 10.4), scale: 0.9 },
    ],
    coin(3),
  ),
  jersey_engine: forCards(
    'jersey',
    { what: 'engine', x: 21.6, scale: 0.62, tone: ENGINE },
    { what: 'ahead', x: 31, scale: 0.48, text: 1 },
  ),
  objective_certificates: given([{ what: 'objective', x: 9 }], certificates(2)),
  cattle_objective: forCards('any', coin(3, 20.6, 0.62), { what: 'objective', x: 30, scale: 0.74 }),
  risk_jersey: forCards('jersey', certificates(1, 21, 0.66), coin(2, 30, 0.58)),
  risk_cattle: forCards('any', certificates(1)),
  jersey_certificate: forCards('jersey', certificates(1)),
  jersey_2: forCards('jersey', coin(2)),
  jersey_certificates: forCards('jersey', certificates(2)),
  jersey_4: forCards('jersey', coin(4)),
  hire: hire(),
  hire_dearer: hire(coin('+2')),
  hire_cheaper: hire(coin('−1')),
  hire_cheapest: hire(coin('−2')),
  build: [{ what: 'house', x: 10.6, tone: '#e2c48e' }, ...price(2)],
  build_cheaply: [{ what: 'house', x: 10.6, tone: '#e2c48e' }, ...price(1)],
  certificate: [certificates(1, 18, 1)],
  certificates_full: [
    { what: 'certificate', x: 11.4, scale: 0.94 },
    { what: 'full', x: 27.4, scale: 0.84 },
  ],
  take_objective: [
    { what: 'objective', x: 13 },
    { what: 'plus', x: 27.4, scale: 0.6 },
  ],
  engine_engineers: engine({ what: 'engineer', x: 28, scale: 0.72 }),
  engine_2_for_2: [
    ...price(2, 8),
    { what: 'engine', x: 22, scale: 0.7, tone: ENGINE },
    { what: 'ahead', x: 31, scale: 0.48, text: 2 },
  ],
  engine_2: engine(2),
  engine_3: engine(3),
  engine_4: engine(4),
  engine_woods: engine({ what: 'tree', x: 28.2, scale: 0.88 }),
  engine_back_3: [
    { what: 'backward', x: 5.4, scale: 0.46 },
    { what: 'engine', x: 15, scale: 0.66, tone: ENGINE },
    coin(3, 28.4, 0.74),
  ],
  trade: [TEEPEE, coin('±', 27.6, 0.8)],
  auxiliary: [
    { what: 'disc', x: 8, scale: 0.74, tone: DISC },
    { what: 'disc', x: 23, scale: 0.74, tone: DISC },
    { what: 'disc', x: 28.6, scale: 0.74, tone: DISC },
  ],
  buy_cattle: [{ what: 'cow', x: 11, tone: '#b98549' }, coin('$', 28, 0.74)],
  hazard_7: [...HAZARD, ...price(7)],
  hazard_5: [...HAZARD, ...price(5)],
  hazard_free: [...HAZARD, coin(0, 28, 0.76)],
  cattleman_1: cattleman(1),
  cattleman_2: cattleman(2),
  cattleman_3: cattleman(3),
  cattleman_4: cattleman(4),
  cattleman_5: cattleman(5),
  free_move_3: [
    { what: 'boot', x: 7.4, scale: 0.72 },
    { what: 'ahead', x: 19, scale: 0.62, text: 3 },
    { what: 'hand', x: 30, scale: 0.54, tone: '#8e8579' },
    { what: 'slash', x: 30, scale: 0.66 },
  ],
  gain_2: [coin(2, 18, 1.06)],
  gain_4: [coin(4, 18, 1.06)],
  gain_woods: [{ what: 'tree', x: 10, scale: 0.98 }, coin(2)],
  gain_teepees: [
    { what: 'teepee', x: 6, y: 10, scale: 0.54, tone: GREEN },
    { what: 'teepee', x: 11, y: 15, scale: 0.54, tone: BLUE },
    certificates(2, 21.4, 0.62),
    coin(2, 30.4, 0.54),
  ],
  gain_engineers: [{ what: 'engineer', x: 9, scale: 0.86 }, coin(1)],
  draw_cowboys: [
    { what: 'cards', x: 11, scale: 0.98 },
    { what: 'cowboy', x: 27.4, scale: 0.76 },
  ],
  draw_3: [
    { what: 'cards', x: 12, scale: 0.98 },
    { what: 'disc', x: 28, scale: 0.76, tone: '#fdf7e6', text: 3 },
  ],
  copy: [
    { what: 'house', x: 11, y: 11, scale: 0.8, tone: '#c9b78f' },
    { what: 'then', x: 19.6, scale: 0.4 },
    { what: 'house', x: 27.4, y: 13, scale: 0.8, tone: '#e2c48e' },
  ],
  upgrade_behind: [
    { what: 'station', x: 8 },
    { what: 'backward', x: 18.6, scale: 0.46 },
    { what: 'engine', x: 28, scale: 0.68, tone: ENGINE },
  ],
  special_delivery: [
    { what: 'backward', x: 5.4, scale: 0.46 },
    { what: 'engine', x: 15.4, scale: 0.66, tone: ENGINE },
    { what: 'wagon', x: 28.6, scale: 0.66 },
  ],
  hazard_or_trade: [
    { what: 'hazard', x: 9, scale: 0.84 },
    { what: 'cross', x: 9, y: 12.6, scale: 0.62 },
    { what: 'slash', x: 18, scale: 0.4 },
    { what: 'teepee', x: 27.4, scale: 0.84, tone: GREEN },
  ],
  // --- auxiliary actions, single
  aux_dollar: [coin(1, 18, 1.06)],
  aux_draw: [{ what: 'cards', x: 18, scale: 1.04 }],
  aux_certificate: [
    { what: 'backward', x: 4.6, scale: 0.4 },
    { what: 'engine', x: 13, scale: 0.56, tone: ENGINE },
    ...price(1, 22.6).map((part) => ({ ...part, scale: (part.scale ?? 1) * 0.62 })),
    certificates(1, 30.6, 0.54),
  ],
  aux_engine: [
    ...price(1, 8.2).map((part) => ({ ...part, scale: (part.scale ?? 1) * 0.84 })),
    { what: 'engine', x: 21.4, scale: 0.66, tone: ENGINE },
    { what: 'forward', x: 31.6, scale: 0.42 },
  ],
  aux_remove: [
    { what: 'backward', x: 4.8, scale: 0.42 },
    { what: 'engine', x: 14.4, scale: 0.62, tone: ENGINE },
    { what: 'card any', x: 28, scale: 0.84 },
    { what: 'cross', x: 28, scale: 0.8 },
  ],
};

/** How the legend arranges them. */
export const LEGEND: readonly (readonly [string, readonly string[]])[] = [
  [
    'discard',
    ['guernsey_2', 'dutch_belt_2', 'black_angus_2', 'holstein_10', 'pair_4', 'jersey_engine', 'objective_certificates'],
  ],
  ['money', ['gain_2', 'gain_woods', 'gain_engineers', 'gain_teepees', 'certificate', 'certificates_full']],
  ['people', ['hire', 'hire_dearer', 'hire_cheaper', 'build', 'build_cheaply', 'copy']],
  ['cards', ['buy_cattle', 'take_objective', 'cattle_objective', 'draw_3', 'draw_cowboys']],
  [
    'railroad',
    [
      'engine_2',
      'engine_engineers',
      'engine_woods',
      'engine_2_for_2',
      'engine_back_3',
      'upgrade_behind',
      'special_delivery',
    ],
  ],
  ['trail', ['cattleman_3', 'free_move_3', 'hazard_7', 'hazard_free', 'trade', 'hazard_or_trade']],
  ['risk', ['risk_jersey', 'risk_cattle']],
  ['auxiliary', ['auxiliary', 'aux_dollar', 'aux_draw', 'aux_certificate', 'aux_engine', 'aux_remove']],
];
