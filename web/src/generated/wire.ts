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

export type AcquaintanceInfo = {
  id: string;
  name: string;
  follows: boolean;
  muted: boolean;
  blocked: boolean;
  game: string | null;
  met: string | null;
};

/** What the watcher's seat may plan, by name, with the answers from which it has to choose, if it has to. */
export type Ahead = {
  ahead: { [key: string]: string[] };
  id?: number | null;
};

export type AlertBrowser = {
  id: string;
  device: string;
  created: string;
};

export type AlertWebhook = {
  id: string;
  url: string;
  table: string | null;
  created: string;
};

/** What to be told, by which channels, and in which language; a kind that is left out is not told. */
export type AlertWishes = {
  lang: "en" | "pl" | "it" | "ru";
  choices: { [key in "turn" | "consent" | "begin" | "end"]?: ("push" | "mail" | "webhook")[] };
};

/** How you are told that you are waited for. */
export type Alerts = {
  lang: "en" | "pl" | "it" | "ru";
  choices: { [key in "turn" | "consent" | "begin" | "end"]?: ("push" | "mail" | "webhook")[] };
  push_key: string;
  email: string | null;
  mails: boolean;
  browsers: AlertBrowser[];
  webhooks: AlertWebhook[];
};

export type AnalysedMoment = {
  line: number;
  chances: number[];
  chance: string[];
  luck: number[];
  decision: Decision | null;
};

export type Analysis = {
  moments: AnalysedMoment[];
  accounts: SeatAccount[];
  turning: number[];
};

/** The analysis of a game once it is done; before that, how far it is. */
export type AnalysisState = {
  state: "none" | "running" | "done";
  done: number;
  places: number;
  analysis: Analysis | null;
};

export type Anchor = {
  level: string;
  points: number;
};

/** The board of a running table, as a seat of the person who asks sees it, or as everybody does. */
export type Board = {
  id: string;
  seat: number | null;
  view: { [key: string]: unknown };
  asked: number[];
};

export type Boards = {
  boards: Board[];
  elsewhere: string[];
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

/** The keys of a browser, as its `PushSubscription` gives them. */
export type BrowserKeys = {
  p256dh: string;
  auth: string;
};

export type Card = {
  id: string;
  game: string;
  state: "open" | "running" | "over" | "closed";
  begins: boolean;
  seats: CardSeat[];
  waits: boolean;
  left: number | null;
  rated: boolean;
  created: string;
  moved: string | null;
  last: GameEvent | null;
  result: Score | null;
};

export type CardSeat = {
  name: string | null;
  kind: "open" | "person" | "bot";
  level: string | null;
  mine: boolean;
  here: boolean;
  deleted: boolean;
  author: string | null;
  person: string | null;
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

export type Contribution = {
  contribution: string;
};

/** Something that was there: for how many seats in all games, and how much of the victories it had. */
export type Count = {
  word: string;
  seats: number;
  wins: number;
};

export type Credentials = {
  account: string;
  password: string;
};

/** Whether your games may be in a published dataset, without any name. */
export type DatasetChoice = {
  in_dataset: boolean;
};

/** Days for every turn. */
export type Days = {
  kind: "days";
  days: number;
};

/** An answer where there was a choice, judged by what its seat knew; see docs/analysis.md. */
export type Decision = {
  seat: number;
  words: string;
  before: number;
  after: number;
  word: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  effects: number[];
  answers: TriedAnswer[];
};

/** Whoever is not known yet gives their name. */
export type Entry = {
  name?: string | null;
};

/** Everything that is kept about one person, except for hashes. */
export type Export = {
  person: ExportedPerson;
  sessions: SessionInfo[];
  bots: ExportedBot[];
  tables: ExportedTable[];
  chat: ExportedChat[];
  alerts: ExportedAlerts;
  people: ExportedRelation[];
  posses: string[];
  tournaments: string[];
  reports: string[];
};

/** What a person is told, and where; the secrets of webhooks are left out. */
export type ExportedAlerts = {
  lang: string;
  choices: { [key: string]: string[] };
  browsers: AlertBrowser[];
  webhooks: AlertWebhook[];
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

export type ExportedRelation = {
  name: string;
  kinds: string[];
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

export type FromHome = HomeNews | Refused | Pong;

export type FromServer = Page | Step | TableNews | ChatNews | NoticeNews | PlanNews | Taken | Refused | Ahead | Hint | Preview | World | WhyNot | Pong;

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
  plans: { [key: string]: boolean };
  lessons: number;
  puzzles: number;
};

/** What somebody has done in a game, as far as the reader may know it: of others only at public tables. */
export type GameStanding = {
  game: string;
  played: number;
  won: number;
  rating: Rating | null;
};

export type Games = {
  games: GameInfo[];
  bots: string[];
  languages: string[];
  language: string;
  mails: boolean;
};

export type Guests = {
  invited: string[];
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

/** What a page has to look at again: the tables and invitations of its person, or public tables. */
export type HomeNews = {
  news: ("mine" | "lobby")[];
};

export type InvitationInfo = {
  by: string;
  table: Card;
};

export type Invitations = {
  invitations: InvitationInfo[];
};

export type Invited = {
  person: string;
};

export type Join = {
  seat?: number | null;
  name?: string | null;
};

export type Latency = {
  p50: number | null;
  p99: number | null;
};

export type Leader = {
  person: PersonInfo;
  rating: Rating;
  mine: boolean;
};

export type Leaderboard = {
  leaders: Leader[];
  anchors: Anchor[];
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
  known: Card[];
  open: Card[];
  running: Card[];
  finished: Card[];
};

/** Whether the luck of a finished game follows from its seed, and if not, why. */
export type LuckVerdict = {
  state: "verified" | "unverifiable" | "failed";
  draws: number;
  error: Fault | null;
};

export type Me = {
  name: string | null;
  account: string | null;
};

/** The games in which somebody has met another person: how often they were before and behind them. */
export type Meeting = {
  person: PersonInfo;
  game: string;
  games: number;
  ahead: number;
  behind: number;
  last: string;
};

export type MemberInfo = {
  id: string;
  name: string;
  owner: boolean;
  me: boolean;
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

export type MyPeople = {
  people: AcquaintanceInfo[];
};

/** The name under which a guest bot sits down. */
export type NewBot = {
  name: string;
};

/** A browser that shows notifications from now on. */
export type NewBrowser = {
  endpoint: string;
  keys: BrowserKeys;
  lang: "en" | "pl" | "it" | "ru";
};

/** An address to be confirmed, or null to remove it. */
export type NewEmail = {
  email: string | null;
  password: string;
  lang?: "en" | "pl" | "it" | "ru" | null;
};

/** One of the drawn faces, or null for none. */
export type NewFace = {
  face: string | null;
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
  rated?: boolean | null;
  takebacks?: boolean | null;
};

export type NewPassword = {
  old: string;
  new: string;
};

/** A group; whoever is not known yet gives their own name, too. */
export type NewPosse = {
  posse: string;
  name?: string | null;
};

/** Why the operator should know of somebody, and at which table it happened, if at any. */
export type NewReport = {
  reason: "chat" | "name" | "play" | "other";
  text: string;
  table?: string | null;
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
  rated?: boolean;
  takebacks?: boolean;
  game: string;
  options?: { [key: string]: string };
  seats: (SitMe | SitOpen | SitLocal | SitBot)[];
  name?: string | null;
  posse?: string | null;
  start?: boolean;
};

/** A tournament for everybody, or for the members of a group. */
export type NewTournament = {
  tournament: string;
  game: string;
  seats: number;
  rounds: number;
  clock: Minutes | Days;
  posse?: string | null;
  name?: string | null;
};

export type NewWebhook = {
  url: string;
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
  plans: PlanMade[];
};

export type PersonInfo = {
  id: string;
  name: string;
  face: string | null;
};

export type Place = {
  id: string;
  name: string;
  me: boolean;
  dropped: boolean;
  points: number;
  strength: number;
  wins: number;
};

/** What the watcher's seat has planned; `stopped` is why it is over, until it is put away. */
export type PlanMade = {
  number: number;
  plan: string;
  words: string | null;
  stopped: "impossible" | "disturbed" | "undone" | null;
};

/** The plans of the watcher's seat have changed. */
export type PlanNews = {
  n: number;
  plans: PlanMade[];
};

export type PlayedGame = {
  table: string;
  game: string;
  ended: string;
  rated: boolean;
  public: boolean;
  seats: PlayedSeat[];
};

export type PlayedGames = {
  games: PlayedGame[];
  after: string | null;
};

export type PlayedSeat = {
  person: string | null;
  name: string | null;
  level: string | null;
  place: number;
  score: number;
  team: number;
  deserted: boolean;
};

/** The reply to `ping`. */
export type Pong = {
  pong: unknown;
};

export type PosseInfo = {
  id: string;
  name: string;
};

/** The key of the link to a group; whoever is not known yet gives their own name, too. */
export type PosseKey = {
  key: string;
  name?: string | null;
};

export type PosseName = {
  posse: string;
};

export type PossePage = {
  id: string;
  name: string;
  owner: boolean;
  key: string;
  members: MemberInfo[];
  tables: Card[];
  season: SeasonInfo;
  seasons: string[];
};

export type Posses = {
  posses: PosseInfo[];
};

/** The certain consequences of an answer. */
export type Preview = {
  preview: string;
  events: GameEvent[];
  ticket: number;
  id?: number | null;
};

export type Profile = {
  person: PersonInfo;
  mine: boolean;
  bot: boolean;
  standings: GameStanding[];
  opponents: Meeting[];
  between: Meeting[];
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

/** An answer to a puzzle; null to be shown the solution. */
export type PuzzleAnswer = {
  answer: string | null;
};

/** A puzzle in a list: how many play, and what is asked. */
export type PuzzleInfo = {
  id: string;
  game: string;
  seats: number;
  question: Question;
};

export type PuzzleOfDay = {
  id: string | null;
  game: string | null;
};

/** The moment of a puzzle as its seat sees it. */
export type PuzzlePage = {
  id: string;
  game: string;
  seat: number;
  seats: number;
  view: { [key: string]: unknown };
  question: Question | null;
  asked: number[];
  choices: string[];
};

/** Whether the answer is the best, what surely follows it, and the answers that were tried, best first. */
export type PuzzleSolution = {
  right: boolean;
  events: GameEvent[];
  answers: RankedAnswer[];
};

/** A thing on the board of a puzzle, by its spots, and what was clicked before it. */
export type PuzzleThing = {
  thing: string;
  picked?: string[];
};

export type Puzzles = {
  puzzles: PuzzleInfo[];
};

/** The open step, with its arguments by name. */
export type Question = {
  step: string;
} & { [key: string]: number | string | number[] | null };

export type RankedAnswer = {
  words: string;
  chance: number;
  lead: number | null;
  events: GameEvent[];
};

export type Rating = {
  points: number;
  within: number;
  games: number;
};

export type RatingHistory = {
  points: RatingPoint[];
};

export type RatingPoint = {
  at: string;
  points: number;
  within: number;
  table: string;
};

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

/** Whether to follow, mute or block somebody from now on. */
export type RelationChoice = {
  on: boolean;
};

export type Rematch = {
  start?: boolean;
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

export type RoundInfo = {
  number: number;
  tables: Card[];
  byes: string[];
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

/** What you wait for, and who else does; or the table that was found. */
export type Search = {
  game: string | null;
  seats: number;
  pace: "quick" | "calm" | "free";
  waited: number;
  bots_in: number | null;
  waiting: Seeking[];
  table: string | null;
};

export type SeasonInfo = {
  name: string;
  begin: string;
  end: string;
  scores: SeasonScore[];
};

export type SeasonScore = {
  id: string;
  name: string;
  games: number;
  wins: number;
  points: number;
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
  person: string | null;
  key?: string | null;
};

/** A seat's game in sum: skill, others and luck add up to the result less the prior. */
export type SeatAccount = {
  seat: number;
  prior: number;
  result: number;
  skill: number;
  others: number;
  luck: number;
  words: { [key: string]: number };
};

export type SeatPerson = {
  id: string;
  name: string;
  follows: boolean;
  muted: boolean;
  blocked: boolean;
  game: string | null;
  met: string | null;
  seat: number;
};

export type Seeking = {
  name: string;
  rating: number;
  me: boolean;
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

export type Somebody = {
  person: string;
};

export type Statistics = {
  games: number;
  subjects: Subject[];
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

export type Subject = {
  subject: string;
  counts: Count[];
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
  rated: boolean;
  takebacks: boolean;
  id: string;
  game: string;
  options: { [key: string]: string };
  secrets: boolean;
  state: "open" | "running" | "over" | "closed";
  begins_in: number | null;
  host: boolean;
  seats: Seat[];
  watchers: number;
  rematch: string | null;
  posse: string | null;
  proposal: ProposalInfo | null;
  result: Result | null;
  luck: TableLuck | null;
};

/** What is published about the luck of a table; null if it cannot be verified. */
export type TableLuck = {
  version: number;
  commitment: string;
  contributions: (string | null)[];
};

/** People have come, gone or voted, or the game is over. */
export type TableNews = {
  n: number;
  table: Table;
};

export type TablePeople = {
  people: SeatPerson[];
};

/** The answer that this watcher sent with this id is stored: now, or before if it was sent again. */
export type Taken = {
  taken: number;
};

export type TournamentInfo = {
  id: string;
  name: string;
  game: string;
  clock: Minutes | Days;
  seats: number;
  rounds: number;
  round: number;
  state: "open" | "running" | "over" | "closed";
  posse: string | null;
};

export type TournamentList = {
  tournaments: TournamentInfo[];
};

export type TournamentPage = {
  id: string;
  name: string;
  game: string;
  clock: Minutes | Days;
  seats: number;
  rounds: number;
  round: number;
  state: "open" | "running" | "over" | "closed";
  posse: string | null;
  host: boolean;
  entered: boolean;
  can_enter: boolean;
  standings: Place[];
  past: RoundInfo[];
};

export type TriedAnswer = {
  words: string;
  chance: number;
};

export type Waiting = {
  tables: number;
};

/** Why a thing on the board leads to no answer; null if it does. */
export type WhyNot = {
  why: string;
  obstacle: Obstacle | null;
  ticket: number | null;
  id?: number | null;
};

/** What somebody wants to play now; whoever is not known yet gives their name, too. */
export type Wish = {
  game: string;
  seats: number;
  pace?: "quick" | "calm" | "free";
  bots_after?: number | null;
  level?: string;
  name?: string | null;
};

export type WithCode = {
  name: string | null;
  account: string | null;
  code: string;
};

export type WithSecret = {
  alerts: Alerts;
  secret: string;
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

export const FACES: ("annie" | "bass" | "bonnie" | "calam" | "dusty" | "ella" | "fargo" | "goyo" | "hattie" | "ike" | "june" | "kate" | "lone" | "mollie" | "nat" | "otis")[] = ["annie", "bass", "bonnie", "calam", "dusty", "ella", "fargo", "goyo", "hattie", "ike", "june", "kate", "lone", "mollie", "nat", "otis"];
