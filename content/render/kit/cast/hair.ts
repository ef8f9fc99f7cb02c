import { mix } from '../palette.ts';
import type { Look } from './look.ts';
import { disc, type Scissors, shape, snip } from './scissors.ts';

/** What hangs behind the head. */
export function hairBehind(cut: Scissors, look: Look, turn: number, sway: number): void {
  const { style, colour } = look.hair;
  const w = 0.84 * look.face.width;
  const back = -turn * 0.24;
  const dark = mix(colour, '#05060f', 0.3);
  if (style === 'long')
    snip(
      cut,
      shape(
        [back - w * 1.12, -0.3],
        [back - w * 1.35, 0.6, back - w * 1.3 + sway, 1.3, back - w * 0.95 + sway, 1.75],
        [back + sway, 1.95, back + w * 0.95 + sway, 1.75],
        [back + w * 1.3 + sway, 1.3, back + w * 1.35, 0.6, back + w * 1.12, -0.3],
      ),
      dark,
      0,
      0.6,
      1.3,
      0,
    );
  if (style === 'bob')
    snip(
      cut,
      shape(
        [back - w * 1.15, -0.4],
        [back - w * 1.45, 0.4, back - w * 1.2, 0.95, back - w * 0.7, 0.95],
        [back + w * 0.7, 0.95],
        [back + w * 1.2, 0.95, back + w * 1.45, 0.4, back + w * 1.15, -0.4],
      ),
      dark,
      0,
      0.3,
      1.2,
      0,
    );
  if (style === 'braid')
    for (let knot = 0; knot < 5; knot++)
      snip(
        cut,
        disc(back - w * 0.95 + sway * knot * 0.3 - knot * 0.03, 0.45 + knot * 0.3, 0.23 - knot * 0.02, 0.2),
        dark,
        0,
        0.9,
        0.8,
        0.04,
      );
  if (style === 'bun')
    snip(cut, disc(back * 2.6, -1.08 + Math.abs(turn) * 0.28, 0.46, 0.42), dark, back * 2, -1, 0.5, 0);
  if (style === 'bun' && look.hair.pin)
    snip(
      cut,
      shape(
        [back * 2.6 - 0.62, -0.86],
        [back * 2.6 + 0.6, -1.42],
        [back * 2.6 + 0.7, -1.42],
        [back * 2.6 + 0.64, -1.33],
        [back * 2.6 - 0.58, -0.78],
      ),
      look.hair.pin,
      0,
      -1,
      0.6,
      0.03,
    );
  if (style === 'curls')
    for (let curl = 0; curl < 11; curl++) {
      const angle = 2.75 + (curl / 10) * 3.95;
      snip(
        cut,
        disc(back + Math.cos(angle) * w * 1.2, -0.16 + Math.sin(angle) * 0.98, 0.36),
        curl % 2 ? dark : mix(colour, '#05060f', 0.18),
        0,
        -0.2,
        1.3,
        0,
      );
    }
}

/** What lies on the head and over the brow. */
export function hairBefore(cut: Scissors, look: Look, turn: number): void {
  const { style, colour } = look.hair;
  const w = 0.86 * look.face.width;
  const m = turn * 0.3;
  const part = m + 0.22;
  if (style === 'bald') {
    for (const side of [-1, 1])
      if (side * turn < 0.5)
        snip(
          cut,
          shape(
            [side * w, -0.42],
            [side * w * 1.16, -0.1, side * w * 1.02, 0.16],
            [side * w * 0.86, 0.0, side * w * 0.84, -0.36],
          ),
          colour,
          side * w,
          -0.1,
          0.4,
          0.02,
        );
    return;
  }
  if (style === 'tuft') {
    snip(
      cut,
      shape(
        [-w * 1.02, -0.28],
        [-w * 1.08, -0.95, -w * 0.4, -1.2, m - 0.2, -1.16],
        [m - 0.1, -1.5, m + 0.16, -1.48],
        [m + 0.1, -1.25, m + 0.34, -1.36],
        [m + 0.3, -1.15, w * 0.9, -1.1, w * 1.02, -0.3],
        [w * 0.72, -0.62, m + 0.25, -0.6],
        [m - 0.1, -0.72, m - 0.34, -0.5],
        [-w * 0.72, -0.55, -w * 1.02, -0.28],
      ),
      colour,
      0,
      -0.8,
      1,
      0.05,
    );
    return;
  }
  const low = style === 'short' ? -0.3 : style === 'swept' ? -0.22 : -0.05;
  const path =
    style === 'swept'
      ? shape(
          [-w * 1.04, low],
          [-w * 1.14, -0.95, -w * 0.5, -1.28, m + 0.1, -1.26],
          [w * 0.75, -1.22, w * 1.12, -0.8, w * 1.04, low],
          [w * 0.9, -0.62, w * 0.5 + m * 0.4, -0.78, part, -0.8],
          [m - 0.3, -0.82, -w * 0.82, -0.6, -w * 1.04, low],
        )
      : shape(
          [-w * 1.05, low],
          [-w * 1.2, -0.9, -w * 0.6, -1.24, 0, -1.22],
          [w * 0.6, -1.24, w * 1.2, -0.9, w * 1.05, low],
          [w * 0.98, -0.45, w * 0.62 + m * 0.5, -0.6, part, -0.86],
          [m - 0.1, -0.62, -w * 0.85 + m * 0.3, -0.42, -w * 1.05, low],
        );
  snip(cut, path, colour, 0, -0.8, 1, 0.05);
  if (style === 'curls')
    for (const [x, y, r] of [
      [-0.62, -0.72, 0.26],
      [-0.2, -0.92, 0.28],
      [0.26, -0.9, 0.27],
      [0.66, -0.7, 0.25],
    ] as const)
      snip(cut, disc(x * look.face.width + m * 0.6, y, r), mix(colour, '#ffffff', 0.05), x, y, 0.4, 0.04);
}

export function hat(cut: Scissors, look: Look, turn: number): void {
  if (!look.hat) return;
  const { style, colour, band = mix(colour, '#05060f', 0.4) } = look.hat;
  const w = 0.9 * look.face.width;
  const m = turn * 0.22;
  const line = -0.46;
  switch (style) {
    case 'knit':
      snip(
        cut,
        shape(
          [-w * 1.05, line],
          [-w * 1.1, -1.2, -w * 0.5, -1.52, 0, -1.52],
          [w * 0.5, -1.52, w * 1.1, -1.2, w * 1.05, line],
        ),
        colour,
        0,
        -1,
        1,
        0.05,
      );
      snip(
        cut,
        shape(
          [-w * 1.12, line - 0.22],
          [0, line - 0.42, w * 1.12, line - 0.22],
          [w * 1.14, line + 0.08],
          [0, line - 0.14, -w * 1.14, line + 0.08],
        ),
        mix(colour, '#fff4dd', 0.16),
        0,
        line,
        1,
        0.06,
      );
      snip(cut, disc(-m, -1.58, 0.2), mix(colour, '#fff4dd', 0.35), 0, -1.58, 0.2, 0.03);
      if (look.hat.feather)
        snip(
          cut,
          shape(
            [w * 0.82, line - 0.1],
            [w * 0.9, -1.1, w * 1.35, -1.7, w * 1.75, -1.95],
            [w * 1.95, -1.5, w * 1.6, -0.85, w * 0.98, line - 0.1],
          ),
          look.hat.feather,
          w * 1.3,
          -1.2,
          0.6,
          0.05,
        );
      break;
    case 'peaked':
      snip(
        cut,
        shape(
          [-w * 1.05, line - 0.02],
          [-w * 1.24, -1.02, -w * 0.9, -1.28, m, -1.3],
          [w * 0.9, -1.28, w * 1.24, -1.02, w * 1.05, line - 0.02],
        ),
        colour,
        0,
        -1,
        1,
        0.05,
      );
      snip(
        cut,
        shape(
          [-w * 1.05, line - 0.28],
          [0, line - 0.44, w * 1.05, line - 0.28],
          [w * 1.05, line],
          [0, line - 0.16, -w * 1.05, line],
        ),
        band,
        0,
        line,
        1,
        0.03,
      );
      snip(
        cut,
        shape(
          [m - w * 0.62, line - 0.06],
          [m + turn * 0.3, line - 0.2, m + w * 0.62, line - 0.06],
          [m + turn * 0.6, line + 0.26, m - w * 0.62, line - 0.06],
        ),
        mix(band, '#05060f', 0.3),
        m,
        line,
        0.7,
        0.07,
      );
      break;
    case 'brim':
    case 'straw':
    case 'tophat':
    case 'bowler': {
      const tall = style === 'bowler' ? 1.38 : style === 'tophat' ? 1.98 : 1.46;
      snip(
        cut,
        disc(m * 0.4, line - 0.08, w * (style === 'brim' || style === 'straw' ? 1.66 : 1.36), 0.25),
        mix(colour, '#05060f', 0.16),
        0,
        line,
        1.4,
        0.12,
      );
      snip(
        cut,
        shape(
          [-w * 0.95, line - 0.06],
          [-w * 0.98, -1.25, -w * 0.6, -tall, 0, -tall],
          [w * 0.6, -tall, w * 0.98, -1.25, w * 0.95, line - 0.06],
          [0, line + 0.1, -w * 0.95, line - 0.06],
        ),
        colour,
        0,
        -1,
        1,
        0.04,
      );
      snip(
        cut,
        shape(
          [-w * 0.95, line - 0.24],
          [0, line - 0.1, w * 0.95, line - 0.24],
          [w * 0.95, line - 0.02],
          [0, line + 0.13, -w * 0.95, line - 0.02],
        ),
        band,
        0,
        line,
        1,
        0.02,
      );
      break;
    }
    case 'kerchief':
      snip(
        cut,
        shape(
          [-w * 1.08, 0.2],
          [-w * 1.3, -0.8, -w * 0.7, -1.24, 0, -1.24],
          [w * 0.7, -1.24, w * 1.3, -0.8, w * 1.08, 0.2],
          [w * 0.92, -0.4, w * 0.5 + m, -0.66, m, -0.66],
          [-w * 0.5 + m, -0.66, -w * 0.92, -0.4, -w * 1.08, 0.2],
        ),
        colour,
        0,
        -0.7,
        1.1,
        0.06,
      );
      break;
    case 'hood':
      snip(
        cut,
        shape(
          [-w * 1.0, 0.9],
          [-w * 1.55, 0.2, -w * 1.4, -1.4, -m, -1.45],
          [w * 1.4, -1.4, w * 1.55, 0.2, w * 1.0, 0.9],
          [w * 1.12, 0.1, w * 0.96, -0.74, m, -0.8],
          [-w * 0.96, -0.74, -w * 1.12, 0.1, -w * 1.0, 0.9],
        ),
        colour,
        0,
        -0.4,
        1.3,
        0.08,
      );
      break;
    case 'souwester':
      snip(
        cut,
        shape(
          [-w * 1.75 - m, 0.05],
          [-w * 1.2, -0.5, -w * 0.9, -0.62, 0, -0.62],
          [w * 0.9, -0.62, w * 1.15, -0.52, w * 1.3 + m, -0.28],
          [w * 0.8, -0.34, -w * 0.7, -0.4, -w * 1.75 - m, 0.05],
        ),
        mix(colour, '#05060f', 0.18),
        0,
        -0.4,
        1.4,
        0.1,
      );
      snip(
        cut,
        shape(
          [-w * 1.04, -0.5],
          [-w * 1.0, -1.2, -w * 0.5, -1.42, 0, -1.42],
          [w * 0.5, -1.42, w * 1.0, -1.2, w * 1.04, -0.5],
          [0, -0.72, -w * 1.04, -0.5],
        ),
        colour,
        0,
        -1,
        1,
        0.04,
      );
  }
}
