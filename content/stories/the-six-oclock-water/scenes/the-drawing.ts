import { CALM, DOUBT, HEART, SORROW, WONDER, WORRY, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { kitchen, kitchenLamps } from '../places/kitchen.ts';
import { mill, MILL_DOOR, millLamps } from '../places/mill.ts';
import { drawing } from '../places/paper-things.ts';
import { bicycle } from '../places/things.ts';
import { along } from '../../../render/kit/film/tween.ts';
import { lerp, ramp } from '../../../render/kit/stage.ts';
import { paperInHand } from '../in-hand.ts';
import { bishop, crew, knocking, who } from '../staging.ts';

const night = mood('night');
const ride = (t: number) =>
  along(
    [
      [22, 1290],
      [29.6, 800],
      [30.3, 790],
    ],
    t,
  );
const inesAt = { size: 168, y: 616 };
const ines = who('ines', 700, inesAt.y, inesAt.size, {
  start: { face: -1, ...HEART, ...WORRY },
  keys: [
    [35, { near: 0.9, nearElbow: 1.5 }],
    [37, { near: 1.05, nearElbow: 1.3 }],
    [40, { near: 0.7, nearElbow: 1.9 }],
    [42, { near: 1.1, nearElbow: 1.2 }],
    [44, { near: 0.8, nearElbow: 1.8 }],
  ],
  eyes: [
    [34, 'ada'],
    [40.5, [720, 600]],
    [42, 'ada'],
  ],
});
const close = who('ines', 700, 640, 400, {
  start: { face: -1, ...HEART, ...SORROW },
  keys: [
    [49.6, { ...WORRY, nod: 0 }, 0.5],
    [52.2, { frown: -0.4, raise: 0.2, smile: -0.2 }, 0.8],
  ],
  eyes: [
    [47, [640, 560]],
    [50, [430, 330]],
  ],
});
const door = [{ x: MILL_DOOR.x, y: 515, reach: 360, power: 1 }, ...millLamps(0.7)];

export const build = film([
  {
    at: 0,
    place: drawing({ line: (t) => Math.min(1, Math.max(0.02, (t - 4) / 6)) }),
    mood: mood('room'),
    lamps: [{ x: 380, y: 200, reach: 900, power: 0.7, halo: false }],
    camera: { from: { x: 420, y: 350, zoom: 1.5 }, to: { x: 900, y: 410, zoom: 1.75 }, start: 0.18 },
    over: [motes({ count: 14, opacity: 0.35 })],
  },
  {
    at: 12,
    place: kitchen({ seats: false }),
    mood: mood('lamplit'),
    lamps: kitchenLamps(),
    camera: push({ x: 812, y: 440, zoom: 2.15 }, 1.1, -4),
    actors: [
      who('dorrit', 700, 662, 340, {
        prop: paperInHand,
        start: { face: 1, near: 0.95, nearElbow: 1.35, ...DOUBT },
        keys: [[16.6, { near: 0.3, nearElbow: 0.4, ...WONDER }, 0.5]],
        eyes: [
          [12, [790, 480]],
          [14.6, 'ada'],
        ],
      }),
      who('ada', 902, 662, 340, {
        start: { face: -1, ...CALM, near: 0.2, nearElbow: 0.6 },
        keys: [
          [15.6, { near: 1.3, nearElbow: 0.3 }, 0.6],
          [17, { near: 0.4, nearElbow: 1.9, ...WRY }, 0.7],
          [19.4, { ...SORROW }, 0.8],
        ],
        eyes: [
          [12, 'dorrit'],
          [15.4, [790, 480]],
          [17.6, 'dorrit'],
          [19.6, [860, 540]],
        ],
      }),
    ],
    over: [motes({ count: 14 })],
  },
  {
    at: 22,
    place: [
      ...mill({ door: 1 }),
      bishop(
        (t) => [lerp(705, 684, ramp(t, 29.2, 29.6)), lerp(628, 572, ramp(t, 28.9, 29.4))],
        62,
        (t) => ({ facing: 1, look: 0.9, beak: t > 29.6 && t < 30.1 ? 1 : 0, sit: t > 28.9 }),
        1.0022,
      ),
      {
        depth: 1.0002,
        live: (brush, t) => bicycle(brush, ride(t), 628 + Math.sin(t * 8) * 2, 92, -t * (t < 30 ? 1 : 0), -1),
      },
    ],
    mood: night,
    lamps: [...door, { x: 900, y: 560, reach: 300, power: 0.5, halo: false }],
    camera: { from: { x: 700, y: 400, zoom: 1.05 }, to: { x: 690, y: 440, zoom: 1.16 } },
    actors: [
      who('ines', 0, 604, 140, {
        path: [
          [22, 1296],
          [29.6, 806],
          [30.3, 796],
        ],
        start: { near: 0.8, nearElbow: 0.5, lean: 0.1, ...WORRY },
      }),
      who('ada', MILL_DOOR.x, 606, 150, { start: { face: 1, ...CALM }, eyes: [[22, [1200, 560]]] }),
      ...crew(0, 622, 150, 0, () => ({
        path: [
          [22, 640],
          [26.4, 640],
          [28.8, 684],
        ],
        start: { face: 1, ...CALM },
        keys: [
          [26.2, { ...WONDER, open: 0.1 }, 0.3],
          [28.6, { lean: 0.5, near: 1.0, nearElbow: 0.2, far: 1.0, farElbow: 0.2 }, 0.3],
          [29.4, { lean: 0, near: 0.75, nearElbow: 1.35, far: 0.8, farElbow: 1.3 }, 0.4],
          [30.8, { ...WRY }, 0.4],
        ],
        eyes: [
          [22, [1200, 560]],
          [28.2, [705, 628]],
          [29.6, 'ines'],
        ],
      })).slice(4),
    ],
    over: [motes({ count: 12, opacity: 0.2, colour: '#ffffff' })],
  },
  {
    at: 34,
    place: mill({ door: 1 }),
    mood: night,
    lamps: door,
    camera: push({ x: 640, y: 516, zoom: 3.3 }, 1.09, 6, -2),
    actors: [
      who('ada', MILL_DOOR.x + 12, 606, 168, {
        start: { face: 1, ...DOUBT },
        eyes: [
          [34, 'ines'],
          [44.6, [590, 560]],
        ],
      }),
      ines,
      ...crew(
        742,
        612,
        162,
        44,
        () => ({
          start: { face: -1 },
          eyes: [
            [34, 'ines'],
            [40, 'ada'],
            [42, 'ines'],
          ],
        }),
        2,
      ),
    ],
  },
  {
    at: 47,
    place: mill({ door: 1 }),
    mood: night,
    lamps: [{ x: 430, y: 470, reach: 640, power: 1, halo: false }],
    camera: push(faceView(close, 0.7, 0.05, 0.44), 1.13, -2),
    actors: [close],
  },
  {
    at: 55,
    place: mill({ door: 1 }),
    mood: night,
    lamps: door,
    camera: push({ x: 600, y: 500, zoom: 3.6 }, 1.1),
    actors: [
      who('ada', MILL_DOOR.x + 8, 606, 168, {
        start: { face: 1, near: 0.9, nearElbow: 1.1, ...DOUBT },
        keys: [...knocking(57.2), [58.2, { near: 0.1, nearElbow: 0.2, ...SORROW }, 1]],
        eyes: [
          [55, [700, 500]],
          [57.8, [620, 600]],
        ],
      }),
      ...crew(
        668,
        620,
        170,
        40,
        (index) => ({
          start: { face: index % 2 ? -1 : 1 },
          eyes: [
            [55, 'ada'],
            [58.4 + index * 0.3, index % 2 ? `crew-${index - 1}` : `crew-${index === 2 ? 1 : index + 1}`],
          ],
        }),
        3,
      ),
    ],
  },
]);
