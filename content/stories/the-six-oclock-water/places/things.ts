import type { Brush } from '../../../render/kit/film/place.ts';
import { alpha, mix } from '../../../render/kit/palette.ts';
import { blob, box, cut, lay, oval, type Point, poly, stroke } from '../../../render/kit/places/forms.ts';

const TURN = 0.42;

/** The mill wheel. It turns in every picture it is in, until it does not: `angle` in radians. */
export function wheel(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  angle: number,
  colour = '#6a4a34',
): void {
  const { context, tint } = brush;
  const dark = tint(mix(colour, '#0c0812', 0.45));
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  for (let index = 0; index < 12; index++) {
    context.save();
    context.rotate((index * Math.PI) / 6);
    context.fillStyle = dark;
    context.fillRect(-radius * 0.025, -radius * 1.08, radius * 0.05, radius * 1.08);
    context.fillStyle = tint(mix(colour, '#e8c898', 0.16));
    context.fillRect(-radius * 0.13, -radius * 1.1, radius * 0.26, radius * 0.11);
    context.restore();
  }
  for (const [reach, width, tone] of [
    [0.94, 0.09, colour],
    [0.62, 0.06, mix(colour, '#0c0812', 0.3)],
  ] as const) {
    context.strokeStyle = tint(tone);
    context.lineWidth = radius * width;
    context.beginPath();
    context.arc(0, 0, radius * reach, 0, 6.2832);
    context.stroke();
  }
  context.fillStyle = tint(mix(colour, '#e8c898', 0.1));
  context.beginPath();
  context.arc(0, 0, radius * 0.14, 0, 6.2832);
  context.fill();
  context.restore();
}

export const turning = (t: number) => t * TURN;

/** Bishop. `x`, `y` is where it stands; `look` -1 to 1 turns its head; `facing` its body. */
export function goose(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  options: {
    facing?: 1 | -1;
    look?: number;
    stride?: number;
    sit?: boolean;
    warm?: number;
    beak?: number;
  } = {},
): void {
  const { facing = 1, look = 0.6, stride = 0, sit = false, warm = 0, beak = 0 } = options;
  const { context } = brush;
  const white = mix('#e8e6df', '#ffd890', warm * 0.5);
  context.save();
  context.translate(x, y - Math.abs(Math.sin(stride)) * size * 0.03);
  context.scale(size * facing, size);
  context.rotate(Math.sin(stride) * 0.05);
  if (!sit)
    for (const side of [-1, 1]) {
      const step = Math.sin(stride + (side > 0 ? 0 : Math.PI)) * 0.09;
      stroke(
        brush,
        [
          [side * 0.05, -0.25],
          [side * 0.05 + step, -0.02],
        ],
        '#d9772b',
        0.045,
      );
      lay(
        brush,
        poly(
          [side * 0.05 + step - 0.03, -0.03],
          [side * 0.05 + step + 0.12, 0],
          [side * 0.05 + step - 0.04, 0],
        ),
        '#d9772b',
      );
    }
  const bob = look * 0.12;
  cut(
    brush,
    blob(
      [-0.52, -0.5],
      [-0.3, -0.56],
      [0.05, -0.58],
      [0.32, -0.5],
      [0.34, -0.3],
      [0.1, -0.14],
      [-0.2, -0.15],
      [-0.42, -0.34],
    ),
    white,
    0.3,
  );
  cut(
    brush,
    blob(
      [0.2, -0.4],
      [0.14, -0.7],
      [0.16 + bob * 0.6, -0.98],
      [0.26 + bob, -1.04],
      [0.34 + bob, -0.92],
      [0.32, -0.7],
      [0.38, -0.42],
    ),
    white,
    0.3,
  );
  cut(
    brush,
    blob([-0.46, -0.46], [-0.1, -0.5], [0.12, -0.4], [-0.06, -0.24], [-0.3, -0.28]),
    mix(white, '#8a94a8', 0.24),
    0.2,
  );
  const side = look < -0.15 ? -1 : 1;
  const hx = 0.26 + bob;
  const open = beak * 0.05;
  cut(
    brush,
    poly([hx + side * 0.06, -1.06], [hx + side * 0.3, -0.99 - open], [hx + side * 0.07, -0.97]),
    '#e0822e',
    0.2,
  );
  if (beak > 0)
    cut(
      brush,
      poly([hx + side * 0.06, -0.98], [hx + side * 0.27, -0.95 + open], [hx + side * 0.05, -0.93]),
      '#b85f20',
      0.2,
    );
  cut(brush, oval(hx, -1.02, 0.115, 0.1), white, 0.3);
  lay(brush, oval(hx + side * 0.045, -1.045, 0.022), '#14121c');
  context.restore();
}

/** The removal lorry, its nose to the left for facing -1; the lower left of its wheels stands on (x, y). */
export function lorry(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  options: { facing?: 1 | -1; t?: number; open?: boolean; lamps?: boolean } = {},
): void {
  const { facing = 1, t = 0, open = false, lamps = true } = options;
  const { context, tint } = brush;
  context.save();
  context.translate(x, y);
  context.scale(size * facing, size);
  cut(brush, box(-1.5, -1.25, 1.75, 1.02, 0.06), '#3f6d63', 0.2);
  cut(
    brush,
    blob([-1.52, -1.2], [-0.7, -1.42], [0.2, -1.36], [0.3, -1.1], [-0.6, -1.14], [-1.5, -1.06]),
    '#5b8a7c',
    0.2,
  );
  for (const rib of [-1.1, -0.65, -0.2])
    stroke(
      brush,
      [
        [rib, -1.26],
        [rib, -0.26],
      ],
      '#2f564e',
      0.02,
    );
  if (open) lay(brush, box(-1.49, -1.1, 0.14, 0.84), '#141a26');
  cut(
    brush,
    poly([0.28, -1.02], [0.66, -1.02], [0.8, -0.62], [1.16, -0.56], [1.2, -0.2], [0.28, -0.2]),
    '#a8452f',
    0.22,
  );
  lay(brush, poly([0.38, -0.94], [0.62, -0.94], [0.72, -0.64], [0.38, -0.64]), '#e9c98a');
  lay(brush, box(-1.52, -0.28, 2.74, 0.08), '#2a2429');
  for (const axle of [-1.05, -0.55, 0.78]) {
    lay(brush, oval(axle, -0.16, 0.19), '#1d1a20');
    lay(brush, oval(axle, -0.16, 0.1), '#8a7a66');
    for (let spoke = 0; spoke < 3; spoke++) {
      const angle = t * 3.2 + spoke * 2.1;
      stroke(
        brush,
        [
          [axle, -0.16],
          [axle + Math.cos(angle) * 0.1, -0.16 + Math.sin(angle) * 0.1],
        ],
        '#3a3230',
        0.025,
      );
    }
  }
  if (facing === 1) {
    context.fillStyle = alpha(tint('#f0e2c0'), 0.95);
    context.font = '600 0.17px Georgia, serif';
    context.textAlign = 'center';
    context.fillText('TALLOW', -0.62, -0.84);
    context.font = '400 0.11px Georgia, serif';
    context.fillText('& DAUGHTERS', -0.62, -0.66);
  }
  if (lamps) {
    context.fillStyle = '#ffe2a0';
    context.beginPath();
    context.arc(1.16, -0.46, 0.085, 0, 6.2832);
    context.fill();
  }
  context.restore();
}

export function boat(brush: Brush, x: number, y: number, size: number, tilt = -0.14): void {
  const { context } = brush;
  context.save();
  context.translate(x, y);
  context.rotate(tilt);
  context.scale(size, size);
  cut(
    brush,
    blob([-1, -0.42], [-0.6, -0.02], [0.5, -0.02], [1.05, -0.5], [0.5, -0.34], [-0.5, -0.32]),
    '#7c5a44',
    0.25,
  );
  stroke(
    brush,
    [
      [-0.9, -0.36],
      [-0.4, -0.28],
      [0.5, -0.3],
      [0.98, -0.44],
    ],
    '#a97f5c',
    0.05,
  );
  stroke(
    brush,
    [
      [-0.2, -0.36],
      [0.5, -0.62],
    ],
    '#9c8262',
    0.04,
  );
  context.restore();
}

export function bicycle(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  t: number,
  facing: 1 | -1 = 1,
): void {
  const { context, tint } = brush;
  context.save();
  context.translate(x, y);
  context.scale(size * facing, size);
  context.strokeStyle = tint('#2d3440');
  context.lineWidth = 0.05;
  for (const hub of [-0.42, 0.42]) {
    context.beginPath();
    context.arc(hub, -0.3, 0.28, 0, 6.2832);
    context.stroke();
    for (let spoke = 0; spoke < 4; spoke++) {
      const angle = t * 5 + spoke * 0.785;
      context.lineWidth = 0.012;
      context.beginPath();
      context.moveTo(hub - Math.cos(angle) * 0.27, -0.3 - Math.sin(angle) * 0.27);
      context.lineTo(hub + Math.cos(angle) * 0.27, -0.3 + Math.sin(angle) * 0.27);
      context.stroke();
    }
    context.lineWidth = 0.05;
  }
  const frame: Point[] = [
    [-0.42, -0.3],
    [-0.12, -0.72],
    [0.32, -0.72],
    [-0.02, -0.32],
    [-0.42, -0.3],
  ];
  stroke(brush, frame, '#8c3b30', 0.05);
  stroke(
    brush,
    [
      [-0.02, -0.32],
      [-0.16, -0.82],
      [-0.26, -0.82],
      [-0.06, -0.82],
    ],
    '#8c3b30',
    0.05,
  );
  stroke(
    brush,
    [
      [0.42, -0.3],
      [0.3, -0.86],
      [0.42, -0.94],
    ],
    '#8c3b30',
    0.05,
  );
  context.fillStyle = '#ffe9b0';
  context.beginPath();
  context.arc(0.42, -0.76, 0.06, 0, 6.2832);
  context.fill();
  context.restore();
}

/** A house whose roof has been carried away. */
export function roofless(brush: Brush, x: number, y: number, size: number, colour: string): void {
  cut(
    brush,
    poly(
      [x, y],
      [x, y - size],
      [x + size * 0.22, y - size * 1.18],
      [x + size * 0.34, y - size * 0.92],
      [x + size * 0.9, y - size * 0.98],
      [x + size * 1.1, y - size * 1.28],
      [x + size * 1.3, y - size * 0.94],
      [x + size * 1.3, y],
    ),
    colour,
    0.2,
  );
  for (const part of [0.2, 0.62, 0.96])
    lay(brush, box(x + size * part, y - size * 0.7, size * 0.16, size * 0.26), mix(colour, '#0c1024', 0.65));
}

export function arcLamp(brush: Brush, x: number, y: number, height: number): void {
  stroke(
    brush,
    [
      [x, y],
      [x, y - height * 0.9],
      [x + height * 0.06, y - height],
      [x + height * 0.2, y - height * 1.01],
    ],
    '#39414f',
    height * 0.032,
  );
  cut(
    brush,
    poly(
      [x + height * 0.12, y - height],
      [x + height * 0.28, y - height],
      [x + height * 0.25, y - height * 0.955],
      [x + height * 0.15, y - height * 0.955],
    ),
    '#4a5464',
  );
  const { context } = brush;
  context.fillStyle = '#f4f7ff';
  context.beginPath();
  context.arc(x + height * 0.2, y - height * 0.95, height * 0.028, 0, 6.2832);
  context.fill();
}
