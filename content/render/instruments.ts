import { fractal, random } from './kit/random.ts';

export const RATE = 48_000;

/** A stereo track under construction; samples in -1..1 before mastering. */
export type Track = { left: Float64Array; right: Float64Array };

export function newTrack(seconds: number): Track {
  const length = Math.round(seconds * RATE);
  return { left: new Float64Array(length), right: new Float64Array(length) };
}

/** Frequency of a MIDI note number. */
const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);

function add(track: Track, at: number, value: number, pan: number): void {
  if (at < 0 || at >= track.left.length) return;
  track.left[at] = (track.left[at] ?? 0) + value * (1 - pan);
  track.right[at] = (track.right[at] ?? 0) + value * (1 + pan);
}

/** A slow, breathing tone of soft harmonics. */
export function pad(
  track: Track,
  note: number,
  start: number,
  length: number,
  level: number,
  pan: number,
): void {
  const pitch = hertz(note);
  const from = Math.round(start * RATE);
  const samples = Math.round((length + 2.6) * RATE);
  for (let index = 0; index < samples; index++) {
    const t = index / RATE;
    const swell = Math.min(1, t / 1.9) * Math.min(1, Math.max(0, (length + 2.6 - t) / 2.6));
    const breath = 1 + 0.12 * Math.sin(t * 2.1 + note);
    let value = 0;
    for (let harmonic = 1; harmonic <= 4; harmonic++) {
      const detune = 1 + (harmonic % 2 === 0 ? 0.0017 : -0.0013);
      value += Math.sin(6.283185307 * pitch * harmonic * detune * t) / harmonic ** 2.1;
    }
    add(track, from + index, value * swell * swell * breath * level, pan);
  }
}

/** A plucked string (Karplus–Strong), darker for lower `brightness`. */
export function pluck(
  track: Track,
  note: number,
  start: number,
  level: number,
  pan: number,
  seed: number,
): void {
  const next = random(seed);
  const period = Math.max(2, Math.round(RATE / hertz(note)));
  const string = Float64Array.from({ length: period }, () => next() * 2 - 1);
  for (let round = 0; round < 3; round++) {
    for (let at = 0; at < period; at++)
      string[at] = ((string[at] ?? 0) + (string[(at + 1) % period] ?? 0)) / 2;
  }
  const from = Math.round(start * RATE);
  for (let index = 0; index < RATE * 3; index++) {
    const at = index % period;
    const value = string[at] ?? 0;
    string[at] = 0.4985 * (value + (string[(at + 1) % period] ?? 0));
    add(track, from + index, value * level * Math.min(1, index / 90), pan);
  }
}

/** A small struck bell. */
export function bell(track: Track, note: number, start: number, level: number, pan: number): void {
  const pitch = hertz(note);
  const from = Math.round(start * RATE);
  for (let index = 0; index < RATE * 3.4; index++) {
    const t = index / RATE;
    const value =
      Math.sin(6.283185307 * pitch * t) * Math.exp(-t * 1.5) +
      0.4 * Math.sin(6.283185307 * pitch * 2.76 * t) * Math.exp(-t * 3.6) +
      0.18 * Math.sin(6.283185307 * pitch * 5.4 * t) * Math.exp(-t * 8);
    add(track, from + index, value * level * Math.min(1, index / 140), pan);
  }
}

/** Wind: noise through a resonant filter whose pitch wanders. */
export function wind(track: Track, level: number, seed: number): void {
  for (const [side, samples] of [track.left, track.right].entries()) {
    const next = random(seed + side);
    const gust = fractal(seed + 5 + side);
    let [low, band] = [0, 0];
    let frequency = 0.04;
    for (let at = 0; at < samples.length; at++) {
      if (at % 480 === 0) frequency = 0.05 + 0.026 * gust(at / RATE / 2.3);
      const high = next() * 2 - 1 - low - 0.42 * band;
      band += frequency * high;
      low += frequency * band;
      samples[at] = (samples[at] ?? 0) + band * level * (0.75 + 0.5 * gust(at / RATE / 3.1 + 50));
    }
  }
}

/** The ticking of a fire. */
export function crackle(track: Track, level: number, from: number, seed: number): void {
  const next = random(seed);
  for (let time = from; time < track.left.length / RATE; time += 0.03 + next() ** 2 * 0.5) {
    const [strength, pan, decay] = [next() ** 2, next() - 0.5, 500 + next() * 1600];
    for (let index = 0; index < 900; index++) {
      add(
        track,
        Math.round(time * RATE) + index,
        (next() * 2 - 1) * strength * level * Math.exp((-index / RATE) * decay),
        pan,
      );
    }
  }
}

/** A room round everything: four combs and two allpasses a side. */
export function reverb(track: Track, amount: number): void {
  for (const [side, samples] of [track.left, track.right].entries()) {
    const wet = new Float64Array(samples.length);
    for (const delay of [1687, 1931, 2293, 2647]) comb(samples, wet, delay + side * 37);
    for (const delay of [347, 113]) allpass(wet, delay + side * 11);
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) + (wet[at] ?? 0) * amount;
  }
}

function comb(input: Float64Array, output: Float64Array, delay: number): void {
  const line = new Float64Array(delay);
  let damped = 0;
  for (let at = 0; at < input.length; at++) {
    const value = line[at % delay] ?? 0;
    damped = damped * 0.35 + value * 0.65;
    line[at % delay] = (input[at] ?? 0) + damped * 0.84;
    output[at] = (output[at] ?? 0) + value * 0.25;
  }
}

function allpass(samples: Float64Array, delay: number): void {
  const line = new Float64Array(delay);
  for (let at = 0; at < samples.length; at++) {
    const stored = line[at % delay] ?? 0;
    const value = (samples[at] ?? 0) + stored * 0.5;
    line[at % delay] = value;
    samples[at] = stored - value * 0.5;
  }
}
