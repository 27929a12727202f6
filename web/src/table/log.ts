/** The log by chapters. */

import type { GameEvent } from '../lib/wire';

export interface LogChapter {
  /** The event that opened it; null for what came before the first. */
  opening: GameEvent | null;
  events: GameEvent[];
}

/** The log cut where a new chapter begins. */
export function chaptersOf(log: readonly GameEvent[], opens: (event: GameEvent) => boolean): LogChapter[] {
  const chapters: LogChapter[] = [{ opening: null, events: [] }];
  for (const event of log) {
    if (opens(event)) chapters.push({ opening: event, events: [] });
    else chapters.at(-1)?.events.push(event);
  }
  return chapters.filter((chapter) => chapter.opening !== null || chapter.events.length > 0);
}
