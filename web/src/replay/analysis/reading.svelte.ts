/** Reading an analysis: which moment is looked at, before or after it, and through whose eyes. */

import type { AnalysedMoment, Analysis, Seat } from '../../lib/wire';
import type { Film } from '../film.svelte';
import { markFrom, marksOf, placeOfLine, type Mark } from './chances';

export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

/** Through whose eyes: those of whoever decides, a spectator's (null), or always the same seat's. */
export type Gaze = 'asked' | Seat | null;

export class Reading {
  readonly film: Film;
  readonly analysis: Analysis;
  readonly marks: Mark[];
  place = $state(0);
  side: Side = $state('before');
  gaze: Gaze = $state('asked');

  constructor(film: Film, analysis: Analysis, line: number | null) {
    this.film = film;
    this.analysis = analysis;
    this.marks = marksOf(analysis.moments);
    this.to(placeOfLine(analysis.moments, line ?? analysis.turning[0] ?? 0));
  }

  get last(): number {
    return this.analysis.moments.length - 1;
  }

  get moment(): AnalysedMoment {
    return this.analysis.moments[this.place] as AnalysedMoment;
  }

  /** The seat that acts at this moment. */
  get actor(): Seat | null {
    return this.moment.decision?.seat ?? this.film.replay.lines[this.moment.line]?.seat ?? null;
  }

  /** Whose eyes see the board now. */
  get eyes(): Seat | null {
    return this.gaze === 'asked' ? this.actor : this.gaze;
  }

  /** Go to a moment. */
  to(place: number): void {
    this.place = Math.max(0, Math.min(place, this.last));
    this.#show();
  }

  toLine(line: number): void {
    this.to(placeOfLine(this.analysis.moments, line));
  }

  step(by: number): void {
    this.to(this.place + by);
  }

  /** Go to the next marked moment, or the one before. */
  toMark(way: 1 | -1): void {
    const place = this.mark(way);
    if (place !== null) this.to(place);
  }

  mark(way: 1 | -1): number | null {
    return markFrom(this.marks, this.place, way);
  }

  lookFrom(side: Side): void {
    this.side = side;
    this.#show();
  }

  lookAs(gaze: Gaze): void {
    this.gaze = gaze;
    this.#show();
  }

  #show(): void {
    const { line } = this.moment;
    this.film.goTo(this.side === 'before' ? Math.max(0, line - 1) : line, this.eyes);
  }
}
