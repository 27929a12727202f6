/** The drawing of Colt Express. */

import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import { lookOf } from './look';
import { looked, namingAt } from './naming';
import Player from './Player.svelte';
import { PLOT } from './plot';
import { SOUNDS } from './sounds';
import type { Bandit } from './generated';
import type { ColtView } from './view';

export default {
  Board,
  Player,
  points: (view, player) => view.worth[player] ?? null,
  score: ({ worth, known }, player, texts) =>
    (worth[player] ?? null) === null
      ? texts.say('colt-worth-at-least', { known: texts.money(known[player] ?? 0) })
      : texts.money(worth[player] ?? 0),
  plot: PLOT,
  round: ({ round }) => round,
  sounds: SOUNDS,
  picture: { width: 1500, height: 620 },
  // Three rows of panels, except where the longest train needs the room for its overview.
  roomBelow: 'max(25rem, min(5.5rem * var(--seats) + 3rem, 60.25rem - 5.5rem * var(--seats)))',
  hasFilm: true,
  naming: { by: looked, of: namingAt },
  // Several bandits of one player have several colours, and then the player's own tells them apart from others'.
  looks: ({ players }) => players.map(({ bandits }) => (bandits.length === 1 ? lookOf(bandits[0]) : null)),
  concerns: ({ bandit, target }, { bandits }, seat) =>
    [bandit, target].some((one) => bandits[one as Bandit]?.seat === seat),
} satisfies Drawing<ColtView>;
