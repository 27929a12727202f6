/** What the server shows of a table of Great Western Trail, as src/posse/games/trail/view.py builds it. */

import type { Seat } from '../../lib/wire';

export const WORKERS = ['cowboy', 'craftsman', 'engineer'] as const;
export const AUXES = ['dollar', 'draw', 'certificate', 'engine', 'remove'] as const;
export const MASTERS = ['workers', 'objectives', 'hazards', 'teepees', 'certificates'] as const;
export const SOURCES = [
  'dollars',
  'buildings',
  'cities',
  'stations',
  'hazards',
  'cattle',
  'objectives',
  'station_masters',
  'workers',
  'steps',
  'token',
] as const;

export type Worker = (typeof WORKERS)[number];
export type Aux = (typeof AUXES)[number];
export type Master = (typeof MASTERS)[number];
/** A row of the score sheet. */
export type Source = (typeof SOURCES)[number];

/** What lies on a spot of the trail: a hazard or teepee, or a building with its owner (null: neutral). */
export type OnSpot = { tile: string } | { building: string; owner: Seat | null };

export interface MasterPlace {
  /** Null once somebody has taken the tile. */
  master: Master | null;
  /** Who was left there for it. */
  worker: Worker | null;
}

export interface Reach {
  steps: number;
  toll: number;
}

export interface TrailPlayer {
  money: number;
  /** Null before the first turn. */
  place: string | null;
  engine: string;
  /** Temporary ones: where the marker stands. */
  certificates: number;
  certificate_limit: number;
  permanent: number;
  step_limit: number;
  hand_limit: number;
  /** The places of the board that still have their disc. */
  discs: string[];
  workers: Record<Worker, number>;
  titles: Master[];
  tiles: Record<string, number>;
  unbuilt: string[];
  stations: string[];
  cities: Record<string, number>;
  /** What a delivery to each city would cost now. */
  transport: Record<string, number>;
  /** Objective cards played. */
  area: string[];
  hand: number;
  /** Cards of the hand that everybody can work out. */
  known: Record<string, number>;
  stack: number;
  discarded: number;
  discard: Record<string, number>;
  /** What the whole deck consists of. */
  deck: Record<string, number>;
  points: Record<Source, number>;
  score: number;
}

export interface TrailView {
  current: Seat;
  trail: Record<string, OnSpot>;
  tolls: { green: number; black: number };
  /** Twelve rows of as many places as there are players. */
  jobs: (Worker | null)[][];
  wages: number[];
  /** The row of the token, from 1; null once the market is full. */
  token: number | null;
  /** Two tiles in each of three columns. */
  foresight: (string | null)[][];
  piles: number[];
  market: Record<string, number>;
  market_size: number;
  cattle_left: number;
  display: string[];
  objectives_left: number;
  masters: MasterPlace[];
  /** The sides of the private buildings 1 to 10 in this game. */
  buildings: string[];
  /** Who has the token of the job market: the last turns are played. */
  holder: Seat | null;
  /** How many turns are left then. */
  left: number | null;
  players: TrailPlayer[];
  reach: Record<string, Reach> | null;
  // --- of the one who looks
  seat: Seat | null;
  hand?: Record<string, number>;
  /** What the hand is worth in Kansas City, permanent certificates included. */
  value?: number;
}

export function isTile(on: OnSpot | undefined): on is { tile: string } {
  return on !== undefined && 'tile' in on;
}

export function isBuilding(on: OnSpot | undefined): on is { building: string; owner: Seat | null } {
  return on !== undefined && 'building' in on;
}

/** The spots of the trail where a player's own buildings stand. */
export function builtBy(view: TrailView, seat: Seat): string[] {
  return Object.keys(view.trail).filter((spot) => {
    const on = view.trail[spot];
    return isBuilding(on) && on.owner === seat;
  });
}

/** Cards by word as often as they are there, such as those of a hand. */
export function spread(counts: Record<string, number> | undefined): string[] {
  return Object.entries(counts ?? {}).flatMap(([word, count]) => Array.from({ length: count }, () => word));
}
