import { alpha } from '../palette.ts';
import { noise, random } from '../random.ts';
import { HEIGHT, ramp, WIDTH } from '../stage.ts';
import { snowfall } from '../weather.ts';
import { project, toScreen } from './camera.ts';
import { shine } from './lighting.ts';
import type { Overlay } from './shot.ts';

/** Slanting rain; `strength` 1 is a downpour. */
export function rain(strength = 0.6, slant = 0.18, seed = 8): Overlay {
  const next = random(seed);
  const drops = Array.from(
    { length: Math.round(170 * strength) },
    () => [next() * (WIDTH + 300), next() * HEIGHT, 0.5 + next()] as const,
  );
  return (context, t) => {
    context.lineCap = 'round';
    for (const near of [0, 1]) {
      context.strokeStyle = `rgba(205,220,240,${0.16 + near * 0.14})`;
      context.lineWidth = 1.2 + near * 0.9;
      context.beginPath();
      for (const [x, y, depth] of drops) {
        if (depth > 1 !== (near === 1)) continue;
        const top = (y + t * 760 * depth) % (HEIGHT + 60);
        const left = ((((x - top * slant - 40) % (WIDTH + 200)) + WIDTH + 200) % (WIDTH + 200)) - 60;
        context.moveTo(left, top - 30);
        context.lineTo(left - 22 * depth * slant, top - 30 + 22 * depth);
      }
      context.stroke();
    }
  };
}

export function snow(count = 90, wind = 20, seed = 5): Overlay {
  const fall = snowfall({ seed, count, wind });
  return (context, t) => fall(context, t);
}

/** Dust in lamplight, pollen by day, spray by water: specks that hang and turn. */
export function motes(
  options: { count?: number; colour?: string; seed?: number; drift?: number; opacity?: number } = {},
): Overlay {
  const { count = 34, colour = '#ffdf9e', seed = 6, drift = 8, opacity = 0.5 } = options;
  const next = random(seed);
  const all = Array.from(
    { length: count },
    () => [next() * WIDTH, next() * HEIGHT, 0.8 + next() * 1.8, next() * 6.3] as const,
  );
  return (context, t) => {
    for (const [x, y, size, phase] of all) {
      const glimmer = opacity * (0.35 + 0.65 * Math.max(0, Math.sin(t * 0.9 + phase)));
      context.fillStyle = alpha(colour, glimmer);
      const left = (((x + t * drift * size + Math.sin(t * 0.6 + phase) * 18) % WIDTH) + WIDTH) % WIDTH;
      const top = (((y - t * 5 * size + Math.cos(t * 0.5 + phase) * 12) % HEIGHT) + HEIGHT) % HEIGHT;
      context.beginPath();
      context.arc(left, top, size, 0, 6.2832);
      context.fill();
    }
  };
}

/** Streaks of wind with scraps of paper in it. */
export function gusts(strength = 1, seed = 4): Overlay {
  const next = random(seed);
  const lines = Array.from(
    { length: 16 },
    () => [next() * 2200, 60 + next() * 560, 60 + next() * 160, 0.6 + next() * 0.8] as const,
  );
  return (context, t) => {
    context.lineCap = 'round';
    context.lineWidth = 2;
    for (const [x, y, length, speed] of lines) {
      const left = ((x + t * 620 * speed) % 2200) - 500;
      context.strokeStyle = `rgba(225,235,255,${(0.09 * strength).toFixed(3)})`;
      context.beginPath();
      context.moveTo(left, y);
      context.quadraticCurveTo(left + length / 2, y - 12 + Math.sin(t + x) * 10, left + length, y + 4);
      context.stroke();
    }
  };
}

/** A cone of light from a point of the place towards a point that may move. */
export function beam(options: {
  x: number;
  y: number;
  to: (t: number) => readonly [x: number, y: number];
  width: number;
  colour?: string;
  strength?: number;
}): Overlay {
  const { x, y, to, width, colour = '#eef4ff', strength = 0.5 } = options;
  return (context, t, view) => {
    const p = project(view, 1);
    const [sx, sy] = toScreen(p, x, y);
    const [ax, ay] = to(t);
    const [ex, ey] = toScreen(p, ax, ay);
    const length = Math.hypot(ex - sx, ey - sy) || 1;
    const [nx, ny] = [-(ey - sy) / length, (ex - sx) / length];
    const half = width * p.scale;
    context.save();
    context.globalCompositeOperation = 'lighter';
    const gradient = context.createLinearGradient(sx, sy, ex, ey);
    gradient.addColorStop(0, alpha(colour, strength));
    gradient.addColorStop(1, alpha(colour, strength * 0.16));
    context.fillStyle = gradient;
    for (const wide of [1, 0.8, 0.6]) {
      context.globalAlpha = 0.4;
      context.beginPath();
      context.moveTo(sx + nx * 5, sy + ny * 5);
      context.lineTo(ex + nx * half * wide, ey + ny * half * wide);
      context.quadraticCurveTo(
        ex + (ex - sx) * 0.12,
        ey + (ey - sy) * 0.12,
        ex - nx * half * wide,
        ey - ny * half * wide,
      );
      context.lineTo(sx - nx * 5, sy - ny * 5);
      context.fill();
    }
    context.restore();
    shine(context, ex, ey, half * 1.5, strength * 0.9, [0.8, 0.9, 1.1], 0.7);
  };
}

/** Steam that rises from a point of the place. */
export function steam(x: number, y: number, size: number, strength = 0.3, seed = 2): Overlay {
  const sway = noise(seed);
  return (context, t, view) => {
    const p = project(view, 1);
    for (let puff = 0; puff < 6; puff++) {
      const age = (t * 0.32 + puff / 6) % 1;
      const [sx, sy] = toScreen(p, x + sway(t * 0.4 + puff * 3) * size * 0.4 * age, y - age * size * 1.7);
      const radius = size * (0.14 + age * 0.36) * p.scale;
      const gradient = context.createRadialGradient(sx, sy, 0, sx, sy, radius);
      const thick = strength * Math.sin(Math.PI * age);
      gradient.addColorStop(0, `rgba(255,240,220,${(thick * 0.6).toFixed(3)})`);
      gradient.addColorStop(1, 'rgba(255,240,220,0)');
      context.fillStyle = gradient;
      context.fillRect(sx - radius, sy - radius, radius * 2, radius * 2);
    }
  };
}

/** The shot's own light goes up or down between two moments; 1 is black. */
export function dim(from: number, to: number, start: number, end: number): Overlay {
  return (context, t) => {
    const amount = start + (end - start) * ramp(t, from, to);
    if (amount <= 0) return;
    context.fillStyle = `rgba(6,9,22,${amount.toFixed(3)})`;
    context.fillRect(0, 0, WIDTH, HEIGHT);
  };
}
