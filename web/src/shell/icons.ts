/** The icons in use, by the part of the page that needs them: only these are picked out of the set at build time.
 *
 * `shell` comes with the first page; every other group is fetched when one of its icons is first shown. A game's drawing
 * imports the icons that only it shows, as `virtual:icon/<name>`.
 */

export const PICKED = {
  shell: [
    'allied-star',
    'anticlockwise-rotation',
    'binoculars',
    'cancel',
    'check-mark',
    'cog',
    'exit-door',
    'film-strip',
    'hazard-sign',
    'horseshoe',
    'laurels',
    'law-star',
    'meeple',
    'notebook',
    'padlock',
    'play-button',
    'round-table',
    'rule-book',
    'sands-of-time',
    'share',
    'sprout',
    'stopwatch',
    'trophy-cup',
    'vintage-robot',
    'western-hat',
    'wooden-chair',
    'world',
  ],
  // A film of what happened, in a game as in a replay.
  film: ['next-button', 'pause-button', 'previous-button'],
  replay: ['fast-backward-button', 'fast-forward-button', 'histogram', 'save'],
  table: [
    'chat-bubble',
    'clockwise-rotation',
    'halt',
    'hamburger-menu',
    'help',
    'person',
    'player-next',
    'podium',
    'sound-off',
    'sound-on',
    'thumb-down',
    'thumb-up',
    'unplugged',
    'vote',
  ],
} as const;

export type IconGroup = keyof typeof PICKED;
export type PickedName = (typeof PICKED)[IconGroup][number];
export type OwnName = `own:${'coin' | 'copy' | 'device' | 'qr'}`;
export type IconName = PickedName | OwnName;

export const GROUPS = Object.keys(PICKED) as IconGroup[];

export function groupOf(name: PickedName): IconGroup {
  return GROUPS.find((group) => (PICKED[group] as readonly string[]).includes(name)) as IconGroup;
}

export function isOwn(name: IconName): name is OwnName {
  return name.startsWith('own:');
}
