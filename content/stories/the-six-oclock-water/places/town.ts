import type { Lamp } from '../../../render/kit/film/lighting.ts';
import type { Brush, Layer, Place } from '../../../render/kit/film/place.ts';
import { alpha, mix } from '../../../render/kit/palette.ts';
import { blob, box, cut, hills, lay, oval, poly, stones, stroke } from '../../../render/kit/places/forms.ts';
import { sky } from '../../../render/kit/places/sky.ts';

export const FOUNTAIN = { x: 860, y: 628 };

type Square = {
  lit?: number;
  fountain?: (t: number) => number;
  red?: (t: number) => number;
  cake?: 'whole' | 'eaten';
  disc?: Parameters<typeof sky>[0];
  bunting?: boolean;
};

/** New Lorn: houses as equal as teeth, a bandstand, and a fountain that nobody has turned on. */
export function square(options: Square = {}): Place {
  const { lit = 0.5, fountain = () => 1, red = () => 0 } = options;
  return [
    sky(options.disc ?? { horizon: 430, clouds: 3, seed: 12 }),
    {
      depth: 0.15,
      paint: (brush) => void hills(brush, { seed: 61, base: 330, swing: 60, wave: 380, colour: '#8a9ab0' }),
    },
    { depth: 0.45, paint: (brush) => teeth(brush, 404, 66, lit * 0.8, 9) },
    { depth: 0.7, paint: (brush) => teeth(brush, 540, 112, lit, 4) },
    { depth: 0.72, live: (brush, t) => bunting(brush, t) },
    {
      depth: 0.9,
      paint: (brush) => {
        const ground = blob([-1300, 1500], [-1300, 560], [640, 552], [2600, 560], [2600, 1500]);
        cut(brush, ground, '#a79f92', 0.2);
        stones(brush, ground, [-500, 570, 2300, 240], {
          seed: 5,
          count: 260,
          size: [62, 18],
          colours: ['#8b847a', '#c0b8aa'],
          opacity: 0.3,
          round: 0.2,
        });
      },
    },
    { depth: 0.94, paint: bandstand },
    {
      depth: 1,
      paint: (brush) => {
        basin(brush);
        if (options.cake) cake(brush, options.cake === 'eaten');
      },
    },
    { depth: 1.004, live: (brush, t) => jets(brush, t, fountain(t), red(t)) },
  ];
}

function teeth(brush: Brush, y: number, size: number, lit: number, seed: number): void {
  for (let index = 0; index < Math.ceil(2400 / (size * 0.92)); index++) {
    const x = -560 + index * size * 0.92;
    cut(
      brush,
      poly(
        [x, y + size],
        [x, y - size * 0.7],
        [x + size * 0.4, y - size * 1.25],
        [x + size * 0.8, y - size * 0.7],
        [x + size * 0.8, y + size],
      ),
      ['#cfc8bc', '#c6bfb4', '#d6d0c5'][index % 3] ?? '#cfc8bc',
      0.25,
    );
    cut(
      brush,
      poly(
        [x - size * 0.05, y - size * 0.66],
        [x + size * 0.4, y - size * 1.3],
        [x + size * 0.85, y - size * 0.66],
        [x + size * 0.4, y - size * 1.16],
      ),
      '#6f7f8c',
      0.2,
    );
    lay(brush, box(x + size * 0.3, y - size * 0.16, size * 0.2, size * 0.4), '#4c5f6a');
    for (const [dx, dy] of [
      [0.14, -0.56],
      [0.48, -0.56],
      [0.56, -0.1],
    ] as const) {
      lay(brush, box(x + size * dx, y + size * dy, size * 0.17, size * 0.2), '#3d4854');
      if ((index * 7 + dx * 100 + seed) % 3 < 1 + lit && lit > 0.2) {
        brush.context.fillStyle = alpha('#ffd488', lit);
        brush.context.fillRect(x + size * dx, y + size * dy, size * 0.17, size * 0.2);
      }
    }
  }
}

function bunting(brush: Brush, t: number): void {
  const { context, tint } = brush;
  for (const [x1, y1, x2, y2] of [
    [-120, 300, 620, 270],
    [620, 270, 1420, 310],
  ] as const) {
    const sag = 60 + Math.sin(t * 0.9) * 4;
    stroke(
      brush,
      Array.from(
        { length: 13 },
        (_, index) =>
          [
            x1 + ((x2 - x1) * index) / 12,
            y1 + ((y2 - y1) * index) / 12 + Math.sin((index / 12) * Math.PI) * sag,
          ] as const,
      ),
      '#5a5048',
      2,
    );
    for (let flag = 0; flag < 16; flag++) {
      const part = (flag + 0.5) / 16;
      const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part + Math.sin(part * Math.PI) * sag];
      context.fillStyle = tint(['#a8452f', '#e0b24a', '#3f7a86', '#e9dfc9'][flag % 4] ?? '#a8452f');
      const wave = Math.sin(t * 2.4 + flag) * 5;
      context.beginPath();
      context.moveTo(x - 15, y);
      context.lineTo(x + 15, y);
      context.lineTo(x + wave, y + 32);
      context.fill();
    }
  }
}

function bandstand(brush: Brush): void {
  cut(brush, poly([60, 566], [460, 566], [490, 606], [30, 606]), '#8c8478', 0.25);
  for (const x of [84, 190, 330, 432]) cut(brush, box(x, 360, 12, 210), '#e5dfd2', 0.2);
  cut(brush, blob([20, 372], [130, 310], [262, 236], [394, 310], [504, 372], [262, 384]), '#4f7a80', 0.3);
  stroke(
    brush,
    [
      [262, 250],
      [262, 214],
    ],
    '#d8b060',
    6,
  );
  for (let x = 70; x < 460; x += 26)
    stroke(
      brush,
      [
        [x, 512],
        [x, 566],
      ],
      '#e5dfd2',
      4,
    );
  stroke(
    brush,
    [
      [64, 512],
      [460, 512],
    ],
    '#e5dfd2',
    6,
  );
}

function basin(brush: Brush): void {
  const { x, y } = FOUNTAIN;
  cut(
    brush,
    blob(
      [x - 190, y - 46],
      [x, y - 66],
      [x + 190, y - 46],
      [x + 178, y + 14],
      [x, y + 34],
      [x - 178, y + 14],
    ),
    '#b7b1a6',
    0.3,
  );
  lay(brush, oval(x, y - 38, 166, 19), '#586a74');
  cut(brush, box(x - 15, y - 160, 30, 128, 6), '#c4beb2', 0.3);
  cut(
    brush,
    blob(
      [x - 84, y - 176],
      [x, y - 184],
      [x + 84, y - 176],
      [x + 42, y - 146],
      [x, y - 140],
      [x - 42, y - 146],
    ),
    '#c9c3b7',
    0.3,
  );
}

function jets(brush: Brush, t: number, power: number, red: number): void {
  if (power <= 0.02) return;
  const { x, y } = FOUNTAIN;
  const { context, tint } = brush;
  const colour = mix(tint('#e6f1f4'), mix(tint('#c22a48'), '#b5203c', 0.5), red);
  context.fillStyle = mix(tint('#8fb2be'), '#9c1c36', red);
  context.beginPath();
  context.ellipse(x, y - 38, 164, 17, 0, 0, 6.3);
  context.fill();
  context.lineCap = 'round';
  context.strokeStyle = colour;
  for (let jet = 0; jet < 14; jet++) {
    const side = (jet / 13 - 0.5) * 2;
    for (let drop = 0; drop < 5; drop++) {
      const age = (t * 0.85 + drop / 5 + jet * 0.137) % 1;
      const at = (part: number) =>
        [
          x + side * 150 * part * (0.45 + 0.55 * power),
          y - 182 - (part * (1 - part) * 4 * 120 - part * 40) * power + part * part * 128,
        ] as const;
      const [ax, ay] = at(age);
      const [bx, by] = at(Math.min(1, age + 0.1));
      context.globalAlpha = 0.85 * Math.min(1, (1 - age) * 2.5);
      context.lineWidth = 3.6;
      context.beginPath();
      context.moveTo(ax, ay);
      context.lineTo(bx, by);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

function cake(brush: Brush, eaten: boolean): void {
  const [x, y] = [560, 640];
  lay(brush, poly([x - 120, y - 74], [x + 120, y - 74], [x + 100, y], [x - 100, y]), '#e9e2d2');
  if (eaten) {
    cut(brush, blob([x - 90, y - 76], [x - 80, y - 110], [x - 56, y - 98], [x - 40, y - 76]), '#a9adb5', 0.3);
    for (const [dx, dy] of [
      [10, -78],
      [40, -77],
      [70, -79],
    ] as const)
      lay(brush, oval(x + dx, y + dy, 6, 3), '#a9adb5');
    return;
  }
  cut(
    brush,
    blob([x - 104, y - 76], [x - 96, y - 140], [x, y - 128], [x + 96, y - 140], [x + 104, y - 76]),
    '#b9bdc6',
    0.4,
  );
  for (const row of [92, 108, 122])
    stroke(
      brush,
      [
        [x - 92, y - row],
        [x + 92, y - row],
      ],
      '#8d929d',
      2,
    );
  for (const dx of [-70, -24, 24, 70])
    stroke(
      brush,
      [
        [x + dx, y - 132],
        [x + dx, y - 156],
      ],
      '#e0a83a',
      4,
    );
}

export const MARRIN_LAMP: readonly Lamp[] = [{ x: 520, y: 232, reach: 620, power: 0.95 }];

/** The city far away: one street, one pump, one lamp. */
export function marrin(
  options: {
    lit?: number;
    train?: boolean;
    disc?: Parameters<typeof sky>[0];
    tap?: (t: number) => number;
  } = {},
): Place {
  const { lit = 0.55, train = false, tap } = options;
  const layers: Layer[] = [
    sky(options.disc ?? { horizon: 500 }),
    { depth: 0.3, paint: (brush) => blocks(brush, 300, 170, lit * 0.6, 31) },
    { depth: 0.45, live: (brush, t) => train && passTrain(brush, t) },
    { depth: 0.6, paint: (brush) => blocks(brush, 430, 260, lit, 17) },
    {
      depth: 1,
      paint: (brush) => {
        const ground = blob([-1300, 1500], [-1300, 590], [640, 584], [2600, 590], [2600, 1500]);
        cut(brush, ground, '#7d766e', 0.2);
        stones(brush, ground, [-500, 596, 2300, 220], {
          seed: 8,
          count: 260,
          size: [58, 20],
          colours: ['#5f5a55', '#979087'],
          opacity: 0.4,
          round: 0.25,
        });
        stroke(
          brush,
          [
            [500, 600],
            [500, 250],
            [520, 226],
            [540, 250],
          ],
          '#3b4048',
          12,
        );
        lay(brush, poly([504, 250], [536, 250], [530, 214], [510, 214]), '#ffd98c');
        cut(brush, box(640, 470, 40, 140, 6), '#45606a', 0.3);
        cut(brush, oval(660, 464, 30, 22), '#52707a', 0.3);
        stroke(
          brush,
          [
            [680, 500],
            [716, 500],
            [716, 522],
          ],
          '#52707a',
          12,
        );
        stroke(
          brush,
          [
            [642, 470],
            [592, 420],
          ],
          '#3b4f58',
          9,
        );
        lay(brush, box(690, 590, 56, 14, 3), '#54504c');
      },
      live: (brush, t) => {
        const flow = tap?.(t) ?? 0;
        if (flow <= 0) return;
        brush.context.fillStyle = alpha(brush.tint('#dcecf2'), 0.85);
        brush.context.fillRect(711 + Math.sin(t * 20) * (1 - flow) * 3, 524, 4 + 7 * flow, 66);
      },
    },
  ];
  return layers;
}

function blocks(brush: Brush, y: number, size: number, lit: number, seed: number): void {
  for (let index = 0; index < 13; index++) {
    const x = -620 + index * size * 0.94;
    const top = y - size * (0.72 + ((index * seed) % 5) * 0.12);
    cut(brush, box(x, top, size * 0.9, 900), ['#8a7c74', '#7a7078', '#93857a'][index % 3] ?? '#8a7c74', 0.22);
    cut(brush, box(x + size * 0.6, top - size * 0.18, size * 0.1, size * 0.2), '#6a5f5a', 0.1);
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 4; column++) {
        const [wx, wy] = [x + size * (0.1 + column * 0.2), top + size * (0.14 + row * 0.24)];
        lay(brush, box(wx, wy, size * 0.1, size * 0.14), '#2c2a34');
        if ((index * 13 + row * 5 + column * 7 + seed) % 6 !== 0) continue;
        brush.context.fillStyle = alpha('#ffcf80', lit);
        brush.context.fillRect(wx, wy, size * 0.1, size * 0.14);
      }
  }
}

function passTrain(brush: Brush, t: number): void {
  const { context, tint } = brush;
  lay(brush, box(-900, 318, 3100, 10), '#4a4650');
  for (let x = -900; x < 2200; x += 130) lay(brush, box(x, 326, 14, 160), '#4a4650');
  for (let car = 0; car < 6; car++) {
    const x = ((t * 120) % 3400) - 700 + car * 150;
    context.fillStyle = tint('#5c3a3a');
    context.fillRect(x, 282, 140, 36);
    context.fillStyle = '#ffdc96';
    for (let pane = 0; pane < 5; pane++) context.fillRect(x + 10 + pane * 25, 290, 15, 13);
  }
}
