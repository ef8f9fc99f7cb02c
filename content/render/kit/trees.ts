import { mix, PAPER } from './palette.ts';
import { random } from './random.ts';
import type { Context } from './stage.ts';

/** A pine of stacked paper triangles standing on (x, y). */
export function pine(
  context: Context,
  x: number,
  y: number,
  height: number,
  colour: string,
  seed: number,
  snow = 0.2,
): void {
  const next = random(seed);
  const tiers = 4 + Math.floor(next() * 2);
  const lean = (next() - 0.5) * height * 0.04;
  context.fillStyle = mix(colour, '#05081a', 0.4);
  context.fillRect(x - height * 0.025, y - height * 0.14, height * 0.05, height * 0.16);
  for (let tier = 0; tier < tiers; tier++) {
    const part = tier / tiers;
    const bottom = y - height * (0.1 + part * 0.74);
    const top = bottom - height * (0.36 - part * 0.1);
    const half = height * (0.235 - part * 0.165) * (0.9 + next() * 0.2);
    const middle = x + lean * part;
    context.fillStyle = mix(colour, PAPER, part * 0.05);
    triangle(context, middle, top, bottom, half, next);
    if (snow > 0) {
      context.save();
      context.clip();
      context.fillStyle = mix(colour, PAPER, snow);
      context.beginPath();
      context.moveTo(middle, top - 2);
      context.lineTo(middle - half, bottom - 2);
      context.lineTo(middle - half * 0.55, bottom - 2);
      context.lineTo(middle - half * 0.05, top + (bottom - top) * 0.4);
      context.fill();
      context.restore();
    }
  }
}

function triangle(
  context: Context,
  x: number,
  top: number,
  bottom: number,
  half: number,
  next: () => number,
): void {
  context.beginPath();
  context.moveTo(x, top);
  context.quadraticCurveTo(x + half * 0.35, bottom - (bottom - top) * 0.3, x + half, bottom + next() * 3);
  const teeth = 6;
  for (let tooth = 1; tooth < teeth; tooth++) {
    const lift = tooth % 2 === 1 ? -half * 0.16 : half * 0.05;
    context.lineTo(x + half - (2 * half * tooth) / teeth, bottom + lift);
  }
  context.lineTo(x - half, bottom + next() * 3);
  context.quadraticCurveTo(x - half * 0.35, bottom - (bottom - top) * 0.3, x, top);
  context.closePath();
  context.fill();
}
