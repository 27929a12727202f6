/** What the server shows of a Colt Express table, as src/posse/games/colt/view.py builds it. */

import type { Seat } from '../../lib/wire';

export const BANDITS = ['belle', 'cheyenne', 'django', 'doc', 'ghost', 'tuco'] as const;
export const ACTIONS = ['move', 'floor', 'fire', 'robbery', 'punch', 'marshal', 'ride'] as const;
export const KINDS = ['purse', 'jewel', 'strongbox', 'flask'] as const;
export const COACH = 'coach';
export const COACH_ROOF = 'coach_roof';
export const GONE = 'gone';
export const ROUNDS = 5;
export const SHOTS = 6;
/** From here on neutral bullets are not counted: they never run out. */
export const ENDLESS = 100;

const JEWEL = 500;
const STRONGBOX = 1000;

export type Bandit = (typeof BANDITS)[number];
export type Action = (typeof ACTIONS)[number];
/** A kind of loot. */
export type Kind = (typeof KINDS)[number];
export type TurnSymbol = 'standard' | 'tunnel' | 'speeding_up' | 'switching' | 'simultaneous';
export type Whiskey = 'normal' | 'old';

export interface Flask {
  /** Null for whoever has never looked. */
  kind: Whiskey | null;
  half: boolean;
}

export interface Loot {
  jewels: number;
  strongboxes: number;
  /** What each holds; null for whoever has never looked. */
  purses: Record<string, number | null>;
  flasks: Record<string, Flask>;
}

export interface BanditView {
  seat: Seat;
  /** Null while he rides to the train; `gone` once he has got away. */
  spot: string | null;
  left: number;
  fired: number;
  hostage: string | null;
  cash: number;
  jewels: number;
  strongboxes: number;
}

/** A bandit and an action; or `bullet` and whose it is. */
export type Card = [string, string];

export interface ColtPlayer {
  bandits: Bandit[];
  hand: number;
  deck: number;
  kept: number;
  hand_size: number;
  bullets: Record<string, number>;
  hits: number;
  struck: number;
  /** In the expert variant only. */
  discard?: Card[];
}

export interface PileCard {
  seat: Seat;
  down: boolean;
  bandit?: Bandit;
  action?: Action;
}

export interface ColtView {
  round: number;
  card: string | null;
  turns: TurnSymbol[];
  turn: number;
  keep: number;
  first: Seat;
  train: string[];
  marshal: string;
  neutral: number;
  bandits: Partial<Record<Bandit, BanditView>>;
  players: ColtPlayer[];
  teams: boolean;
  expert: boolean;
  pile: PileCard[];
  resolved: number;
  loot: Record<string, Loot>;
  purses: Partial<Record<Bandit, (number | null)[]>>;
  // --- with Horses & Stagecoach
  coach?: string;
  shotgun?: string;
  horses?: Record<string, number>;
  hostages?: string[];
  flasks?: Partial<Record<Bandit, Flask[]>>;
  // --- in the film only: the card that is being carried out
  inPlay?: number;
  // --- of the one who looks
  seat: Seat | null;
  hand?: Card[];
  held?: Card[];
  playable?: number;
  chosen?: string | null;
}

export function isBandit(word: string): word is Bandit {
  return (BANDITS as readonly string[]).includes(word);
}

/** The bandits in play. */
export function riders(view: ColtView): Bandit[] {
  return BANDITS.filter((bandit) => view.bandits[bandit] !== undefined);
}

/** Whether cards are being planned: the pile is not yet carried out, and turns are left. */
export function isPlanning(view: ColtView): boolean {
  return view.round > 0 && view.turn < view.turns.length;
}

/** The card that is being carried out, or -1: none while cards are planned or kept. */
export function cardInPlay(view: ColtView, step: string | undefined): number {
  if (view.inPlay !== undefined) return view.inPlay;
  return isPlanning(view) || step === undefined || step === 'keep_cards' ? -1 : view.resolved;
}

/** The loot and cash of a player; null while a purse of his is unknown to the one who looks. */
export function worthOf(view: ColtView, player: Seat): number | null {
  const own = view.players[player]?.bandits ?? [];
  if (own.length === 0) return null;
  let sum = 0;
  for (const bandit of own) {
    const { cash = 0, jewels = 0, strongboxes = 0 } = view.bandits[bandit] ?? {};
    const purses = view.purses[bandit] ?? [];
    if (purses.includes(null)) return null;
    sum += cash + jewels * JEWEL + strongboxes * STRONGBOX + purses.reduce<number>((all, one) => all + (one ?? 0), 0);
  }
  return sum;
}

/** One piece of loot where it lies, by the word with which it is taken. */
export interface Token {
  word: string;
  kind: Kind;
  /** Counts equal pieces on the spot. */
  number: number;
  value: number | null;
  flask?: Flask;
}

export function tokensOn(view: ColtView, spot: string): Token[] {
  const loot = view.loot[spot];
  if (loot === undefined) return [];
  const plain = (kind: Kind, count: number): Token[] =>
    Array.from({ length: count }, (_, number) => ({ word: kind, kind, number, value: null }));
  const purses = Object.entries(loot.purses).map(([word, value]): Token => ({
    word,
    kind: 'purse',
    number: 0,
    value: value,
  }));
  const flasks = Object.entries(loot.flasks).map(([word, flask]): Token => ({
    word,
    kind: 'flask',
    number: 0,
    value: null,
    flask,
  }));
  return [...plain('strongbox', loot.strongboxes), ...plain('jewel', loot.jewels), ...purses, ...flasks];
}
