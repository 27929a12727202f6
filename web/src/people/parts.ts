/** The parts of the page about my people: everybody is in one of them. */

import type { Acquaintance } from '../lib/wire';

export const PARTS: { key: string; is: (person: Acquaintance) => boolean }[] = [
  { key: 'people-following', is: ({ follows }) => follows },
  { key: 'people-recent', is: ({ follows, blocked, met }) => !follows && !blocked && met !== null },
  { key: 'people-muted', is: ({ follows, muted, blocked, met }) => !follows && muted && !blocked && met === null },
  { key: 'people-blocked', is: ({ blocked }) => blocked },
];
