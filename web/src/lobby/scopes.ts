/** Which rules a table does without: the game says it, for the options it was asked for. */

import type { Chapter } from '../lib/rules';
import type { GameOption, Scope } from '../lib/wire';
import { fitting, grouped, settled, type Chosen } from './options';

/** A table, as an address describes it. */
export interface Asked {
  options: Chosen;
  /** The number of players, if it is known. */
  seats: number | null;
}

export function askedOf(search: URLSearchParams): Asked {
  const options = Object.fromEntries(new URLSearchParams(search.get('options') ?? ''));
  const seats = Number(search.get('seats'));
  return { options, seats: seats > 0 ? seats : null };
}

/** The options that such a table has, each with its value: some exist only for certain numbers of players. */
export function playedOf(options: readonly GameOption[], { options: chosen, seats }: Asked): Chosen {
  const all = settled(options, chosen);
  const isThere = (option: GameOption) =>
    option.seats.length === 0 || (seats === null ? option.name in chosen : option.seats.includes(seats));
  return Object.fromEntries(options.filter(isThere).map(({ name }) => [name, all[name] ?? '']));
}

/** The scopes of rules that do not matter with these options. */
export function idle(scopes: readonly Scope[], played: Chosen): Scope[] {
  return scopes.filter(({ without }) =>
    Object.entries(without).every(([name, value]) => (played[name] ?? value) === value),
  );
}

/** The editions, variants and expansions on which it depends what is left out: their own values, or what they set. */
export function pickable(options: readonly GameOption[], scopes: readonly Scope[]): GameOption[] {
  const names = new Set(scopes.flatMap(({ without }) => Object.keys(without)));
  return grouped(options)
    .filter(({ head, details }) => [head, ...details].some(({ name }) => names.has(name)))
    .map(({ head }) => head);
}

/** The same table with another number of players, without the options that this number does not have. */
export function seated(options: readonly GameOption[], asked: Asked, seats: number | null): Asked {
  return { options: seats === null ? asked.options : fitting(options, asked.options, seats), seats };
}

/** The chapters without the rules of these scopes. */
export function without(chapters: readonly Chapter[], scopes: readonly Scope[]): Chapter[] {
  const numbers = scopes.flatMap(({ rules }) => rules);
  const isOut = (id: string) => numbers.some((number) => id === number || id.startsWith(`${number}.`));
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id }) => !isOut(id)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** Why something is left out: options with the values for which it is. */
export function reasons(scopes: readonly Scope[], played: Chosen): [option: string, value: string][] {
  const named = scopes.flatMap((scope) => Object.keys(scope.without));
  return [...new Set(named)].flatMap((name) => (name in played ? [[name, played[name] as string]] : []));
}

export function count(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, { rules }) => sum + rules.length, 0);
}
