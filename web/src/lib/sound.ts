/** A few small sounds, synthesized in code: rows of tones and of noise, and the speaker that plays them. */

/** What belongs to something that happens in a game. */
export const EFFECTS = ['dice', 'coin', 'hoofs', 'whistle', 'shot', 'card', 'thud'] as const;
export type Effect = (typeof EFFECTS)[number];
export type Sound = Effect | 'click' | 'turn' | 'told' | 'end';

interface Part {
  /** Start and length in seconds; it fades until its end. */
  at: number;
  lasts: number;
  loud: number;
  /** Hertz: of a tone, or of the filter of a noise; `to` is where it glides. */
  pitch: number;
  to?: number;
  /** Seconds until it is loud. */
  swells?: number;
}

interface Tone extends Part {
  wave: OscillatorType;
}

interface Noise extends Part {
  filter: BiquadFilterType;
}

type Row = Tone | Noise;

/** A knock of wood on wood. */
function knock(at: number, pitch: number, loud: number): Row[] {
  return [
    { filter: 'bandpass', pitch: pitch * 8, at, lasts: 0.035, loud: loud * 2 },
    { wave: 'triangle', pitch, to: pitch * 0.7, at, lasts: 0.05, loud },
  ];
}

function clop(at: number, loud: number): Row[] {
  return [
    { filter: 'bandpass', pitch: 900, to: 400, at, lasts: 0.06, loud: loud * 2.2 },
    { wave: 'sine', pitch: 210, to: 90, at, lasts: 0.08, loud },
  ];
}

function ring(at: number, loud: number): Row[] {
  return [2093, 3322, 4699].map((pitch, place) => ({
    wave: 'sine',
    pitch,
    at,
    lasts: 0.42 - place * 0.1,
    loud: loud / (place + 1),
  }));
}

function blast(at: number, lasts: number): Row[] {
  const pipes: Row[] = [466, 554, 698].map((pitch) => ({
    wave: 'triangle',
    pitch: pitch * 0.96,
    to: pitch,
    at,
    lasts,
    loud: 0.07,
    swells: 0.08,
  }));
  return [...pipes, { filter: 'highpass', pitch: 2400, at, lasts, loud: 0.025, swells: 0.08 }];
}

const SOUNDS: Record<Sound, readonly Row[]> = {
  click: [{ wave: 'triangle', pitch: 420, at: 0, lasts: 0.05, loud: 0.12 }],
  turn: [
    { wave: 'sine', pitch: 587, at: 0, lasts: 0.22, loud: 0.12 },
    { wave: 'sine', pitch: 880, at: 0.11, lasts: 0.35, loud: 0.1 },
  ],
  told: [{ wave: 'sine', pitch: 740, at: 0, lasts: 0.12, loud: 0.07 }],
  end: [
    { wave: 'triangle', pitch: 392, at: 0, lasts: 0.4, loud: 0.1 },
    { wave: 'triangle', pitch: 494, at: 0.14, lasts: 0.4, loud: 0.1 },
    { wave: 'triangle', pitch: 587, at: 0.28, lasts: 0.8, loud: 0.1 },
  ],
  dice: [...knock(0, 320, 0.14), ...knock(0.08, 290, 0.11), ...knock(0.15, 350, 0.09), ...knock(0.26, 270, 0.07)],
  coin: [...ring(0, 0.07), ...ring(0.08, 0.05)],
  hoofs: [...clop(0, 0.14), ...clop(0.1, 0.1), ...clop(0.28, 0.14), ...clop(0.38, 0.1)],
  whistle: [...blast(0, 0.28), ...blast(0.32, 0.6)],
  shot: [
    { filter: 'lowpass', pitch: 5200, to: 300, at: 0, lasts: 0.34, loud: 0.4 },
    { wave: 'sine', pitch: 170, to: 45, at: 0, lasts: 0.18, loud: 0.25 },
  ],
  card: [{ filter: 'bandpass', pitch: 2600, to: 5200, at: 0, lasts: 0.09, loud: 0.16, swells: 0.03 }],
  thud: [
    { filter: 'lowpass', pitch: 700, to: 160, at: 0, lasts: 0.12, loud: 0.35 },
    { wave: 'sine', pitch: 120, to: 55, at: 0, lasts: 0.16, loud: 0.25 },
  ],
};

/** What somebody hears who is asked whether they want sounds. */
export const SAMPLE: readonly Sound[] = ['hoofs', 'coin', 'whistle'];

/** Seconds from one sound to the next of the same moment. */
const APART = 0.22;
/** Milliseconds after which a sound that could not be played belongs to the past. */
const LATE = 400;
/** A sound never quite ends: this is as good as silence. */
const SILENCE = 0.0001;

/** Plays sounds; browsers want to be asked by a click before they let one be heard. */
export class Speaker {
  readonly #open: () => AudioContext;
  readonly #now: () => number;
  #audio: AudioContext | null = null;
  #hiss: AudioBuffer | null = null;

  constructor(open: () => AudioContext, now: () => number = () => performance.now()) {
    this.#open = open;
    this.#now = now;
  }

  /** One sound after the other, at a volume of 0 to 1. */
  async play(sounds: readonly Sound[], volume: number): Promise<void> {
    if (sounds.length === 0 || volume <= 0) return;
    const audio = (this.#audio ??= this.#open());
    const wanted = this.#now();
    if (audio.state === 'suspended') await audio.resume();
    if (this.#now() - wanted > LATE) return;
    const master = audio.createGain();
    master.gain.value = volume;
    master.connect(audio.destination);
    sounds.forEach((sound, place) => {
      for (const row of SOUNDS[sound]) this.#strike(audio, master, row, audio.currentTime + place * APART);
    });
  }

  #strike(audio: AudioContext, master: AudioNode, row: Row, from: number): void {
    const [begins, ends] = [from + row.at, from + row.at + row.lasts];
    const level = audio.createGain();
    if (row.swells) {
      level.gain.setValueAtTime(SILENCE, begins);
      level.gain.linearRampToValueAtTime(row.loud, begins + row.swells);
    } else level.gain.setValueAtTime(row.loud, begins);
    level.gain.exponentialRampToValueAtTime(SILENCE, ends);
    level.connect(master);
    const source = 'wave' in row ? this.#tone(audio, row, level, begins) : this.#noise(audio, row, level, begins);
    source.start(begins);
    source.stop(ends);
  }

  #tone(audio: AudioContext, row: Tone, into: AudioNode, begins: number): AudioScheduledSourceNode {
    const voice = audio.createOscillator();
    voice.type = row.wave;
    glide(voice.frequency, row, begins);
    voice.connect(into);
    return voice;
  }

  #noise(audio: AudioContext, row: Noise, into: AudioNode, begins: number): AudioScheduledSourceNode {
    const voice = audio.createBufferSource();
    voice.buffer = this.#hiss ??= hissOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = row.filter;
    glide(filter.frequency, row, begins);
    voice.connect(filter).connect(into);
    return voice;
  }
}

function glide(frequency: AudioParam, { pitch, to, lasts }: Part, begins: number): void {
  frequency.setValueAtTime(pitch, begins);
  if (to) frequency.exponentialRampToValueAtTime(to, begins + lasts);
}

/** A second of noise. */
function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

const speaker = new Speaker(() => new AudioContext());

/** Play sounds on this device, where it can. */
export function play(sounds: readonly Sound[], volume: number): void {
  if ('AudioContext' in globalThis) void speaker.play(sounds, volume).catch(() => undefined);
}
