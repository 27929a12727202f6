/** Written by `python -m tools.generate`; do not edit. */

export type Account = {
  name: string | null;
  account: string | null;
  email: string | null;
  recoverable: boolean;
  sessions: SessionInfo[];
  bots: BotInfo[];
  most_bots: number;
};

export type BotInfo = {
  id: string;
  name: string;
  created: string;
  used: string | null;
};

export type BotJoin = {
  seat?: number | null;
};

export type Card = {
  id: string;
  game: string;
  state: "open" | "running" | "over" | "closed";
  seats: CardSeat[];
  waits: boolean;
  created: string;
  moved: string | null;
  result: Score | null;
};

export type CardSeat = {
  name: string | null;
  kind: "open" | "person" | "bot";
  level: string | null;
  mine: boolean;
  deleted: boolean;
  author: string | null;
};

/** A chat message; the seat of a spectator is null. */
export type Chat = {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
};

/** Somebody has said something. */
export type ChatNews = {
  n: number;
  chat: Chat[];
};

export type Claim = {
  key: string;
};

/** Milliseconds left to every seat, whose clocks run, and the server's time of this snapshot. */
export type Clocks = {
  left: number[];
  running: number[];
  at: number;
};

export type Confirm = {
  token: string;
};

/** The password once more, for what must not be done by whoever finds an open browser. */
export type Confirmation = {
  password: string;
};

export type Credentials = {
  account: string;
  password: string;
};

/** Days for every turn. */
export type Days = {
  kind: "days";
  days: number;
};

/** Everything that is kept about one person, except for hashes. */
export type Export = {
  person: ExportedPerson;
  sessions: SessionInfo[];
  bots: ExportedBot[];
  tables: ExportedTable[];
  chat: ExportedChat[];
};

export type ExportedBot = {
  id: string;
  name: string;
  created: string;
  used: string | null;
  tables: string[];
};

export type ExportedChat = {
  table: string;
  text: string;
  at: string;
};

export type ExportedPerson = {
  id: string;
  name: string;
  account: string | null;
  email: string | null;
  created: string;
};

export type ExportedTable = {
  id: string;
  game: string;
  options: { [key: string]: string };
  state: "open" | "running" | "over" | "closed";
  created: string;
  host: boolean;
  seats: CardSeat[];
  result: Score | null;
  record: string | null;
};

/** The password, if there is an account. */
export type Farewell = {
  password?: string | null;
};

export type Fault = {
  key: string;
  facts: { [key: string]: unknown };
};

/** The name of an account, or an e-mail address. */
export type Forgotten = {
  account: string;
  lang?: "en" | "pl" | "it" | "ru" | null;
};

export type Fork = {
  moment: number;
  seat: number;
  level: string;
};

/** A moment as a seat saw it, and what had just happened. */
export type Frame = {
  view: { [key: string]: unknown };
  events: GameEvent[];
};

export type FromServer = Page | Step | TableNews | ChatNews | NoticeNews | Taken | Refused | Hint | Preview | World | WhyNot | Pong;

/** What happened, with the arguments of the event by name. */
export type GameEvent = {
  event: string;
} & { [key: string]: number | string | number[] | null };

export type GameInfo = {
  name: string;
  least: number;
  most: number;
  version: number;
  options: OptionInfo[];
  scopes: ScopeInfo[];
  verbs: { [key: string]: [string, string][] };
  events: { [key: string]: [string, string][] };
  steps: { [key: string]: [string, string][] };
  obstacles: { [key: string]: [string, string][] };
  parts: { [key: string]: { [key: string]: number } };
  lessons: number;
};

export type Games = {
  games: GameInfo[];
  bots: string[];
  languages: string[];
  language: string;
  mails: boolean;
};

export type Health = {
  tables: number;
  watchers: number;
  moves: number;
  latency_ms: Latency;
  version: string;
  compiled: boolean;
  compiling: "no" | "running" | "done" | "failed";
};

/** The answer of the strongest bot, and its reason, if there was anything to compare. */
export type Hint = {
  hint: string;
  reason: Reason | null;
  ticket: number;
  id?: number | null;
};

export type Join = {
  seat?: number | null;
  name?: string | null;
};

export type Latency = {
  p50: number | null;
  p99: number | null;
};

/** The answers of a learner from the beginning of a lesson. */
export type LessonAnswers = {
  answers?: string[];
};

export type LessonInfo = {
  id: string;
  title: string;
  steps: number;
};

/** What stands in the way of a thing on the board of a lesson; null if it leads on to an answer. */
export type LessonObstacle = {
  obstacle: Obstacle | null;
};

/** A lesson at some moment, as its learner sees it. */
export type LessonPage = {
  place: number;
  steps: number;
  mood: "asked" | "astray" | "done" | "over";
  text: Said;
  reply: Said | null;
  advice: Said[];
  rule: string;
  lit: string[] | null;
  shown: string | null;
  seat: number;
  view: { [key: string]: unknown };
  question: Question | null;
  asked: number[];
  choices: string[];
  events: GameEvent[];
  result: Result | null;
};

/** A thing on the board, by its spots, and what was picked before it. */
export type LessonThing = {
  answers?: string[];
  thing: string;
  picked?: string[];
};

export type Lessons = {
  lessons: LessonInfo[];
};

export type Live = {
  live: true;
};

export type Lobby = {
  mine: Card[];
  open: Card[];
  running: Card[];
  finished: Card[];
};

export type Me = {
  name: string | null;
  account: string | null;
};

/** Minutes for the whole game, and seconds more for every turn. */
export type Minutes = {
  kind: "minutes";
  minutes: number;
  increment: number;
};

export type Moment = {
  moment: number;
  view: { [key: string]: unknown };
  asked: number[];
  question: Question | null;
  events: GameEvent[];
};

/** The name under which a guest bot sits down. */
export type NewBot = {
  name: string;
};

/** An address to be confirmed, or null to remove it. */
export type NewEmail = {
  email: string | null;
  password: string;
  lang?: "en" | "pl" | "it" | "ru" | null;
};

export type NewName = {
  name: string;
};

export type NewOptions = {
  options?: { [key: string]: string } | null;
  public?: boolean | null;
  spectators?: boolean | null;
  clock?: Minutes | Days | null;
  on_time?: "nothing" | "bot" | null;
  tempo?: "off" | "quick" | "calm" | null;
  standin?: "level1" | "level2" | "level3" | "level4" | "level5" | null;
  grace?: number | null;
  guest_bots?: boolean | null;
};

export type NewPassword = {
  old: string;
  new: string;
};

export type NewTable = {
  public?: boolean;
  spectators?: boolean;
  clock?: Minutes | Days | null;
  on_time?: "nothing" | "bot";
  tempo?: "off" | "quick" | "calm";
  standin?: "level1" | "level2" | "level3" | "level4" | "level5";
  grace?: number | null;
  guest_bots?: boolean;
  game: string;
  options?: { [key: string]: string };
  seats: (SitMe | SitOpen | SitLocal | SitBot)[];
  name?: string | null;
  start?: boolean;
};

/** An empty object. */
export type Nothing = { [key: string]: never };

/** What the server has done that concerns the game; it stands after so many events of the log. */
export type Notice = {
  notice: "lighter";
  after: number;
};

/** The server has something to tell that concerns the game. */
export type NoticeNews = {
  n: number;
  notices: Notice[];
};

/** What is on the table now, as one watcher sees it. */
export type Now = {
  ticket: number | null;
  question: Question | null;
  asked: number[];
  choices: string[];
  view: { [key: string]: unknown } | null;
  undo: "free" | "ask" | null;
  redo: boolean;
  clock: Clocks | null;
};

/** What stands in the way: a sentence that the game declares, the rule that says so, and the arguments by name. */
export type Obstacle = {
  obstacle: string;
  rule: string | null;
} & { [key: string]: number | string | number[] | null };

export type OptionInfo = {
  name: string;
  values: string[];
  default: string;
  sets: { [key: string]: { [key: string]: string } };
  free: boolean;
  detail: boolean;
  seats: number[];
};

/** The whole page; `since` is the index in the log of the first event that is news to this seat. */
export type Page = {
  ticket: number | null;
  question: Question | null;
  asked: number[];
  choices: string[];
  view: { [key: string]: unknown } | null;
  undo: "free" | "ask" | null;
  redo: boolean;
  clock: Clocks | null;
  n: number;
  whole: true;
  seat: number | null;
  table: Table;
  chat: Chat[];
  log: GameEvent[];
  since: number;
  notices: Notice[];
};

/** The reply to `ping`. */
export type Pong = {
  pong: unknown;
};

/** The certain consequences of an answer. */
export type Preview = {
  preview: string;
  events: GameEvent[];
  ticket: number;
  id?: number | null;
};

export type ProposalInfo = {
  id: number;
  kind: "undo" | "bot";
  by: number;
  seat: number;
  yes: number[];
  no: number[];
  open: number[];
};

/** The open step, with its arguments by name. */
export type Question = {
  step: string;
} & { [key: string]: number | string | number[] | null };

export type Ready = {
  ready: true;
};

/**
 * Why an answer is the best: how many points it is expected to bring, or how far ahead of the best other seat.
 *
 * `next` is the next best answer, and `worse` by how much it is worse.
 */
export type Reason = {
  measure: "lead" | "points";
  expects: number;
  next: string | null;
  worse: number | null;
};

export type Recap = {
  frames: Frame[];
};

export type Record = {
  record: string;
};

export type RecoveryByCode = {
  account: string;
  code: string;
  password: string;
};

export type RecoveryByLink = {
  token: string;
  password: string;
};

/** Why something was refused; the sentence is the text `error-<key>`. */
export type Refusal = {
  error: Fault;
};

/** A message of this watcher was refused, or the connection is about to be closed. */
export type Refused = {
  error: Fault;
  id?: number | null;
};

export type RenewLink = {
  alone?: boolean;
};

export type Replay = {
  lines: ReplayLine[];
  names: string[];
  deleted: number[];
  game: string;
  seats: number;
  result: Result | null;
};

export type ReplayLine = {
  seat: number | null;
  words: string;
  kind: "start" | "answer" | "undo" | "imagine" | "scores";
  struck: boolean;
};

export type Resign = {
  seat: number;
};

export type Result = {
  scores: number[];
  ranking: number[][];
  breakdown: { [key: string]: number[] };
};

/** A sentence by its message and arguments: numbers, or a word with the list that it is of. */
export type Said = {
  key: string;
  facts: { [key: string]: number | [string, string] };
};

export type ScopeInfo = {
  rules: string[];
  without: { [key: string]: string };
};

export type Score = {
  scores: number[];
  ranking: number[][];
};

export type Seat = {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string | null;
  level: string | null;
  mine: boolean;
  here: boolean;
  kept: number | null;
  standin: string | null;
  left: boolean;
  resigned: boolean;
  deleted: boolean;
  author: string | null;
  key?: string | null;
};

export type Seen = {
  address: string;
  scheme: string;
  host: string;
};

export type SessionInfo = {
  id: string;
  device: string;
  created: string;
  used: string;
  current: boolean;
};

export type SitBot = {
  kind: "bot";
  level: string;
};

export type SitLocal = {
  kind: "local";
  name: string;
};

export type SitMe = {
  kind: "me";
};

export type SitOpen = {
  kind: "open";
};

/** The result of an answer. */
export type Step = {
  ticket: number | null;
  question: Question | null;
  asked: number[];
  choices: string[];
  view: { [key: string]: unknown } | null;
  undo: "free" | "ask" | null;
  redo: boolean;
  clock: Clocks | null;
  n: number;
  events: GameEvent[];
};

export type Table = {
  public: boolean;
  spectators: boolean;
  clock: Minutes | Days | null;
  on_time: "nothing" | "bot";
  tempo: "off" | "quick" | "calm";
  standin: "level1" | "level2" | "level3" | "level4" | "level5";
  grace: number | null;
  guest_bots: boolean;
  id: string;
  game: string;
  options: { [key: string]: string };
  secrets: boolean;
  state: "open" | "running" | "over" | "closed";
  host: boolean;
  seats: Seat[];
  watchers: number;
  rematch: string | null;
  proposal: ProposalInfo | null;
  result: Result | null;
};

/** People have come, gone or voted, or the game is over. */
export type TableNews = {
  n: number;
  table: Table;
};

/** The answer that this watcher sent with this id is stored: now, or before if it was sent again. */
export type Taken = {
  taken: number;
};

/** Why a thing on the board leads to no answer; null if it does. */
export type WhyNot = {
  why: string;
  obstacle: Obstacle | null;
  ticket: number | null;
  id?: number | null;
};

export type WithCode = {
  name: string | null;
  account: string | null;
  code: string;
};

export type WithToken = {
  account: Account;
  token: string;
};

/** A table that fits what the seat knows, as a scene; everything else on it is dealt at random. */
export type World = {
  world: { [key: string]: unknown };
  ticket: number;
  id?: number | null;
};

export const CLOSE_CODES: {
  PROTOCOL_ERROR: 1002;
  INVALID_TEXT: 1007;
  MESSAGE_TOO_LARGE: 1009;
  SERVER_RESTART: 1012;
  TRY_AGAIN_LATER: 1013;
  SESSION_RENEWED: 4001;
  LOGGED_OUT: 4401;
  FORBIDDEN: 4403;
  NO_SUCH_TABLE: 4404;
  TOO_SLOW: 4408;
  TOO_FAST: 4429;
} = {
  "PROTOCOL_ERROR": 1002,
  "INVALID_TEXT": 1007,
  "MESSAGE_TOO_LARGE": 1009,
  "SERVER_RESTART": 1012,
  "TRY_AGAIN_LATER": 1013,
  "SESSION_RENEWED": 4001,
  "LOGGED_OUT": 4401,
  "FORBIDDEN": 4403,
  "NO_SUCH_TABLE": 4404,
  "TOO_SLOW": 4408,
  "TOO_FAST": 4429,
};

export const LEVELS: ("level1" | "level2" | "level3" | "level4" | "level5")[] = ["level1", "level2", "level3", "level4", "level5"];

export const BOT_NAMES: ("Pearl" | "Cassidy" | "Hank" | "Wyatt" | "Rosa" | "Jesse" | "Lottie" | "Buck" | "Etta" | "Cole" | "Maude" | "Frank")[] = ["Pearl", "Cassidy", "Hank", "Wyatt", "Rosa", "Jesse", "Lottie", "Buck", "Etta", "Cole", "Maude", "Frank"];
