// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LARGEST, panned, pinched, showing, WHOLE, within, zoomedAt } from '../../src/lib/zoom';

const frame = { width: 400, height: 600 };

describe('a board in its frame', () => {
  it('is never smaller than the frame, nor larger than useful', () => {
    expect(within({ scale: 0.5, x: 10, y: 10 }, frame)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 100, { x: 0, y: 0 }, frame).scale).toBe(LARGEST);
  });

  it('grows around a point, which stays where it is', () => {
    const zoom = zoomedAt(WHOLE, 2, { x: 100, y: 300 }, frame);
    expect(zoom).toEqual({ scale: 2, x: -100, y: -300 });
    expect(zoomedAt(zoom, 0.5, { x: 100, y: 300 }, frame)).toEqual(WHOLE);
  });

  it('cannot be panned out of it', () => {
    const zoom = { scale: 2, x: -100, y: -300 };
    expect(panned(zoom, 1000, 1000, frame)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(panned(zoom, -1000, -1000, frame)).toEqual({ scale: 2, x: -400, y: -600 });
    expect(panned(WHOLE, 50, 50, frame)).toEqual(WHOLE);
  });

  it('grows between two fingers', () => {
    const zoom = pinched(
      WHOLE,
      [
        { x: 150, y: 300 },
        { x: 250, y: 300 },
      ],
      [
        { x: 100, y: 300 },
        { x: 300, y: 300 },
      ],
      frame,
    );
    expect(zoom).toEqual({ scale: 2, x: -200, y: -300 });
  });

  it('moves no more than needed to show something', () => {
    const zoom = { scale: 2, x: -100, y: -300 };
    expect(showing(zoom, { x: 10, y: 10, width: 20, height: 20 }, frame)).toEqual(zoom);
    expect(showing(zoom, { x: -30, y: 590, width: 20, height: 20 }, frame)).toEqual({ scale: 2, x: -70, y: -310 });
  });
});
