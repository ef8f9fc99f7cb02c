import type { Brush } from '../film/place.ts';
import { mix } from '../palette.ts';
import { random } from '../random.ts';
import { box, cut, lay, oval, poly, stroke } from './forms.ts';

/** A wall with openings cut out of it, through which the sheets behind are seen. */
export function wall(
  brush: Brush,
  area: readonly [number, number, number, number],
  holes: readonly Path2D[],
  colour: string,
  seed = 5,
): void {
  const { context, tint } = brush;
  const [x, y, width, height] = area;
  const path = box(x, y, width, height);
  for (const hole of holes) path.addPath(hole);
  const gradient = context.createLinearGradient(0, y, 0, y + height);
  gradient.addColorStop(0, tint(mix(colour, '#2a2030', 0.3)));
  gradient.addColorStop(1, tint(colour));
  context.fillStyle = gradient;
  context.fill(path, 'evenodd');
  const next = random(seed);
  context.save();
  context.clip(path, 'evenodd');
  for (let index = 0; index < 60; index++) {
    context.fillStyle = next() < 0.5 ? 'rgba(20,10,20,0.05)' : 'rgba(255,240,215,0.04)';
    context.beginPath();
    context.ellipse(
      x + next() * width,
      y + next() * height,
      30 + next() * 130,
      14 + next() * 46,
      next(),
      0,
      6.3,
    );
    context.fill();
  }
  context.restore();
}

export function boards(brush: Brush, y: number, colour: string, centre = 640): void {
  const { context, tint } = brush;
  const gradient = context.createLinearGradient(0, y, 0, y + 220);
  gradient.addColorStop(0, tint(mix(colour, '#171020', 0.3)));
  gradient.addColorStop(0.3, tint(colour));
  gradient.addColorStop(1, tint(mix(colour, '#171020', 0.5)));
  context.fillStyle = gradient;
  context.fillRect(-900, y, 3100, 900);
  for (let x = -1400; x < 2800; x += 92)
    stroke(
      brush,
      [
        [centre + (x - centre) * 0.74, y],
        [centre + (x - centre) * 1.9, y + 320],
      ],
      mix(colour, '#100a18', 0.55),
      2,
    );
  stroke(
    brush,
    [
      [-900, y],
      [2200, y],
    ],
    mix(colour, '#fff0d8', 0.2),
    3,
  );
}

export function windowFrame(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const ring = box(x - 9, y - 9, width + 18, height + 18, 4);
  ring.addPath(box(x, y, width, height));
  const { context, tint } = brush;
  context.fillStyle = tint(colour);
  context.fill(ring, 'evenodd');
  stroke(
    brush,
    [
      [x + width / 2, y],
      [x + width / 2, y + height],
    ],
    colour,
    6,
  );
  stroke(
    brush,
    [
      [x, y + height * 0.45],
      [x + width, y + height * 0.45],
    ],
    colour,
    6,
  );
  cut(brush, box(x - 20, y + height + 4, width + 40, 13, 3), mix(colour, '#ffffff', 0.12));
}

export function chair(brush: Brush, x: number, y: number, size: number, colour: string, flip = 1): void {
  const s = size * flip;
  cut(
    brush,
    poly(
      [x - s * 0.24, y - size * 1.05],
      [x - s * 0.16, y - size * 1.05],
      [x - s * 0.12, y],
      [x - s * 0.2, y],
    ),
    colour,
  );
  for (const up of [0.98, 0.8])
    stroke(
      brush,
      [
        [x - s * 0.2, y - size * up],
        [x - s * 0.1, y - size * up],
      ],
      colour,
      size * 0.06,
    );
  cut(
    brush,
    poly(
      [x - s * 0.2, y - size * 0.5],
      [x + s * 0.28, y - size * 0.5],
      [x + s * 0.28, y - size * 0.43],
      [x - s * 0.2, y - size * 0.43],
    ),
    mix(colour, '#ffe8c0', 0.1),
  );
  cut(
    brush,
    poly(
      [x + s * 0.2, y - size * 0.44],
      [x + s * 0.27, y - size * 0.44],
      [x + s * 0.26, y],
      [x + s * 0.2, y],
    ),
    colour,
  );
}

export function table(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  for (const side of [0.06, 0.9])
    cut(brush, box(x + width * side, y + 10, width * 0.04, height), mix(colour, '#120c18', 0.3));
  cut(
    brush,
    poly([x - 8, y - 6], [x + width + 8, y - 6], [x + width + 26, y + 16], [x - 26, y + 16]),
    mix(colour, '#ffe6bc', 0.12),
    0.25,
  );
  lay(brush, box(x - 26, y + 15, width + 52, 12), mix(colour, '#120c18', 0.25));
}

export function bowl(brush: Brush, x: number, y: number, size: number, soup: string): void {
  cut(
    brush,
    poly([x - size, y - size * 0.55], [x + size, y - size * 0.55], [x + size * 0.5, y], [x - size * 0.5, y]),
    '#e6d8bc',
  );
  lay(brush, oval(x, y - size * 0.55, size, size * 0.2), '#f3e8d2');
  lay(brush, oval(x, y - size * 0.53, size * 0.84, size * 0.14), soup);
}

export function shelf(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  rows: number,
  books: readonly string[],
  seed: number,
  step = 62,
): void {
  cut(brush, box(x - 10, y - 10, width + 20, rows * step + 16), '#4a3428');
  for (let row = 0; row < rows; row++) {
    lay(brush, box(x, y + row * step, width, step - 8), '#241a1a');
    const next = random(seed + row);
    const thick = width / Math.ceil(61 / rows);
    for (let left = x + 1; left < x + width - thick * 0.6; left += thick) {
      lay(
        brush,
        box(left, y + row * step + 8 + next() * 3, thick * 0.86, step - 18),
        books[Math.floor(next() * books.length)] ?? '#6a4a3a',
      );
      lay(brush, box(left + thick * 0.2, y + row * step + 18, thick * 0.46, 5), '#e8d9b0');
    }
  }
}

export function longClock(brush: Brush, x: number, y: number, height: number, colour: string): void {
  const w = height * 0.2;
  cut(brush, box(x - w * 0.5, y - height, w, height, 3), colour, 0.2);
  cut(
    brush,
    poly([x - w * 0.62, y - height], [x, y - height * 1.1], [x + w * 0.62, y - height]),
    mix(colour, '#ffe6bc', 0.1),
  );
  lay(brush, box(x - w * 0.3, y - height * 0.66, w * 0.6, height * 0.5, 3), mix(colour, '#0c0812', 0.5));
  lay(brush, oval(x, y - height * 0.84, w * 0.38), '#efe6d0');
}
