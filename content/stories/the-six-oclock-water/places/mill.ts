import type { Lamp } from '../../../render/kit/film/lighting.ts';
import type { Brush, Place } from '../../../render/kit/film/place.ts';
import { mix } from '../../../render/kit/palette.ts';
import { blob, box, cut, hills, lay, oval, poly, stones, stroke } from '../../../render/kit/places/forms.ts';
import { mistBank, sky } from '../../../render/kit/places/sky.ts';
import { bare, pines } from '../../../render/kit/places/trees.ts';
import { flood } from '../../../render/kit/places/flood.ts';
import { boat, turning, wheel } from './things.ts';

export const MILL_DOOR = { x: 566, y: 604 };
export const MILL_WINDOW = { x: 392, y: 452 };
export const MILL_WHEEL = { x: 172, y: 500, radius: 128 };

export const millLamps = (power = 1): readonly Lamp[] => [
  { x: MILL_WINDOW.x + 34, y: MILL_WINDOW.y + 30, reach: 420, power },
];

type Flood = Parameters<typeof flood>[0];
type Options = {
  /** Angle of the wheel at t; the still wheel is a constant. */
  angle?: (t: number) => number;
  window?: number | ((t: number) => number);
  door?: number;
  /** Height of the water in the bed, if there is any. */
  water?: (t: number) => number;
  /** What lies on the water and floats in it. */
  light?: Flood['light'];
  adrift?: Flood['adrift'];
  boat?: boolean | ((t: number) => number);
  wet?: boolean;
  red?: (t: number) => number;
  disc?: Parameters<typeof sky>[0];
  curtain?: (t: number) => number;
};

/** Number nine from outside: wheel, window, door, apple tree, and the bed of the river that was led away. */
export function mill(options: Options = {}): Place {
  const { angle = turning, window: light = 1, door = 0, wet = true } = options;
  const bright = typeof light === 'number' ? () => light : light;
  const lift = typeof options.boat === 'function' ? options.boat : () => 0;
  return [
    sky(options.disc ?? { horizon: 430, disc: { x: 1010, y: 120, radius: 30 } }),
    {
      depth: 0.16,
      paint: (brush) => void hills(brush, { seed: 3, base: 330, swing: 90, wave: 380, colour: '#7f93a8' }),
    },
    {
      depth: 0.34,
      paint: (brush) => {
        const yAt = hills(brush, {
          seed: 14,
          base: (x) => 380 - Math.max(0, 300 - x) * 0.35,
          swing: 50,
          wave: 300,
          colour: '#66876f',
        });
        pines(brush, yAt, { seed: 3, count: 70, from: -300, to: 1600, size: [24, 62], colour: '#35604a' });
      },
    },
    mistBank(0.5, 470, 110, 0.22),
    {
      depth: 0.7,
      paint: (brush) => {
        const yAt = hills(brush, { seed: 31, base: 500, swing: 26, wave: 420, colour: '#5b7a56' });
        pines(brush, yAt, { seed: 9, count: 26, from: 620, to: 1700, size: [70, 150], colour: '#27503f' });
      },
    },
    { depth: 0.92, paint: (brush) => bare(brush, 850, 612, 300, '#4e3d34', 12) },
    {
      depth: 1,
      paint: (brush) => {
        hills(brush, { seed: 77, base: 600, swing: 6, wave: 300, colour: '#6d7f52' });
        house(brush, door);
      },
      live: (brush, t) => {
        lightWindow(brush, bright(t), options.curtain?.(t) ?? 0);
        wheelAndWater(brush, t, angle(t), angle(t + 0.1) !== angle(t) && wet, options.red?.(t) ?? 0);
      },
    },
    {
      depth: 1.001,
      paint: (brush) => bed(brush),
      live: (brush, t) => {
        if (options.boat !== false && !options.water) boat(brush, 1060, 668, 78);
        if (options.boat !== false && options.water)
          boat(
            brush,
            1060,
            668 - lift(t),
            78,
            -0.14 * (1 - Math.min(1, lift(t) / 18)) + Math.sin(t * 1.3) * 0.02,
          );
      },
    },
    ...(options.water
      ? [
          flood({
            depth: 1.02,
            level: options.water,
            colour: '#5fa3bd',
            swell: 5,
            step: 17,
            ...(options.light ? { light: options.light } : {}),
            ...(options.adrift ? { adrift: options.adrift } : {}),
          }),
        ]
      : []),
  ];
}

function house(brush: Brush, open: number): void {
  const wallPath = box(240, 330, 420, 280);
  cut(brush, wallPath, '#cbb692', 0.2);
  stones(brush, wallPath, [240, 330, 420, 280], {
    seed: 8,
    count: 90,
    size: [46, 20],
    colours: ['#a58e6c', '#e0cda8', '#8d7a60'],
    opacity: 0.3,
  });
  cut(
    brush,
    blob(
      [196, 352],
      [300, 236],
      [360, 176],
      [450, 156],
      [540, 176],
      [610, 240],
      [704, 352],
      [640, 344],
      [450, 340],
      [260, 344],
    ),
    '#8b4f3a',
    0.3,
  );
  for (let row = 0; row < 5; row++)
    stroke(
      brush,
      [
        [262 + row * 9, 332 - row * 30],
        [640 - row * 12, 332 - row * 30],
      ],
      '#6e3b2b',
      2.5,
    );
  cut(brush, box(556, 150, 40, 96), '#94806a', 0.2);
  lay(brush, box(416, 262, 58, 56, 28), '#2a2030');
  const { x, y } = MILL_DOOR;
  cut(brush, box(x - 48, y - 158, 96, 166, 4), '#5a3f2e', 0.2);
  if (open > 0) {
    brush.context.fillStyle = mix('#3a2618', '#ffcf78', open);
    brush.context.fillRect(x - 38, y - 148, 76, 150);
    cut(
      brush,
      poly([x + 38, y - 148], [x + 38 + 40 * open, y - 136], [x + 38 + 40 * open, y + 10], [x + 38, y + 2]),
      '#7d5236',
      0.2,
    );
  } else {
    cut(brush, box(x - 38, y - 148, 76, 152, 2), '#7d5236', 0.16);
    lay(brush, oval(x + 26, y - 70, 4.5), '#d8b060');
  }
  lay(brush, box(x - 62, y + 2, 124, 12, 3), '#8f8878');
  stroke(
    brush,
    [
      [MILL_WINDOW.x - 12, MILL_WINDOW.y + 74],
      [MILL_WINDOW.x + 82, MILL_WINDOW.y + 74],
    ],
    '#8c7a60',
    9,
  );
  cut(brush, box(MILL_WINDOW.x - 7, MILL_WINDOW.y - 7, 82, 82, 4), '#5f4630', 0.2);
  lay(brush, box(MILL_WINDOW.x, MILL_WINDOW.y, 68, 68), '#26202c');
  lay(brush, box(70, 596, 190, 30, 4), '#7d7668');
}

function lightWindow({ context }: Brush, bright: number, curtain: number): void {
  const { x, y } = MILL_WINDOW;
  if (bright > 0.02) {
    context.save();
    context.globalAlpha = Math.min(1, bright);
    context.fillStyle = '#ffcf70';
    context.fillRect(x, y, 68, 68);
    context.fillStyle = '#fff0c0';
    context.fillRect(x + 24, y + 26, 20, 34);
    context.restore();
  }
  if (curtain > 0) {
    context.fillStyle = '#7a3226';
    context.fillRect(x, y, 34 * curtain, 68);
  }
  context.fillStyle = '#4a3626';
  context.fillRect(x + 31, y, 6, 68);
  context.fillRect(x, y + 29, 68, 6);
}

function wheelAndWater(brush: Brush, t: number, angle: number, running: boolean, red: number): void {
  const { x, y, radius } = MILL_WHEEL;
  const { context, tint } = brush;
  context.fillStyle = tint('#3a342e');
  context.fillRect(x + 20, y - 8, 60, 16);
  wheel(brush, x, y, radius, angle);
  if (!running) return;
  const colour = mix(mix(tint('#eaf2f6'), '#ffffff', 0.42), '#c02a46', red);
  context.strokeStyle = colour;
  context.lineCap = 'round';
  for (let drop = 0; drop < 24; drop++) {
    const age = (t * 0.9 + drop * 0.618) % 1;
    const start = -0.5 + drop * 0.09;
    const [dx, dy] = [x - Math.cos(start) * radius, y - Math.sin(start) * radius * 0.7];
    context.globalAlpha = 0.75 * (1 - age);
    context.lineWidth = 3.4;
    context.beginPath();
    context.moveTo(dx, dy + age * age * 150);
    context.lineTo(dx, dy + age * age * 150 + 16);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.fillStyle = mix(mix(tint('#9cc0cc'), '#dfe9f2', 0.2), '#a02038', red);
  context.beginPath();
  context.moveTo(50, 628);
  for (let px = 50; px <= 300; px += 10) context.lineTo(px, 612 + Math.sin(px / 14 + t * 3) * 2.4);
  context.lineTo(300, 632);
  context.closePath();
  context.fill();
}

function bed(brush: Brush): void {
  const path = blob(
    [-1300, 900],
    [-1300, 676],
    [-200, 668],
    [300, 650],
    [700, 668],
    [1100, 640],
    [1700, 652],
    [2600, 640],
    [2600, 1500],
    [-1300, 1500],
  );
  cut(brush, path, '#b9b19f', 0.25);
  stones(brush, path, [-500, 650, 2400, 200], {
    seed: 4,
    count: 420,
    size: [44, 20],
    colours: ['#d8d0bd', '#9a9384', '#c7bda8', '#857f74'],
    opacity: 0.75,
    round: 0.5,
  });
}
