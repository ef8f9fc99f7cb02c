import type { Lamp } from '../../../render/kit/film/lighting.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import type { Brush, Place } from '../../../render/kit/film/place.ts';
import { flame } from '../../../render/kit/light.ts';
import { box, cut, lay, oval, poly, stroke } from '../../../render/kit/places/forms.ts';
import { boards, bowl, table, wall } from '../../../render/kit/places/room.ts';
import { sky } from '../../../render/kit/places/sky.ts';

const RANGE = { x: 820, y: 620 };
export const KITCHEN_TABLE = 548;
export const STOOL = { x: 470, y: 640 };

export const fireside = mood('lamplit', { ambient: [0.5, 0.42, 0.42] });
export const kitchenLamps = (power = 1): readonly Lamp[] => [
  { x: RANGE.x + 80, y: RANGE.y - 120, reach: 620, power, unrest: 1.8, halo: false },
  { x: 560, y: 210, reach: 520, power: 0.7 * power },
];

type Options = { towels?: boolean; laid?: (t: number) => number; hatch?: 'open' | 'closed' };

/** The kitchen behind the hatch: range, copper, one stool. */
export function kitchen(options: Options = {}): Place {
  const { towels = true, laid, hatch = 'open' } = options;
  return [
    sky({ horizon: 420, clouds: 3 }),
    {
      depth: 0.85,
      paint: (brush) => lay(brush, box(40, 180, 300, 260), '#8d97a2'),
    },
    {
      depth: 0.9,
      paint: (brush) => {
        wall(
          brush,
          [-900, -500, 3100, 1110],
          hatch === 'open' ? [box(90, 220, 200, 160)] : [],
          '#b5805a',
          11,
        );
        tiles(brush);
        cut(brush, box(76, 206, 228, 14, 3), '#5f4232', 0.2);
        cut(brush, box(66, 380, 248, 20, 4), '#8a6247', 0.25);
        if (hatch === 'closed') {
          cut(brush, box(90, 220, 200, 160), '#8a6247', 0.2);
          lay(brush, oval(190, 362, 8), '#d8b060');
        }
        stroke(
          brush,
          [
            [380, 150],
            [760, 150],
          ],
          '#3f3028',
          7,
        );
        for (const [x, size, colour] of [
          [410, 26, '#b5783a'],
          [474, 20, '#a85a40'],
          [640, 28, '#c08440'],
          [706, 22, '#b06a34'],
        ] as const) {
          stroke(
            brush,
            [
              [x, 150],
              [x, 190],
            ],
            '#3f3028',
            4,
          );
          cut(brush, oval(x, 190 + size, size), colour, 0.3);
        }
        cut(brush, poly([540, 150], [580, 150], [604, 196], [516, 196]), '#3f6a58', 0.3);
        brush.context.fillStyle = '#ffe7ad';
        brush.context.beginPath();
        brush.context.ellipse(560, 198, 40, 7, 0, 0, 6.2832);
        brush.context.fill();
      },
    },
    { depth: 0.95, paint: (brush) => boards(brush, 590, '#86613f') },
    {
      depth: 1,
      paint: (brush) => {
        range(brush);
        stool(brush, STOOL.x, STOOL.y);
        if (towels)
          for (const [index, colour] of ['#e9e2d2', '#c46a5a', '#e9e2d2', '#6f8fa6'].entries())
            cut(
              brush,
              box(STOOL.x - 36 + (index % 2) * 4, STOOL.y - 116 - index * 13, 72, 14, 4),
              colour,
              0.3,
            );
      },
      live: (brush, t) => fire(brush, t),
    },
    {
      depth: 1.03,
      paint: (brush) => {
        table(brush, 540, KITCHEN_TABLE + 30, 220, 120, '#9a6f4a');
        if (!laid) {
          cut(brush, box(590, KITCHEN_TABLE + 12, 90, 14, 3), '#c9a06a', 0.3);
          cut(brush, box(600, KITCHEN_TABLE - 14, 66, 28, 12), '#b5783a', 0.3);
        }
      },
      live: (brush, t) => {
        if (!laid) return;
        brush.context.globalAlpha = laid(t);
        bowl(brush, 620, KITCHEN_TABLE + 34, 30, '#c9873a');
        brush.context.globalAlpha = 1;
      },
    },
  ];
}

function tiles(brush: Brush): void {
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 8; column++)
      lay(
        brush,
        box(776 + column * 44, 250 + row * 44, 41, 41, 3),
        (row + column) % 3 === 0 ? '#d8c6a4' : '#e6d8bc',
      );
}

function range(brush: Brush): void {
  const { x, y } = RANGE;
  cut(brush, box(x + 196, -300, 44, y + 60), '#3a3640', 0.2);
  cut(brush, box(x, y - 200, 270, 190, 8), '#413c46', 0.24);
  cut(brush, box(x - 12, y - 212, 294, 20, 5), '#565059', 0.3);
  for (const foot of [10, 236]) cut(brush, box(x + foot, y - 14, 20, 24), '#2c2830');
  lay(brush, box(x + 34, y - 146, 96, 74, 8), '#1c181e');
  lay(brush, box(x + 156, y - 146, 88, 74, 6), '#34303a');
  cut(brush, box(x + 20, y - 296, 120, 86, 10), '#7d8a94', 0.3);
  cut(brush, box(x + 10, y - 302, 140, 14, 6), '#98a4ad', 0.35);
  cut(brush, box(x + 176, y - 252, 78, 42, 8), '#b3583c', 0.3);
}

function stool(brush: Brush, x: number, y: number): void {
  for (const [from, to] of [
    [-26, -40],
    [0, 2],
    [26, 40],
  ] as const)
    stroke(
      brush,
      [
        [x + from, y - 96],
        [x + to, y],
      ],
      '#6f4a34',
      9,
    );
  cut(brush, box(x - 44, y - 104, 88, 16, 7), '#8a6247', 0.3);
}

function fire({ context }: Brush, t: number): void {
  const { x, y } = RANGE;
  const burn = 0.75 + 0.15 * Math.sin(t * 7.3) + 0.1 * Math.sin(t * 12.7 + 1);
  context.fillStyle = `rgba(255,${Math.round(120 + burn * 40)},40,${(0.6 * burn).toFixed(3)})`;
  context.beginPath();
  context.roundRect(x + 38, y - 142, 88, 66, 6);
  context.fill();
  for (const [dx, size] of [
    [58, 38],
    [82, 52],
    [106, 34],
  ] as const)
    flame(context, x + dx, y - 78, size * (0.8 + burn * 0.25), 1, Math.sin(t * 5 + dx) * 0.12);
  context.fillStyle = 'rgba(20,14,20,0.85)';
  for (const bar of [54, 72, 92, 110]) context.fillRect(x + bar - 2, y - 144, 4, 70);
}
