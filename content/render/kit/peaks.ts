import { addFibre, cutOut } from './paper.ts';
import { mix, PAPER } from './palette.ts';
import { random } from './random.ts';
import { type Context, sheet } from './stage.ts';

export type Peak = { x: number; top: number; half: number };

/** Folded-paper mountains: each has a light and a dark side and a torn cap of snow. */
export function peaks(options: {
  seed: number;
  base: number;
  colour: string;
  list: Peak[];
}): (context: Context, dx?: number, dy?: number) => void {
  const { seed, base, colour, list } = options;
  const next = random(seed);
  const image = sheet(1600, base + 20, (context) => {
    context.translate(160, 0);
    for (const peak of list) paintPeak(context, peak, base, colour, next);
    addFibre(context);
  });
  return (context, dx = 0, dy = 0) => context.drawImage(image, dx - 160, dy);
}

function paintPeak(
  context: Context,
  { x, top, half }: Peak,
  base: number,
  colour: string,
  next: () => number,
): void {
  const height = base - top;
  const edge = (side: 1 | -1, steps: number) =>
    Array.from({ length: steps }, (_, index) => {
      const part = (index + 1) / steps;
      const jag = index === steps - 1 ? 0 : (next() - 0.5) * half * 0.09;
      return [x + side * half * part + jag, top + height * part ** 0.88 + jag * 0.5] as const;
    });
  const [left, right] = [edge(-1, 9), edge(1, 9)];
  const fold = Array.from({ length: 7 }, (_, index) => {
    const part = (index + 1) / 7;
    return [x + half * 0.16 * part + (next() - 0.5) * half * 0.16, top + height * part] as const;
  });
  const whole = polygon([[x, top], ...right, ...[...left].reverse()]);
  const gradient = context.createLinearGradient(0, top, 0, base);
  gradient.addColorStop(0, mix(colour, PAPER, 0.16));
  gradient.addColorStop(1, colour);
  cutOut(context, whole, gradient, 0.25);
  context.fillStyle = 'rgba(8,14,42,0.3)';
  context.fill(polygon([[x, top], ...right, ...[...fold].reverse()]));
  context.save();
  context.clip(whole);
  const line = top + height * 0.3;
  const teeth = Array.from(
    { length: 9 },
    (_, index) =>
      [
        x + half * (0.5 - index / 8),
        line + (index % 2 === 0 ? 1 : -1) * height * (0.03 + next() * 0.07),
      ] as const,
  );
  context.fillStyle = 'rgba(226,234,255,0.3)';
  context.fill(polygon([[x - half, top - 5], [x + half, top - 5], ...teeth]));
  context.restore();
}

function polygon(points: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
  return path;
}
