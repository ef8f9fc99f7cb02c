import type { Lamp } from '../../../render/kit/film/lighting.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import type { Brush, Place } from '../../../render/kit/film/place.ts';
import { mix } from '../../../render/kit/palette.ts';
import { box, cut, hills, lay, oval, poly, stroke } from '../../../render/kit/places/forms.ts';
import { boards, bowl, chair, longClock, table, wall, windowFrame } from '../../../render/kit/places/room.ts';
import { sky } from '../../../render/kit/places/sky.ts';
import { water } from '../../../render/kit/places/water.ts';

export const WINDOW = { x: 300, y: 150, width: 300, height: 190 };
export const HATCH = { x: 950, y: 236, width: 210, height: 168 };
/** Over the eighth place, and not over the middle of the table. */
export const LAMP = { x: 972, y: 214 };
export const TABLE_TOP = 556;
/** Where the eight sit, the last of them nobody. */
export const SEATS = [268, 368, 468, 568, 668, 768, 868, 972] as const;

/** A rainy noon indoors. */
export const noon = mood('overcast', { ambient: [0.6, 0.58, 0.62], distance: 0.25, haze: '#8d97a2' });
export const roomLamps = (power = 1): readonly Lamp[] => [
  { x: LAMP.x, y: LAMP.y + 40, reach: 640, power },
  { x: HATCH.x + 110, y: HATCH.y + 90, reach: 300, power: 0.6 * power, halo: false, unrest: 1.6 },
];

type Options = {
  chairs?: boolean;
  laid?: readonly number[];
  hatch?: 'open' | 'closed';
  rain?: boolean;
  table?: boolean;
};

/** The dining room of the Ferry House: window on the river, long table, the hatch, and one lamp at the wrong end. */
export function dining(options: Options = {}): Place {
  const {
    chairs = true,
    laid = [0, 1, 2, 3, 4, 5, 6, 7],
    hatch = 'open',
    rain = true,
    table: set = true,
  } = options;
  const holes = () => [
    box(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height),
    ...(hatch === 'open' ? [box(HATCH.x, HATCH.y, HATCH.width, HATCH.height)] : []),
  ];
  return [
    sky({ horizon: 330, clouds: 6, seed: 12 }),
    {
      depth: 0.3,
      paint: (brush) => void hills(brush, { seed: 8, base: 236, swing: 34, wave: 240, colour: '#6f8a7c' }),
    },
    water({ depth: 0.5, level: 268, colour: '#7d97a2', swell: 2 }),
    {
      depth: 0.8,
      paint: kitchenBehind,
      live: (brush, t) => {
        if (rain) onTheWindow(brush, t);
      },
    },
    {
      depth: 0.9,
      paint: (brush) => {
        wall(brush, [-900, -500, 3100, 1110], holes(), '#a98a72', 7);
        lay(brush, box(-900, 470, 3100, 130), '#6d4f40');
        stroke(
          brush,
          [
            [-900, 470],
            [2200, 470],
          ],
          '#8d6a54',
          6,
        );
        for (let x = -880; x < 2200; x += 74)
          stroke(
            brush,
            [
              [x, 478],
              [x, 600],
            ],
            '#5a4034',
            3,
          );
        cut(brush, box(-900, 34, 3100, 26), '#4f382c', 0.12);
        windowFrame(brush, WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, '#5f4232');
        curtains(brush);
        longClock(brush, 226, 582, 330, '#6b4430');
        plateRack(brush);
        door(brush, 40);
        hatchFrame(brush, hatch);
        for (const [x, y, w, h] of [[846, 180, 50, 62]] as const) picture(brush, x, y, w, h);
      },
    },
    { depth: 0.95, paint: (brush) => boards(brush, 590, '#7d5c46') },
    {
      depth: 1,
      paint: (brush) => {
        if (chairs) for (const [index, x] of SEATS.entries()) seat(brush, x, index);
      },
    },
    { depth: 1.01, paint: hangingLamp },
    ...(set ? [{ depth: 1.03, paint: (brush: Brush) => spread(brush, laid) }] : []),
  ];
}

function seat(brush: Brush, x: number, index: number): void {
  chair(brush, x - 10, 662, 186, '#6f4a34', index % 2 ? 1 : -1);
}

/** The table with what is laid on it: a bowl for each seat in `laid`. */
function spread(brush: Brush, laid: readonly number[]): void {
  lay(
    brush,
    poly([196, TABLE_TOP + 6], [1064, TABLE_TOP + 6], [1084, TABLE_TOP + 96], [176, TABLE_TOP + 96]),
    '#d8cdb8',
  );
  for (let x = 200; x < 1070; x += 46)
    stroke(
      brush,
      [
        [x, TABLE_TOP + 30],
        [x - 2, TABLE_TOP + 94],
      ],
      '#c3b69d',
      4,
    );
  table(brush, 200, TABLE_TOP, 860, 150, '#e9dfca');
  for (const index of laid) {
    const x = SEATS[index] ?? 0;
    bowl(brush, x, TABLE_TOP + 6, 27, '#c9873a');
    stroke(
      brush,
      [
        [x + 36, TABLE_TOP - 2],
        [x + 44, TABLE_TOP + 10],
      ],
      '#8f97a3',
      4,
    );
  }
  cut(brush, box(616, TABLE_TOP - 22, 60, 20, 8), '#b5783a', 0.3);
}

function kitchenBehind(brush: Brush): void {
  lay(brush, box(HATCH.x - 120, HATCH.y - 90, HATCH.width + 240, HATCH.height + 260), '#e0a458');
  for (const [x, colour] of [
    [HATCH.x + 20, '#a8642e'],
    [HATCH.x + 66, '#c07a3c'],
    [HATCH.x + 166, '#8d5530'],
  ] as const) {
    stroke(
      brush,
      [
        [x, HATCH.y - 60],
        [x, HATCH.y + 22],
      ],
      '#5a3a22',
      4,
    );
    cut(brush, oval(x, HATCH.y + 36, 18), colour, 0.3);
  }
}

function hatchFrame(brush: Brush, state: 'open' | 'closed'): void {
  const { x, y, width, height } = HATCH;
  const ring = box(x - 14, y - 14, width + 28, height + 28, 4);
  ring.addPath(box(x, y, width, height));
  brush.context.fillStyle = brush.tint('#5f4232');
  brush.context.fill(ring, 'evenodd');
  if (state === 'closed') {
    cut(brush, box(x, y, width, height), '#8a6247', 0.2);
    for (const part of [0.33, 0.66])
      stroke(
        brush,
        [
          [x, y + height * part],
          [x + width, y + height * part],
        ],
        '#5f4232',
        4,
      );
    lay(brush, oval(x + width / 2, y + height - 20, 9), '#d8b060');
  }
  cut(brush, box(x - 26, y + height + 6, width + 52, 18, 4), '#8a6247', 0.25);
}

function curtains(brush: Brush): void {
  for (const [x, flip] of [
    [WINDOW.x - 26, 1],
    [WINDOW.x + WINDOW.width + 26, -1],
  ] as const)
    cut(
      brush,
      poly(
        [x, WINDOW.y - 26],
        [x + flip * 66, WINDOW.y - 26],
        [x + flip * 40, WINDOW.y + 90],
        [x + flip * 52, WINDOW.y + WINDOW.height + 18],
        [x, WINDOW.y + WINDOW.height + 18],
      ),
      '#8c4a44',
      0.2,
    );
}

function door(brush: Brush, x: number): void {
  cut(brush, box(x - 12, 200, 164, 396, 3), '#4d3325', 0.15);
  cut(brush, box(x, 212, 140, 384, 2), '#76503a', 0.12);
  for (const dx of [34, 70, 106])
    stroke(
      brush,
      [
        [x + dx, 216],
        [x + dx, 592],
      ],
      '#573a29',
      3,
    );
  lay(brush, oval(x + 122, 420, 7), '#d8b060');
}

function plateRack(brush: Brush): void {
  for (const y of [290, 368]) {
    for (const x of [686, 738, 790]) {
      cut(brush, oval(x, y - 24, 24), '#d8cdb8', 0.3);
      lay(brush, oval(x, y - 24, 16), '#b9c4c2');
    }
    cut(brush, box(654, y, 168, 9, 2), '#5f4232', 0.2);
  }
}

function picture(brush: Brush, x: number, y: number, w: number, h: number): void {
  cut(brush, box(x, y, w, h), '#5f3d29', 0.2);
  lay(brush, box(x + 6, y + 6, w - 12, h - 12), '#c9b990');
  lay(brush, oval(x + w / 2, y + h * 0.5, w * 0.18, h * 0.24), '#8d7a5c');
}

export function hangingLamp(brush: Brush): void {
  const { x, y } = LAMP;
  stroke(
    brush,
    [
      [x, -400],
      [x, y - 40],
    ],
    '#3a2c24',
    4,
  );
  cut(brush, poly([x - 18, y - 44], [x + 18, y - 44], [x + 64, y + 8], [x - 64, y + 8]), '#3f6a58', 0.3);
  const { context } = brush;
  context.fillStyle = '#ffe7ad';
  context.beginPath();
  context.ellipse(x, y + 10, 58, 9, 0, 0, 6.2832);
  context.fill();
  context.fillStyle = '#fff6da';
  context.beginPath();
  context.arc(x, y + 14, 13, 0, 6.2832);
  context.fill();
}

function onTheWindow({ context }: Brush, t: number): void {
  context.strokeStyle = 'rgba(225,236,245,0.34)';
  context.lineWidth = 1.6;
  context.beginPath();
  for (let index = 0; index < 46; index++) {
    const x = WINDOW.x - 40 + ((index * 83) % (WINDOW.width + 80));
    const y = WINDOW.y - 30 + ((index * 57 + t * (260 + (index % 5) * 60)) % (WINDOW.height + 60));
    context.moveTo(x, y);
    context.lineTo(x - 5, y + 20);
  }
  context.stroke();
}

/** What one sees from the eighth chair: the window, the river, and the chair before it. */
export function opposite(): Place {
  return [
    sky({ horizon: 360, clouds: 7, seed: 14 }),
    {
      depth: 0.3,
      paint: (brush) => void hills(brush, { seed: 9, base: 300, swing: 50, wave: 340, colour: '#6f8a7c' }),
    },
    water({ depth: 0.5, level: 372, colour: '#7d97a2', swell: 3 }),
    {
      depth: 0.8,
      paint: (brush) => {
        wall(brush, [-900, -700, 3100, 1500], [box(330, 70, 620, 420)], '#a98a72', 4);
        windowFrame(brush, 330, 70, 620, 420, '#5f4232');
        for (const [x, flip] of [
          [290, 1],
          [990, -1],
        ] as const)
          cut(
            brush,
            poly([x, 20], [x + flip * 130, 20], [x + flip * 84, 260], [x + flip * 104, 540], [x, 540]),
            '#8c4a44',
            0.2,
          );
      },
    },
    {
      depth: 1,
      paint: (brush) => {
        const wood = '#6f4a34';
        for (const side of [-1, 1]) cut(brush, box(640 + side * 120 - 14, 300, 28, 400, 6), wood, 0.2);
        for (const y of [316, 382, 448])
          cut(brush, box(536, y, 208, 26, 8), mix(wood, '#ffe8c0', 0.12), 0.25);
        cut(brush, box(506, 520, 268, 34, 8), mix(wood, '#ffe8c0', 0.18), 0.25);
        cut(brush, poly([548, 300], [732, 300], [752, 348], [528, 348]), '#5a6a4c', 0.3);
      },
    },
    {
      depth: 1.05,
      paint: (brush) => {
        cut(brush, poly([-300, 610], [1580, 610], [1900, 1100], [-620, 1100]), '#e4dac4', 0.3);
        bowl(brush, 640, 690, 74, '#c9873a');
      },
    },
  ];
}

type Setting = {
  plate?: (t: number) => number;
  card?: boolean;
  cutlery?: (t: number) => number;
  soup?: boolean;
};

/** One place at table, seen from above. */
export function setting(options: Setting = {}): Place {
  const { plate = () => 1, card = true, cutlery = () => 1, soup = true } = options;
  return [
    {
      depth: 1,
      paint: (brush) => {
        lay(brush, box(-900, -900, 3100, 2500), '#e2d7c0');
        for (let x = -880; x < 2200; x += 58)
          stroke(
            brush,
            [
              [x, -900],
              [x, 1600],
            ],
            '#d8ccb2',
            2,
          );
        for (let y = -880; y < 1600; y += 58)
          stroke(
            brush,
            [
              [-900, y],
              [2200, y],
            ],
            '#d8ccb2',
            2,
          );
        cut(brush, box(-900, 620, 3100, 60), '#b98a5e', 0.25);
        lay(brush, box(-900, 640, 3100, 900), '#8a6247');
        if (card) {
          cut(brush, poly([560, 96], [720, 88], [728, 176], [566, 184]), '#fbf6ea', 0.35);
          stroke(
            brush,
            [
              [562, 140],
              [726, 132],
            ],
            '#e2d8c2',
            2,
          );
        }
      },
    },
    {
      depth: 1.002,
      warm: 0.5,
      live: (brush, t) => {
        const { context } = brush;
        context.globalAlpha = plate(t);
        cut(brush, oval(640, 372, 170, 158), '#f6efe0', 0.4);
        lay(brush, oval(640, 372, 142, 131), '#e9dfca');
        lay(brush, oval(640, 372, 128, 118), soup ? '#c9873a' : '#fbf6ea');
        if (soup)
          for (const [dx, dy, r] of [
            [-46, -30, 12],
            [30, 24, 16],
            [58, -44, 9],
            [-20, 52, 10],
          ] as const)
            lay(brush, oval(640 + dx, 372 + dy, r, r * 0.8), '#e0a858');
        context.globalAlpha = cutlery(t);
        fork(brush, 400);
        cut(brush, poly([868, 240], [884, 232], [892, 372], [872, 372]), '#aeb6c0', 0.35);
        cut(brush, box(873, 372, 16, 140, 6), '#8a93a0', 0.3);
        cut(brush, oval(948, 276, 24, 38), '#aeb6c0', 0.35);
        cut(brush, box(941, 312, 14, 200, 6), '#8a93a0', 0.3);
        context.globalAlpha = 1;
      },
    },
  ];
}

function fork(brush: Brush, x: number): void {
  for (const dx of [-18, -6, 6, 18]) cut(brush, box(x + dx - 3, 232, 6, 74, 3), '#aeb6c0', 0.3);
  cut(brush, oval(x, 312, 24, 22), '#aeb6c0', 0.3);
  cut(brush, box(x - 7, 326, 14, 186, 6), '#8a93a0', 0.3);
}
