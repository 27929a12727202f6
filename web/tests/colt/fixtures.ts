/** A table of Colt Express for tests: in its first round, with what matters given; and its texts from the real files. */

import type { Spots } from '../../src/lib/chooser';
import type { Texts } from '../../src/lib/fluent';
import type { BanditView, ColtPlayer, LootOnSpot } from '../../src/games/colt/generated';
import type { ColtView } from '../../src/games/colt/view';
import type { DrawingProps } from '../../src/games/drawing';
import { propsOf, spotsFor, textsOfGame } from '../drawing';

export { LANGUAGES, LIT, NAMES, ftl, lit, spot, spotsIn } from '../drawing';

export function textsOf(lang: string): Texts {
  return textsOfGame('colt', lang);
}

export function aBandit(seat: number, spot: string | null, more: Partial<BanditView> = {}): BanditView {
  return { seat, spot, left: 6, fired: 0, hostage: null, cash: 0, jewels: 0, strongboxes: 0, ...more };
}

/** What can be clicked while these answers can be given. */
export function can(...answers: string[]): Spots {
  return spotsFor('colt', ...answers);
}

export function aPlayer(more: Partial<ColtPlayer> = {}): ColtPlayer {
  return { bandits: ['doc'], hand: 6, deck: 4, kept: 0, hand_size: 6, bullets: {}, hits: 0, struck: 0, ...more };
}

export function someLoot(more: Partial<LootOnSpot> = {}): LootOnSpot {
  return { jewels: 0, strongboxes: 0, purses: {}, flasks: {}, ...more };
}

/** Doc (Ann) in car 3, Belle (Bob) in car 2, Tuco (Cid) on the roof of car 1. */
export function aView(more: Partial<ColtView> = {}): ColtView {
  return {
    seat: 0,
    round: 1,
    card: 'angry_marshal',
    turns: ['standard', 'standard', 'tunnel', 'switching'],
    turn: 0,
    planning: true,
    in_play: null,
    keep: 0,
    first: 0,
    train: ['a', 'c', 'f'],
    marshal: 'loco',
    neutral: 13,
    bandits: { belle: aBandit(1, 'car2'), doc: aBandit(0, 'car3'), tuco: aBandit(2, 'car1_roof') },
    players: [aPlayer(), aPlayer({ bandits: ['belle'] }), aPlayer({ bandits: ['tuco'] })],
    teams: false,
    expert: false,
    pile: [],
    resolved: 0,
    loot: {
      loco: someLoot({ strongboxes: 1 }),
      car2: someLoot({ jewels: 1, purses: { purse4: null, purse5: 300 } }),
      car3: someLoot({ jewels: 1, purses: { purse6: null } }),
    },
    purses: { belle: [250], doc: [250], tuco: [250, null] },
    worth: [750, 750, null],
    known: [750, 750, 250],
    hand: [
      ['doc', 'move'],
      ['doc', 'move'],
      ['doc', 'fire'],
      ['bullet', 'tuco'],
    ],
    held: [],
    playable: 3,
    chosen: null,
    ...more,
  };
}

/** The same with Horses & Stagecoach. */
export function aViewWithHorses(more: Partial<ColtView> = {}): ColtView {
  return aView({
    coach: 'car1',
    shotgun: 'coach_roof',
    horses: { loco: 0, car1: 1, car2: 0, car3: 2 },
    hostages: ['nun', 'banker'],
    flasks: { belle: [], doc: [{ kind: 'old', half: true }], tuco: [] },
    ...more,
  });
}

export function someProps(more: Partial<DrawingProps<ColtView>> = {}): DrawingProps<ColtView> {
  return {
    ...propsOf(aView(), textsOf('en'), 'act'),
    question: { step: 'act', symbol: 'standard', second: 0 },
    ...more,
  };
}
