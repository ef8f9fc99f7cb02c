import { CALM, DOUBT, HEART, SORROW, WONDER } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { stroke } from '../../../render/kit/places/forms.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { ANSELM } from '../cast.ts';
import { mill, millLamps } from '../places/mill.ts';
import { turning } from '../places/things.ts';
import { under } from '../places/under.ts';
import { lanternInHand } from '../in-hand.ts';
import { crew, who } from '../staging.ts';

const dark = mood('deep', { ambient: [0.26, 0.28, 0.4], distance: 0.25 });
const { glasses: _, ...bareFaced } = ANSELM;
const anselm = who('anselm', 1010, 720, 400, {
  look: bareFaced,
  start: { face: 1, ...SORROW, near: 1.5, nearElbow: 0.5 },
  keys: [
    [24, { ...WONDER, open: 0, frown: -0.7, lid: 1.2 }, 1],
    [28.8, { smile: 0.35, frown: -0.5, lid: 0.85 }, 1.2],
  ],
  eyes: [
    [22, [1150, 400]],
    [28.8, [1130, 560]],
  ],
});
const slowing = (t: number) => turning(42) + (1 - (1 - Math.min(1, (t - 42) / 4.2)) ** 2) * 0.42 * 2.1;

export const build = film([
  {
    at: 0,
    place: under({ hatch: (t) => ramp(t, 1.4, 3.4) }),
    mood: dark,
    lamps: [{ x: 660, y: 330, reach: 560, power: 1, halo: false }],
    camera: { from: { x: 620, y: 330, zoom: 1.16 }, to: { x: 560, y: 400, zoom: 1.35 } },
    actors: [
      who('anselm', 700, 560, 250, {
        look: bareFaced,
        path: [
          [5, 660],
          [10.4, 700],
        ],
        climb: [
          [3.8, 250],
          [10.4, 600],
        ],
        prop: lanternInHand,
        start: { near: 0.9, nearElbow: 0.6, nod: 0.3, ...CALM },
        depth: 0.99,
        eyes: [[0, [560, 620]]],
      }),
    ],
    over: [motes({ count: 34, opacity: 0.5, drift: 3 })],
  },
  {
    at: 11,
    place: under({ gears: true }),
    mood: dark,
    lamps: [
      { x: 900, y: 500, reach: 620, power: 1 },
      { x: 420, y: 500, reach: 420, power: 0.6 },
    ],
    camera: { from: { x: 520, y: 420, zoom: 1.28 }, to: { x: 980, y: 410, zoom: 1.4 }, pace: 'even' },
    actors: [
      who('anselm', 0, 690, 270, {
        look: bareFaced,
        path: [
          [11, 640],
          [21, 1020],
        ],
        prop: lanternInHand,
        start: { near: 1.2, nearElbow: 0.5, ...CALM },
        eyes: [[11, [1150, 330]]],
      }),
      ...crew(
        0,
        696,
        262,
        0,
        (index) => ({
          path: [
            [11, 500 - index * 110],
            [22, 900 - index * 108],
          ],
          start: { near: 0.8, nearElbow: 0.5, ...DOUBT },
          eyes: [
            [11, [1150, 300]],
            [15 + index * 0.5, [640, 200]],
          ],
          ...(index % 2 ? {} : { prop: lanternInHand }),
        }),
        4,
      ),
    ],
    over: [motes({ count: 18, opacity: 0.35 })],
  },
  {
    at: 22,
    place: under({ gears: false }),
    mood: dark,
    lamps: [{ x: 1060, y: 560, reach: 560, power: 1.1, halo: false }],
    camera: push({ ...faceView(anselm, 0.6, -0.16, 0.44) }, 1.1, 8, 6),
    actors: [anselm],
  },
  {
    at: 32,
    place: [
      ...under({ gears: false, gate: (t) => ramp(t, 36.4, 40.6), names: false }),
      {
        depth: 1.003,
        live: (brush, t) => {
          const pull = ramp(t, 35.8, 36.4);
          const hands = [604 - pull * 26, 500 - pull * 30] as const;
          stroke(brush, [[690, -100], hands, [430, 512], [150, 560]], '#c0a370', 8);
        },
      },
    ],
    mood: dark,
    lamps: [
      { x: 400, y: 460, reach: 560, power: 0.9 },
      { x: 900, y: 560, reach: 500, power: 0.7 },
    ],
    camera: push({ x: 640, y: 440, zoom: 1.35 }, 1.12, -6, 4),
    actors: [
      who('dorrit', 470, 700, 290, {
        start: { face: 1, near: 1.5, nearElbow: 0.2, far: 1.5, farElbow: 0.2, ...DOUBT },
        keys: [
          [35.8, { lean: -0.26 }, 0.6],
          [38.6, { near: 1.4, nearElbow: 0.05 }, 0.5],
          [39.4, { near: 1.2 }, 0.3],
          [40, { near: 1.42, ...WONDER, open: 0 }, 0.3],
        ],
        eyes: [[32, [640, 420]]],
      }),
      ...crew(
        360,
        704,
        285,
        -92,
        (index) => ({
          start: { face: 1, near: 1.5, nearElbow: 0.3, far: 1.5, farElbow: 0.3, ...CALM },
          keys: [
            [35.8 + index * 0.1, { lean: -0.3, smile: -0.4, frown: 0.5 }, 0.6],
            [40.4, { lean: -0.05, frown: 0 }, 0.5],
          ],
          eyes: [
            [32, 'dorrit'],
            [36, [640, 420]],
          ],
        }),
        4,
      ),
      who('anselm', 880, 700, 285, {
        look: bareFaced,
        start: { face: -1, ...HEART },
        keys: [[35.8, { near: 1.3, nearElbow: 0.3, lean: 0.12 }, 0.6]],
        prop: lanternInHand,
        eyes: [[32, [640, 420]]],
      }),
    ],
    over: [motes({ count: 20, opacity: 0.35 })],
  },
  {
    at: 42,
    place: mill({ angle: slowing, wet: false, door: 1, disc: { horizon: 430 } }),
    mood: mood('night', { ambient: [0.46, 0.5, 0.62], sky: ['#243256', '#5a6884', '#b0aaa6'], stars: 24 }),
    lamps: millLamps(0.7),
    camera: { from: { x: 420, y: 440, zoom: 1.3 }, to: { x: 370, y: 456, zoom: 1.44 }, hand: 0.5 },
    actors: [
      who('ada', 570, 606, 156, {
        start: { face: -1, ...CALM, nod: -0.1 },
        keys: [[46.4, { ...SORROW, nod: -0.2, lid: 0.85 }, 1.2]],
        eyes: [
          [42, [200, 480]],
          [47, [300, 250]],
        ],
      }),
    ],
    over: [
      (context, t) => {
        const fall = (t - 43) / 7;
        context.fillStyle = '#a06a3c';
        context.save();
        context.translate(880 - fall * 260 + Math.sin(t * 1.7) * 46, 150 + fall * 330);
        context.rotate(Math.sin(t * 1.7) * 0.9);
        context.beginPath();
        context.ellipse(0, 0, 13, 6, 0, 0, 6.3);
        context.fill();
        context.restore();
      },
    ],
  },
]);
