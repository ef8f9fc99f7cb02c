import { CALM, DOUBT, GLAD, OPEN_ARMS, WONDER, WORRY, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { steam } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { box, cut, oval } from '../../../render/kit/places/forms.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { mill, millLamps } from '../places/mill.ts';
import { square } from '../places/town.ts';
import { section } from '../places/under.ts';
import { CROWD } from '../cast.ts';
import { glassInHand, hornInHand, pencilInHand } from '../in-hand.ts';
import { bishop, crew, who } from '../staging.ts';

const before = mood('night', {
  ambient: [0.4, 0.45, 0.62],
  sky: ['#1a2648', '#3a4a72', '#8a8aa0'],
  stars: 60,
});
const grey = mood('overcast', { ambient: [0.6, 0.62, 0.68] });
const redAt = (t: number) => ramp(t, 26.4, 31.4);
const mayor = who('mayor', 640, 660, 400, {
  prop: glassInHand(() => 1),
  start: { face: 1, near: 0.6, nearElbow: 1.72, ...GLAD },
  keys: [
    [33.6, { ...WONDER, open: 0.1, smile: 0 }, 0.6],
    [35.4, { ...WORRY }, 0.6],
    [38.6, { nod: 0.4, gazeY: 0.9, far: 0.4, farElbow: 1.9 }, 0.5],
    [39.4, { farElbow: 1.6 }, 0.25],
    [39.9, { farElbow: 1.95 }, 0.25],
    [40.4, { farElbow: 1.6 }, 0.25],
    [41, { ...WORRY, nod: 0 }, 0.4],
  ],
  eyes: [
    [33, [720, 330]],
    [36.6, 'us'],
    [38.4, [660, 520]],
    [41, 'us'],
  ],
});

export const build = film([
  {
    at: 0,
    place: [
      ...mill({ red: (t) => ramp(t, 5.4, 9), disc: { horizon: 430 } }),
      bishop(
        (t) => [470 + ramp(t, 7, 8.4) * 40, 628],
        70,
        (t) => ({ facing: -1, look: 0.9, stride: t > 7 && t < 8.4 ? t * 9 : 0, warm: 0.3 }),
      ),
      {
        depth: 1.002,
        live: (brush, t) => {
          const { context } = brush;
          const tip = ramp(t, 3.6, 5);
          context.save();
          context.translate(316, 566);
          context.rotate(-tip * 1.15);
          cut(brush, box(-34, -46, 68, 56, 8), '#b3302c', 0.3);
          cut(brush, oval(0, -46, 36, 8), '#7c1c30', 0.3);
          context.restore();
          if (t < 4.4) return;
          context.fillStyle = '#b5203c';
          context.beginPath();
          context.moveTo(286, 560);
          context.quadraticCurveTo(250 + Math.sin(t * 9) * 2, 566, 246, 618);
          context.lineTo(262 + Math.sin(t * 7) * 2, 618);
          context.quadraticCurveTo(266, 580, 300, 548);
          context.globalAlpha = 1 - ramp(t, 9.4, 10.6);
          context.fill();
          context.globalAlpha = 1;
        },
      },
    ],
    mood: before,
    lamps: millLamps(0.8),
    camera: { from: { x: 400, y: 480, zoom: 1.95 }, to: { x: 300, y: 500, zoom: 2.3 } },
    actors: [
      who('ada', 444, 612, 158, {
        start: { face: -1, ...DOUBT, near: 0.5, nearElbow: 1.6 },
        prop: pencilInHand,
        keys: [[8, { ...WRY }, 0.6]],
        eyes: [
          [0, [300, 560]],
          [6.6, [180, 560]],
        ],
      }),
      ...crew(
        340,
        616,
        160,
        44,
        (index) => ({
          start: { face: -1, near: 1.15, nearElbow: 0.3, ...CALM },
          keys: [
            [3.6, { near: 1.4, lean: -0.1 }, 0.9],
            [9, { near: 0.2, lean: 0, ...WONDER, open: 0 }, 0.6],
          ],
          eyes: [
            [0, [310, 560]],
            [6.4 + index * 0.3, [180, 560]],
          ],
        }),
        2,
      ),
    ],
    over: [steam(300, 540, 60, 0.35)],
  },
  {
    at: 12,
    place: section({ filled: (t) => ramp(t, 12.4, 21), red: true }),
    mood: mood('dawn', { ambient: [0.82, 0.76, 0.74], distance: 0 }),
    camera: {
      from: { x: 330, y: 400, zoom: 1.75 },
      to: { x: 930, y: 430, zoom: 1.6 },
      start: 0.08,
      end: 0.92,
      pace: 'even',
    },
  },
  {
    at: 22,
    place: square({ cake: 'whole', fountain: () => 1.4, red: redAt, lit: 0.1 }),
    mood: grey,
    camera: { from: { x: 600, y: 430, zoom: 1.18 }, to: { x: 700, y: 450, zoom: 1.42 } },
    actors: [
      who('mayor', 690, 648, 190, {
        prop: glassInHand(() => 0),
        start: { face: -1, ...GLAD, near: 1.9, nearElbow: 0.5 },
        keys: [
          [24, { ...OPEN_ARMS, near: 1.9, nearElbow: 0.5 }, 0.5],
          [26.4, { near: 2.2 }, 0.4],
        ],
        eyes: [[22, [300, 420]]],
      }),
      ...CROWD.map((look, index) =>
        who(`band-${index}`, 90 + index * 58, 588, 122, {
          look,
          depth: 0.97,
          prop: hornInHand,
          start: { face: 1, near: 1.2, nearElbow: 0.9, far: 1.2, farElbow: 0.8, ...CALM },
          keys: [[28.4 + index * 0.35, { ...WONDER, open: 0.1 }, 0.4]],
          eyes: [
            [22, 'mayor'],
            [28.2 + index * 0.35, [860, 440]],
          ],
        }),
      ),
      ...crew(
        1030,
        672,
        170,
        62,
        (index) => ({
          start: { face: -1, ...WRY },
          eyes: [
            [22, [860, 460]],
            [29 + index * 0.2, 'mayor'],
          ],
        }),
        3,
      ),
    ],
  },
  {
    at: 33,
    place: square({ fountain: () => 0, lit: 0.1 }),
    mood: grey,
    lamps: [{ x: 900, y: 300, reach: 640, power: 0.35, warmth: [1.1, 0.3, 0.3], halo: false }],
    camera: push(faceView(mayor, 0.66, 0.04, 0.46), 1.12),
    actors: [mayor],
  },
  {
    at: 42,
    place: square({ fountain: () => 1.4, red: () => 1, lit: 0.1 }),
    mood: grey,
    camera: { from: { x: 500, y: 560, zoom: 2.2 }, to: { x: 580, y: 556, zoom: 2.3 } },
    actors: CROWD.slice(0, 6).map((look, index) =>
      who(`band-${index}`, 290 + index * 84, 676, 200, {
        look,
        prop: hornInHand,
        start: { face: 1, near: 1.3, nearElbow: 0.8, far: 1.3, farElbow: 0.8, ...WONDER, open: 0 },
        keys: [
          ...(index === 5
            ? ([
                [43, { far: 1.4, farElbow: 0.1 }, 0.5],
                [44.6, { far: 0.9, farElbow: 1.9 }, 0.6],
                [46, { ...DOUBT }, 0.5],
              ] as const)
            : []),
          [46.6 + (5 - index) * 0.45, { near: 0.35, nearElbow: 0.2, nod: 0.2 }, 0.6],
        ],
        eyes: [
          [42, [860, 540]],
          [44 + index * 0.1, index === 5 ? [800, 600] : 'band-5'],
        ],
      }),
    ),
  },
]);
