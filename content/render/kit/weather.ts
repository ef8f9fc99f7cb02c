import { alpha, PAPER } from './palette.ts';
import { random } from './random.ts';
import { type Context, HEIGHT, WIDTH } from './stage.ts';

const WRAP_X = WIDTH + 120;
const WRAP_Y = HEIGHT + 60;

/** Falling snow; `wind` in pixels a second moves it sideways, near flakes faster than far ones. */
export function snowfall(options: {
  seed: number;
  count: number;
  wind?: number;
  fall?: number;
  streak?: number;
}) {
  const { seed, count, wind = 14, fall = 34, streak = 0 } = options;
  const next = random(seed);
  const flakes = Array.from({ length: count }, () => ({
    x: next() * WRAP_X,
    y: next() * WRAP_Y,
    depth: 0.35 + next() ** 2 * 0.9,
    phase: next() * 6.28,
  }));
  return (context: Context, t: number, strength = 1) => {
    context.lineCap = 'round';
    for (const { x, y, depth, phase } of flakes) {
      const sway = Math.sin(t * 0.8 + phase) * 14;
      const left = ((((x + (t * wind + sway) * depth) % WRAP_X) + WRAP_X) % WRAP_X) - 60;
      const top = ((y + t * fall * depth) % WRAP_Y) - 30;
      const size = 1 + depth * 1.7;
      context.strokeStyle = alpha(PAPER, (0.18 + 0.4 * depth) * strength);
      context.lineWidth = size;
      context.beginPath();
      context.moveTo(left, top);
      context.lineTo(left + 0.1 + wind * streak * depth, top + 0.1 + fall * streak * depth);
      context.stroke();
    }
  };
}

/** Sparks that rise from a fire at (x, y). */
export function sparks(seed: number, count: number) {
  const next = random(seed);
  const all = Array.from({ length: count }, () => ({
    offset: next() * 6,
    life: 3 + next() * 3,
    drift: (next() - 0.5) * 70,
    rise: 90 + next() * 150,
    size: 0.8 + next() * 1.3,
  }));
  return (context: Context, t: number, x: number, y: number, strength: number) => {
    for (const { offset, life, drift, rise, size } of all) {
      const age = ((t + offset) % life) / life;
      const opacity = strength * (1 - age) * Math.min(1, age * 8);
      context.fillStyle = alpha('#ffc457', opacity);
      context.beginPath();
      const sway = Math.sin(age * 9 + offset * 5) * 10;
      context.arc(x + drift * age + sway, y - rise * age, size, 0, 6.2832);
      context.fill();
    }
  };
}
