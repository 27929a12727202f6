// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { framesOf, type Frame } from '../../src/games/colt/film/frames';
import { crowdOn } from '../../src/games/colt/train/crowd';
import { sceneOf, wayOfHorse, wayOfHostage, wayOfRider, type Ride } from '../../src/games/colt/train/staging';
import type { ColtView } from '../../src/games/colt/view';
import type { GameEvent } from '../../src/lib/wire';
import { tell } from '../python';

interface Page {
  view: ColtView;
  events: GameEvent[];
}

const STORIES = tell('stories', 'colt') as Page[][];
const FRAMES = STORIES.flatMap((story) =>
  story.slice(1).flatMap(({ events, view }, index) => framesOf((story[index] as Page).view, events, view) ?? []),
);

function framesWith(event: string): Frame[] {
  const found = FRAMES.filter((frame) => frame.event.event === event);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

function rideIn(frame: Frame): Ride {
  const scene = sceneOf(frame);
  expect(scene?.kind, JSON.stringify(frame.event)).toBe('ride');
  return scene as Ride;
}

function feet(view: ColtView, { event }: Frame) {
  return crowdOn(view, 'loco').find(({ bandit }) => bandit === event['bandit'])?.at;
}

const last = (way: Keyframe[]) => way.at(-1)?.['transform'];

describe('the scenes of every golden record', () => {
  it('lead a rider from where they stood to where they stand', () => {
    for (const frame of framesWith('rode')) {
      const ride = rideIn(frame);
      expect(ride.from).toEqual(feet(frame.before, frame));
      expect(ride.to).toEqual(feet(frame.view, frame));
      expect(last(wayOfRider(ride))).toBe(`translate(${ride.to?.x}px, ${ride.to?.y}px)`);
      expect(ride.mount.y).toBeGreaterThan(ride.from.y);
    }
  });

  it('let those who get away ride out of the picture', () => {
    for (const frame of framesWith('got_away')) {
      const ride = rideIn(frame);
      expect([ride.to, ride.column]).toEqual([null, null]);
      expect(ride.dismount.x).toBeLessThan(-100);
    }
  });

  it('let those who board leap from the horse beside the car', () => {
    for (const frame of framesWith('boarded')) {
      const ride = rideIn(frame);
      expect(ride.mount).toEqual(ride.from);
      expect(ride.to).toEqual(feet(frame.view, frame));
    }
  });

  it('show who is taken hostage, from the Stagecoach to the bandit', () => {
    for (const frame of framesWith('seized')) {
      const scene = sceneOf(frame);
      expect(scene).toMatchObject({ kind: 'seizure', hostage: frame.event['hostage'], bandit: frame.event['bandit'] });
      if (scene?.kind === 'seizure') expect(wayOfHostage(scene)[0]?.['transform']).toContain(`${scene.from.x}px`);
    }
  });

  it('roll the Stagecoach as far as it goes', () => {
    for (const frame of framesWith('coach_went')) {
      const scene = sceneOf(frame);
      expect(scene === null).toBe(frame.before.coach === frame.view.coach);
    }
  });

  it('have ways whose parts follow each other', () => {
    const rides = ['rode', 'got_away', 'boarded'].flatMap(framesWith).map(rideIn);
    for (const way of rides.flatMap((ride) => [wayOfRider(ride), wayOfHorse(ride)])) {
      const offsets = way.map(({ offset }) => Number(offset));
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBe(1);
      expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    }
  });

  it('leave everything else to the pieces themselves', () => {
    expect(framesWith('moved').map(sceneOf)).toEqual(framesWith('moved').map(() => null));
  });
});
