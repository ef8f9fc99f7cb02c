import type { Brush, Layer } from '../film/place.ts';
import { alpha, mix } from '../palette.ts';
import { noise, random } from '../random.ts';

type Flood = {
  depth: number;
  /** Where the furthest edge of the water is at t. */
  level: (t: number) => number;
  colour: string;
  /** Where the sun, moon or lamp stands whose light lies on the water. */
  light?: { x: number; colour: string; strength?: number };
  /** Distance between the edges of the sheets. */
  step?: number;
  swell?: number;
  seed?: number;
  /** What floats behind the sheet of that number, from 1. */
  adrift?: readonly { sheet: number; draw: (brush: Brush, t: number, y: number) => void }[];
};

const SHEETS = 5;

/** Water in five sheets of paper that move against each other, each with a lit crest; light lies on it as a path. */
export function flood(options: Flood): Layer {
  const { depth, level, colour, light, step = 34, swell = 6, seed = 7, adrift = [] } = options;
  const waves = Array.from({ length: SHEETS }, (_, index) => noise(seed + index * 13));
  const next = random(seed);
  const sparks = Array.from({ length: 60 }, () => [next(), next(), next() * 6.3] as const);
  return {
    depth,
    live: (brush, t) => {
      const { context, tint, mood } = brush;
      const top = level(t);
      const far = mix(tint(mix(colour, '#ffffff', 0.3)), mood.sky[2], 0.22);
      const near = tint(mix(colour, '#123a5c', 0.55));
      const edge = (index: number, x: number) =>
        top +
        step * index * (1 + index * 0.28) +
        Math.sin(x / (60 + index * 22) + t * (1.1 + index * 0.22) * (index % 2 ? -1 : 1) + index * 2) *
          swell *
          (0.35 + index * 0.22) +
        (waves[index]?.(x / 140 + t * 0.5) ?? 0) * swell * (0.5 + index * 0.25);
      for (let index = 0; index < SHEETS; index++) {
        for (const { sheet, draw } of adrift)
          if (sheet === index) draw(brush, t, edge(index, 640 + index * 60) - swell * 0.4);
        const part = index / (SHEETS - 1);
        const body = context.createLinearGradient(0, top + step * index, 0, top + step * index + 190);
        const shade = mix(far, near, part);
        body.addColorStop(0, mix(shade, mood.sky[2], 0.12 * (1 - part)));
        body.addColorStop(1, mix(shade, near, 0.6));
        context.fillStyle = body;
        context.beginPath();
        context.moveTo(-900, top + 1100);
        for (let x = -900; x <= 2200; x += 16) context.lineTo(x, edge(index, x));
        context.lineTo(2200, top + 1100);
        context.closePath();
        context.fill();
        context.strokeStyle = alpha(mix('#ffffff', mood.sky[2], 0.35), 0.55 - part * 0.22);
        context.lineWidth = 1.6 + index * 0.8;
        context.beginPath();
        for (let x = -900; x <= 2200; x += 16) context.lineTo(x, edge(index, x) + 1);
        context.stroke();
      }
      if (light) path(brush, t, top, light);
      context.lineCap = 'round';
      for (const [across, down, phase] of sparks) {
        const y = top + 8 + down ** 1.4 * step * 8;
        const x = ((((across * 2600 + t * (8 + down * 22)) % 2600) + 2600) % 2600) - 700;
        const shine = Math.max(0, Math.sin(t * 1.4 + phase)) ** 2;
        context.strokeStyle = alpha(mix('#ffffff', mood.sky[2], 0.4), 0.42 * shine);
        context.lineWidth = 1.4 + down * 2.4;
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(x + 14 + down * 26, y - 3, x + 28 + down * 52, y);
        context.stroke();
      }
    },
  };
}

/** The path of light on the water: dashes that widen towards the watcher. */
function path(
  { context }: Brush,
  t: number,
  top: number,
  { x, colour, strength = 1 }: { x: number; colour: string; strength?: number },
): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'round';
  for (let row = 0; row < 26; row++) {
    const y = top + 5 + row ** 1.32 * 4.4;
    const wide = 18 + row * 5.4;
    for (const side of [0, 1, 2]) {
      const sway = Math.sin(t * (1.2 + side * 0.4) + row * 1.7 + side * 2.3);
      const length = wide * (0.35 + 0.3 * Math.abs(Math.sin(row * 2.1 + side + t * 0.9)));
      const middle = x + sway * wide * 0.55 + (side - 1) * wide * 0.4;
      context.strokeStyle = alpha(colour, strength * (0.34 - row * 0.009) * (0.55 + 0.45 * sway * sway));
      context.lineWidth = 2 + row * 0.2;
      context.beginPath();
      context.moveTo(middle - length / 2, y);
      context.lineTo(middle + length / 2, y);
      context.stroke();
    }
  }
  context.restore();
}
