import { bell, pluck, RATE, type Track } from '../instruments.ts';
import { random } from '../kit/random.ts';
import { bed, play } from './tone.ts';

type Strike = (track: Track, at: number, level: number, pan: number) => void;

/** A struck body: a few decaying tones and a breath of noise. */
function strike(
  track: Track,
  at: number,
  level: number,
  pan: number,
  modes: readonly (readonly [hertz: number, decay: number, amount: number])[],
  noise: number,
  seed: number,
): void {
  const next = random(seed);
  const from = Math.round(at * RATE);
  const count = Math.round(RATE * 0.9);
  for (let index = 0; index < count; index++) {
    const place = from + index;
    if (place < 0 || place >= track.left.length) continue;
    const t = index / RATE;
    let value = (next() * 2 - 1) * noise * Math.exp(-t * 90);
    for (const [pitch, decay, amount] of modes)
      value += amount * Math.sin(6.283185307 * pitch * t) * Math.exp(-t * decay);
    value *= level * Math.min(1, index / 30);
    track.left[place] = (track.left[place] ?? 0) + value * (1 - pan * 0.6);
    track.right[place] = (track.right[place] ?? 0) + value * (1 + pan * 0.6);
  }
}

const many =
  (count: number, gap: number, one: Strike): Strike =>
  (track, at, level, pan) => {
    for (let index = 0; index < count; index++)
      one(track, at + index * gap * (1 + (index % 3) * 0.06), level * (index % 2 ? 0.8 : 1), pan);
  };

const knock: Strike = (track, at, level, pan) =>
  strike(
    track,
    at,
    level * 0.5,
    pan,
    [
      [186, 34, 1],
      [412, 52, 0.55],
      [905, 90, 0.25],
    ],
    0.5,
    3,
  );
const pipe: Strike = (track, at, level, pan) =>
  strike(
    track,
    at,
    level * 0.34,
    pan,
    [
      [523, 9, 1],
      [1371, 13, 0.6],
      [2230, 22, 0.3],
    ],
    0.3,
    4,
  );
const step: Strike = (track, at, level, pan) =>
  strike(
    track,
    at,
    level * 0.16,
    pan,
    [
      [92, 46, 1],
      [170, 70, 0.4],
    ],
    0.9,
    Math.round(at * 100),
  );
const gravel: Strike = (track, at, level, pan) => {
  for (let grain = 0; grain < 5; grain++)
    strike(
      track,
      at + grain * 0.021,
      level * 0.06,
      pan,
      [[1100 + grain * 330, 150, 0.4]],
      1,
      Math.round(at * 100) + grain,
    );
};

export const EFFECTS = {
  knock,
  /** Twice on wood: the sign of the house. */
  knocks: (track, at, level, pan) => {
    knock(track, at, level, pan);
    knock(track, at + 0.34, level * 0.9, pan);
  },
  railKnocks: (track, at, level, pan) => {
    pipe(track, at, level * 0.7, pan);
    pipe(track, at + 0.34, level * 0.62, pan);
  },
  pipe: (track, at, level, pan) => {
    for (const wait of [0, 0.62, 0.86, 1.5, 1.74, 2.36]) pipe(track, at + wait, level, pan);
  },
  steps: many(6, 0.44, step),
  gravel: many(8, 0.4, gravel),
  bicycle: (track, at, level, pan) => {
    for (let ring = 0; ring < 6; ring++) bell(track, 96 + (ring % 2), at + ring * 0.075, level * 0.1, pan);
  },
  goose: (track, at, level, pan) => {
    play(track, 'reed', { at, length: 0.16, note: 61, level: level * 0.5, pan, bend: 2.5 });
    play(track, 'reed', { at: at + 0.22, length: 0.2, note: 63, level: level * 0.55, pan, bend: -3 });
  },
  whistle: (track, at, level, pan) => {
    play(track, 'flute', { at, length: 0.5, note: 93, level: level * 0.4, pan, bend: 0.6 });
    play(track, 'flute', { at, length: 0.5, note: 95, level: level * 0.22, pan, bend: -0.8 });
  },
  watch: (track, at, level, pan) =>
    strike(
      track,
      at,
      level * 0.2,
      pan,
      [
        [3100, 60, 0.7],
        [5200, 80, 0.4],
      ],
      0.25,
      9,
    ),
  spoon: (track, at, level, pan) =>
    strike(
      track,
      at,
      level * 0.12,
      pan,
      [
        [2480, 14, 0.8],
        [4110, 24, 0.5],
      ],
      0.1,
      5,
    ),
  thud: (track, at, level, pan) =>
    strike(
      track,
      at,
      level * 0.6,
      pan,
      [
        [58, 9, 1],
        [94, 16, 0.5],
      ],
      0.5,
      6,
    ),
  scratch: (track, at, level) =>
    bed(track, {
      from: at,
      to: at + 1.3,
      level: level * 0.07,
      pitch: 3600,
      width: 0.5,
      wander: 0.5,
      speed: 6,
      seed: 8,
      fade: 0.12,
    }),
  pour: (track, at, level) =>
    bed(track, {
      from: at,
      to: at + 3.2,
      level: level * 0.2,
      pitch: 620,
      width: 0.35,
      wander: 0.6,
      speed: 3,
      seed: 12,
      fade: 0.4,
    }),
  scrape: (track, at, level) =>
    bed(track, {
      from: at,
      to: at + 2.6,
      level: level * 0.34,
      pitch: 180,
      width: 0.4,
      wander: 0.5,
      speed: 5,
      seed: 14,
      fade: 0.3,
    }),
  cough: (track, at, level, pan) => {
    for (const wait of [0, 0.3, 0.75])
      strike(
        track,
        at + wait,
        level * 0.3,
        pan,
        [
          [140, 18, 1],
          [330, 26, 0.6],
        ],
        1.2,
        17,
      );
    bed(track, {
      from: at + 1,
      to: at + 5,
      level: level * 0.16,
      pitch: 1500,
      width: 0.7,
      wander: 0.3,
      speed: 2,
      seed: 18,
      fade: 0.5,
    });
  },
  hiss: (track, at, level) =>
    bed(track, {
      from: at,
      to: at + 3.4,
      level: level * 0.12,
      pitch: 5200,
      width: 0.9,
      wander: 0.2,
      speed: 1,
      seed: 19,
      fade: 0.7,
    }),
  harp: (track, at, level, pan) => {
    for (const [index, note] of [62, 69, 74, 77, 81].entries())
      pluck(track, note, at + index * 0.09, level * 0.34, pan, 40 + index);
  },
  bell: (track, at, level, pan) => bell(track, 74, at, level * 0.16, pan),
  trombones: (track, at, level) => {
    for (const [index, note] of [53, 50, 46, 41].entries())
      play(track, 'horn', {
        at: at + index * 0.5,
        length: 0.9,
        note,
        level: level * 0.34,
        bend: -5,
        pan: index * 0.3 - 0.45,
      });
  },
} as const satisfies Record<string, Strike>;

export type EffectName = keyof typeof EFFECTS;

type Bed = { pitch: number; width: number; wander: number; speed: number; level: number };

export const BEDS = {
  wind: { pitch: 420, width: 0.42, wander: 0.5, speed: 0.3, level: 0.22 },
  night: { pitch: 2400, width: 0.7, wander: 0.15, speed: 0.2, level: 0.018 },
  water: { pitch: 760, width: 0.5, wander: 0.55, speed: 1.7, level: 0.13 },
  fountain: { pitch: 1900, width: 0.8, wander: 0.25, speed: 1.1, level: 0.075 },
  under: { pitch: 240, width: 0.3, wander: 0.5, speed: 0.9, level: 0.17 },
  engine: { pitch: 74, width: 0.18, wander: 0.12, speed: 4, level: 0.34 },
  crowd: { pitch: 520, width: 0.5, wander: 0.6, speed: 2.6, level: 0.07 },
  train: { pitch: 130, width: 0.3, wander: 0.4, speed: 6, level: 0.16 },
  room: { pitch: 190, width: 0.5, wander: 0.2, speed: 0.2, level: 0.03 },
  lake: { pitch: 330, width: 0.5, wander: 0.4, speed: 0.35, level: 0.11 },
} as const satisfies Record<string, Bed>;

export type BedName = keyof typeof BEDS;

/** The mill wheel: tok … tok, two beats of wood every 1.9 seconds. */
export function millWheel(track: Track, from: number, to: number, level: number, slowing: boolean): void {
  let [at, gap, beat] = [from + 0.35, 0.95, 0];
  while (at < to) {
    const wood = beat % 2 === 0 ? 168 : 134;
    strike(
      track,
      at,
      level * 0.34,
      -0.25,
      [
        [wood, 30, 1],
        [wood * 2.7, 60, 0.3],
      ],
      0.16,
      30 + (beat % 2),
    );
    beat++;
    if (slowing) gap *= 1.13;
    at += gap;
  }
}
