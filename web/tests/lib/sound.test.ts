import { describe, expect, it } from 'vitest';
import { EFFECTS, SAMPLE, Speaker, type Sound } from '../../src/lib/sound';
import { FakeAudio } from '../audio';

const ALL: Sound[] = [...EFFECTS, 'click', 'turn', 'told', 'end'];

function speaker(state: AudioContextState = 'running') {
  const clock = { now: 0 };
  const audio = new FakeAudio(state);
  let opened = 0;
  const open = () => {
    opened++;
    return audio as unknown as AudioContext;
  };
  return { audio, clock, speaker: new Speaker(open, () => clock.now), opened: () => opened };
}

describe('a speaker', () => {
  it.each(ALL)('plays %s, and every voice of it ends', async (sound) => {
    const { audio, speaker: one } = speaker();
    await one.play([sound], 0.5);
    expect(audio.voices.length).toBeGreaterThan(0);
    for (const { begins, ends } of audio.voices) {
      expect(begins).toBeGreaterThanOrEqual(audio.currentTime);
      expect(ends).toBeGreaterThan(begins);
      expect(ends - audio.currentTime).toBeLessThan(2);
    }
  });

  it('sends everything through the volume that was set', async () => {
    const { audio, speaker: one } = speaker();
    await one.play(['shot'], 0.3);
    expect(audio.reaching).toEqual([0.3]);
  });

  it('opens nothing for silence', async () => {
    const { speaker: one, opened } = speaker();
    await one.play(['shot'], 0);
    await one.play([], 1);
    expect(opened()).toBe(0);
  });

  it('opens one device for all sounds', async () => {
    const { speaker: one, opened } = speaker();
    await one.play(['shot'], 1);
    await one.play(['coin'], 1);
    expect(opened()).toBe(1);
  });

  it('plays several sounds one after the other', async () => {
    const { audio, speaker: one } = speaker();
    await one.play(['click', 'click'], 1);
    const [first, second] = audio.voices;
    expect((second?.begins ?? 0) - (first?.begins ?? 0)).toBeGreaterThan(0.1);
  });

  it('plays nothing of the past once the browser allows it', async () => {
    const { audio, clock, speaker: one } = speaker('suspended');
    const early = one.play(['shot'], 1);
    clock.now = 5000;
    audio.allow();
    await early;
    expect(audio.voices).toEqual([]);
    await one.play(['coin'], 1);
    expect(audio.voices.length).toBeGreaterThan(0);
  });

  it('has a sample to hear', () => {
    expect(SAMPLE.length).toBeGreaterThan(0);
    expect(SAMPLE.every((sound) => ALL.includes(sound))).toBe(true);
  });
});
