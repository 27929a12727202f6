/** What the keyboard does at a table, wherever the focus is. */

export type Wish = 'choose' | 'board' | 'confirm' | 'undo' | 'hint' | 'pause' | 'recap' | 'help';

/** The keys in the order in which the help lists them. */
export const KEYS: readonly { wish: Wish; keys: readonly string[]; shown: readonly string[] }[] = [
  { wish: 'choose', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: ['1', '9'] },
  { wish: 'board', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], shown: ['←', '↑', '↓', '→'] },
  { wish: 'confirm', keys: ['Enter'], shown: ['Enter'] },
  { wish: 'undo', keys: ['u'], shown: ['U'] },
  { wish: 'hint', keys: ['h'], shown: ['H'] },
  { wish: 'recap', keys: ['r'], shown: ['R'] },
  { wish: 'pause', keys: ['p'], shown: ['P'] },
  { wish: 'help', keys: ['?'], shown: ['?'] },
];

/** Keys that mean something to what has the focus. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [role=radiogroup], dialog';
const PRESSED = 'button, a, summary, [role=button]';
const SCROLLED = '[tabindex="0"]';

/** What a key means; null if it belongs to what has the focus. */
export function wishOf(event: KeyboardEvent): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN_KEYS)) return null;
  const wish = KEYS.find(({ keys }) =>
    keys.includes(event.key.length === 1 ? event.key.toLowerCase() : event.key),
  )?.wish;
  if (wish === 'confirm' && target?.closest(PRESSED)) return null;
  if (wish === 'board' && target?.closest(`${PRESSED}, ${SCROLLED}`)) return null;
  return wish ?? null;
}
