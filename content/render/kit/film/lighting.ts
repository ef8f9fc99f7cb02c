import { alpha, mix } from '../palette.ts';
import { random } from '../random.ts';
import { type Context, contextOf, sheet } from '../stage.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** The light everything stands in. `ambient` multiplies the colours of things as they are by day. */
export type Mood = {
  name: string;
  ambient: Rgb;
  sky: readonly [top: string, middle: string, horizon: string];
  /** What distance looks like, and how much of it lies between the camera and the furthest sheet, 0 to 1. */
  haze: string;
  distance: number;
  stars: number;
};

/** A lamp, fire, window or sun at a point of the place; `power` 1 is a lantern, `reach` in picture pixels. */
export type Lamp = {
  x: number;
  y: number;
  reach: number;
  power: number;
  warmth?: Rgb;
  unrest?: number;
  halo?: boolean;
};

export const WARM: Rgb = [1.1, 0.76, 0.36];
export const COOL: Rgb = [0.42, 0.56, 0.9];
export const SUN: Rgb = [1, 0.8, 0.5];

const MOODS = {
  night: {
    ambient: [0.25, 0.33, 0.6],
    sky: ['#0B1228', '#16234A', '#31477f'],
    haze: '#2a3c72',
    distance: 0.5,
    stars: 240,
  },
  deep: {
    ambient: [0.16, 0.22, 0.42],
    sky: ['#070b1a', '#0d1530', '#1c2b56'],
    haze: '#16224a',
    distance: 0.5,
    stars: 330,
  },
  dusk: {
    ambient: [0.56, 0.47, 0.66],
    sky: ['#232a5c', '#6a4a7c', '#e39a6a'],
    haze: '#9a6a86',
    distance: 0.55,
    stars: 40,
  },
  dawn: {
    ambient: [0.74, 0.64, 0.66],
    sky: ['#4a5f96', '#c08f98', '#ffcf92'],
    haze: '#dba793',
    distance: 0.6,
    stars: 12,
  },
  day: {
    ambient: [0.98, 0.95, 0.9],
    sky: ['#7fa8c4', '#a9c6cf', '#f3e6c8'],
    haze: '#cfd9d4',
    distance: 0.6,
    stars: 0,
  },
  overcast: {
    ambient: [0.66, 0.7, 0.76],
    sky: ['#6d7f92', '#93a2ac', '#c6cbc4'],
    haze: '#9eabb2',
    distance: 0.7,
    stars: 0,
  },
  storm: {
    ambient: [0.32, 0.38, 0.48],
    sky: ['#141b2c', '#27344a', '#4b5a6c'],
    haze: '#37465a',
    distance: 0.65,
    stars: 0,
  },
  lamplit: {
    ambient: [0.36, 0.33, 0.44],
    sky: ['#0B1228', '#16234A', '#31477f'],
    haze: '#2b2a4a',
    distance: 0.2,
    stars: 160,
  },
  room: {
    ambient: [0.62, 0.57, 0.58],
    sky: ['#7fa8c4', '#a9c6cf', '#f3e6c8'],
    haze: '#8a7f86',
    distance: 0.15,
    stars: 0,
  },
} as const;

export type MoodName = keyof typeof MOODS;
export const mood = (name: MoodName, changes: Partial<Mood> = {}): Mood => ({
  name,
  ...MOODS[name],
  ...changes,
});

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (values: number[]) =>
  `#${values.map((value) => clamp(value).toString(16).padStart(2, '0')).join('')}`;

/** A colour as it looks in this much light. */
export function lit(colour: string, light: Rgb): string {
  return hexOf(channels(colour).map((value, at) => value * (light[at] ?? 1)));
}

export const plus = (one: Rgb, other: Rgb, amount: number): Rgb => [
  one[0] + other[0] * amount,
  one[1] + other[1] * amount,
  one[2] + other[2] * amount,
];

/** How a sheet at `depth` (0 far, 1 where the actors stand) takes a colour in this mood. */
export function tinter(light: Mood, depth: number): (colour: string) => string {
  const away = Math.max(0, 1 - depth) * light.distance;
  const known = new Map<string, string>();
  return (colour) => {
    let result = known.get(colour);
    if (!result) {
      result = mix(lit(colour, light.ambient), light.haze, away);
      if (depth > 1) result = mix(result, '#050814', Math.min(0.6, (depth - 1) * 1.2));
      known.set(colour, result);
    }
    return result;
  };
}

const halos = new Map<string, HTMLCanvasElement>();

function haloOf(warmth: Rgb): HTMLCanvasElement {
  const key = warmth.join();
  let image = halos.get(key);
  if (!image) {
    image = sheet(256, 256, (context) => {
      const colour = (scale: number) =>
        hexOf([232 * warmth[0] * scale, 190 * warmth[1] * scale, 150 * warmth[2] * scale]);
      const gradient = context.createRadialGradient(128, 128, 0, 128, 128, 128);
      gradient.addColorStop(0, alpha(colour(1.1), 0.62));
      gradient.addColorStop(0.1, alpha(colour(1), 0.42));
      gradient.addColorStop(0.36, alpha(colour(0.9), 0.2));
      gradient.addColorStop(0.68, alpha(colour(0.7), 0.07));
      gradient.addColorStop(1, alpha(colour(0.6), 0));
      context.fillStyle = gradient;
      context.fillRect(0, 0, 256, 256);
      dither(context, 256);
    });
    halos.set(key, image);
  }
  return image;
}

function dither(context: Context, size: number): void {
  const data = context.getImageData(0, 0, size, size);
  const next = random(3);
  for (let at = 3; at < data.data.length; at += 4) {
    const value = data.data[at] ?? 0;
    if (value > 0) data.data[at] = value + next() * 1.6 - 0.5;
  }
  contextOf(context.canvas).putImageData(data, 0, 0);
}

/** Light added round a point of the picture; `flat` below 1 lets it lie on the ground. */
export function shine(
  context: Context,
  x: number,
  y: number,
  radius: number,
  strength: number,
  warmth: Rgb = WARM,
  flat = 1,
): void {
  if (strength <= 0.01 || radius < 1) return;
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = Math.min(1, strength);
  context.drawImage(haloOf(warmth), x - radius, y - radius * flat, radius * 2, radius * 2 * flat);
  context.restore();
}
