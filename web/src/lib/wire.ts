/** What server and browser say to each other, as docs/wire.md has it. */

export type Words = string;
export type Seat = number;

export interface Argument extends Array<string> {
  0: string;
  1: string;
}

export interface GameOption {
  name: string;
  values: string[];
  default: string;
  sets: Record<string, Record<string, string>>;
  free: boolean;
  /** A fine point that few will want to change. */
  detail: boolean;
  seats: number[];
}

/** The parts that the words of a list are made of: name and length of each, in order. */
export type Parts = Record<string, number>;

export interface Game {
  name: string;
  least: number;
  most: number;
  version: number;
  options: GameOption[];
  verbs: Record<string, Argument[]>;
  events: Record<string, Argument[]>;
  steps: Record<string, Argument[]>;
  /** The lists whose words are made of parts. */
  parts: Record<string, Parts>;
}

export interface Games {
  games: Game[];
  bots: string[];
  languages: string[];
  /** What this server speaks to whom nothing is known of. */
  language: string;
}

export interface Me {
  name: string | null;
  account: string | null;
}

/** An argument of an event or a question: a number or a seat, a word, a set of seats, nothing. */
export type Value = string | number | Seat[] | null;

export type GameEvent = { event: string } & Record<string, Value>;
export type Question = { step: string } & Record<string, Value>;

/** A game's view is known to its drawing only. */
export type View = Record<string, unknown>;

export type Clock = null | { kind: 'minutes'; minutes: number; increment: number } | { kind: 'days'; days: number };
export type TableState = 'open' | 'running' | 'over' | 'closed';
export type OnTime = 'nothing' | 'bot';
export type Tempo = 'off' | 'quick' | 'calm';

export interface TableSeat {
  seat: Seat;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  mine: boolean;
  here: boolean;
  standin: string | null;
  left: boolean;
  resigned: boolean;
  key?: string;
}

export interface Proposal {
  id: number;
  kind: 'undo' | 'bot';
  by: Seat;
  seat: Seat;
  yes: Seat[];
  no: Seat[];
  open: Seat[];
}

export interface Result {
  scores: number[];
  ranking: Seat[][];
  breakdown: Record<string, number[]>;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  /** Whether anybody at such a table ever sees what others may not. */
  secrets: boolean;
  state: TableState;
  host: boolean;
  public: boolean;
  spectators: boolean;
  clock: Clock;
  on_time: OnTime;
  tempo: Tempo;
  seats: TableSeat[];
  watchers: number;
  rematch: string | null;
  proposal: Proposal | null;
  result: Result | null;
}

export interface Card {
  id: string;
  game: string;
  state: TableState;
  seats: { name: string | null; kind: TableSeat['kind']; level: string | null; mine: boolean }[];
  waits: boolean;
  created: string;
  result: { scores: number[]; ranking: Seat[][] } | null;
}

export interface Lobby {
  mine: Card[];
  open: Card[];
  running: Card[];
  finished: Card[];
}

export type Sit = { kind: 'me' } | { kind: 'open' } | { kind: 'local'; name: string } | { kind: 'bot'; level: string };

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: Sit[];
  public: boolean;
  spectators: boolean;
  clock: Clock;
  on_time: OnTime;
  tempo: Tempo;
  name: string | null;
  start: boolean;
}

export interface WireError {
  key: string;
  facts: Record<string, unknown>;
}

export interface Chat {
  number: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: string;
}

export interface Clocks {
  left: number[];
  running: Seat[];
  at: number;
}

/** What is on the table now, as one watcher sees it. */
export interface Now {
  ticket: number | null;
  question: Question | null;
  asked: Seat[];
  choices: Words[];
  view: View | null;
  undo: 'free' | 'ask' | null;
  redo: boolean;
  clock: Clocks | null;
}

export interface Page extends Now {
  n: number;
  whole: true;
  seat: Seat | null;
  table: Table;
  chat: Chat[];
  log: GameEvent[];
  since: number;
}

export interface Step extends Now {
  n: number;
  events: GameEvent[];
}

export type FromServer =
  | Page
  | Step
  | { n: number; table: Table }
  | { n: number; chat: Chat[] }
  | { error: WireError; id?: number }
  | { hint: Words; ticket: number; id?: number }
  | { preview: Words; events: GameEvent[]; ticket: number; id?: number }
  | { pong: unknown };

export interface ReplayLine {
  seat: Seat | null;
  words: Words;
  kind: 'start' | 'answer' | 'undo' | 'imagine' | 'scores';
  struck: boolean;
}

export interface Replay {
  lines: ReplayLine[];
  names: string[];
  game: string;
  seats: number;
  result: Result | null;
}

export interface Moment {
  moment: number;
  view: View;
  asked: Seat[];
  question: Question | null;
  events: GameEvent[];
}
