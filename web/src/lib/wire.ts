/** What server and browser say to each other, as docs/wire.md has it; the shapes are made from the server's own. */

import type {
  Fault,
  Forgotten,
  GameEvent,
  NewTable as AnyNewTable,
  Now,
  OptionInfo,
  Seat as SeatInfo,
  Table,
} from '../generated/wire';

export { BOT_NAMES, CLOSE_CODES, LEVELS } from '../generated/wire';
export type {
  Account,
  BotInfo as OwnBot,
  Card,
  Chat,
  Clocks,
  FromServer,
  GameEvent,
  GameInfo as Game,
  Games,
  Health,
  Hint,
  LessonInfo,
  LessonObstacle,
  LessonPage,
  Lessons,
  Lobby,
  Me,
  Moment,
  NewOptions,
  Notice,
  Now,
  Obstacle,
  Page,
  ProposalInfo as Proposal,
  Question,
  Reason,
  Recap,
  Replay,
  ReplayLine,
  Result,
  Said,
  ScopeInfo as Scope,
  SessionInfo as BrowserSession,
  Step,
  Table,
  WhyNot,
  WithCode,
  WithToken,
} from '../generated/wire';

export type Language = NonNullable<Forgotten['lang']>;
export type Words = string;
export type Seat = number;

/** The name of an argument, and the list that its word is of. */
export type Argument = [string, string];

export type GameOption = OptionInfo;
export type TableSeat = SeatInfo;
export type WireError = Fault;

/** An argument of an event or a question: a number or a seat, a word, a set of seats, nothing. */
export type Value = GameEvent[string];

/** A game's view is known to its drawing only. */
export type View = NonNullable<Now['view']>;

export type Clock = Table['clock'];
export type TableState = Table['state'];
export type OnTime = Table['on_time'];
export type Tempo = Table['tempo'];
export type Level = Table['standin'];
/** The browser always states every part of a new table. */
export type NewTable = Required<AnyNewTable>;
export type Sit = NewTable['seats'][number];
