/** What server and browser say to each other, as docs/wire.md has it; the shapes are made from the server's own. */

import type {
  Alerts,
  Fault,
  Forgotten,
  GameEvent,
  HomeNews,
  NewTable as AnyNewTable,
  Now,
  OptionInfo,
  Seat as SeatInfo,
  Table,
} from '../generated/wire';

export { BOT_NAMES, CLOSE_CODES, FACES, LEVELS } from '../generated/wire';
export type {
  Account,
  Alerts,
  AnalysedMoment,
  Analysis,
  AnalysisState,
  Anchor,
  Board,
  Boards,
  BotInfo as OwnBot,
  Card,
  Chat,
  Clocks,
  Count,
  DatasetChoice,
  Decision,
  FromHome,
  FromServer,
  GameEvent,
  GameInfo as Game,
  GameStanding,
  Guests,
  InvitationInfo as Invitation,
  Invitations,
  MyPeople,
  NewReport,
  NewTournament,
  AcquaintanceInfo as Acquaintance,
  PossePage,
  Posses,
  Search,
  TablePeople,
  TournamentInfo as Tournament,
  TournamentList,
  TournamentPage,
  Wish,
  Games,
  Health,
  Hint,
  Leader,
  Leaderboard,
  LessonInfo,
  LessonObstacle,
  LessonPage,
  Lessons,
  Lobby,
  LuckVerdict,
  Me,
  Meeting,
  Moment,
  NewOptions,
  Notice,
  PuzzleInfo,
  PuzzleOfDay,
  PuzzlePage,
  Puzzles,
  PuzzleSolution,
  RankedAnswer,
  Now,
  Obstacle,
  Page,
  PlanMade as Plan,
  PersonInfo,
  PlayedGame,
  PlayedGames,
  PlayedSeat,
  Profile,
  ProposalInfo as Proposal,
  Question,
  Rating,
  RatingHistory,
  RatingPoint,
  Reason,
  Recap,
  Replay,
  ReplayLine,
  Result,
  Said,
  ScopeInfo as Scope,
  SeatAccount,
  SessionInfo as BrowserSession,
  Statistics,
  Step,
  Subject,
  Table,
  Waiting,
  WhyNot,
  WithCode,
  WithSecret,
  WithToken,
} from '../generated/wire';

export type Language = NonNullable<Forgotten['lang']>;
export type AlertChoices = Alerts['choices'];
/** What a page may have to look at again. */
export type NewsPart = HomeNews['news'][number];
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
export type OnTime = Table['on_time'];
export type Tempo = Table['tempo'];
export type Level = Table['standin'];
/** The browser always states every part of a new table. */
export type NewTable = Required<AnyNewTable>;
export type Sit = NewTable['seats'][number];
