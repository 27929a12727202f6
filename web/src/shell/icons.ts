/** The icons in use, by the part of the page that needs them: only these are picked out of the set at build time.
 *
 * `shell` comes with the first page; every other group is fetched when one of its icons is first shown.
 */

export const PICKED = {
  shell: [
    'anticlockwise-rotation',
    'binoculars',
    'cancel',
    'check-mark',
    'cog',
    'entry-door',
    'exit-door',
    'film-strip',
    'hamburger-menu',
    'hazard-sign',
    'info',
    'meeple',
    'moon',
    'padlock',
    'person',
    'play-button',
    'round-table',
    'save',
    'sands-of-time',
    'share',
    'speaker',
    'speaker-off',
    'stopwatch',
    'sun',
    'trophy-cup',
    'vintage-robot',
    'western-hat',
    'wooden-chair',
    'world',
  ],
  replay: ['fast-backward-button', 'fast-forward-button', 'laurels', 'next-button', 'pause-button', 'previous-button'],
  table: [
    'backward-time',
    'chat-bubble',
    'clockwise-rotation',
    'confirmed',
    'contract',
    'expand',
    'halt',
    'help',
    'hourglass',
    'notebook',
    'open-book',
    'player-next',
    'podium',
    'rule-book',
    'scales',
    'sight-disabled',
    'thumb-down',
    'thumb-up',
    'unplugged',
    'vote',
  ],
  carson: [
    'apothecary',
    'bank',
    'basket',
    'bed',
    'bullets',
    'cardboard-box-closed',
    'cavalry',
    'church',
    'cowboy-holster',
    'dice-six-faces-five',
    'dice-six-faces-four',
    'dice-six-faces-one',
    'dice-six-faces-six',
    'dice-six-faces-three',
    'dice-six-faces-two',
    'fist',
    'flying-flag',
    'hammer-nails',
    'house',
    'inverted-dice-1',
    'inverted-dice-2',
    'inverted-dice-3',
    'inverted-dice-4',
    'inverted-dice-5',
    'inverted-dice-6',
    'law-star',
    'mine-wagon',
    'old-wagon',
    'peaks',
    'ranch-gate',
    'receive-money',
    'revolver',
    'river',
    'rolling-dices',
    'saloon-doors',
    'shield',
    'square',
    'stone-bridge',
    'swap-bag',
    'token',
    'top-hat',
    'wallet',
    'wheelbarrow',
    'window-bars',
    'wood-beam',
    'wood-pile',
  ],
} as const;

export type IconGroup = keyof typeof PICKED;
export type PickedName = (typeof PICKED)[IconGroup][number];
export type OwnName = `own:${'coin' | 'duel' | 'guns' | 'road' | 'roads' | 'copy' | 'device' | 'qr'}`;
export type IconName = PickedName | OwnName;

export const GROUPS = Object.keys(PICKED) as IconGroup[];

export function groupOf(name: PickedName): IconGroup {
  return GROUPS.find((group) => (PICKED[group] as readonly string[]).includes(name)) as IconGroup;
}

export function isOwn(name: IconName): name is OwnName {
  return name.startsWith('own:');
}
