import type { Layer } from '../film/place.ts';
import { alpha, mix } from '../palette.ts';
import { fractal, random } from '../random.ts';
import { ramp, WIDTH } from '../stage.ts';
import { blob, type Point } from './forms.ts';

type Disc = {
  x: number;
  y: number;
  radius: number;
  colour?: string;
  rise?: readonly [from: number, to: number, by: number];
};

/** The sky of the mood: its colours, its stars, paper clouds that drift, and a moon or sun. */
export function sky(
  options: { seed?: number; horizon?: number; clouds?: number; disc?: Disc; drift?: number } = {},
): Layer {
  const { seed = 3, horizon = 480, clouds = 0, disc, drift = 5 } = options;
  const next = random(seed * 7 + 1);
  const bright = Array.from(
    { length: 14 },
    () => [next() * WIDTH, next() ** 1.3 * horizon * 0.75, 1 + next() * 1.1, next() * 6.3] as const,
  );
  const bank = Array.from({ length: clouds }, (_, index) => ({
    x: next() * 1700 - 200,
    y: 60 + next() * horizon * 0.55,
    size: 60 + next() * 110,
    seed: seed * 40 + index,
  }));
  return {
    depth: 0,
    unlit: true,
    paint: ({ context, mood }) => {
      const gradient = context.createLinearGradient(0, 0, 0, horizon);
      gradient.addColorStop(0, mood.sky[0]);
      gradient.addColorStop(0.52, mood.sky[1]);
      gradient.addColorStop(1, mood.sky[2]);
      context.fillStyle = gradient;
      context.fillRect(-1500, -1500, 4400, 4000);
      const star = random(seed);
      for (let count = 0; count < mood.stars; count++) {
        context.fillStyle = alpha('#FBF8F1', 0.2 + star() * 0.5);
        const [x, y, size] = [star() * (WIDTH + 200) - 100, star() ** 1.5 * horizon * 0.9, 1 + star() * 1.6];
        context.fillRect(x, y, size, size);
      }
    },
    live: ({ context, mood }, t) => {
      if (mood.stars > 20)
        for (const [x, y, size, phase] of bright) {
          context.fillStyle = alpha('#FBF8F1', 0.55 + 0.4 * Math.sin(t * 1.2 + phase));
          context.fillRect(x - size, y - size, size * 2, size * 2);
        }
      if (disc) paintDisc(context, disc, t, mood.sky[2]);
      for (const { x, y, size, seed: own } of bank) {
        const left = ((((x + t * drift * (size / 100)) % 1800) + 1800) % 1800) - 300;
        paintCloud(context, left, y, size, mix(mood.sky[1], mood.sky[2], 0.55), own);
      }
    },
  };
}

function paintDisc(context: CanvasRenderingContext2D, disc: Disc, t: number, horizon: string): void {
  const { x, radius, colour = '#e9e6da', rise } = disc;
  const y = disc.y - (rise ? ramp(t, rise[0], rise[1]) * rise[2] : 0);
  const halo = context.createRadialGradient(x, y, radius * 0.9, x, y, radius * 4.2);
  halo.addColorStop(0, alpha(mix(colour, horizon, 0.3), 0.42));
  halo.addColorStop(0.35, alpha(mix(colour, horizon, 0.4), 0.14));
  halo.addColorStop(1, alpha(horizon, 0));
  context.fillStyle = halo;
  context.fillRect(x - radius * 4.2, y - radius * 4.2, radius * 8.4, radius * 8.4);
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 6.2832);
  context.fill();
  context.fillStyle = alpha(mix(colour, '#5a5a7a', 0.5), 0.22);
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.26],
    [0.25, 0.3, 0.32],
    [0.35, -0.4, 0.15],
  ] as const) {
    context.beginPath();
    context.arc(x + dx * radius, y + dy * radius, size * radius, 0, 6.2832);
    context.fill();
  }
}

const shapes = new Map<string, Path2D>();

function paintCloud(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
  seed: number,
): void {
  const key = `${seed}/${size}`;
  let path = shapes.get(key);
  if (!path) {
    const wave = fractal(seed);
    const top: Point[] = Array.from({ length: 9 }, (_, index) => [
      (index / 8 - 0.5) * size * 3.2,
      -Math.sin((index / 8) * Math.PI) * size * (0.42 + 0.25 * wave(index * 1.7)),
    ]);
    path = blob(...top, [size * 1.5, size * 0.12], [0, size * 0.2], [-size * 1.5, size * 0.12]);
    shapes.set(key, path);
  }
  context.save();
  context.translate(x, y);
  context.fillStyle = alpha('#060a1c', 0.16);
  context.translate(0, 5);
  context.fill(path);
  context.translate(0, -5);
  context.globalAlpha = 0.8;
  context.fillStyle = colour;
  context.fill(path);
  context.restore();
}

/** A bank of mist at its own depth that drifts and never quite repeats. */
export function mistBank(depth: number, y: number, height: number, opacity: number, colour?: string): Layer {
  const wave = fractal(Math.round(y));
  return {
    depth,
    live: ({ context, mood }, t) => {
      const tone = colour ?? mood.haze;
      const at = y + wave(t / 9) * 8;
      const gradient = context.createLinearGradient(0, at - height, 0, at + height * 0.6);
      gradient.addColorStop(0, alpha(tone, 0));
      gradient.addColorStop(0.6, alpha(tone, opacity * (0.9 + 0.1 * wave(t / 5 + 9))));
      gradient.addColorStop(1, alpha(tone, 0));
      context.fillStyle = gradient;
      context.fillRect(-900, at - height, WIDTH + 1800, height * 1.6);
    },
  };
}
