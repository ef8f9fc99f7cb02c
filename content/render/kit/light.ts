import { alpha, LANTERN, mix, NIGHT, PAPER } from './palette.ts';
import { noise } from './random.ts';
import { type Context, sheet } from './stage.ts';

/** How bright a flame burns at t: about 1, never quite still. */
export function flicker(t: number, seed: number, unrest = 1): number {
  const [slow, fast] = [noise(seed), noise(seed + 3)];
  return 1 + unrest * (0.05 * slow(t * 1.7) + 0.045 * fast(t * 5.3));
}

/** Warm light added to what is already painted. */
export function glow(context: Context, x: number, y: number, radius: number, strength = 1): void {
  if (strength <= 0 || radius <= 0) return;
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, alpha('#ffd27a', 0.62 * strength));
  gradient.addColorStop(0.12, alpha('#ffb347', 0.46 * strength));
  gradient.addColorStop(0.38, alpha('#e8892c', 0.24 * strength));
  gradient.addColorStop(0.7, alpha('#b0562a', 0.085 * strength));
  gradient.addColorStop(1, alpha('#a04a20', 0));
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

/** Light that lies on the ground: a flattened `glow`. */
export function pool(context: Context, x: number, y: number, radius: number, strength = 1, flat = 0.3): void {
  context.save();
  context.translate(x, y);
  context.scale(1, flat);
  glow(context, 0, 0, radius, strength);
  context.restore();
}

/** The lantern, standing with its foot on (x, y), or hanging by its ring when carried. */
export function lantern(context: Context, x: number, y: number, size: number, brightness = 1): void {
  const iron = mix(NIGHT, '#3a2a1a', 0.5);
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.strokeStyle = iron;
  context.lineWidth = 0.06;
  context.beginPath();
  context.arc(0, -1.2, 0.16, 0, 6.2832);
  context.stroke();
  context.fillStyle = mix('#6b3c10', '#fff0c4', Math.min(1, brightness * 0.92));
  context.beginPath();
  context.roundRect(-0.27, -0.84, 0.54, 0.74, 0.1);
  context.fill();
  if (brightness > 0.05) flame(context, 0, -0.18, 0.5, brightness);
  context.fillStyle = iron;
  context.beginPath();
  context.moveTo(-0.38, -0.82);
  context.quadraticCurveTo(0, -1.22, 0.38, -0.82);
  context.fill();
  context.fillRect(-0.36, -0.13, 0.72, 0.13);
  context.fillRect(-0.3, -0.84, 0.06, 0.74);
  context.fillRect(0.24, -0.84, 0.06, 0.74);
  context.restore();
}

/** A paper flame of two leaves. */
export function flame(
  context: Context,
  x: number,
  y: number,
  height: number,
  brightness = 1,
  lean = 0,
): void {
  for (const [size, colour] of [
    [1, mix('#e2701c', LANTERN, 0.6)],
    [0.6, mix(LANTERN, PAPER, 0.75)],
  ] as const) {
    const h = height * size * (0.8 + 0.2 * brightness);
    const w = height * 0.3 * size;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(x, y);
    context.bezierCurveTo(x - w * 1.3, y - h * 0.12, x - w * 0.7, y - h * 0.6, x + lean * h, y - h);
    context.bezierCurveTo(x + w * 0.7 + lean * h * 0.4, y - h * 0.55, x + w * 1.3, y - h * 0.12, x, y);
    context.fill();
  }
}

/** The same sheet as it looks by lantern light, fading out at `radius` from (x, y). */
export function warmed(image: HTMLCanvasElement, x: number, y: number, radius: number): HTMLCanvasElement {
  return sheet(image.width, image.height, (context) => {
    const all = (operation: GlobalCompositeOperation, fill: string | CanvasGradient) => {
      context.globalCompositeOperation = operation;
      context.fillStyle = fill;
      context.fillRect(0, 0, image.width, image.height);
    };
    context.drawImage(image, 0, 0);
    all('color', '#d8862f');
    all('soft-light', '#ffca80');
    all('screen', '#43200a');
    const fade = context.createRadialGradient(x, y, radius * 0.12, x, y, radius);
    fade.addColorStop(0, 'rgba(0,0,0,1)');
    fade.addColorStop(0.45, 'rgba(0,0,0,0.72)');
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    all('destination-in', fade);
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(image, 0, 0);
  });
}
