/** Writes the data of one path, as short as possible: relative, in whole halves of a unit, without needless characters. */

import { FINE, type Point } from './land';

export class Pen {
  #text = '';
  #at: [number, number] = [0, 0];

  get d(): string {
    return this.#text;
  }

  polygon(points: readonly Point[]): this {
    return this.#through(points, 'z');
  }

  line(points: readonly Point[]): this {
    return this.#through(points, '');
  }

  /** A closed curve that is drawn to the middles between its points. */
  blob(points: readonly Point[]): this {
    const last = points.at(-1);
    if (last === undefined) return this;
    this.#move(middle(last, points[0] ?? last));
    points.forEach((point, index) => this.#bend(point, middle(point, points[(index + 1) % points.length] ?? point)));
    this.#text += 'z';
    return this;
  }

  /** An open curve from the first point to the last. */
  curve(points: readonly Point[]): this {
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) return this;
    this.#move(first);
    points.slice(1, -1).forEach((point, index) => {
      const next = points[index + 2] ?? last;
      this.#bend(point, index === points.length - 3 ? last : middle(point, next));
    });
    return this;
  }

  #through(points: readonly Point[], end: string): this {
    const [first, ...rest] = points;
    if (first === undefined) return this;
    this.#move(first);
    this.#text += `l${rest
      .map((point) => this.#step(point))
      .join(' ')
      .replace(/ -/g, '-')}${end}`;
    return this;
  }

  /** Absolute: after a closed line the position would be another one. */
  #move({ x, y }: Point): void {
    this.#at = [whole(x), whole(y)];
    this.#text += `M${written(this.#at)}`;
  }

  #step({ x, y }: Point): string {
    const to: [number, number] = [whole(x), whole(y)];
    const step = written([to[0] - this.#at[0], to[1] - this.#at[1]]);
    this.#at = to;
    return step;
  }

  #bend(control: Point, to: Point): void {
    const from = this.#at;
    const way = written([whole(control.x) - from[0], whole(control.y) - from[1]]);
    this.#text += `q${way} ${this.#step(to)}`.replace(/ -/g, '-');
  }
}

function whole(value: number): number {
  return Math.round(value * FINE);
}

function written(numbers: readonly number[]): string {
  return numbers.join(' ').replace(/ -/g, '-');
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
