/** Scenes: what is shown and not only told, found in the events of one message. */

import type { GameEvent, Seat } from '../../../lib/wire';
import type { Building } from '../generated';

/** What one side of a duel brings. */
export interface Shot {
  seat: Seat;
  firepower: number;
  /** The die or the duel tile. */
  amount: number;
  strength: number;
}

export interface Payout {
  seat: Seat;
  building: Building;
  parcel: string;
  amount: number;
  stolen: boolean;
}

export interface Duel {
  kind: 'duel';
  place: string;
  tiles: boolean;
  shots: Shot[];
  winner: Seat | null;
  /** How a tie was broken, if there was one. */
  tie: GameEvent | null;
}

export type Scene =
  Duel | { kind: 'gamble'; seat: Seat; dice: [number, number]; amount: number } | { kind: 'estate'; payouts: Payout[] };

/** Add what happened: a new scene, or more of the last one. */
export function join(scenes: Scene[], event: GameEvent): void {
  const last = scenes.at(-1);
  if (event.event === 'duel') {
    scenes.push({ kind: 'duel', place: String(event['place']), tiles: false, shots: [], winner: null, tie: null });
  } else if (event.event === 'gambled') {
    scenes.push({
      kind: 'gamble',
      seat: Number(event['seat']),
      dice: [Number(event['first']), Number(event['second'])],
      amount: 0,
    });
  } else if (event.event === 'earned' || event.event === 'stole') {
    if (last?.kind === 'estate') last.payouts.push(payoutOf(event));
    else scenes.push({ kind: 'estate', payouts: [payoutOf(event)] });
  } else if (last?.kind === 'gamble' && event.event === 'gained') {
    last.amount = Number(event['amount']);
  } else if (last?.kind === 'duel') {
    goOn(last, event);
  }
}

/** Add to a duel what happened in it. */
function goOn(duel: Duel, event: GameEvent): void {
  if (event.event === 'showed_tile') duel.tiles = true;
  if (event.event === 'fired') duel.shots.push(shotOf(event));
  if (event.event === 'tied') duel.tie = event;
  if (event.event === 'won') duel.winner = Number(event['seat']);
}

function shotOf(event: GameEvent): Shot {
  return {
    seat: Number(event['seat']),
    firepower: Number(event['firepower']),
    amount: Number(event['amount']),
    strength: Number(event['strength']),
  };
}

function payoutOf(event: GameEvent): Payout {
  return {
    seat: Number(event['seat']),
    building: event['building'] as Building,
    parcel: String(event['parcel']),
    amount: Number(event['amount']),
    stolen: event.event === 'stole',
  };
}

/** What each player has received so far, in the order of the seats that received anything. */
export function totalsOf(payouts: readonly Payout[]): { seat: Seat; amount: number }[] {
  const totals = new Map<Seat, number>();
  for (const { seat, amount } of payouts) totals.set(seat, (totals.get(seat) ?? 0) + amount);
  return [...totals].map(([seat, amount]) => ({ seat, amount })).sort((one, other) => one.seat - other.seat);
}

/** How many steps a scene is shown in: every shot, then the winner; every building, then the sum. */
export function stepsOf(scene: Scene): number {
  if (scene.kind === 'duel') return scene.shots.length + 1;
  if (scene.kind === 'estate') return scene.payouts.length + 1;
  return 2;
}

const FIRST = 800;
const NEXT = 700;
const LAST = 1700;
/** All buildings together take no longer to pay than this. */
const PAYDAY = 3000;

/** How long a scene takes from a step on, in milliseconds at the usual speed. */
export function lengthOf(scene: Scene, from = 0): number {
  const steps = Array.from({ length: stepsOf(scene) }, (_, step) => durationOf(scene, step));
  return steps.slice(from).reduce((sum, ms) => sum + ms, 0);
}

/** How long a step stays, in milliseconds at the usual speed: time to read the beginning and the outcome. */
export function durationOf(scene: Scene, step: number): number {
  if (step + 1 >= stepsOf(scene)) return LAST;
  if (scene.kind === 'estate') return Math.min(NEXT, PAYDAY / scene.payouts.length);
  return step === 0 ? FIRST : NEXT;
}
