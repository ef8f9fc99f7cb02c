import type { Lamp } from '../../../render/kit/film/lighting.ts';
import type { Place } from '../../../render/kit/film/place.ts';
import { flame } from '../../../render/kit/light.ts';
import { mix } from '../../../render/kit/palette.ts';
import { box, cut, hills, lay, oval, poly, stroke } from '../../../render/kit/places/forms.ts';
import {
  boards,
  bowl,
  chair,
  longClock,
  shelf,
  table,
  wall,
  windowFrame,
} from '../../../render/kit/places/room.ts';
import { sky } from '../../../render/kit/places/sky.ts';
import { turning, wheel } from './things.ts';

export type Stage = 'full' | 'half' | 'empty' | 'tackle';
export const WINDOW = { x: 560, y: 176, width: 170, height: 170 };
export const STOVE = { x: 1050, y: 630 };
export const TABLE_TOP = 548;

export const kitchenLamps = (stage: Stage = 'full'): readonly Lamp[] =>
  stage === 'empty' || stage === 'tackle'
    ? [{ x: 420, y: 560, reach: 640, power: 0.95 }]
    : [
        { x: 646, y: 318, reach: 640, power: 0.95 },
        { x: 1128, y: 520, reach: 470, power: 0.7, halo: false, unrest: 2 },
      ];

/** Number nine from inside: warm and full, half packed, or empty with the lamp on the floor. */
export function kitchen(
  options: {
    stage?: Stage;
    wheel?: boolean;
    laid?: boolean;
    moon?: boolean;
    seats?: boolean;
    /** Neither fire nor lamp. */
    cold?: boolean;
  } = {},
): Place {
  const {
    stage = 'full',
    wheel: shadow = true,
    laid = true,
    moon = true,
    seats = true,
    cold = false,
  } = options;
  const full = stage === 'full';
  const hole = () => box(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height);
  return [
    sky({ horizon: 420, ...(moon ? { disc: { x: 690, y: 215, radius: 26 } } : {}) }),
    {
      depth: 0.35,
      paint: (brush) => void hills(brush, { seed: 5, base: 330, swing: 26, wave: 260, colour: '#5f7a66' }),
    },
    { depth: 0.7, live: (brush, t) => shadow && wheel(brush, 470, 330, 250, turning(t), '#4a3528') },
    {
      depth: 0.9,
      paint: (brush) => {
        wall(brush, [-900, -500, 3100, 1080], [hole()], '#b98c62');
        stroke(
          brush,
          [
            [-900, 118],
            [1400, 118],
          ],
          '#7d7068',
          15,
        );
        for (const x of [120, 430, 860, 1180]) cut(brush, box(x, 107, 16, 22, 3), '#93867a');
        for (const x of [-60, 300, 760, 1180]) cut(brush, box(x, -300, 34, 376), '#5a3d2c', 0.1);
        cut(brush, box(-900, 52, 3100, 26), '#5a3d2c', 0.12);
        door(brush);
        windowFrame(brush, WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, '#6f4a32');
        if (full || stage === 'half')
          shelf(
            brush,
            800,
            186,
            210,
            4,
            full ? ['#7c3a30', '#8a4434', '#703228'] : ['#241a1a', '#241a1a', '#7c3a30'],
            9,
          );
        else pale(brush, [[792, 178, 226, 262]]);
        if (full) longClock(brush, 442, 566, 350, '#6b4430');
        else pale(brush, [[405, 216, 72, 348]]);
        if (full)
          for (const [x, y, w, h] of [
            [330, 200, 56, 70],
            [340, 300, 42, 52],
          ] as const)
            frame(brush, x, y, w, h);
        else
          pale(brush, [
            [330, 200, 56, 70],
            [340, 300, 42, 52],
          ]);
        if (full)
          for (const [x, colour] of [
            [1080, '#b5783a'],
            [1124, '#8a9aa0'],
            [1168, '#a85a40'],
          ] as const)
            pan(brush, x, 236, colour);
      },
      live: (brush, t) => {
        if (shadow) spokes(brush, t);
        if (full) pendulum(brush, t);
      },
    },
    { depth: 0.95, paint: (brush) => boards(brush, 566, '#8c6444') },
    {
      depth: 1,
      paint: (brush) => {
        if (stage !== 'tackle') stove(brush, STOVE.x, STOVE.y, full || stage === 'half');
        if (full || stage === 'half') lampOn(brush, 646, 350);
        if ((stage === 'empty' || stage === 'tackle') && !cold) lampOn(brush, 420, 612);
        if (seats && full)
          for (let index = 0; index < 6; index++)
            chair(brush, 390 + index * 92, 628, 150, '#7a5238', index % 2 ? 1 : -1);
        if (stage === 'half')
          for (const [x, y, s] of [
            [210, 640, 84],
            [300, 648, 66],
            [238, 562, 62],
          ] as const)
            crate(brush, x, y, s);
      },
      live: (brush, t) => {
        if (stage === 'tackle') hangingStove(brush, t);
        else if (!cold) glowDoor(brush, STOVE.x, STOVE.y, t);
      },
    },
    ...(seats && (full || stage === 'half')
      ? [
          {
            depth: 1.03,
            paint: (brush: Parameters<typeof table>[0]) => {
              table(brush, 350, TABLE_TOP, 540, 150, '#8a5e3c');
              if (laid)
                for (let index = 0; index < 6; index++)
                  bowl(brush, 400 + index * 90, TABLE_TOP + 4, 26, '#a3243c');
            },
          },
        ]
      : []),
  ];
}

type B = Parameters<typeof table>[0];

function door(brush: B): void {
  cut(brush, box(96, 232, 146, 340, 3), '#4d3325', 0.15);
  cut(brush, box(108, 244, 122, 328, 2), '#7d5236', 0.12);
  for (const x of [138, 169, 200])
    stroke(
      brush,
      [
        [x, 246],
        [x, 570],
      ],
      '#5a3a27',
      3,
    );
  lay(brush, oval(216, 420, 7), '#d8b060');
}

function frame(brush: B, x: number, y: number, w: number, h: number): void {
  cut(brush, box(x, y, w, h), '#5f3d29', 0.2);
  lay(brush, box(x + 6, y + 6, w - 12, h - 12), '#d9c9a4');
  lay(brush, oval(x + w / 2, y + h * 0.5, w * 0.18, h * 0.24), '#8d7a5c');
}

function pale(brush: B, areas: readonly (readonly [number, number, number, number])[]): void {
  for (const [x, y, w, h] of areas) lay(brush, box(x, y, w, h), '#cfa67e');
}

function pan(brush: B, x: number, y: number, colour: string): void {
  stroke(
    brush,
    [
      [x, y - 52],
      [x, y],
    ],
    '#4a3a34',
    5,
  );
  cut(brush, oval(x, y + 16, 20), colour, 0.3);
}

function crate(brush: B, x: number, y: number, size: number): void {
  cut(brush, box(x, y - size, size * 1.25, size), '#9a7548', 0.22);
  for (const part of [0.25, 0.5, 0.75])
    stroke(
      brush,
      [
        [x + 3, y - size * part],
        [x + size * 1.25 - 3, y - size * part],
      ],
      '#6d5030',
      3,
    );
}

export function lampOn({ context }: B, x: number, y: number): void {
  context.fillStyle = '#6b4a22';
  context.fillRect(x - 13, y - 10, 26, 10);
  context.fillRect(x - 5, y - 16, 10, 8);
  context.fillStyle = 'rgba(255,226,150,0.85)';
  context.beginPath();
  context.roundRect(x - 12, y - 54, 24, 40, 11);
  context.fill();
  flame(context, x, y - 18, 28);
}

export function stove(brush: B, x: number, y: number, pot: boolean): void {
  cut(brush, box(x + 104, -200, 34, y + 10), '#3a3640', 0.2);
  cut(brush, box(x, y - 208, 170, 190, 12), '#3f3a44', 0.24);
  cut(brush, box(x - 14, y - 220, 198, 22, 5), '#504a54', 0.3);
  for (const foot of [10, 140]) cut(brush, box(x + foot, y - 20, 18, 24), '#2c2830');
  lay(brush, box(x + 26, y - 150, 84, 74, 8), '#1c181e');
  stroke(
    brush,
    [
      [x + 14, y - 58],
      [x + 156, y - 58],
    ],
    '#6a626c',
    3,
  );
  if (pot) {
    cut(brush, box(x + 22, y - 292, 92, 74, 10), '#b3302c', 0.3);
    cut(brush, box(x + 14, y - 300, 108, 14, 6), '#c84a3c', 0.35);
    lay(brush, oval(x + 68, y - 306, 10, 6), '#e0a83a');
  }
}

function glowDoor({ context }: B, x: number, y: number, t: number): void {
  const burn = 0.75 + 0.15 * Math.sin(t * 7.3) + 0.1 * Math.sin(t * 12.7 + 1);
  context.fillStyle = `rgba(255,${Math.round(120 + burn * 40)},40,${(0.65 * burn).toFixed(3)})`;
  context.beginPath();
  context.roundRect(x + 30, y - 146, 76, 66, 6);
  context.fill();
  for (const [dx, size] of [
    [46, 38],
    [66, 52],
    [88, 34],
  ] as const)
    flame(context, x + dx, y - 82, size * (0.8 + burn * 0.25), 1, Math.sin(t * 5 + dx) * 0.12);
  context.fillStyle = 'rgba(20,14,20,0.85)';
  for (const bar of [44, 62, 80, 96]) context.fillRect(x + bar - 2, y - 148, 4, 70);
}

/** The shadow of the wheel's spokes, thrown by the moon on the wall. */
function spokes({ context }: B, t: number): void {
  context.save();
  context.beginPath();
  context.rect(-900, -500, 3100, 1064);
  context.clip();
  context.translate(250, 330);
  context.rotate(turning(t));
  context.strokeStyle = 'rgba(24,12,30,0.17)';
  context.lineWidth = 15;
  for (let index = 0; index < 12; index++) {
    const angle = (index * Math.PI) / 6;
    context.beginPath();
    context.moveTo(Math.cos(angle) * 40, Math.sin(angle) * 40);
    context.lineTo(Math.cos(angle) * 330, Math.sin(angle) * 330);
    context.stroke();
  }
  context.lineWidth = 22;
  context.beginPath();
  context.arc(0, 0, 320, 0, 6.2832);
  context.stroke();
  context.restore();
}

function pendulum(brush: B, t: number): void {
  const swing = Math.sin(t * Math.PI) * 0.13;
  const [x, y] = [442, 370];
  stroke(
    brush,
    [
      [x, y],
      [x + Math.sin(swing) * 120, y + Math.cos(swing) * 120],
    ],
    '#c9a050',
    4,
  );
  lay(brush, oval(x + Math.sin(swing) * 124, y + Math.cos(swing) * 124, 12), '#dcb35c');
  for (const [angle, length] of [
    [-2.2, 14],
    [0.4, 20],
  ] as const)
    stroke(
      brush,
      [
        [442, 272],
        [442 + Math.sin(angle) * length, 272 - Math.cos(angle) * length],
      ],
      '#2a1c18',
      3,
    );
}

function hangingStove(brush: B, t: number): void {
  const sway = Math.sin(t * 1.3) * 7;
  const y = 560 + Math.sin(t * 0.7) * 5;
  stroke(
    brush,
    [
      [720, -300],
      [720 + sway, y - 230],
    ],
    '#b59a6a',
    6,
  );
  stroke(
    brush,
    [
      [720 + sway, y - 236],
      [642 + sway, y - 190],
    ],
    '#b59a6a',
    5,
  );
  stroke(
    brush,
    [
      [720 + sway, y - 236],
      [800 + sway, y - 190],
    ],
    '#b59a6a',
    5,
  );
  lay(brush, oval(720, 30, 24), '#4a3f38');
  cut(brush, box(636 + sway, y - 200, 170, 176, 12), '#3f3a44', 0.24);
  cut(brush, box(622 + sway, y - 212, 198, 22, 5), '#504a54', 0.3);
  lay(brush, box(662 + sway, y - 142, 84, 74, 8), '#120f14');
  lay(brush, poly([560, 640], [880, 640], [850, 690], [600, 690]), '#0c0a12');
  lay(brush, poly([580, 644], [860, 644], [840, 676], [612, 676]), mix('#0c0a12', '#7a5a3c', 0.2));
}
