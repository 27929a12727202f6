/** What an analysis says, made ready to be drawn: changes, marks, and sums that add up. */

import type { AnalysedMoment, SeatAccount, Seat } from '../../lib/wire';

/** How many answers are marked, and how many strokes of luck. */
const MOST_ANSWERS = 24;
const MOST_LUCK = 8;
/** A smaller change by luck is no moment to look at. */
const LEAST_LUCK = 0.08;

export type MarkKind = 'mistake' | 'blunder' | 'luck';

/** A moment worth a look, for a seat. */
export interface Mark {
  place: number;
  seat: Seat;
  kind: MarkKind;
  /** What it changed for the seat. */
  change: number;
}

type Moments = readonly AnalysedMoment[];

/** What a moment changed for every seat; the game begins with equal chances. */
export function changesAt(moments: Moments, place: number): number[] {
  const now = moments[place]?.chances ?? [];
  const before = moments[place - 1]?.chances ?? now.map(() => 1 / now.length);
  return now.map((chance, seat) => chance - (before[seat] ?? 0));
}

/** The seat for which most changed. */
export function mostChanged(changes: readonly number[]): Seat {
  const sizes = changes.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
}

/** The worst answers and the greatest strokes of luck, in the order of the game. */
export function marksOf(moments: Moments): Mark[] {
  const answers = moments.flatMap((moment, place) => answerMark(moment, place));
  const taken = new Set(answers.map(({ place }) => place));
  const strokes = moments.map(luckMark).filter(({ place, change }) => isStroke(change) && !taken.has(place));
  const marks = [...greatest(answers, MOST_ANSWERS), ...greatest(strokes, MOST_LUCK)];
  return marks.sort((one, other) => one.place - other.place);
}

function answerMark({ decision }: AnalysedMoment, place: number): Mark[] {
  const kind = decision?.word;
  if (!decision || (kind !== 'mistake' && kind !== 'blunder')) return [];
  return [{ place, seat: decision.seat, kind, change: decision.effects[decision.seat] ?? 0 }];
}

function luckMark({ luck }: AnalysedMoment, place: number): Mark {
  const seat = mostChanged(luck);
  return { place, seat, kind: 'luck', change: luck[seat] ?? 0 };
}

function isStroke(change: number): boolean {
  return Math.abs(change) >= LEAST_LUCK;
}

function greatest(marks: readonly Mark[], most: number): Mark[] {
  return [...marks].sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, most);
}

/** The marked place before or after another; null if there is none. */
export function markFrom(marks: readonly Mark[], place: number, way: 1 | -1): number | null {
  const ahead = marks.filter((mark) => (mark.place - place) * way > 0);
  return (way > 0 ? ahead[0] : ahead.at(-1))?.place ?? null;
}

/** The place of a line, or of the last one before it that counts. */
export function placeOfLine(moments: Moments, line: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.line <= line),
  );
}

// --- the sums of a seat

export const PARTS = ['skill', 'others', 'luck'] as const;
export type Part = (typeof PARTS)[number];

/** One part of a seat's game, from where the part before it led to; in whole per cents, so that what is read adds up. */
export interface Step {
  part: Part;
  from: number;
  to: number;
}

export function stepsOf(account: SeatAccount): Step[] {
  let sum = account.prior;
  return PARTS.map((part) => {
    const from = percents(sum);
    sum += account[part];
    return { part, from, to: percents(sum) };
  });
}

/** What a moment changed for a seat in whole per cents: by the answer, by luck, and together, which is their sum. */
export function splitAt(moments: Moments, place: number, seat: Seat): { answer: number; luck: number; total: number } {
  const total = percents(changesAt(moments, place)[seat] ?? 0);
  const answer = percents(moments[place]?.decision?.effects[seat] ?? 0);
  return { answer, luck: total - answer, total };
}

/** By how many whole per cents another answer is better than the one that was given, as they are read. */
export function gainBy(answer: { chance: number }, { after }: { after: number }): number {
  return percents(answer.chance) - percents(after);
}

/** Whether no answer was found that is better than the one that was given. */
export function isUnbeaten({ before, after }: { before: number; after: number }): boolean {
  return after >= before;
}

/** Whole per cents; never minus zero, which would be written with its minus. */
export function percents(share: number): number {
  return Math.round(100 * share) + 0;
}

/** The lowest and the highest per cent that the sums of any seat pass, at least from 0 to 100. */
export function rangeOf(accounts: readonly SeatAccount[]): { low: number; high: number } {
  const ends = accounts.flatMap(stepsOf).flatMap(({ from, to }) => [from, to]);
  return { low: Math.min(0, ...ends), high: Math.max(100, ...ends) };
}

// --- the graph

/** How the line of a seat is dashed: with its colour and its shapes it is told apart. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '16 4'];

export function dashOf(seat: Seat): string {
  return DASHES[seat % DASHES.length] as string;
}

/** The places at which the shape of a seat stands on its line, each seat's beside those of the others. */
export function shapePlaces(count: number, seat: Seat, seats: number, shapes: number): number[] {
  const step = (count - 1) / shapes;
  const places = Array.from({ length: shapes }, (_, one) => Math.round((one + (seat + 0.5) / seats) * step));
  return [...new Set(places)];
}

/** The place nearest to where a graph was clicked; a mark nearby is meant rather than what lies beside it. */
export function placeAt(share: number, count: number, marks: readonly Mark[], reach: number): number {
  const wanted = Math.min(1, Math.max(0, share)) * (count - 1);
  const near = marks.filter(({ place }) => Math.abs(place - wanted) <= reach);
  near.sort((one, other) => Math.abs(one.place - wanted) - Math.abs(other.place - wanted));
  return near[0]?.place ?? Math.round(wanted);
}
