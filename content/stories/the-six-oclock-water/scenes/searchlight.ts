import { CALM, DOUBT, HEART, POINT, WONDER } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import type { Layer } from '../../../render/kit/film/place.ts';
import { box, cut } from '../../../render/kit/places/forms.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { beam, gusts } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { along } from '../../../render/kit/film/tween.ts';
import { lerp, ramp } from '../../../render/kit/stage.ts';
import { mill, millLamps } from '../places/mill.ts';
import { crown, wallLamps } from '../places/wall.ts';
import { planInHand } from '../in-hand.ts';
import { who } from '../staging.ts';

const night = mood('night', { ambient: [0.36, 0.43, 0.66] });
const sweep = (t: number) =>
  [
    along(
      [
        [9, 1180],
        [13, 640],
        [15.4, 180],
        [17.4, 430],
      ],
      t,
    ),
    along(
      [
        [9, 640],
        [13, 590],
        [15.4, 500],
        [17.4, 490],
      ],
      t,
    ),
  ] as const;
const ines = who('ines', 560, 640, 400, {
  start: { face: 1, ...HEART, ...CALM, tilt: 0.05 },
  keys: [
    [20.2, { tilt: 0.2, lid: 0.7, raise: 0.4 }, 0.8],
    [22.4, { ...WONDER, open: 0, tilt: 0.2 }, 0.8],
    [26, { ...DOUBT, tilt: 0.12 }, 0.6],
  ],
  eyes: [
    [19, [900, 560]],
    [22, [760, 500]],
    [25.4, [860, 470]],
  ],
});
const hand = who('engineer', 787, 767, 480, {
  depth: 1.05,
  start: { face: -1, near: 1.35, nearElbow: 0.1, turn: 0.9 },
  keys: [
    [25, { near: 1.45 }, 0.1],
    [25.2, { near: 1.33 }, 0.07],
    [25.4, { near: 1.45 }, 0.12],
    [25.54, { near: 1.33 }, 0.07],
    [26.6, { near: 0.6 }, 0.8],
  ],
});
const rail: Layer = {
  depth: 1.04,
  paint: (brush) => {
    cut(brush, box(200, 392, 1000, 13, 5), '#7c8492', 0.4);
    for (const x of [470, 600, 730]) cut(brush, box(x, 396, 9, 200), '#666d7a', 0.3);
  },
};

export const build = film([
  {
    at: 0,
    place: crown(),
    mood: night,
    lamps: wallLamps,
    wind: -0.9,
    camera: { from: { x: 640, y: 400, zoom: 1.08 }, to: { x: 540, y: 420, zoom: 1.26 } },
    actors: [
      who('engineer', 430, 640, 210, {
        prop: planInHand,
        start: { face: 1, ...CALM, far: 1.2, farElbow: 0.4 },
        keys: [[4.6, { face: -1, ...POINT }, 0.5]],
        eyes: [
          [0, 'ines'],
          [4.6, [200, 460]],
        ],
      }),
      who('ines', 600, 642, 205, {
        start: { face: -1, ...HEART },
        eyes: [
          [0, 'engineer'],
          [5.6, [150, 520]],
        ],
      }),
    ],
    over: [
      beam({
        x: 262,
        y: 208,
        to: (t) => [lerp(700, -120, ramp(t, 4.8, 8.6)), lerp(640, 520, ramp(t, 4.8, 8.6))],
        width: 110,
        strength: 0.34,
      }),
      gusts(),
    ],
  },
  {
    at: 9,
    place: mill({ curtain: (t) => ramp(t, 17.2, 18.4) }),
    mood: mood('deep', { ambient: [0.19, 0.25, 0.46] }),
    lamps: millLamps(0.7),
    camera: { from: { x: 780, y: 430, zoom: 1.1 }, to: { x: 540, y: 440, zoom: 1.22 } },
    over: [beam({ x: 1700, y: -160, to: sweep, width: 105, strength: 0.6 }), gusts(0.5)],
  },
  {
    at: 19,
    place: [...crown({ house: false }), rail],
    mood: night,
    lamps: [{ x: 880, y: 240, reach: 700, power: 0.9, warmth: [0.85, 0.95, 1.15], halo: false, unrest: 0.3 }],
    wind: -0.7,
    camera: push(faceView(ines, 0.58, -0.14, 0.43), 1.12),
    actors: [ines, hand],
    over: [gusts(0.8)],
  },
]);
