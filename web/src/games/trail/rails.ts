/** Where everything lies along the railroad: two lines, joined by a curve at the end of the first.
 *
 * The first line has the cities on one side and the stations with their masters on the other; the second runs back, and
 * its stations stand on it. `along` is the way on the first line, `across` leads from the cities to the second line.
 */

import { CITIES, SPACES, STATIONS, type SpaceRow } from './generated';

/** The last space of the first line. */
const FIRST_LINE = 19;
const LAST = SPACES.at(-1)?.number ?? 0;
const TURNOUTS = SPACES.filter(({ turnout }) => turnout);

function rowOf(space: string): SpaceRow | undefined {
  return SPACES.find(({ word }) => word === space);
}

export function isTurnout(space: string): boolean {
  return rowOf(space)?.turnout ?? false;
}

/** Whether the track ends here. */
export function isLast(space: string): boolean {
  return rowOf(space)?.number === LAST;
}

/** The number of a space as shown: a turnout is half a space behind the one it branches off. */
export function numberOf(space: string): string {
  const row = rowOf(space);
  return row?.turnout ? `${row.number}½` : space;
}

export interface Rails {
  tall: boolean;
  width: number;
  height: number;
  /** From one space of the first line to the next, and of the second. */
  pitch: number;
  back: number;
  /** How large the spaces of the two lines are. */
  radius: number;
  backRadius: number;
  /** Where space 0 lies along. */
  zero: number;
  /** The room of a station along the second line. */
  stop: number;
  /** The width of a station's plate. */
  plate: number;
  city: { across: number; along: number; deep: number; text: number };
  first: number;
  station: number;
  master: number;
  second: number;
}

export const WIDE_RAILS: Rails = {
  tall: false,
  width: 1078,
  height: 192,
  pitch: 49,
  back: 30,
  radius: 12,
  backRadius: 12,
  zero: 112,
  stop: 106,
  plate: 78,
  city: { across: 33, along: 95, deep: 62, text: 15 },
  first: 94,
  station: 134,
  master: 134,
  second: 172,
};

const MEDIUM: Rails = {
  ...WIDE_RAILS,
  width: 800,
  pitch: 36,
  back: 19.5,
  radius: 11,
  backRadius: 9.5,
  zero: 80,
  stop: 88,
  plate: 67,
  city: { across: 33, along: 70, deep: 62, text: 12.6 },
};

const TALL: Rails = {
  tall: true,
  width: 390,
  height: 850,
  pitch: 38,
  back: 29,
  radius: 13,
  backRadius: 12,
  zero: 88,
  stop: 62,
  plate: 80,
  city: { across: 62, along: 72, deep: 118, text: 15 },
  first: 148,
  station: 212,
  master: 273,
  second: 344,
};

const WIDE_FROM = 880;

/** The railroad for a frame of this width; the upright one is for phones. */
export function railsFor(width: number, tall: boolean): Rails {
  if (tall) return TALL;
  return width >= WIDE_FROM || width === 0 ? WIDE_RAILS : MEDIUM;
}

/** A place along and across as a place in the picture. */
export function at(rails: Rails, along: number, across: number): { x: number; y: number } {
  return rails.tall ? { x: across, y: along } : { x: along, y: across };
}

/** Where a space lies. A turnout lies in its station. */
export function spaceAt(rails: Rails, space: string): { x: number; y: number } {
  const row = rowOf(space);
  if (row?.turnout && row.station !== null) return turnoutAt(rails, row.station);
  return numberAt(rails, row?.number ?? 0);
}

function numberAt(rails: Rails, number: number): { x: number; y: number } {
  if (number <= FIRST_LINE) return at(rails, rails.zero + number * rails.pitch, rails.first);
  return at(rails, backAlong(rails, number), rails.second);
}

/** The second line runs back from where the first ends; its stations take their room. */
function backAlong(rails: Rails, number: number): number {
  const stops = TURNOUTS.filter((turnout) => turnout.number > FIRST_LINE && turnout.number < number).length;
  const end = rails.zero + FIRST_LINE * rails.pitch;
  return end - (number - FIRST_LINE - 1) * rails.back - stops * (rails.stop - rails.back);
}

/** The middle of a station with its turnout. */
export function stationPlace(rails: Rails, station: number): { x: number; y: number } {
  const behind = TURNOUTS.find((turnout) => turnout.station === station)?.number ?? LAST;
  if (behind === LAST) return at(rails, backAlong(rails, LAST) - rails.stop / 2, rails.second);
  if (behind <= FIRST_LINE) {
    const along = rails.zero + (behind + 0.5) * rails.pitch;
    return at(rails, along - (rails.tall ? 0 : 18), rails.station);
  }
  return at(rails, (backAlong(rails, behind) + backAlong(rails, behind + 1)) / 2, rails.second);
}

/** Whether a space lies on the second line. */
export function isBack(space: string): boolean {
  return (rowOf(space)?.number ?? 0) > FIRST_LINE;
}

/** The turnout itself is the left end of the station's plate. */
function turnoutAt(rails: Rails, station: number): { x: number; y: number } {
  const { x, y } = stationPlace(rails, station);
  return { x: x - rails.plate / 2 + 15, y };
}

export function masterPlace(rails: Rails, station: number): { x: number; y: number } {
  const { x, y } = stationPlace(rails, station);
  return rails.tall ? { x: rails.master, y } : { x: x + rails.plate / 2 + 18, y };
}

/** Kansas City lies beside the start, every other city at the space of its value. */
export function cityPlace(rails: Rails, city: number): { x: number; y: number } {
  const value = city === 0 ? -1 : (CITIES[city]?.value ?? 0);
  return at(rails, rails.zero + value * rails.pitch, rails.city.across);
}

/** How a turnout of the first line hangs between two spaces. */
export function sidings(rails: Rails): string[] {
  return TURNOUTS.filter(({ number }) => number < FIRST_LINE).map(({ number, station }) => {
    const [from, to] = [numberAt(rails, number), numberAt(rails, number + 1)];
    const { x, y } = turnoutAt(rails, station ?? 0);
    return rails.tall
      ? `M${from.x} ${from.y}Q${x} ${from.y} ${x} ${y}Q${x} ${to.y} ${to.x} ${to.y}`
      : `M${from.x} ${from.y}Q${from.x} ${y} ${x} ${y}Q${to.x} ${y} ${to.x} ${to.y}`;
  });
}

/** The two lines with their curve. */
export function trackOf(rails: Rails): string {
  const start = at(rails, rails.zero - (rails.tall ? 40 : rails.zero - 14), rails.first);
  const end = numberAt(rails, FIRST_LINE);
  const back = numberAt(rails, FIRST_LINE + 1);
  const last = stationPlace(rails, STATIONS.length - 1);
  const out = rails.tall ? 34 : 30;
  const bend = rails.tall
    ? `C${end.x} ${end.y + out} ${back.x} ${back.y + out} ${back.x} ${back.y}`
    : `C${end.x + out} ${end.y} ${back.x + out} ${back.y} ${back.x} ${back.y}`;
  return `M${start.x} ${start.y}L${end.x} ${end.y}${bend}L${last.x} ${last.y}`;
}
