/** What the server shows of a Carson City table, as src/posse/games/carson/view.py builds it. */

import type { Seat } from '../../lib/wire';

export const BUILDINGS = ['ranch', 'mine', 'drugstore', 'bank', 'saloon', 'hotel', 'church', 'prison'] as const;
export const CHARACTERS = ['sheriff', 'banker', 'shopkeeper', 'worker', 'settler', 'captain', 'mercenary'] as const;

export type Building = (typeof BUILDINGS)[number];
export type Character = (typeof CHARACTERS)[number];
export type Side = 'yellow' | 'red';
export type Content = 'house' | 'mountain' | Building | 'river';

export interface Spot {
  content?: Content;
  owner?: Seat;
  /** What buying the parcel costs; only of parcels that can be bought. */
  price?: number;
  /** What the building here would pay now. */
  income?: number;
  /** Who takes half of that income this round. */
  robber?: Seat;
}

export interface DuelTiles {
  count: number;
  total: number | null;
  laid: boolean;
  /** Known to their owner only. */
  hand?: number[];
  chosen?: number | null;
}

export interface CarsonPlayer {
  cash: number;
  limit: number | null;
  points: number;
  sources: Record<string, number>;
  roads: number;
  revolvers: number;
  cowboys: number;
  supply: number;
  firepower: number;
  property_tiles: number;
  character: Character | null;
  waiting: boolean;
  kept: Partial<Record<Building, number>>;
  moves?: number;
  duel_tiles?: DuelTiles;
}

export interface CarsonView {
  seat: Seat | null;
  /** 0 while the starting parcels are chosen. */
  round: number;
  order: Seat[];
  passed: Seat[];
  sides: Record<Character, Side>;
  players: CarsonPlayer[];
  town: Record<string, Spot>;
  roads: string[];
  bridges: string[];
  row: Record<string, Building | null>;
  bag: Record<Building, number>;
  /** The seats on each place, once for each cowboy. */
  cowboys: Record<string, Seat[]>;
  white: { holder: Seat | null; at: string | null };
  three_guns: Seat | null;
  doubled: Building | null;
  houses: number;
  roads_left: number;
}

export const ROUNDS = 4;

export function isBuilding(word: string | null | undefined): word is Building {
  return (BUILDINGS as readonly string[]).includes(word ?? '');
}

export function isCharacter(word: string): word is Character {
  return (CHARACTERS as readonly string[]).includes(word);
}

export function holderOf(view: CarsonView, character: Character): Seat | null {
  const seat = view.players.findIndex((player) => player.character === character);
  return seat < 0 ? null : seat;
}

/** Whether characters are being chosen: a round has begun and somebody has none yet. */
export function isChoosingCharacters(view: CarsonView): boolean {
  return view.round > 0 && view.players.some((player) => player.character === null);
}

/** One cowboy where it stands. The white one stands for its holder. */
export interface Standing {
  seat: Seat;
  white: boolean;
  /** Counts the cowboys of this seat on this place from 1. */
  number: number;
}

/** Who stands on a place, the white cowboy first among those of its holder. */
export function standingOn(view: CarsonView, place: string): Standing[] {
  const seen = new Map<Seat, number>();
  return (view.cowboys[place] ?? []).map((seat) => {
    const number = (seen.get(seat) ?? 0) + 1;
    seen.set(seat, number);
    return { seat, number, white: number === 1 && view.white.at === place && view.white.holder === seat };
  });
}
