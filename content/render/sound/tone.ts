import { fractal, random } from '../kit/random.ts';
import { RATE, type Track } from '../instruments.ts';

/** A blown or bowed instrument: strength of each harmonic by its frequency, and how a note begins, lives and ends. */
export type Voice = {
  harmonics: (index: number, frequency: number) => number;
  attack: number;
  release: number;
  vibrato: number;
  breath: number;
  level: number;
};

const peak = (frequency: number, centre: number, width: number) =>
  Math.exp(-(((frequency - centre) / width) ** 2));
const odd = (index: number) => (index % 2 === 1 ? 1 : 0.12);

export const VOICES = {
  bassoon: {
    harmonics: (n, f) => (0.25 / n + peak(f, 470, 210) + 0.45 * peak(f, 1150, 320)) / n ** 0.35,
    attack: 0.035,
    release: 0.07,
    vibrato: 0.0022,
    breath: 0.012,
    level: 0.5,
  },
  clarinet: {
    harmonics: (n, f) => (odd(n) * (1.2 + 0.5 * peak(f, 1500, 500))) / n ** 1.15,
    attack: 0.05,
    release: 0.09,
    vibrato: 0.0008,
    breath: 0.014,
    level: 0.62,
  },
  viola: {
    harmonics: (n, f) =>
      (0.5 + peak(f, 260, 120) + 0.8 * peak(f, 700, 260) + 0.4 * peak(f, 1700, 500)) / n ** 1.25,
    attack: 0.075,
    release: 0.12,
    vibrato: 0,
    breath: 0.02,
    level: 0.56,
  },
  warmViola: {
    harmonics: (n, f) =>
      (0.5 + peak(f, 260, 120) + 0.8 * peak(f, 700, 260) + 0.3 * peak(f, 1700, 500)) / n ** 1.3,
    attack: 0.1,
    release: 0.25,
    vibrato: 0.0042,
    breath: 0.015,
    level: 0.56,
  },
  flute: {
    harmonics: (n) => [1, 0.38, 0.16, 0.05, 0.02][n - 1] ?? 0,
    attack: 0.045,
    release: 0.08,
    vibrato: 0.0032,
    breath: 0.06,
    level: 0.55,
  },
  trumpet: {
    harmonics: (n, f) => (0.12 + peak(f, 1500, 520) + 0.55 * peak(f, 2700, 700)) / n ** 0.25,
    attack: 0.025,
    release: 0.06,
    vibrato: 0.0024,
    breath: 0.008,
    level: 0.34,
  },
  reed: {
    harmonics: (n, f) => (0.1 + peak(f, 1050, 260) + peak(f, 2900, 600)) / n ** 0.1,
    attack: 0.012,
    release: 0.03,
    vibrato: 0.009,
    breath: 0.05,
    level: 0.4,
  },
  horn: {
    harmonics: (n, f) => (0.6 + peak(f, 420, 200)) / n ** 1.9,
    attack: 0.14,
    release: 0.3,
    vibrato: 0.001,
    breath: 0.006,
    level: 0.6,
  },
} as const satisfies Record<string, Voice>;

export type VoiceName = keyof typeof VOICES;

const TABLE = 2048;
const tables = new Map<string, Float64Array>();

export const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);

function cycle(name: VoiceName, note: number): Float64Array {
  const key = `${name}/${Math.round(note)}`;
  const known = tables.get(key);
  if (known) return known;
  const pitch = hertz(Math.round(note));
  const table = new Float64Array(TABLE);
  for (let harmonic = 1; harmonic <= 28 && harmonic * pitch < 9000; harmonic++) {
    const strength = VOICES[name].harmonics(harmonic, harmonic * pitch);
    const phase = harmonic * 1.7;
    for (let at = 0; at < TABLE; at++)
      table[at] = (table[at] ?? 0) + strength * Math.sin((6.283185307 * harmonic * at) / TABLE + phase);
  }
  const loud = Math.sqrt(table.reduce((sum, value) => sum + value * value, 0) / TABLE) || 1;
  for (let at = 0; at < TABLE; at++) table[at] = ((table[at] ?? 0) / loud) * 0.5;
  tables.set(key, table);
  return table;
}

export type Note = { at: number; length: number; note: number; level: number; pan?: number; bend?: number };

/** One note of an instrument; `bend` semitones are reached by its end. */
export function play(
  track: Track,
  name: VoiceName,
  { at, length, note, level, pan = 0, bend = 0 }: Note,
): void {
  const voice: Voice = VOICES[name];
  const table = cycle(name, note);
  const next = random(Math.round(at * 977 + note * 13));
  const from = Math.round(at * RATE);
  const count = Math.round((length + voice.release) * RATE);
  const [left, right] = [level * voice.level * (1 - pan * 0.6), level * voice.level * (1 + pan * 0.6)];
  let [phase, noise] = [0, 0];
  for (let index = 0; index < count; index++) {
    const place = from + index;
    if (place < 0 || place >= track.left.length) continue;
    const t = index / RATE;
    const shake = voice.vibrato * Math.sin(t * 33) * Math.min(1, t * 3);
    phase += (hertz(note + (bend * t) / length) * (1 + shake) * TABLE) / RATE;
    const spot = Math.floor(phase) % TABLE;
    const up = Math.min(1, t / voice.attack);
    const down = t < length ? 1 : Math.max(0, 1 - (t - length) / voice.release);
    const swell =
      up * up * (3 - 2 * up) * down * down * (0.86 + 0.14 * Math.sin(Math.min(1, t / length) * Math.PI));
    noise = noise * 0.82 + (next() - 0.5) * 0.36;
    const value = ((table[spot] ?? 0) + noise * voice.breath * 6) * swell;
    track.left[place] = (track.left[place] ?? 0) + value * left;
    track.right[place] = (track.right[place] ?? 0) + value * right;
  }
}

/** A bed of filtered noise that comes, lives and goes: wind, water, a crowd, a motor. */
export function bed(
  track: Track,
  options: {
    from: number;
    to: number;
    level: number;
    pitch: number;
    width: number;
    wander: number;
    speed: number;
    seed: number;
    fade?: number;
  },
): void {
  const { from, to, level, pitch, width, wander, speed, seed, fade = 1.5 } = options;
  for (const [side, samples] of [track.left, track.right].entries()) {
    const next = random(seed + side * 3);
    const [gust, drift] = [fractal(seed + side * 2), fractal(seed + 9 + side)];
    let [low, band, frequency, loud] = [0, 0, 0, 0];
    const end = Math.min(samples.length, Math.round(to * RATE));
    for (let at = Math.max(0, Math.round(from * RATE)); at < end; at++) {
      const t = at / RATE;
      if (at % 240 === 0 || frequency === 0) {
        frequency = 2 * Math.sin((Math.PI * Math.max(30, pitch * (1 + wander * drift(t * speed)))) / RATE);
        loud =
          level *
          (0.72 + 0.5 * gust(t * speed * 1.4 + 30)) *
          Math.min(1, (t - from) / fade) *
          Math.min(1, (to - t) / fade);
      }
      const high = next() * 2 - 1 - low - width * band;
      band += frequency * high;
      low += frequency * band;
      samples[at] = (samples[at] ?? 0) + band * Math.max(0, loud);
    }
  }
}
