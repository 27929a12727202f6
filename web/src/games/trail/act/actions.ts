/** What the icon of every action of the game is put together from, on a sheet of 36 by 24. */

import { ACTIONS as printed, AUX_ROWS as aux } from '../generated';
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

/** A number that something changes by. */
function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
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
  guernsey_2: forCards('guernsey', coin(printed.guernsey_2.dollars)),
  guernsey_4: forCards('guernsey', coin(printed.guernsey_4.dollars)),
  dutch_belt_2: forCards('dutch_belt', coin(printed.dutch_belt_2.dollars)),
  dutch_belt_3: forCards('dutch_belt', coin(printed.dutch_belt_3.dollars)),
  black_angus_2: forCards('black_angus', coin(printed.black_angus_2.dollars)),
  black_angus_certificates: forCards('black_angus', certificates(printed.black_angus_certificates.certificates)),
  holstein_10: forCards('holstein', coin(printed.holstein_10.dollars)),
  pair_4: given(
    [
      { ...card('any', 7), scale: 0.9 },
      { ...card('any', 10.4), scale: 0.9 },
    ],
    coin(printed.pair_4.dollars),
  ),
  pair_3: given(
    [
      { ...card('any', 7), scale: 0.9 },
      { ...card('any', 10.4), scale: 0.9 },
    ],
    coin(printed.pair_3.dollars),
  ),
  jersey_engine: forCards(
    'jersey',
    { what: 'engine', x: 21.6, scale: 0.62, tone: ENGINE },
    { what: 'ahead', x: 31, scale: 0.48, text: printed.jersey_engine.steps },
  ),
  objective_certificates: given(
    [{ what: 'objective', x: 9 }],
    certificates(printed.objective_certificates.certificates),
  ),
  cattle_objective: forCards('any', coin(printed.cattle_objective.dollars, 20.6, 0.62), {
    what: 'objective',
    x: 30,
    scale: 0.74,
  }),
  risk_jersey: forCards(
    'jersey',
    certificates(printed.risk_jersey.certificates, 21, 0.66),
    coin(printed.risk_jersey.dollars, 30, 0.58),
  ),
  risk_cattle: forCards('any', certificates(printed.risk_cattle.certificates)),
  jersey_certificate: forCards('jersey', certificates(printed.jersey_certificate.certificates)),
  jersey_2: forCards('jersey', coin(printed.jersey_2.dollars)),
  jersey_certificates: forCards('jersey', certificates(printed.jersey_certificates.certificates)),
  jersey_4: forCards('jersey', coin(printed.jersey_4.dollars)),
  hire: hire(),
  hire_dearer: hire(coin(signed(printed.hire_dearer.dollars))),
  hire_cheaper: hire(coin(signed(printed.hire_cheaper.dollars))),
  hire_cheapest: hire(coin(signed(printed.hire_cheapest.dollars))),
  build: [{ what: 'house', x: 10.6, tone: '#e2c48e' }, ...price(printed.build.cost)],
  build_cheaply: [{ what: 'house', x: 10.6, tone: '#e2c48e' }, ...price(printed.build_cheaply.cost)],
  certificate: [certificates(printed.certificate.certificates, 18, 1)],
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
    ...price(printed.engine_2_for_2.cost, 8),
    { what: 'engine', x: 22, scale: 0.7, tone: ENGINE },
    { what: 'ahead', x: 31, scale: 0.48, text: printed.engine_2_for_2.steps },
  ],
  engine_2: engine(printed.engine_2.steps),
  engine_3: engine(printed.engine_3.steps),
  engine_4: engine(printed.engine_4.steps),
  engine_woods: engine({ what: 'tree', x: 28.2, scale: 0.88 }),
  engine_back_3: [
    { what: 'backward', x: 5.4, scale: 0.46 },
    { what: 'engine', x: 15, scale: 0.66, tone: ENGINE },
    coin(printed.engine_back_3.dollars, 28.4, 0.74),
  ],
  trade: [TEEPEE, coin('±', 27.6, 0.8)],
  auxiliary: [
    { what: 'disc', x: 8, scale: 0.74, tone: DISC },
    { what: 'disc', x: 23, scale: 0.74, tone: DISC },
    { what: 'disc', x: 28.6, scale: 0.74, tone: DISC },
  ],
  buy_cattle: [{ what: 'cow', x: 11, tone: '#b98549' }, coin('$', 28, 0.74)],
  hazard_7: [...HAZARD, ...price(printed.hazard_7.cost)],
  hazard_5: [...HAZARD, ...price(printed.hazard_5.cost)],
  hazard_free: [...HAZARD, coin(printed.hazard_free.cost, 28, 0.76)],
  cattleman_1: cattleman(printed.cattleman_1.steps),
  cattleman_2: cattleman(printed.cattleman_2.steps),
  cattleman_3: cattleman(printed.cattleman_3.steps),
  cattleman_4: cattleman(printed.cattleman_4.steps),
  cattleman_5: cattleman(printed.cattleman_5.steps),
  free_move_3: [
    { what: 'boot', x: 7.4, scale: 0.72 },
    { what: 'ahead', x: 19, scale: 0.62, text: printed.free_move_3.steps },
    { what: 'hand', x: 30, scale: 0.54, tone: '#8e8579' },
    { what: 'slash', x: 30, scale: 0.66 },
  ],
  gain_2: [coin(printed.gain_2.dollars, 18, 1.06)],
  gain_4: [coin(printed.gain_4.dollars, 18, 1.06)],
  gain_woods: [{ what: 'tree', x: 10, scale: 0.98 }, coin(printed.gain_woods.dollars)],
  gain_teepees: [
    { what: 'teepee', x: 6, y: 10, scale: 0.54, tone: GREEN },
    { what: 'teepee', x: 11, y: 15, scale: 0.54, tone: BLUE },
    certificates(printed.gain_teepees.certificates, 21.4, 0.62),
    coin(printed.gain_teepees.dollars, 30.4, 0.54),
  ],
  gain_engineers: [{ what: 'engineer', x: 9, scale: 0.86 }, coin(printed.gain_engineers.dollars)],
  draw_cowboys: [
    { what: 'cards', x: 11, scale: 0.98 },
    { what: 'cowboy', x: 27.4, scale: 0.76 },
  ],
  draw_3: [
    { what: 'cards', x: 12, scale: 0.98 },
    { what: 'disc', x: 28, scale: 0.76, tone: '#fdf7e6', text: printed.draw_3.steps },
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
  aux_dollar: [coin(aux.dollar.dollars, 18, 1.06)],
  aux_draw: [{ what: 'cards', x: 18, scale: 1.04 }],
  aux_certificate: [
    { what: 'backward', x: 4.6, scale: 0.4 },
    { what: 'engine', x: 13, scale: 0.56, tone: ENGINE },
    ...price(aux.certificate.cost, 22.6).map((part) => ({ ...part, scale: (part.scale ?? 1) * 0.62 })),
    certificates(aux.certificate.certificates, 30.6, 0.54),
  ],
  aux_engine: [
    ...price(aux.engine.cost, 8.2).map((part) => ({ ...part, scale: (part.scale ?? 1) * 0.84 })),
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
