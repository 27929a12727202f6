/** Where everything lies along the railroad: two lines, joined by a curve at the end of the first.
 *
 * The first line has the cities on one side and the stations with their masters on the other; the second runs back, and
 * its stations stand on it. `along` is the way on the first line, `across` leads from the cities to the second line.
 */

import { CITIES, STATIONS } from './data';

/** The spaces behind which a turnout hangs, with its station from 1. */
const TURNOUTS: Record<number, number> = { 4: 1, 7: 2, 10: 3, 13: 4, 16: 5, 21: 6, 25: 7, 29: 8, 33: 9 };
/** The last space of the first line. */
const FIRST_LINE = 19;
export const LAST = 39;

/** A cross stands between this space and the next: a delivery past it costs a dollar. */
export const CROSSES: readonly number[] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17];

/** All spaces in the order of the track, turnouts included. */
export const SPACES: readonly string[] = Array.from({ length: LAST + 1 }, (_, number) => number).flatMap((number) => {
  const turnout = TURNOUTS[number];
  return turnout === undefined ? [String(number)] : [String(number), `turnout${turnout}`];
});

/** The station at a space, from 0; null if there is none. */
export function stationAt(space: string): number | null {
  if (space === String(LAST)) return STATIONS.length - 1;
  return space.startsWith('turnout') ? Number(space.slice(7)) - 1 : null;
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

const WIDE: Rails = {
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
  ...WIDE,
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

const WIDE_FROM = 960;

/** The railroad for a frame so wide; an upright one is for phones. */
export function railsFor(width: number, tall: boolean): Rails {
  if (tall) return TALL;
  return width >= WIDE_FROM || width === 0 ? WIDE : MEDIUM;
}

/** A place along and across as a place in the picture. */
export function at(rails: Rails, along: number, across: number): { x: number; y: number } {
  return rails.tall ? { x: across, y: along } : { x: along, y: across };
}

/** Where a space lies. A turnout lies in its station. */
export function spaceAt(rails: Rails, space: string): { x: number; y: number } {
  const station = stationAt(space);
  if (station !== null && space !== String(LAST)) return turnoutAt(rails, station);
  return numberAt(rails, Number(space));
}

function numberAt(rails: Rails, number: number): { x: number; y: number } {
  if (number <= FIRST_LINE) return at(rails, rails.zero + number * rails.pitch, rails.first);
  return at(rails, backAlong(rails, number), rails.second);
}

/** The second line runs back from where the first ends; its stations take their room. */
function backAlong(rails: Rails, number: number): number {
  const stops = Object.keys(TURNOUTS).filter((behind) => Number(behind) > FIRST_LINE && Number(behind) < number).length;
  const end = rails.zero + FIRST_LINE * rails.pitch;
  return end - (number - FIRST_LINE - 1) * rails.back - stops * (rails.stop - rails.back);
}

/** The middle of a station with its turnout. */
export function stationPlace(rails: Rails, station: number): { x: number; y: number } {
  const behind = Number(Object.keys(TURNOUTS).find((space) => TURNOUTS[Number(space)] === station + 1) ?? LAST);
  if (behind === LAST) return at(rails, backAlong(rails, LAST) - rails.stop / 2, rails.second);
  if (behind <= FIRST_LINE) {
    const along = rails.zero + (behind + 0.5) * rails.pitch;
    return at(rails, along - (rails.tall ? 0 : 18), rails.station);
  }
  return at(rails, (backAlong(rails, behind) + backAlong(rails, behind + 1)) / 2, rails.second);
}

/** Whether a space lies on the second line. */
export function isBack(space: string): boolean {
  return Number(space) > FIRST_LINE;
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
  return Object.entries(TURNOUTS)
    .filter(([behind]) => Number(behind) < FIRST_LINE)
    .map(([behind, station]) => {
      const [from, to] = [numberAt(rails, Number(behind)), numberAt(rails, Number(behind) + 1)];
      const { x, y } = turnoutAt(rails, station - 1);
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
