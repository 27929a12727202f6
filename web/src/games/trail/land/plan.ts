/** What the land has to leave room for: spots with their boxes, the ways between them, the river. */

import { Chance } from '../../board/land/chance';
import { along, distanceTo, outside, type Rect } from '../../board/land/shapes';
import type { Point } from '../../board/land/land';
import { SPOTS, type Hazard } from '../generated';
import { boxOf } from '../map/shapes';
import { kindOf, onMap, pointOf, STRETCHES, type MapSize } from '../places';

const SEED = 1868;

/** Where the river runs on beyond its spots, in parts of the map: in from the side, out at the bottom. */
const SPRING: readonly Point[] = [
  { x: 1.06, y: 0.985 },
  { x: 0.95, y: 0.985 },
];
const MOUTH: readonly Point[] = [
  { x: 0.545, y: 0.985 },
  { x: 0.53, y: 1.08 },
];

export interface Site extends Rect {
  spot: string;
  woods: boolean;
}

export class Plan {
  readonly chance = new Chance(SEED);
  readonly sites: readonly Site[];
  readonly ways: readonly Point[][];
  readonly river: readonly Point[];
  readonly #trodden: readonly Point[];

  constructor(readonly size: MapSize) {
    this.sites = SPOTS.map(({ word, woods }) => ({
      spot: word,
      woods,
      ...pointOf(word, size),
      ...boxOf(word, size.tall),
    }));
    this.ways = STRETCHES.map((stretch) => along(stretch.map((spot) => pointOf(spot, size))));
    this.#trodden = this.ways.flat();
    const banks = (points: readonly Point[]) => points.map((point) => onMap(point, size));
    this.river = along([...banks(SPRING), ...this.section('flood'), ...banks(MOUTH)], 12);
  }

  /** The spots of a section of hazards. */
  section(section: Hazard): Point[] {
    const spots = SPOTS.filter(({ hazard }) => hazard?.section === section);
    return spots.map(({ word }) => pointOf(word, this.size));
  }

  /** The spots of the camp: on the trail, and beside it. */
  camp(kind: 'trade' | 'off_trade'): Point[] {
    return SPOTS.filter((spot) => spot.kind === kind).map(({ word }) => pointOf(word, this.size));
  }

  /** Cleared lots: those of buildings. */
  get lots(): Site[] {
    return this.sites.filter(({ spot }) => ['building', 'neutral'].includes(kindOf(spot)));
  }

  /** How far a point is from everything that stands on the map. */
  fromSites(point: Point): number {
    return this.sites.reduce((least, site) => Math.min(least, outside(site, point)), Infinity);
  }

  fromWays(point: Point): number {
    return distanceTo(this.#trodden, point);
  }

  fromRiver(point: Point): number {
    return distanceTo(this.river, point);
  }

  /** How much room there is around a point. */
  room(point: Point): number {
    return Math.min(this.fromSites(point), this.fromWays(point) - 12, this.fromRiver(point) - 44);
  }
}
