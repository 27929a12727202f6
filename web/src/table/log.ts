/** The log by chapters, and each chapter by turns. */

import type { Plot } from '../games/drawing';
import type { GameEvent, Notice, Seat } from '../lib/wire';
import { seatOf } from '../lib/words';

export interface LogChapter {
  /** The event that opened it; null for what came before the first. */
  opening: GameEvent | null;
  turns: Turn[];
}

/** What happened from one player's beginning to the next one's. */
export interface Turn {
  seat: Seat | null;
  events: GameEvent[];
}

/** Without a drawing a log is one chapter, and a turn is what one player does. */
export const NO_PLOT: Plot = { chapter: () => false, tells: new Set(), sums: {} };

/** The log cut where a new chapter begins. */
export function chaptersOf(log: readonly GameEvent[], plot: Plot): LogChapter[] {
  const chapters: { opening: GameEvent | null; events: GameEvent[] }[] = [{ opening: null, events: [] }];
  for (const event of log) {
    if (plot.chapter(event)) chapters.push({ opening: event, events: [] });
    else chapters.at(-1)?.events.push(event);
  }
  return chapters
    .filter(({ opening, events }) => opening !== null || events.length > 0)
    .map(({ opening, events }) => ({ opening, turns: turnsOf(events, plot) }));
}

/** The notices that follow each turn: those after one of its events, or after what opens the next chapter. */
export function noticesOf(
  chapters: readonly LogChapter[],
  log: readonly GameEvent[],
  notices: readonly Notice[],
): ReadonlyMap<Turn, Notice[]> {
  const places = new Map(log.map((event, place) => [event, place]));
  const turns = chapters.flatMap((chapter) => chapter.turns);
  const found = new Map<Turn, Notice[]>();
  for (const notice of notices.filter(({ after }) => after <= log.length)) {
    const reaches = (turn: Turn) => turn.events.some((event) => (places.get(event) ?? 0) >= notice.after - 1);
    const turn = turns.find(reaches) ?? turns.at(-1);
    if (turn) found.set(turn, [...(found.get(turn) ?? []), notice]);
  }
  return found;
}

/** Events cut where another turn begins. */
export function turnsOf(events: readonly GameEvent[], { turn: begins = isByAnother }: Plot): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last === undefined || begins(event, last.seat)) turns.push({ seat: seatOf(event), events: [event] });
    else last.events.push(event);
  }
  return turns;
}

function isByAnother(event: GameEvent, seat: Seat | null): boolean {
  return seatOf(event) !== seat;
}
