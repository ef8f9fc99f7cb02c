import { CALM, DESK, HOLD_OUT, SORROW, WRY, SAT } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes, steam } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { box, cut, oval } from '../../../render/kit/places/forms.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { fireside, kitchen, kitchenLamps, KITCHEN_TABLE } from '../places/kitchen.ts';
import { ferryHouse, houseLamps } from '../places/river.ts';
import { dining, LAMP, noon } from '../places/room.ts';
import { crew, guests, roastInHand, spoonInHand, who } from '../staging.ts';

const face = who('wanda', 486, 700, 380, {
  prop: spoonInHand,
  start: { ...SAT, face: 1, near: 0.6, nearElbow: 1.3, ...CALM, nod: 0.15 },
  keys: [
    [22.6, { near: 0.95, nearElbow: 1.95 }, 0.7],
    [24.2, { near: 0.6, nearElbow: 1.3 }, 0.7],
    [26.8, { near: 1.3, nearElbow: 0.25 }, 0.8],
    [28.4, { ...WRY, lid: 0.6 }, 0.6],
    [30.6, { ...SORROW, smile: 0.1, near: 1.0, nearElbow: 0.7 }, 1.2],
  ],
  eyes: [
    [21.6, [620, 560]],
    [27, [640, 580]],
    [29.8, [760, 430]],
  ],
});

export const build = film([
  {
    at: 0,
    place: dining({ hatch: 'closed' }),
    mood: noon,
    lamps: [{ x: LAMP.x, y: LAMP.y + 40, reach: 640, power: 1 }],
    camera: { from: { x: 960, y: 400, zoom: 1.7 }, to: { x: 640, y: 430, zoom: 1.3 }, start: 0.2 },
    actors: [
      ...guests((_, index) => ({
        start: { face: 1, ...CALM },
        eyes: [
          [0, [1040, 330]],
          [5 + index * 0.2, 'crew-0'],
        ],
      })),
      ...crew(
        0,
        716,
        340,
        0,
        (index) => ({
          depth: 1.06,
          ...(index === 0 ? { prop: roastInHand } : {}),
          start: { ...HOLD_OUT, lean: index === 0 ? 0.12 : 0 },
          path: [
            [2.6, 1120 + index * 130],
            [12, 330 + index * 150],
          ],
        }),
        3,
      ),
    ],
    over: [motes({ count: 14, opacity: 0.35 })],
  },
  {
    at: 12.8,
    place: kitchen({ towels: false, hatch: 'closed', laid: (t) => ramp(t, 17.8, 18.6) }),
    mood: fireside,
    lamps: kitchenLamps(),
    camera: push({ x: 560, y: 470, zoom: 1.6 }, 1.12, 10, 10),
    actors: [
      who('wanda', 0, 712, 350, {
        depth: 1.002,
        start: { face: 1, ...CALM, ...DESK },
        path: [
          [12.8, 300],
          [15.6, 476],
        ],
        keys: [
          [17, { near: 1.1, nearElbow: 0.5 }, 0.5],
          [18.6, { near: 0.9, nearElbow: 0.8 }, 0.5],
          [19.4, { sit: 1, near: 0.55, nearElbow: 1.15, far: 0.6, farElbow: 1.1 }, 1.6],
        ],
        eyes: [
          [12.8, [470, 520]],
          [17, [620, 560]],
        ],
      }),
    ],
    over: [steam(896, 318, 90, 0.4), motes({ count: 14 })],
  },
  {
    at: 21.6,
    place: kitchen({ towels: false, hatch: 'closed', laid: () => 1 }),
    mood: fireside,
    lamps: kitchenLamps(1.05),
    camera: push(faceView(face, 0.4, -0.12, 0.42), 1.12, 12),
    actors: [face],
    over: [steam(620, KITCHEN_TABLE, 40, 0.4, 3), motes({ count: 16 })],
  },
  {
    at: 33,
    place: ferryHouse({ disc: { horizon: 430, clouds: 5, seed: 22, disc: { x: 1060, y: 150, radius: 26 } } }),
    mood: mood('dusk', { ambient: [0.46, 0.42, 0.6] }),
    lamps: houseLamps(1.1),
    camera: push({ x: 700, y: 440, zoom: 1.16 }, 1.16, 10, 14),
    join: 'fade',
  },
  {
    at: 38.6,
    place: [
      ...kitchen({ towels: false, hatch: 'closed' }),
      {
        depth: 1.04,
        warm: 0.6,
        live: (brush, t) => {
          cut(brush, box(300, 600, 700, 26, 5), '#9a6f4a', 0.3);
          for (let index = 0; index < 8; index++) {
            if (t < 38.8 + index * 0.4) continue;
            cut(brush, oval(360 + index * 78, 540, 15, 62), '#f6efe0', 0.4);
            cut(brush, oval(364 + index * 78, 540, 8, 46), '#e2d7c0', 0.2);
          }
        },
      },
    ],
    mood: fireside,
    lamps: [{ x: 620, y: 420, reach: 620, power: 0.5, halo: false }, ...kitchenLamps(0.5)],
    camera: push({ x: 640, y: 460, zoom: 1.4 }, 1.1),
    actors: crew(
      420,
      690,
      350,
      190,
      () => ({ start: { face: 1, ...DESK, ...CALM }, eyes: [[38.6, [640, 560]]] }),
      3,
    ),
    over: [motes({ count: 14 })],
  },
]);
