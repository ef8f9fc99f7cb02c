import type { Lamp } from '../../../render/kit/film/lighting.ts';
import type { Brush, Place } from '../../../render/kit/film/place.ts';
import { alpha } from '../../../render/kit/palette.ts';
import { blob, box, cut, hills, lay, oval, poly, stones, stroke } from '../../../render/kit/places/forms.ts';
import { sky } from '../../../render/kit/places/sky.ts';
import { arcLamp } from './things.ts';

const WHITE = [0.85, 0.95, 1.15] as const;
export const wallLamps: readonly Lamp[] = [
  { x: 262, y: 208, reach: 520, power: 0.75, warmth: WHITE, unrest: 0.4 },
  { x: 742, y: 208, reach: 520, power: 0.75, warmth: WHITE, unrest: 0.4 },
];

/** The crown of the wall: the valley behind to the left, New Lorn to the right. */
export function crown(
  options: {
    disc?: Parameters<typeof sky>[0];
    lamps?: boolean;
    windows?: number;
    house?: boolean;
    railBefore?: boolean;
  } = {},
): Place {
  const { lamps = true, windows = 1, house = true, railBefore = false } = options;
  return [
    sky(options.disc ?? { horizon: 430, clouds: 4, seed: 6, drift: 16 }),
    {
      depth: 0.15,
      paint: (brush) => void hills(brush, { seed: 41, base: 360, swing: 80, wave: 420, colour: '#7f8fa8' }),
    },
    {
      depth: 0.3,
      paint: (brush) => {
        hills(brush, {
          seed: 44,
          base: (x) => 410 + Math.max(0, x - 600) * 0.02,
          swing: 30,
          wave: 300,
          colour: '#4f6560',
        });
        town(brush, windows);
      },
      live: ({ context }, t) => {
        context.fillStyle = `rgba(255,205,110,${(0.9 + 0.08 * Math.sin(t * 5)).toFixed(3)})`;
        context.fillRect(238, 452, 6, 6);
        context.fillStyle = 'rgba(255,190,90,0.22)';
        context.fillRect(232, 446, 18, 18);
      },
    },
    { depth: 0.55, paint: farCurve },
    {
      depth: 0.96,
      paint: (brush) => {
        if (lamps) for (const x of [190, 670, 1150]) arcLamp(brush, x, 560, 370);
      },
    },
    {
      depth: 1,
      paint: (brush) => {
        const deck = blob(
          [-1300, 700],
          [-1300, 560],
          [-300, 560],
          [640, 548],
          [1600, 560],
          [2600, 560],
          [2600, 1500],
          [-1300, 1500],
        );
        cut(brush, deck, '#8b909c', 0.3);
        stones(brush, deck, [-500, 560, 2300, 220], {
          seed: 6,
          count: 170,
          size: [96, 30],
          colours: ['#6f7480', '#a3a8b2'],
          opacity: 0.3,
          round: 0.06,
        });
        rail(brush, 548, '#565d6a');
        if (house) sluiceHouse(brush);
      },
    },
    ...(railBefore ? [{ depth: 1.08, paint: (brush: Brush) => rail(brush, 700, '#2b303a', 1.5) }] : []),
  ];
}

function town(brush: Brush, windows: number): void {
  for (let index = 0; index < 15; index++) {
    const x = 820 + index * 34;
    const y = 452 + (index % 3) * 5;
    lay(
      brush,
      poly([x, y + 60], [x, y], [x + 14, y - 17], [x + 28, y], [x + 28, y + 60]),
      ['#8d94a6', '#7e8598', '#99a0b0'][index % 3] ?? '#8d94a6',
    );
    if (windows <= 0) continue;
    brush.context.fillStyle = alpha('#ffd98c', 0.85 * windows);
    if (index % 2 === 0) brush.context.fillRect(x + 6, y + 6, 5, 6);
    if (index % 3 !== 1) brush.context.fillRect(x + 17, y + 16, 5, 6);
  }
}

function farCurve(brush: Brush): void {
  const arc = blob(
    [1500, 420],
    [1180, 428],
    [900, 452],
    [560, 486],
    [100, 500],
    [-400, 500],
    [-400, 640],
    [640, 640],
    [1500, 640],
  );
  cut(brush, arc, '#5d636f', 0.25);
  for (const [x, y, s] of [
    [1120, 432, 5],
    [980, 444, 6],
    [820, 461, 7],
    [620, 481, 9],
    [380, 493, 10],
  ] as const) {
    stroke(
      brush,
      [
        [x, y],
        [x, y - s * 7],
      ],
      '#3a404c',
      s * 0.35,
    );
    brush.context.fillStyle = '#eaf1ff';
    brush.context.beginPath();
    brush.context.arc(x + s, y - s * 7, s * 0.55, 0, 6.3);
    brush.context.fill();
  }
}

function rail(brush: Brush, y: number, colour: string, size = 1): void {
  for (let x = -900; x <= 2200; x += 118 * size)
    cut(brush, box(x, y - 104 * size, 9 * size, 112 * size), colour, 0.2);
  for (const up of [100, 56])
    stroke(
      brush,
      [
        [-900, y - up * size],
        [2200, y - up * size],
      ],
      colour,
      8 * size,
    );
}

function sluiceHouse(brush: Brush): void {
  cut(brush, box(960, 300, 330, 280), '#9aa0aa', 0.25);
  stones(brush, box(960, 300, 330, 280), [960, 300, 330, 280], {
    seed: 2,
    count: 60,
    size: [60, 24],
    colours: ['#7c828e', '#b4b9c2'],
    opacity: 0.3,
    round: 0.06,
  });
  cut(brush, poly([930, 306], [1120, 226], [1320, 306]), '#5a6472', 0.3);
  cut(brush, box(1010, 410, 84, 170, 3), '#3f4a58', 0.2);
  lay(brush, box(1140, 380, 90, 80), '#ffd486');
  stroke(
    brush,
    [
      [1185, 380],
      [1185, 460],
    ],
    '#4a5464',
    5,
  );
  stroke(
    brush,
    [
      [1140, 420],
      [1230, 420],
    ],
    '#4a5464',
    5,
  );
  handWheel(brush, 880, 520, 62);
}

/** The iron hand wheel that lets the water in. */
export function handWheel(brush: Brush, x: number, y: number, radius: number): void {
  cut(
    brush,
    poly([x - 10, y], [x + 10, y], [x + 22, y + radius * 1.1], [x - 22, y + radius * 1.1]),
    '#4a4f5a',
    0.2,
  );
  const { context, tint } = brush;
  context.strokeStyle = tint('#a3402c');
  context.lineWidth = radius * 0.15;
  context.beginPath();
  context.arc(x, y, radius, 0, 6.3);
  context.stroke();
  for (let spoke = 0; spoke < 6; spoke++)
    stroke(
      brush,
      [
        [x, y],
        [x + Math.cos(spoke * 1.047) * radius, y + Math.sin(spoke * 1.047) * radius],
      ],
      '#8a3524',
      radius * 0.09,
    );
  lay(brush, oval(x, y, radius * 0.18), '#c05a3c');
}

/** The foot of the wall from below; the crown and its lamps are far above. */
export function foot(options: { disc?: Parameters<typeof sky>[0] } = {}): Place {
  return [
    sky(options.disc ?? { horizon: 700 }),
    {
      depth: 0.3,
      paint: (brush) =>
        void hills(brush, {
          seed: 47,
          base: (x) => 330 - Math.abs(x - 640) * 0.25,
          swing: 30,
          wave: 300,
          colour: '#6c8478',
        }),
    },
    {
      depth: 0.85,
      paint: (brush) => {
        const face = blob(
          [-900, 900],
          [-900, 40],
          [-300, 96],
          [300, 128],
          [640, 134],
          [980, 128],
          [1600, 96],
          [2200, 40],
          [2200, 900],
        );
        cut(brush, face, '#737a88', 0.35);
        stones(brush, face, [-700, 60, 2700, 700], {
          seed: 15,
          count: 620,
          size: [92, 28],
          colours: ['#565c69', '#8f95a2', '#4b515d'],
          opacity: 0.36,
          round: 0.06,
        });
        for (let x = -300; x < 1600; x += 170) {
          arcLamp(brush, x, 134 + Math.abs(x - 640) * -0.045, 66);
          stroke(
            brush,
            [
              [x - 60, 122 - Math.abs(x - 640) * 0.045],
              [x + 110, 122 - Math.abs(x - 640) * 0.045],
            ],
            '#4a505c',
            4,
          );
        }
      },
      live: ({ context }, t) => {
        for (let x = -300; x < 1600; x += 170) {
          const gradient = context.createRadialGradient(
            x + 13,
            70 - Math.abs(x - 640) * 0.045,
            0,
            x + 13,
            70 - Math.abs(x - 640) * 0.045,
            90,
          );
          gradient.addColorStop(0, `rgba(220,234,255,${(0.42 + 0.04 * Math.sin(t * 4 + x)).toFixed(3)})`);
          gradient.addColorStop(1, 'rgba(200,220,255,0)');
          context.fillStyle = gradient;
          context.fillRect(x - 80, -40, 190, 220);
        }
      },
    },
    {
      depth: 1,
      paint: (brush) => {
        const bed = blob(
          [-1300, 1500],
          [-1300, 640],
          [0, 624],
          [640, 632],
          [1300, 622],
          [2600, 640],
          [2600, 1500],
        );
        cut(brush, bed, '#b9b19f', 0.25);
        stones(brush, bed, [-500, 630, 2300, 200], {
          seed: 4,
          count: 300,
          size: [44, 20],
          colours: ['#d8d0bd', '#9a9384', '#857f74'],
          opacity: 0.75,
          round: 0.5,
        });
      },
    },
  ];
}
