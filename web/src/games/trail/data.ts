/** What is printed on tiles, cards and boards, as src/posse/games/trail/data/ has it. */

import type { Aux, Master, Worker } from './view';

// --- buildings: two actions in one bracket are a choice

export interface Building {
  craftsmen: number;
  points: number;
  /** Which hands it shows: those who pass pay so much to its owner. */
  hand: 'none' | 'green' | 'black' | 'both';
  actions: readonly (readonly string[])[];
}

function a(craftsmen: number, points: number, hand: Building['hand'], ...actions: string[]): Building {
  return { craftsmen, points, hand, actions: actions.map((slot) => slot.split('|')) };
}

export const BUILDINGS: Record<string, Building> = {
  A: a(0, 0, 'none', 'guernsey_2', 'hire', 'hire_dearer'),
  B: a(0, 0, 'none', 'dutch_belt_2', 'build'),
  C: a(0, 0, 'none', 'certificate|take_objective', 'engine_engineers'),
  D: a(0, 0, 'none', 'trade|engine_2_for_2', 'auxiliary'),
  E: a(0, 0, 'none', 'black_angus_2', 'buy_cattle'),
  F: a(0, 0, 'none', 'pair_4', 'hazard_7'),
  G: a(0, 0, 'none', 'engine_engineers', 'auxiliary'),
  '1a': a(1, 1, 'green', 'gain_woods'),
  '1b': a(1, 1, 'green', 'objective_certificates', 'engine_back_3'),
  '2a': a(1, 1, 'none', 'guernsey_4', 'buy_cattle'),
  '2b': a(1, 1, 'none', 'jersey_engine', 'dutch_belt_3'),
  '3a': a(1, 1, 'none', 'pair_3', 'cattleman_1'),
  '3b': a(2, 3, 'none', 'auxiliary', 'cattleman_1'),
  '4a': a(2, 3, 'black', 'hazard_5', 'cattleman_2'),
  '4b': a(2, 3, 'black', 'draw_cowboys', 'cattleman_3'),
  '5a': a(3, 4, 'none', 'hire_cheaper', 'engine_engineers'),
  '5b': a(3, 4, 'none', 'black_angus_certificates', 'gain_engineers'),
  '6a': a(4, 5, 'none', 'holstein_10', 'auxiliary'),
  '6b': a(4, 5, 'none', 'cattle_objective'),
  '7a': a(5, 6, 'both', 'gain_teepees'),
  '7b': a(5, 6, 'both', 'engine_woods'),
  '8a': a(5, 6, 'green', 'trade|auxiliary', 'engine_2'),
  '8b': a(6, 8, 'none', 'copy'),
  '9a': a(7, 9, 'none', 'special_delivery', 'engine_3'),
  '9b': a(6, 8, 'none', 'upgrade_behind'),
  '10a': a(9, 13, 'black', 'certificates_full', 'cattleman_5'),
  '10b': a(8, 11, 'black', 'gain_4', 'engine_4', 'cattleman_4'),
};

/** The risk action of a spot belongs to the building that stands there. */
export const RISKS: Record<string, string> = {
  flood_risk1: 'risk_jersey',
  flood_risk2: 'risk_jersey',
  drought_risk: 'risk_cattle',
  trade_risk1: 'risk_cattle',
  trade_risk2: 'risk_jersey',
  rockfall_risk1: 'risk_cattle',
  rockfall_risk2: 'risk_jersey',
};

export const WOODS: readonly string[] = [
  'flood_risk2',
  'b1',
  'c_north1',
  'c_north2',
  'e1',
  'e2',
  'rockfall_risk2',
  'f2',
];

// --- cattle

export interface Cattle {
  breed: string;
  value: number;
  points: number;
}

export const CATTLE: Record<string, Cattle> = {
  jersey: { breed: 'jersey', value: 1, points: 0 },
  dutch_belt: { breed: 'dutch_belt', value: 2, points: 0 },
  black_angus: { breed: 'black_angus', value: 2, points: 0 },
  guernsey: { breed: 'guernsey', value: 2, points: 0 },
  holstein: { breed: 'holstein', value: 3, points: 1 },
  brown_swiss: { breed: 'brown_swiss', value: 3, points: 2 },
  ayrshire: { breed: 'ayrshire', value: 3, points: 3 },
  west_highland3: { breed: 'west_highland', value: 4, points: 3 },
  west_highland4: { breed: 'west_highland', value: 4, points: 4 },
  west_highland5: { breed: 'west_highland', value: 4, points: 5 },
  texas_longhorn5: { breed: 'texas_longhorn', value: 5, points: 5 },
  texas_longhorn6: { breed: 'texas_longhorn', value: 5, points: 6 },
  texas_longhorn7: { breed: 'texas_longhorn', value: 5, points: 7 },
};

export interface Offer {
  word: string;
  cowboys: number;
  dollars: number;
  /** The breeding value of what is sold. */
  value: number;
  cards: number;
}

export const OFFERS: readonly Offer[] = [
  { word: 'value3_1', cowboys: 1, dollars: 6, value: 3, cards: 1 },
  { word: 'value3_2', cowboys: 2, dollars: 3, value: 3, cards: 1 },
  { word: 'value3_3', cowboys: 3, dollars: 5, value: 3, cards: 2 },
  { word: 'highland_1', cowboys: 1, dollars: 12, value: 4, cards: 1 },
  { word: 'highland_3', cowboys: 3, dollars: 6, value: 4, cards: 1 },
  { word: 'highland_5', cowboys: 5, dollars: 8, value: 4, cards: 2 },
  { word: 'longhorn_2', cowboys: 2, dollars: 12, value: 5, cards: 1 },
  { word: 'longhorn_4', cowboys: 4, dollars: 6, value: 5, cards: 1 },
];

// --- objectives: tasks by letter as on the cards

export type Task =
  | 'building'
  | 'green_teepee'
  | 'blue_teepee'
  | 'hazard'
  | 'station'
  | 'cattle3'
  | 'cattle4'
  | 'cattle5'
  | 'san_francisco';

const TASK_OF: Record<string, Task> = {
  b: 'building',
  g: 'green_teepee',
  l: 'blue_teepee',
  h: 'hazard',
  s: 'station',
  3: 'cattle3',
  4: 'cattle4',
  5: 'cattle5',
  f: 'san_francisco',
};

export interface Objective {
  tasks: readonly Task[];
  points: number;
  penalty: number;
  /** Nothing for those one starts with. */
  action: string | null;
}

function wants(letters: string, points: number, penalty: number, action: string | null): Objective {
  return { tasks: [...letters].map((letter) => TASK_OF[letter] as Task), points, penalty, action };
}

export const OBJECTIVES: Record<string, Objective> = {
  gain_bll: wants('bll', 3, 2, 'gain_2'),
  gain_bgl: wants('bgl', 3, 2, 'gain_2'),
  gain_4hh: wants('4hh', 3, 2, 'gain_2'),
  gain_ssh: wants('ssh', 3, 2, 'gain_2'),
  gain_333b: wants('333b', 4, 2, 'gain_2'),
  aux_sf: wants('f', 5, 3, 'auxiliary'),
  draw_bbh: wants('bbh', 3, 2, 'draw_3'),
  draw_sgl: wants('sgl', 3, 2, 'draw_3'),
  draw_5h: wants('5h', 3, 2, 'draw_3'),
  draw_sgg: wants('sgg', 3, 2, 'draw_3'),
  draw_333s: wants('333s', 4, 2, 'draw_3'),
  engine_44sg: wants('44sg', 5, 3, 'engine_2'),
  engine_345: wants('345', 5, 3, 'engine_2'),
  engine_bbgg: wants('bbgg', 5, 3, 'engine_2'),
  engine_blhh: wants('blhh', 5, 3, 'engine_3'),
  engine_sshh: wants('sshh', 5, 3, 'engine_3'),
  move_bbhh: wants('bbhh', 5, 2, 'free_move_3'),
  move_ssll: wants('ssll', 5, 2, 'free_move_3'),
  move_345: wants('345', 5, 2, 'free_move_3'),
  move_34hh: wants('34hh', 5, 2, 'free_move_3'),
  move_ssbb: wants('ssbb', 5, 2, 'free_move_3'),
  start_34b: wants('34b', 3, 0, null),
  start_ssg: wants('ssg', 3, 0, null),
  start_bbh: wants('bbh', 3, 0, null),
  start_lhh: wants('lhh', 3, 0, null),
};

// --- the railroad

export interface City {
  word: string;
  value: number;
  /** Black corners: discs from black places may go there. */
  black: boolean;
  /** Of a disc there. */
  points: number;
  /** The arrow to the next city: an objective card at once, points at the end. */
  arrow: { card: boolean; points: number } | null;
}

function city(word: string, value: number, corners: string, points: number, card = 0, bonus = 0): City {
  const arrow = card !== 0 || bonus !== 0 ? { card: card !== 0, points: bonus } : null;
  return { word, value, black: corners === 'black', points, arrow };
}

export const CITIES: readonly City[] = [
  city('kansas_city', 0, 'white', -6),
  city('topeka', 1, 'white', 0, 1, -3),
  city('wichita', 4, 'white', 0, 0, -1),
  city('colorado_springs', 6, 'white', 0, 1),
  city('santa_fe', 8, 'white', 0, 1),
  city('albuquerque', 10, 'black', 0, 0, 6),
  city('el_paso', 12, 'black', 0, 0, 8),
  city('san_diego', 14, 'white', 0, 0, 4),
  city('sacramento', 16, 'black', 6),
  city('san_francisco', 18, 'black', 9),
];

export const HOME_DOLLARS = 6;

export interface Station {
  word: string;
  cost: number;
  points: number;
  black: boolean;
}

export const STATIONS: readonly Station[] = [
  [2, 1],
  [2, 1],
  [4, 2],
  [4, 2],
  [6, 3],
  [8, 5],
  [7, 6],
  [6, 7],
  [5, 8],
  [3, 9],
].map(([cost = 0, points = 0], index) => ({ word: `station${index + 1}`, cost, points, black: index >= 4 }));

export const MASTER_ACTIONS: Record<Master, string | null> = {
  workers: 'gain_2',
  objectives: 'hazard_or_trade',
  hazards: null,
  teepees: null,
  certificates: null,
};

export const GIVES_CERTIFICATE: readonly Master[] = ['hazards', 'teepees', 'certificates'];

// --- tiles

export interface Tile {
  kind: 'worker' | 'teepee' | 'flood' | 'drought' | 'rockfall';
  hand: 'none' | 'green' | 'black';
  points: number;
}

/** A hazard's word says it all: `flood_green3`. */
export function tileOf(word: string): Tile {
  if (word.endsWith('_teepee')) return { kind: 'teepee', hand: word === 'green_teepee' ? 'green' : 'black', points: 0 };
  const [kind = '', face = ''] = word.split('_');
  if (face === '') return { kind: 'worker', hand: 'none', points: 0 };
  return {
    kind: kind as Tile['kind'],
    hand: face.startsWith('green') ? 'green' : 'black',
    points: Number(face.slice(-1)),
  };
}

export function isHazard(word: string): boolean {
  return /^(flood|drought|rockfall)_/.test(word);
}

// --- a player's board

/** The immediate action of each of the six columns. */
export const COLUMNS: Record<Worker, readonly (string | null)[]> = {
  cowboy: [null, null, null, 'hazard_free', null, 'trade'],
  craftsman: [null, null, null, 'build_cheaply', null, 'build_cheaply'],
  engineer: [null, 'jersey_certificate', 'jersey_2', 'hire_cheapest', 'jersey_certificates', 'jersey_4'],
};

/** From this column on a worker is worth points. */
export const POINTS_FROM = 5;
export const WORKER_POINTS = 4;

/** The two disc places of each auxiliary action; null is the gray one that never had a disc. */
export const AUX_DISCS: Record<Aux, readonly [string | null, string]> = {
  dollar: [null, 'aux_dollar2'],
  draw: [null, 'aux_draw2'],
  certificate: ['aux_certificate1', 'aux_certificate2'],
  engine: ['aux_engine1', 'aux_engine2'],
  remove: ['aux_remove1', 'aux_remove2'],
};

/** The other places, in the order in which they are drawn. */
export const OTHER_DISCS = ['certificates4', 'certificates6', 'step_dollars', 'step_points', 'hand1', 'hand2'] as const;
export const BLACK_DISCS: readonly string[] = ['step_dollars', 'step_points', 'hand1', 'hand2', 'certificates6'];
export const HAND_DISC_COST = 5;
export const STEP_DISC_DOLLARS = 3;
export const STEP_DISC_POINTS = 3;

/** The places of the certificate track. */
export const CERTIFICATE_TRACK = [0, 1, 2, 3, 4, 6] as const;

/** The rows of the job market from which the cattle market is filled when the token leaves them. */
export const FILLING_ROWS: readonly number[] = [6, 9];
