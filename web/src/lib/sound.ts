/** A few small sounds, synthesized in code, off by default. */

export type Sound = 'click' | 'turn' | 'told' | 'end';

interface Note {
  /** Hertz. */
  pitch: number;
  /** Start in seconds, and how long it takes to fade. */
  at: number;
  fade: number;
  wave: OscillatorType;
  loud: number;
}

const SOUNDS: Record<Sound, Note[]> = {
  click: [{ pitch: 420, at: 0, fade: 0.05, wave: 'triangle', loud: 0.12 }],
  turn: [
    { pitch: 587, at: 0, fade: 0.22, wave: 'sine', loud: 0.12 },
    { pitch: 880, at: 0.11, fade: 0.35, wave: 'sine', loud: 0.1 },
  ],
  told: [{ pitch: 740, at: 0, fade: 0.12, wave: 'sine', loud: 0.07 }],
  end: [
    { pitch: 392, at: 0, fade: 0.4, wave: 'triangle', loud: 0.1 },
    { pitch: 494, at: 0.14, fade: 0.4, wave: 'triangle', loud: 0.1 },
    { pitch: 587, at: 0.28, fade: 0.8, wave: 'triangle', loud: 0.1 },
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound, isOn: boolean): void {
  if (!isOn || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(audio: AudioContext, { pitch, at, fade, wave, loud }: Note): void {
  const begins = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + fade);
  voice.connect(volume).connect(audio.destination);
  voice.start(begins);
  voice.stop(begins + fade);
}
