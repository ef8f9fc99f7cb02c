import { alpha, PAPER } from './palette.ts';
import { random } from './random.ts';
import { type Context, HEIGHT, sheet, WIDTH } from './stage.ts';

let fibre: HTMLCanvasElement | undefined;

function fibreTile(): HTMLCanvasElement {
  fibre ??= sheet(320, 320, (context) => {
    const next = random(11);
    for (let count = 0; count < 5200; count++) {
      context.fillStyle = next() < 0.5 ? 'rgba(255,250,235,0.05)' : 'rgba(2,5,18,0.08)';
      const long = next() < 0.2;
      context.fillRect(next() * 320, next() * 320, long ? 5 : 1.6, 1.3);
    }
  });
  return fibre;
}

/** Lays paper fibre over whatever has been painted so far, and nowhere else. */
export function addFibre(context: Context): void {
  const pattern = context.createPattern(fibreTile(), 'repeat');
  if (!pattern) return;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = pattern;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}

/** A cut-out: filled, casting a soft shadow on the sheets behind it, with a thin lit edge. */
export function cutOut(context: Context, path: Path2D, fill: string | CanvasGradient, edge = 0.16): void {
  context.save();
  context.shadowColor = 'rgba(3,6,20,0.6)';
  context.shadowBlur = 20;
  context.shadowOffsetY = -5;
  context.fillStyle = fill;
  context.fill(path);
  context.restore();
  context.save();
  context.clip(path);
  context.strokeStyle = alpha(PAPER, edge);
  const scale = context.getTransform().a;
  context.lineWidth = Math.abs(scale) > 12 ? 3 / Math.abs(scale) : 3;
  context.stroke(path);
  context.restore();
}

/** Darkens the corners and the lower third, where captions and choices lie. */
export function vignette(): HTMLCanvasElement {
  return sheet(WIDTH, HEIGHT, (context) => {
    const round = context.createRadialGradient(640, 320, 330, 640, 340, 830);
    round.addColorStop(0, 'rgba(5,8,22,0)');
    round.addColorStop(1, 'rgba(5,8,22,0.62)');
    context.fillStyle = round;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    const low = context.createLinearGradient(0, 500, 0, HEIGHT);
    low.addColorStop(0, 'rgba(7,11,28,0)');
    low.addColorStop(1, 'rgba(7,11,28,0.7)');
    context.fillStyle = low;
    context.fillRect(0, 500, WIDTH, 220);
    const next = random(5);
    for (let count = 0; count < 26000; count++) {
      context.fillStyle = next() < 0.5 ? 'rgba(255,248,230,0.028)' : 'rgba(0,0,10,0.06)';
      context.fillRect(Math.floor(next() * WIDTH), Math.floor(next() * HEIGHT), 2, 2);
    }
  });
}
