/** A leaderboard with the bots among the people. */

import type { Anchor, Leader, Leaderboard } from '../lib/wire';

export type Row =
  | { key: string; leader: Leader; anchor: null; place: number }
  | { key: string; leader: null; anchor: Anchor; place: null };

/** People by the lower end of their rating, as the server has them; bots where theirs is. */
export function ranked({ leaders, anchors }: Leaderboard): Row[] {
  const people = leaders.map((leader, place) => ({
    key: leader.person.id,
    leader,
    anchor: null,
    place: place + 1,
    floor: leader.rating.points - leader.rating.within,
  }));
  const bots = anchors.map((anchor) => ({
    key: anchor.level,
    leader: null,
    anchor,
    place: null,
    floor: anchor.points,
  }));
  return [...people, ...bots].sort((one, other) => other.floor - one.floor);
}
