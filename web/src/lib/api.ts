/** HTTP calls, one function each; every refusal is the same kind of error. */

import { to } from './root';
import type {
  Account,
  Game,
  Games,
  Health,
  Language,
  LessonObstacle,
  LessonPage,
  Lessons,
  Lobby,
  Me,
  Moment,
  NewOptions,
  NewTable,
  Recap,
  Replay,
  Seat,
  Sit,
  Table,
  WireError,
  WithCode,
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
  exportAddress: '/api/export',
  deleteMe: (password: string | null) => post<Me>('/api/account/delete', { password }),

  lobby: () => get<Lobby>('/api/lobby'),
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
  rematch: (id: string) => post<Table>(at(id, 'rematch'), {}),

  recap: (id: string, seat: Seat) => get<Recap>(`${at(id, 'recap')}?seat=${seat}`),

  recordAddress: (id: string) => to(at(id, 'record')),
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

function get<T>(path: string): Promise<T> {
  return call<T>(path, { headers: { accept: 'application/json' } });
}

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(to(path), { credentials: 'same-origin', ...init }).catch(() => {
    throw new Refused({ key: 'unreachable', facts: {} }, 0);
  });
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
