import { DOUBT, HOLD_OUT, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import type { Layer } from '../../../render/kit/film/place.ts';
import { box, cut, poly } from '../../../render/kit/places/forms.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { lorry } from '../places/things.ts';
import { foot } from '../places/wall.ts';
import { mill, millLamps } from '../places/mill.ts';
import { lane, road, valley } from '../places/valley.ts';
import { paperInHand, watchInHand } from '../in-hand.ts';
import { bishop, crew, who } from '../staging.ts';

const dusk = mood('dusk');
const late = mood('dusk', { ambient: [0.42, 0.4, 0.62], stars: 90 });
/** The cab of the lorry, from where the passenger sits. */
const cab: Layer = {
  depth: 0.99,
  paint: (brush) => {
    cut(brush, box(300, -100, 700, 282), '#4a3a34', 0.2);
    cut(brush, poly([548, 100], [566, 100], [556, 420], [530, 420]), '#4a3a34', 0.2);
    cut(brush, poly([722, 100], [738, 100], [762, 420], [742, 420]), '#4a3a34', 0.2);
    cut(brush, box(300, 352, 700, 300), '#3a2e2a', 0.2);
  },
};
const dorrit = who('dorrit', 640, 640, 420, {
  prop: paperInHand,
  start: {
    face: 1,
    ...HOLD_OUT,
    near: 0.7,
    nearElbow: 1.5,
    ...DOUBT,
    gazeX: 0.35,
    gazeY: 0.75,
    nod: 0.25,
    turn: 0.3,
  },
  keys: [
    [26, { gazeX: 0.6 }, 2],
    [28.2, { gazeX: 0.15 }, 0.3],
    [30.2, { gazeX: 0.6 }, 2.4],
    [33.2, { raise: 0.9, frown: 0.1, ...{ lid: 1.05 } }, 0.5],
    [34.6, { gazeX: 0, gazeY: 0, nod: 0, turn: 0.05, ...WRY }, 0.4],
  ],
});
const engineer = who('engineer', 660, 141, 58, {
  start: { near: 0.3, nearElbow: 1.2 },
  prop: watchInHand,
  depth: 0.851,
  keys: [
    [55.5, { near: 0.5, nearElbow: 2 }, 0.8],
    [58, { near: 0.1, nearElbow: 0.2 }, 0.8],
  ],
});
const row = crew(470, 655, 300, 94, () => ({ start: { face: -1, near: 0.3, nearElbow: 0.9 } }));

export const build = film([
  {
    at: 0,
    place: road((t) => 0.26 + t * 0.03),
    mood: dusk,
    camera: { from: { x: 640, y: 250, zoom: 1.05 }, to: { x: 610, y: 420, zoom: 1.22 } },
  },
  {
    at: 13,
    place: [
      ...lane(170),
      {
        depth: 1,
        live: (brush, t) =>
          lorry(brush, 640 + Math.sin(t * 0.9) * 8, 612 + Math.sin(t * 7) * 1.5, 190, { t: t * 2.2 }),
      },
    ],
    mood: dusk,
    lamps: [{ x: 862, y: 525, reach: 420, power: 0.85 }],
    camera: { from: { x: 600, y: 400, zoom: 1.12 }, to: { x: 680, y: 430, zoom: 1.5 } },
  },
  {
    at: 24,
    place: [...lane(120), cab],
    mood: mood('dusk', { ambient: [0.46, 0.4, 0.52] }),
    lamps: [{ x: 700, y: 640, reach: 560, power: 0.85, halo: false }],
    camera: push(faceView(dorrit, 0.74, -0.03, 0.44), 1.12, 4),
    actors: [dorrit],
    over: [motes({ opacity: 0.25, count: 16 })],
  },
  {
    at: 36,
    place: valley({ disc: { horizon: 360 } }),
    mood: late,
    camera: { from: { x: 900, y: 400, zoom: 1.5 }, to: { x: 390, y: 470, zoom: 1.75 }, end: 0.95 },
    join: 'dissolve',
    over: [motes({ count: 14, opacity: 0.2, colour: '#ffffff' })],
  },
  {
    at: 50,
    place: foot({ disc: { horizon: 620 } }),
    mood: late,
    camera: { from: { x: 640, y: 330, zoom: 1.1 }, to: { x: 660, y: 120, zoom: 3.6 }, end: 0.62 },
    actors: [engineer],
  },
  {
    at: 60,
    place: [
      ...mill(),
      bishop(
        () => [1010, 690],
        150,
        (t) => ({
          facing: -1,
          look: 0.9,
          beak: ramp(t, 61, 61.1) - ramp(t, 61.5, 61.7) + ramp(t, 66.3, 66.4),
          warm: 0.9,
        }),
        1.2,
      ),
    ],
    mood: mood('night'),
    lamps: [
      ...millLamps(0.6).map((lamp) => ({ ...lamp, halo: false })),
      { x: 980, y: 560, reach: 700, power: 0.85, halo: false },
    ],
    camera: { from: { x: 690, y: 500, zoom: 1.55 }, to: { x: 700, y: 490, zoom: 1.68 } },
    actors: [
      ...row.map((actor, index) => ({
        ...actor,
        eyes: [
          [60, [1100, 560] as const],
          [64.4 + index * 0.2, 'dorrit'],
          [66.2 + index * 0.12, [1000, 600] as const],
        ] as const,
      })),
      who('dorrit', 380, 668, 330, {
        start: { face: 1, ...DOUBT },
        eyes: [
          [60, [1000, 600]],
          [66.6, 'us'],
        ],
      }),
    ],
  },
]);
