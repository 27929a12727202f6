/** Which part of a board its small picture shows. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around some parts, within the whole and in its own pixels (`wide` of them), however it is scaled now. */
export function fitted(parts: readonly Box[], whole: Box, wide: number): Box | null {
  const shown = parts.filter(({ width, height }) => width > 0 && height > 0);
  if (shown.length === 0 || whole.width === 0) return null;
  const scale = wide / whole.width;
  const left = Math.min(...shown.map(({ x }) => x));
  const top = Math.min(...shown.map(({ y }) => y));
  const right = Math.max(...shown.map(({ x, width }) => x + width));
  const bottom = Math.max(...shown.map(({ y, height }) => y + height));
  return {
    x: (left - whole.x) * scale,
    y: (top - whole.y) * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
}
