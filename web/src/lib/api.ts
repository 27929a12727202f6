/** HTTP calls, one function each; every refusal is the same kind of error. */

import { to } from './root';
import type {
  Account,
  AlertChoices,
  Alerts,
  AnalysisState,
  Board,
  Boards,
  Guests,
  Invitations,
  MyPeople,
  NewReport,
  NewTournament,
  PossePage,
  Posses,
  Search,
  TablePeople,
  TournamentList,
  TournamentPage,
  Wish,
  DatasetChoice,
  Game,
  Games,
  Health,
  Language,
  Leaderboard,
  LessonObstacle,
  LessonPage,
  Lessons,
  Lobby,
  LuckVerdict,
  Me,
  Moment,
  NewOptions,
  NewTable,
  PersonInfo,
  PlayedGames,
  Profile,
  PuzzleOfDay,
  PuzzlePage,
  Puzzles,
  PuzzleSolution,
  RatingHistory,
  Recap,
  Replay,
  Seat,
  Sit,
  Statistics,
  Table,
  Waiting,
  WireError,
  WithCode,
  WithSecret,
  WithToken,
  Words,
} from './wire';

/** A refusal by the server, or a failure on the way there: `unreachable` and `bad-answer` are our own. */
export class Refused extends Error {
  readonly wire: WireError;
  readonly status: number;

  constructor(wire: WireError, status: number) {
    super(wire.key);
    this.name = 'Refused';
    this.wire = wire;
    this.status = status;
  }
}

/** How a browser can be sent notifications. */
export interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Which of somebody's games; null or an empty text where it does not matter. */
export interface GamesWanted {
  game: string | null;
  search: string;
  rated: boolean | null;
  won: boolean | null;
  after: string | null;
}

/** What the host can put on a seat; people take their own seat by joining. */
export type Seating = Exclude<Sit, { kind: 'me' }>;

export const api = {
  health: () => get<Health>('/api/health'),
  me: () => get<Me>('/api/me'),
  rename: (name: string) => post<Me>('/api/me', { name }),
  account: () => get<Account>('/api/account'),
  makeAccount: (account: string, password: string) => post<WithCode>('/api/account', { account, password }),
  logIn: (account: string, password: string) => post<Me>('/api/login', { account, password }),
  logOut: () => post<Me>('/api/logout', {}),
  logOutEverywhere: () => post<Me>('/api/logout/everywhere', {}),
  endSession: (id: string) => post<Account>(`/api/sessions/${encodeURIComponent(id)}/end`, {}),
  changePassword: (old: string, password: string) => post<Me>('/api/password', { old, new: password }),
  renewCode: (password: string) => post<WithCode>('/api/recovery/code', { password }),
  mailLink: (account: string, lang: Language) => post<unknown>('/api/recovery/mail', { account, lang }),
  recoverByCode: (account: string, code: string, password: string) =>
    post<WithCode>('/api/recover/code', { account, code, password }),
  recoverByLink: (token: string, password: string) => post<Me>('/api/recover/link', { token, password }),
  changeEmail: (email: string | null, password: string, lang: Language) =>
    post<Account>('/api/email', { email, password, lang }),
  confirmEmail: (token: string) => post<unknown>('/api/email/confirm', { token }),
  makeBot: (name: string) => post<WithToken>('/api/bots', { name }),
  revokeBot: (id: string) => post<Account>(`/api/bots/${encodeURIComponent(id)}/revoke`, {}),
  alerts: () => get<Alerts>('/api/alerts'),
  chooseAlerts: (lang: Language, choices: AlertChoices) => post<Alerts>('/api/alerts', { lang, choices }),
  addBrowser: (browser: Browser, lang: Language) => post<Alerts>('/api/alerts/browsers', { ...browser, lang }),
  dropBrowser: (id: string) => post<Alerts>(`/api/alerts/browsers/${encodeURIComponent(id)}/drop`, {}),
  addWebhook: (url: string) => post<WithSecret>('/api/alerts/webhooks', { url }),
  addTableWebhook: (id: string, url: string) => post<WithSecret>(at(id, 'webhook'), { url }),
  dropWebhook: (id: string) => post<Alerts>(`/api/alerts/webhooks/${encodeURIComponent(id)}/drop`, {}),
  stopMails: (token: string) => post<unknown>(`/api/alerts/unsubscribe?token=${encodeURIComponent(token)}`, {}),
  waiting: () => get<Waiting>('/api/waiting'),
  exportAddress: '/api/export',
  recordsAddress: '/api/export/records',
  datasetChoice: () => get<DatasetChoice>('/api/dataset'),
  chooseDataset: (isIn: boolean) => post<DatasetChoice>('/api/dataset', { in_dataset: isIn }),
  deleteMe: (password: string | null) => post<Me>('/api/account/delete', { password }),

  profile: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}`),
  gamesOf: (id: string, wanted: GamesWanted) =>
    get<PlayedGames>(`/api/people/${encodeURIComponent(id)}/games?${query({ ...wanted })}`),
  gallery: (game: string | null, after: string | null) => get<PlayedGames>(`/api/gallery?${query({ game, after })}`),
  ratingsOf: (id: string, game: string) =>
    get<RatingHistory>(`/api/people/${encodeURIComponent(id)}/ratings/${encodeURIComponent(game)}`),
  chooseFace: (face: string | null) => post<PersonInfo>('/api/face', { face }),
  leaderboard: (game: string) => get<Leaderboard>(`/api/games/${encodeURIComponent(game)}/leaderboard`),
  statistics: (game: string, seats: number | null) =>
    get<Statistics>(`/api/games/${encodeURIComponent(game)}/statistics?${query({ seats })}`),

  lobby: () => get<Lobby>('/api/lobby'),
  boards: (ids: readonly string[]) =>
    get<Boards>(`/api/lobby/boards?${ids.map((id) => `table=${encodeURIComponent(id)}`).join('&')}`),
  board: (id: string) => get<Board>(at(id, 'board')),
  makeTable: (table: NewTable) => post<Table>('/api/tables', table),
  table: (id: string) => get<Table>(at(id)),
  join: (id: string, seat: Seat | null, name: string | null) => post<Table>(at(id, 'join'), { seat, name }),
  claim: (id: string, key: string) => post<Table>(at(id, 'claim'), { key }),
  seat: (id: string, seat: Seat, sit: Seating) => post<Table>(at(id, 'seats', seat), sit),
  renewLink: (id: string, seat: Seat, alone: boolean) => post<Table>(at(id, 'seats', seat, 'link'), { alone }),
  change: (id: string, change: NewOptions) => post<Table>(at(id, 'options'), change),
  start: (id: string) => post<Table>(at(id, 'start'), {}),
  leave: (id: string) => post<Table>(at(id, 'leave'), {}),
  resign: (id: string, seat: Seat) => post<Table>(at(id, 'resign'), { seat }),
  /** Not begun yet, so that this browser can contribute to its luck. */
  rematch: (id: string) => post<Table>(at(id, 'rematch'), { start: false }),
  contribute: (id: string, seat: Seat, contribution: string) =>
    post<Table>(at(id, 'seats', seat, 'luck'), { contribution }),

  people: () => get<MyPeople>('/api/people'),
  decide: (person: string, kind: 'follow' | 'mute' | 'block', on: boolean) =>
    post<MyPeople>(`/api/people/${encodeURIComponent(person)}/relations/${kind}`, { on }),
  report: (person: string, report: NewReport) =>
    post<unknown>(`/api/people/${encodeURIComponent(person)}/report`, report),
  peopleAt: (id: string) => get<TablePeople>(at(id, 'people')),
  invited: (id: string) => get<Guests>(at(id, 'invited')),
  invite: (id: string, person: string) => post<Guests>(at(id, 'invite'), { person }),
  invitations: () => get<Invitations>('/api/invitations'),
  decline: (id: string) => post<Invitations>(`/api/invitations/${encodeURIComponent(id)}/decline`, {}),

  posses: () => get<Posses>('/api/posses'),
  makePosse: (posse: string, name: string | null) => post<PossePage>('/api/posses', { posse, name }),
  posse: (id: string, season: string | null) =>
    get<PossePage>(ofPosse(id) + (season === null ? '' : `?season=${encodeURIComponent(season)}`)),
  joinPosse: (id: string, key: string, name: string | null) => post<PossePage>(ofPosse(id, 'join'), { key, name }),
  leavePosse: (id: string) => post<Posses>(ofPosse(id, 'leave'), {}),
  removeMember: (id: string, person: string) => post<PossePage>(ofPosse(id, 'remove'), { person }),
  handOver: (id: string, person: string) => post<PossePage>(ofPosse(id, 'owner'), { person }),
  renewPosseLink: (id: string) => post<PossePage>(ofPosse(id, 'link'), {}),

  seek: (wish: Wish) => post<Search>('/api/search', wish),
  search: () => get<Search>('/api/search'),
  stopSearch: () => post<Search>('/api/search/stop', {}),

  tournaments: (posse: string | null) =>
    get<TournamentList>(`/api/tournaments${posse === null ? '' : `?posse=${encodeURIComponent(posse)}`}`),
  makeTournament: (tournament: NewTournament) => post<TournamentPage>('/api/tournaments', tournament),
  tournament: (id: string) => get<TournamentPage>(ofTournament(id)),
  enterTournament: (id: string, name: string | null) => post<TournamentPage>(ofTournament(id, 'enter'), { name }),
  inTournament: (id: string, deed: 'drop' | 'start' | 'close') => post<TournamentPage>(ofTournament(id, deed), {}),

  recap: (id: string, seat: Seat) => get<Recap>(`${at(id, 'recap')}?seat=${seat}`),

  recordAddress: (id: string) => to(at(id, 'record')),
  record: (id: string) => getText(at(id, 'record')),
  luck: (id: string) => get<LuckVerdict>(at(id, 'luck')),
  analysis: (id: string) => get<AnalysisState>(at(id, 'analysis')),
  askAnalysis: (id: string) => post<AnalysisState>(at(id, 'analysis'), {}),
  upload: (record: string) => post<Table>('/api/records', { record }),
  replay: (id: string) => get<Replay>(at(id, 'replay')),
  moment: (id: string, moment: number, seat: Seat | null) =>
    get<Moment>(at(id, 'replay', moment) + (seat === null ? '' : `?seat=${seat}`)),
  lessons: (game: string) => get<Lessons>(`/api/lessons/${encodeURIComponent(game)}`),
  lesson: (game: string, lesson: string, answers: readonly Words[]) =>
    post<LessonPage>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, { answers }),
  lessonWhy: (game: string, lesson: string, answers: readonly Words[], thing: string, picked: readonly string[]) =>
    post<LessonObstacle>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}/why`, {
      answers,
      thing,
      picked,
    }),
  puzzles: (game: string) => get<Puzzles>(`/api/puzzles?${query({ game })}`),
  puzzleOfDay: () => get<PuzzleOfDay>('/api/puzzles/today'),
  puzzle: (id: string) => get<PuzzlePage>(`/api/puzzles/${encodeURIComponent(id)}`),
  solvePuzzle: (id: string, answer: Words | null) =>
    post<PuzzleSolution>(`/api/puzzles/${encodeURIComponent(id)}`, { answer }),
  puzzleWhy: (id: string, thing: string, picked: readonly string[]) =>
    post<LessonObstacle>(`/api/puzzles/${encodeURIComponent(id)}/why`, { thing, picked }),
  fork: (id: string, moment: number, seat: Seat, level: string) => post<Table>(at(id, 'fork'), { moment, seat, level }),
};

let known: Promise<Games> | null = null;

/** The games this server plays, asked for once. */
export function games(): Promise<Games> {
  known ??= get<Games>('/api/games').catch((failure: unknown) => {
    known = null;
    throw failure;
  });
  return known;
}

/** One game by its name; `not-a-game` if the server does not play it. */
export async function game(name: string): Promise<Game> {
  const { games: all } = await games();
  const found = all.find((one) => one.name === name);
  if (found) return found;
  throw new Refused({ key: 'not-a-game', facts: { given: name, allowed: all.map((one) => one.name) } }, 404);
}

function at(id: string, ...rest: (string | number)[]): string {
  return ['/api/tables', encodeURIComponent(id), ...rest].join('/');
}

function ofPosse(id: string, ...rest: string[]): string {
  return ['/api/posses', encodeURIComponent(id), ...rest].join('/');
}

function ofTournament(id: string, ...rest: string[]): string {
  return ['/api/tournaments', encodeURIComponent(id), ...rest].join('/');
}

/** What was given, as the query of an address. */
function query(given: Record<string, string | number | boolean | null>): string {
  const told = Object.entries(given).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString();
}

/** Characters of a request that is sent to its end although the page is closed; browsers allow 64 kB for all of them. */
const MOST_KEPT_ALIVE = 8000;

function get<T>(path: string): Promise<T> {
  return call<T>(path, { headers: { accept: 'application/json' } });
}

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const text = JSON.stringify(body);
  return call<T>(path, { method: 'POST', headers, body: text, keepalive: text.length <= MOST_KEPT_ALIVE });
}

async function getText(path: string): Promise<string> {
  const response = await reach(path, {});
  if (!response.ok) throw new Refused(refusalIn(await response.json().catch(() => null)), response.status);
  return response.text();
}

function reach(path: string, init: RequestInit): Promise<Response> {
  return fetch(to(path), { credentials: 'same-origin', ...init }).catch(() => {
    throw new Refused({ key: 'unreachable', facts: {} }, 0);
  });
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const response = await reach(path, init);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(refusalIn(body), response.status);
  if (body === null) throw new Refused({ key: 'bad-answer', facts: {} }, response.status);
  return body as T;
}

function refusalIn(body: unknown): WireError {
  const error = (body as { error?: Partial<WireError> } | null)?.error;
  if (typeof error?.key !== 'string') return { key: 'bad-answer', facts: {} };
  return { key: error.key, facts: error.facts ?? {} };
}
