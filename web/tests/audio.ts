/** A device that plays nothing and remembers what it should have played. */

export interface Voice {
  begins: number;
  ends: number;
}

class FakeParam {
  value = 1;

  setValueAtTime(value: number): void {
    this.value = value;
  }

  linearRampToValueAtTime(): void {
    /* remembered by nobody */
  }

  exponentialRampToValueAtTime(value: number): void {
    // As a browser does: no such curve leads to or through 0.
    if (!(value > 0)) throw new RangeError('an exponential ramp must stay above 0');
  }
}

class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  type = '';
  buffer: unknown = null;
  readonly #audio: FakeAudio;

  constructor(audio: FakeAudio) {
    this.#audio = audio;
  }

  connect<T>(next: T): T {
    if ((next as unknown) === this.#audio.destination) this.#audio.reaching.push(this.gain.value);
    return next;
  }

  #begins = 0;

  start(at: number): void {
    this.#begins = at;
  }

  stop(at: number): void {
    this.#audio.voices.push({ begins: this.#begins, ends: at });
  }
}

export class FakeAudio {
  readonly destination = {};
  readonly sampleRate = 100;
  currentTime = 3;
  state: AudioContextState;
  /** Everything that was started and stopped. */
  readonly voices: Voice[] = [];
  /** The volumes of what was connected to the loudspeaker itself. */
  readonly reaching: number[] = [];
  #allowed: (() => void)[] = [];

  constructor(state: AudioContextState) {
    this.state = state;
  }

  resume(): Promise<void> {
    return new Promise((done) => this.#allowed.push(done));
  }

  /** Somebody has clicked on the page. */
  allow(): void {
    this.state = 'running';
    for (const done of this.#allowed.splice(0)) done();
  }

  createGain = (): FakeNode => new FakeNode(this);
  createOscillator = (): FakeNode => new FakeNode(this);
  createBufferSource = (): FakeNode => new FakeNode(this);
  createBiquadFilter = (): FakeNode => new FakeNode(this);
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}
