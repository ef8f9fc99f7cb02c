import { alpha, DUSK, mix, NIGHT, PAPER, PINE } from './palette.ts';
import { fractal, random } from './random.ts';
import { type Context, contextOf, HEIGHT, sheet, WIDTH } from './stage.ts';

/** A night sky with stars, a few of which twinkle; `horizon` is the colour low down. */
export function sky(options: { seed: number; horizon?: string; stars?: number; depth?: number }) {
  const { seed, horizon = '#31477f', stars = 240, depth = 470 } = options;
  const next = random(seed);
  const still = sheet(WIDTH, HEIGHT, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, depth);
    gradient.addColorStop(0, NIGHT);
    gradient.addColorStop(0.5, DUSK);
    gradient.addColorStop(1, horizon);
    context.fillStyle = gradient;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (let count = 0; count < stars; count++) {
      const y = next() ** 1.5 * depth * 0.9;
      star(context, next() * WIDTH, y, 0.5 + next() * 1.1, 0.25 + next() * 0.5);
    }
  });
  const bright = Array.from({ length: 16 }, () => ({
    x: next() * WIDTH,
    y: next() ** 1.3 * depth * 0.7,
    size: 1.3 + next() * 1.2,
    phase: next() * 6.28,
  }));
  return (context: Context, t: number) => {
    context.drawImage(still, 0, 0);
    for (const { x, y, size, phase } of bright)
      star(context, x, y, size, 0.6 + 0.35 * Math.sin(t * 1.1 + phase));
  };
}

function star(context: Context, x: number, y: number, size: number, opacity: number): void {
  context.fillStyle = alpha(PAPER, opacity);
  context.beginPath();
  context.arc(x, y, size, 0, 6.2832);
  context.fill();
}

/** A paper moon with its halo; `phase` 0 is full, towards 1 a thinner crescent. */
export function moon(x: number, y: number, radius: number, phase = 0): HTMLCanvasElement {
  return sheet(WIDTH, HEIGHT, (context) => {
    const halo = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 4.5);
    halo.addColorStop(0, 'rgba(196,212,255,0.34)');
    halo.addColorStop(0.3, 'rgba(150,176,240,0.13)');
    halo.addColorStop(1, 'rgba(120,150,230,0)');
    context.fillStyle = halo;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    const bite = radius * (1 - phase) * 2;
    const disc = new Path2D();
    if (phase === 0) disc.arc(x, y, radius, 0, 6.2832);
    else {
      disc.arc(x, y, radius, 1.1, 4.6);
      disc.quadraticCurveTo(
        x - radius * 0.9 + bite,
        y - radius * 0.1,
        x + radius * 0.454,
        y + radius * 0.891,
      );
    }
    context.save();
    context.clip(disc);
    context.fillStyle = mix(PAPER, '#c9d4ee', 0.35);
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    context.fillStyle = 'rgba(120,140,190,0.16)';
    for (const [dx, dy, size] of [
      [-0.3, -0.2, 0.26],
      [0.25, 0.3, 0.34],
      [0.35, -0.4, 0.15],
      [-0.15, 0.5, 0.13],
    ] as const) {
      context.beginPath();
      context.arc(x + dx * radius, y + dy * radius, size * radius, 0, 6.2832);
      context.fill();
    }
    context.restore();
  });
}

/** A band of mist, densest at its middle; drawn wide enough to drift. */
export function mist(y: number, height: number, colour: string, opacity: number) {
  const band = sheet(1, height, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, height);
    gradient.addColorStop(0, alpha(colour, 0));
    gradient.addColorStop(0.6, alpha(colour, opacity));
    gradient.addColorStop(1, alpha(colour, 0));
    context.fillStyle = gradient;
    context.fillRect(0, 0, 1, height);
  });
  return (context: Context) => context.drawImage(band, -200, y - height * 0.6, WIDTH + 400, height);
}

const COARSE = 8;

/** Green curtains of light that wave slowly; drawn small and enlarged, so that they stay soft. */
export function aurora(seed: number) {
  const wave = fractal(seed);
  const [columns, rows] = [WIDTH / COARSE, 48];
  const strip = sheet(1, 32, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, 32);
    gradient.addColorStop(0, alpha(PINE, 0));
    gradient.addColorStop(0.55, alpha(mix(PINE, '#3fae8a', 0.5), 0.22));
    gradient.addColorStop(0.9, alpha('#7fd9b4', 0.4));
    gradient.addColorStop(1, alpha('#7fd9b4', 0));
    context.fillStyle = gradient;
    context.fillRect(0, 0, 1, 32);
  });
  const small = sheet(columns, rows, () => undefined);
  const target = contextOf(small);
  return (context: Context, t: number, strength: number) => {
    target.clearRect(0, 0, columns, rows);
    for (const [band, baseline] of [19, 27].entries()) {
      for (let x = 0; x < columns; x++) {
        const along = x / 41 + band * 9;
        const y = baseline + wave(along + t * 0.03) * 12;
        const bright = 0.5 + 0.5 * wave(along * 1.4 - t * 0.045 + 40);
        target.globalAlpha = Math.min(1, strength * bright * (band === 0 ? 0.9 : 0.6));
        target.drawImage(strip, x, y - 24, 1, 30);
      }
    }
    context.save();
    context.globalCompositeOperation = 'screen';
    context.imageSmoothingQuality = 'high';
    context.drawImage(small, 0, 0, WIDTH, rows * COARSE);
    context.restore();
  };
}
