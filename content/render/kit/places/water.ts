import type { Layer } from '../film/place.ts';
import { alpha, mix } from '../palette.ts';
import { noise } from '../random.ts';

type Level = number | ((t: number) => number);

/** A sheet of water with a paper edge that moves, and glints that run along it. */
export function water(options: {
  depth: number;
  level: Level;
  colour: string;
  glint?: string;
  height?: number;
  seed?: number;
  swell?: number;
}): Layer {
  const { depth, level, colour, glint = '#e9f0f4', height = 900, seed = 4, swell = 5 } = options;
  const wave = noise(seed);
  return {
    depth,
    live: ({ context, tint, mood }, t) => {
      const top = typeof level === 'number' ? level : level(t);
      const gradient = context.createLinearGradient(0, top, 0, top + 260);
      gradient.addColorStop(0, mix(tint(colour), mood.sky[2], 0.28));
      gradient.addColorStop(1, tint(mix(colour, '#060a18', 0.45)));
      context.fillStyle = gradient;
      context.beginPath();
      context.moveTo(-900, top + height);
      for (let x = -900; x <= 2200; x += 20)
        context.lineTo(x, top + Math.sin(x / 47 + t * 1.1) * swell * 0.5 + wave(x / 130 + t * 0.5) * swell);
      context.lineTo(2200, top + height);
      context.closePath();
      context.fill();
      context.lineCap = 'round';
      for (let index = 0; index < 46; index++) {
        const row = (index * 37) % 11;
        const y = top + 14 + row * 17 + Math.sin(t * 0.8 + index) * 2;
        const x = ((((index * 173 + t * (14 - row)) % 2000) + 2000) % 2000) - 400;
        context.strokeStyle = alpha(
          mix(tint(glint), mood.sky[2], 0.35),
          0.1 + 0.16 * Math.max(0, Math.sin(t * 1.3 + index * 2.1)),
        );
        context.lineWidth = 2 + row * 0.2;
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + 24 + row * 7, y);
        context.stroke();
      }
    },
  };
}
