/** Which parts of a board its small picture shows. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The parts that can be seen, within the whole and in its own pixels (`wide` of them), however it is scaled now. */
export function within(parts: readonly Box[], whole: Box, wide: number): Box[] {
  const scale = whole.width === 0 ? 0 : wide / whole.width;
  return parts
    .map(({ x, y, width, height }) => ({
      x: (x - whole.x) * scale,
      y: (y - whole.y) * scale,
      width: width * scale,
      height: height * scale,
    }))
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** The box around some parts; null if there are none. */
export function around(parts: readonly Box[]): Box | null {
  if (parts.length === 0) return null;
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  const right = Math.max(...parts.map((part) => part.x + part.width));
  const bottom = Math.max(...parts.map((part) => part.y + part.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Cuts away all but the parts. */
export function cutOut(parts: readonly Box[]): string {
  const paths = parts.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`);
  return `path('${paths.join('')}')`;
}
