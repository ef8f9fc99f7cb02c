import { addFibre, cutOut } from './paper.ts';
import { fractal, random } from './random.ts';
import { type Context, HEIGHT, sheet } from './stage.ts';
import { pine } from './trees.ts';

const LEFT = -160;
const SPAN = 1600;

export type Hill = {
  /** Height of the ground at x, in picture coordinates with the hill unmoved. */
  yAt: (x: number) => number;
  draw: (context: Context, dx?: number, dy?: number) => void;
};

export type HillOptions = {
  seed: number;
  colours: [top: string, bottom: string];
  /** Baseline of the ground at x; a number for level ground. */
  base: number | ((x: number) => number);
  swing?: number;
  wavelength?: number;
  edge?: number;
  trees?: {
    count: number;
    size: [min: number, max: number];
    colour: string;
    sink?: number;
    avoid?: [number, number];
  };
};

/** One sheet of the landscape, 160 px wider than the picture on both sides. */
export function hill(options: HillOptions): Hill {
  const { seed, colours, base, swing = 40, wavelength = 420, edge, trees } = options;
  const wave = fractal(seed);
  const yAt = (x: number) => (typeof base === 'number' ? base : base(x)) + wave(x / wavelength) * swing;
  const xs = Array.from({ length: SPAN / 5 + 1 }, (_, index) => LEFT + index * 5);
  const top = Math.max(-40, Math.min(...xs.map(yAt)) - (trees?.size[1] ?? 0) - 30);
  const image = sheet(SPAN, HEIGHT + 60 - top, (context) => {
    context.translate(-LEFT, -top);
    if (trees) plant(context, yAt, trees, seed, true);
    const path = new Path2D();
    path.moveTo(LEFT - 10, HEIGHT + 80);
    for (const x of xs) path.lineTo(x, yAt(x));
    path.lineTo(LEFT + SPAN + 10, HEIGHT + 80);
    const gradient = context.createLinearGradient(0, top + 40, 0, Math.min(HEIGHT, top + 360));
    gradient.addColorStop(0, colours[0]);
    gradient.addColorStop(1, colours[1]);
    cutOut(context, path, gradient, edge);
    if (trees) plant(context, yAt, trees, seed + 50, false);
    addFibre(context);
  });
  return { yAt, draw: (context, dx = 0, dy = 0) => context.drawImage(image, LEFT + dx, top + dy) };
}

function plant(
  context: Context,
  yAt: (x: number) => number,
  trees: NonNullable<HillOptions['trees']>,
  seed: number,
  behind: boolean,
): void {
  const next = random(seed * 31);
  const [min, max] = trees.size;
  for (let count = 0; count < trees.count / 2; count++) {
    const x = LEFT + next() * SPAN;
    const size = min + next() ** 2 * (max - min);
    const sink = behind ? 4 : (trees.sink ?? 16) * (0.4 + next());
    if (trees.avoid && x > trees.avoid[0] && x < trees.avoid[1]) continue;
    pine(context, x, yAt(x) + sink, size, trees.colour, Math.floor(next() * 1e6));
  }
}
