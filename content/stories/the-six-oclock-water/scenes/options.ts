import { CALM, DOUBT, POINT, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import type { Layer } from '../../../render/kit/film/place.ts';
import { push, type Shot } from '../../../render/kit/film/shot.ts';
import { box, cut, lay, oval, poly, stroke } from '../../../render/kit/places/forms.ts';
import { flood } from '../../../render/kit/places/flood.ts';
import { ANSELM } from '../cast.ts';
import { boat } from '../places/things.ts';
import { kitchen, kitchenLamps, TABLE_TOP } from '../places/kitchen.ts';
import { mill, MILL_DOOR, MILL_WHEEL, millLamps } from '../places/mill.ts';
import { square } from '../places/town.ts';
import { under } from '../places/under.ts';
import { valley } from '../places/valley.ts';
import { crown, foot, wallLamps } from '../places/wall.ts';
import {
  chairInHand,
  crateInHand,
  lanternInHand,
  paperInHand,
  receiverInHand,
  spoonInHand,
} from '../in-hand.ts';
import { crew, seated, who } from '../staging.ts';

const night = mood('night', { ambient: [0.42, 0.5, 0.76] });
const gold = mood('lamplit', { ambient: [0.62, 0.56, 0.6] });
const { glasses: _, ...bareFaced } = ANSELM;

/** A sheet with a heading, lines and a signature, in a frame of its own. */
function order(x: number, y: number, turn: number, size: number, child = false): Layer {
  return {
    depth: 1.05,
    paint: (brush) => {
      const { context, tint } = brush;
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.scale(size, size);
      cut(
        brush,
        poly([-150, -190], [150, -196], [156, 190], [-146, 196]),
        child ? '#f3e7c6' : '#f8f2e2',
        0.5,
      );
      if (child) {
        stroke(
          brush,
          [
            [-120, 40],
            [-60, -70],
            [-10, -110],
            [50, -30],
            [110, 30],
          ],
          '#4d6aa0',
          7,
        );
        stroke(
          brush,
          [
            [-30, 20],
            [-30, -20],
            [0, -46],
            [30, -20],
            [30, 20],
          ],
          '#4d6aa0',
          6,
        );
      } else {
        lay(brush, box(-110, -160, 150, 16), '#3c4350');
        for (let row = 0; row < 6; row++)
          lay(brush, box(-110, -118 + row * 30, row % 3 === 2 ? 130 : 214, 7), '#b3a88e');
        lay(brush, oval(92, 66, 32), '#b23c2e');
      }
      context.fillStyle = tint(child ? '#4d6aa0' : '#26365e');
      context.font = `italic ${child ? 52 : 50}px Georgia, serif`;
      context.textAlign = 'center';
      context.fillText('A. Quince', child ? 0 : -14, 130);
      stroke(
        brush,
        [
          [-112, 148],
          [104, 142],
        ],
        child ? '#4d6aa0' : '#26365e',
        3,
      );
      context.restore();
    },
  };
}
const tableFromAbove: Layer = {
  depth: 0.9,
  paint: (brush) => {
    lay(brush, box(-900, -900, 3100, 2600), '#8a5e3c');
    for (let y = -120; y < 900; y += 118)
      stroke(
        brush,
        [
          [-900, y],
          [2200, y + 8],
        ],
        '#5e3e28',
        5,
      );
  },
};
const bowlFromAbove: Layer = {
  depth: 1.04,
  paint: (brush) => {
    cut(brush, oval(980, 200, 150), '#efe3c8', 0.4);
    lay(brush, oval(980, 200, 120), '#a3243c');
  },
};
const lake = (level: number): Layer =>
  flood({
    depth: 1.03,
    level: () => level,
    colour: '#5fa3bd',
    step: 20,
    swell: 6,
    light: { x: 900, colour: '#ffd68c', strength: 1 },
  });
const dawn = mood('dawn', { ambient: [0.86, 0.76, 0.72] });

type Still = Omit<Shot, 'at'>;
const PICTURES: readonly (readonly [string, Still])[] = [
  [
    'first-hour-sit',
    {
      place: kitchen({ laid: true }),
      mood: gold,
      lamps: kitchenLamps(),
      camera: push({ x: 590, y: 480, zoom: 1.75 }, 1),
      actors: seated(430, 90, () => [[0, [620, TABLE_TOP]]], { prop: spoonInHand }),
    },
  ],
  [
    'first-hour-carry',
    {
      place: mill({ door: 1 }),
      mood: night,
      lamps: millLamps(),
      camera: push({ x: 690, y: 510, zoom: 2.3 }, 1),
      actors: crew(
        600,
        622,
        190,
        100,
        (index) => ({
          prop: index % 2 ? crateInHand : chairInHand,
          start: { face: 1, walking: 1, stride: index, near: 2.4, nearElbow: 0.4, far: 2.5, farElbow: 0.3 },
        }),
        3,
      ),
    },
  ],
  [
    'first-hour-paper',
    {
      place: [tableFromAbove, bowlFromAbove, order(560, 400, -0.1, 1.55)],
      mood: gold,
      lamps: [{ x: 620, y: 260, reach: 900, power: 0.9, halo: false }],
      camera: push({ x: 660, y: 370, zoom: 1.02 }, 1),
    },
  ],
  [
    'report-packing',
    {
      place: [...kitchen({ stage: 'half', seats: false })],
      mood: gold,
      lamps: kitchenLamps('half'),
      camera: push({ x: 340, y: 520, zoom: 2.0 }, 1),
      actors: [
        who('dorrit', 480, 690, 320, {
          prop: crateInHand,
          start: { face: -1, near: 1.2, nearElbow: 0.6, far: 1.2, farElbow: 0.5, ...WRY },
        }),
      ],
    },
  ],
  [
    'report-staying',
    {
      place: mill({ door: 1 }),
      mood: night,
      lamps: millLamps(),
      camera: push({ x: 560, y: 512, zoom: 3.1 }, 1),
      actors: [
        who('ada', MILL_DOOR.x, 606, 168, {
          start: { face: 1, turn: 0.1, near: 0.45, nearElbow: 1.9, far: 0.3, farElbow: 1.9, ...DOUBT },
        }),
      ],
    },
  ],
  [
    'report-who',
    {
      place: [tableFromAbove, order(390, 380, -0.08, 1.45), order(900, 390, 0.09, 1.45, true)],
      mood: gold,
      lamps: [{ x: 640, y: 500, reach: 900, power: 0.9, halo: false }],
      camera: push({ x: 645, y: 420, zoom: 1.05 }, 1),
    },
  ],
  [
    'two-oclock-ask',
    {
      place: kitchen({ stage: 'half', seats: false }),
      mood: gold,
      lamps: kitchenLamps('half'),
      camera: push({ x: 760, y: 500, zoom: 2.1 }, 1),
      actors: [
        who('ada', 880, 690, 320, {
          prop: paperInHand,
          start: { face: -1, near: 0.9, nearElbow: 1.2, ...CALM },
        }),
        who('dorrit', 640, 690, 320, {
          start: { face: 1, near: 0.7, nearElbow: 1.9, ...DOUBT },
          eyes: [[0, 'ada']],
        }),
      ],
    },
  ],
  [
    'two-oclock-follow',
    {
      place: foot(),
      mood: night,
      lamps: [{ x: 640, y: 600, reach: 520, power: 1 }],
      camera: push({ x: 640, y: 470, zoom: 1.5 }, 1),
      actors: crew(
        520,
        690,
        200,
        92,
        (index) => ({
          ...(index === 0 ? { prop: lanternInHand } : {}),
          start: { face: 1, near: index === 0 ? 1.3 : 0.2, nearElbow: 0.4, lean: 0.1 },
        }),
        3,
      ),
    },
  ],
  [
    'two-oclock-call',
    {
      place: crown(),
      mood: night,
      lamps: wallLamps,
      camera: push({ x: 430, y: 470, zoom: 2.2 }, 1),
      actors: [
        who('engineer', 400, 650, 240, {
          prop: receiverInHand,
          start: { face: -1, near: 1.2, nearElbow: 1.5, ...DOUBT },
        }),
      ],
    },
  ],
  [
    'up-or-down-soup',
    {
      place: mill({ red: () => 1 }),
      mood: night,
      lamps: millLamps(),
      camera: push({ x: MILL_WHEEL.x + 80, y: 500, zoom: 2.3 }, 1),
    },
  ],
  [
    'up-or-down-gate',
    {
      place: under({ hatch: () => 1 }),
      mood: mood('deep', { ambient: [0.42, 0.44, 0.58], distance: 0.2 }),
      lamps: [{ x: 700, y: 400, reach: 560, power: 1, halo: false }],
      camera: push({ x: 640, y: 360, zoom: 1.35 }, 1),
      actors: crew(
        640,
        520,
        240,
        0,
        () => ({
          prop: lanternInHand,
          start: { face: 1, near: 1.2, nearElbow: 0.5, ...CALM },
        }),
        1,
      ),
    },
  ],
  [
    'up-or-down-wake',
    {
      place: square({ lit: 0.9, fountain: () => 0.7 }),
      mood: night,
      lamps: [{ x: 560, y: 560, reach: 620, power: 0.9 }],
      camera: push({ x: 620, y: 500, zoom: 1.9 }, 1),
      actors: [
        who('ines', 560, 668, 240, {
          start: { face: 1, ...POINT, near: 2.4, nearElbow: 0.3, open: 0.5, raise: 0.6 },
        }),
        ...crew(
          690,
          672,
          220,
          80,
          () => ({ prop: lanternInHand, start: { face: 1, near: 1.3, nearElbow: 0.4 } }),
          2,
        ),
      ],
    },
  ],
  [
    'what-is-so-hold',
    {
      place: crown({ house: false }),
      mood: night,
      lamps: wallLamps,
      camera: push({ x: 850, y: 500, zoom: 1.9 }, 1),
      actors: [
        who('ines', 800, 650, 240, {
          start: { face: 1, near: 1.3, nearElbow: 0.2, far: 1.3, farElbow: 0.1, ...DOUBT },
        }),
      ],
    },
  ],
  [
    'what-is-so-half',
    {
      place: [
        ...mill({
          disc: { horizon: 430, disc: { x: 940, y: 400, radius: 48, colour: '#ffe2a4', rise: [0, 0, 1] } },
        }),
        lake(632),
      ],
      mood: dawn,
      lamps: millLamps(0.5),
      camera: push({ x: 560, y: 500, zoom: 1.7 }, 1),
    },
  ],
  [
    'what-holds-come',
    {
      place: [
        ...valley({ lake: () => 0.85, boat: 'none', window: () => 0, angle: () => 0.3 }),
        { depth: 0.82, live: (brush) => boat(brush, 640, 560, 60, 0.02) },
      ],
      mood: dawn,
      camera: push({ x: 600, y: 470, zoom: 1.3 }, 1),
    },
  ],
  [
    'what-holds-half',
    {
      place: [...mill({ door: 0.4, angle: () => 0.3, wet: false }), lake(640)],
      mood: dawn,
      lamps: millLamps(0.4),
      camera: push({ x: 600, y: 540, zoom: 2.6 }, 1),
      actors: [
        who('anselm', 690, 612, 168, {
          look: bareFaced,
          start: { face: -1, lean: 0.35, near: 1.1, nearElbow: 0.1, ...CALM },
        }),
      ],
    },
  ],
];

/** The pictures of the options, one a second; no clip. */
export const build = film(PICTURES.map(([, still], at) => ({ at, ...still })));
