/** How far a learner is, kept in this browser: guests need no account for it, and a lesson can be left and resumed. */

import { Kept } from '../lib/kept';
import type { Words } from '../lib/wire';

const KEPT = new Kept('posse-lessons');

export interface Progress {
  /** The lessons completed, by `game/lesson`. */
  done: Record<string, true>;
  /** The answers given in lessons that were begun. */
  answers: Record<string, Words[]>;
}

export function nameOf(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

/** Stored progress; whatever is missing or broken counts as not begun. */
export function restored(kept: string | null): Progress {
  const found = parsed(kept);
  const done = Object.entries(recordIn(found, 'done')).filter(([, value]) => value === true);
  const answers = Object.entries(recordIn(found, 'answers')).filter(([, value]) => areWords(value));
  return {
    done: Object.fromEntries(done) as Progress['done'],
    answers: Object.fromEntries(answers) as Progress['answers'],
  };
}

/** The progress after some answers to a lesson; a completed one begins anew the next time. */
export function advanced(progress: Progress, name: string, answers: readonly Words[], isOver: boolean): Progress {
  const others = Object.entries(progress.answers).filter(([one]) => one !== name);
  const begun = Object.fromEntries(isOver || answers.length === 0 ? others : [...others, [name, [...answers]]]);
  return { done: isOver ? { ...progress.done, [name]: true } : progress.done, answers: begun };
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    return record(JSON.parse(kept ?? '{}'));
  } catch {
    return {};
  }
}

function recordIn(found: Record<string, unknown>, name: string): Record<string, unknown> {
  return record(found[name]);
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function areWords(value: unknown): value is Words[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

export function load(): Progress {
  return restored(KEPT.read());
}

export function save(progress: Progress): void {
  KEPT.write(JSON.stringify(progress));
}
