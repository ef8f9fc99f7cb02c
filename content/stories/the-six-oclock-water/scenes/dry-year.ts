import {
  BEHIND,
  CALM,
  CHIN,
  DESK,
  DOUBT,
  GLAD,
  TIRED,
  WONDER,
  WRY,
  SAT,
} from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes, snow } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { ANSELM, CROWD } from '../cast.ts';
import { kitchen } from '../places/kitchen.ts';
import { mill } from '../places/mill.ts';
import { lorry } from '../places/things.ts';
import { FOUNTAIN, MARRIN_LAMP, marrin, square } from '../places/town.ts';
import { under } from '../places/under.ts';
import { bookInHand, bowlInHand, bucketInHand, crateInHand, pencilInHand } from '../in-hand.ts';
import { crew, who } from '../staging.ts';

const { glasses: _, ...bareFaced } = ANSELM;
const shirtSleeves = {
  ...bareFaced,
  dress: { style: 'waistcoat', colour: '#47608a', trim: '#33466a', shirt: '#d9dbe0' },
} as const;
const ada = who('ada', 640, 690, 400, {
  start: { sit: 1, face: 1, ...DESK, ...CALM, turn: 0.3 },
  keys: [
    [31.4, { raise: 0.3 }, 0.4],
    [33.8, { smile: 0.35, lid: 0.82, tilt: -0.05 }, 0.8],
    [37, { ...WRY }, 1],
  ],
  eyes: [
    [30, [760, 520]],
    [31.6, [860, 480]],
    [36.6, [740, 520]],
  ],
});
const minister = CROWD[5];

export const build = film([
  {
    at: 0,
    place: square({
      cake: 'eaten',
      fountain: () => 0,
      lit: 0,
      disc: { horizon: 430, disc: { x: 930, y: 360, radius: 46, colour: '#ffe0a0', rise: [0, 10, 40] } },
    }),
    mood: mood('dawn'),
    lamps: [{ x: 930, y: 300, reach: 900, power: 0.5, warmth: [1.1, 0.8, 0.5], halo: false, unrest: 0.1 }],
    camera: { from: { x: 700, y: 440, zoom: 1.5 }, to: { x: 640, y: 420, zoom: 1.24 } },
    actors: [
      who('boy', FOUNTAIN.x + 70, FOUNTAIN.y - 16, 150, {
        look: { ...(CROWD[2] ?? shirtSleeves), build: 0.62, head: 1.3, glasses: 'round' },
        start: { ...SAT, face: -1, ...GLAD },
        eyes: [
          [0, [620, 520]],
          [6, [930, 320]],
        ],
        depth: 1.002,
      }),
      who('dorrit', 400, 668, 186, {
        prop: bowlInHand,
        start: { face: 1, near: 1.2, nearElbow: 0.5, ...WRY },
        keys: [[3.6, { near: 0.3 }, 0.5]],
        eyes: [[0, 'minister']],
      }),
      who('minister', 470, 668, 196, {
        look: minister ?? shirtSleeves,
        prop: bowlInHand,
        start: { face: -1, near: 0.5, nearElbow: 1.2, ...DOUBT },
        keys: [
          [5, { near: 0.9, nearElbow: 1.7, ...WONDER, open: 0 }, 0.6],
          [7.4, { ...GLAD }, 0.6],
        ],
        eyes: [
          [0, 'dorrit'],
          [3.4, [480, 560]],
          [7.4, 'dorrit'],
        ],
      }),
      who('mayor', 700, 672, 186, {
        start: { face: 1, ...CHIN, ...DOUBT },
        eyes: [
          [0, [860, 520]],
          [5, [930, 340]],
        ],
      }),
    ],
  },
  {
    at: 10,
    place: under({ gears: false, names: true, hatch: () => 0.7, masons: (t) => ramp(t, 9, 21), level: 720 }),
    mood: mood('dusk', { ambient: [0.56, 0.48, 0.5], distance: 0.2 }),
    lamps: [{ x: 640, y: 240, reach: 760, power: 0.75, halo: false, unrest: 0.3 }],
    camera: { from: { x: 600, y: 420, zoom: 1.2 }, to: { x: 660, y: 420, zoom: 1.36 } },
    actors: [
      who('ada', 300, 690, 300, {
        start: { sit: 1, face: 1, near: 1.1, nearElbow: 0.4, ...DOUBT },
        prop: pencilInHand,
        keys: [
          [12, { near: 1.35 }, 0.3],
          [13, { near: 1.0 }, 0.4],
          [16.4, { near: 1.4 }, 0.3],
          [18, { ...WRY, near: 0.5, nearElbow: 1.5 }],
        ],
        eyes: [
          [10, 'mason'],
          [14, 'anselm'],
          [17, [640, 460]],
        ],
      }),
      who('mason', 480, 690, 280, {
        look: CROWD[3] ?? shirtSleeves,
        start: { face: 1, near: 1.2, nearElbow: 0.5, ...CALM },
        keys: [11, 13, 15, 17, 19].map((at, index) => [at, { near: index % 2 ? 0.7 : 1.4 }, 0.8] as const),
        eyes: [[10, [600, 520]]],
      }),
      who('anselm', 0, 694, 290, {
        look: shirtSleeves,
        prop: crateInHand,
        path: [
          [10, 1120],
          [16, 800],
          [18, 790],
        ],
        start: { near: 1.1, nearElbow: 0.6, far: 1.1, farElbow: 0.6, ...TIRED },
        eyes: [
          [10, [640, 500]],
          [16.6, 'ada'],
        ],
      }),
    ],
    over: [motes({ count: 26, opacity: 0.4, drift: 5 })],
  },
  {
    at: 20,
    place: [...marrin(), { depth: 1, live: (brush) => lorry(brush, 250, 640, 150, { lamps: true }) }],
    mood: mood('night'),
    lamps: [...MARRIN_LAMP, { x: 470, y: 560, reach: 300, power: 0.5, halo: false }],
    camera: { from: { x: 480, y: 430, zoom: 1.24 }, to: { x: 640, y: 420, zoom: 1.36 } },
    actors: [
      ...crew(
        420,
        660,
        185,
        78,
        (index) => ({
          prop: bucketInHand,
          start: { face: 1, near: 0.9, nearElbow: 0.6 },
          keys: [
            [21 + index * 0.6, { near: 1.25, nearElbow: 0.3 }, 0.6],
            [24 + index * 0.6, { near: 0.6 }, 0.6],
            [26.5 + index * 0.4, { near: 1.2 }, 0.6],
          ],
          eyes: [[20, [900, 520]]],
        }),
        3,
      ),
      ...CROWD.slice(0, 5).map((look, index) =>
        who(`queue-${index}`, 0, 656, 188, {
          look,
          prop: bucketInHand,
          path: [
            [20, 740 + index * 82],
            [22 + index * 0.3, 740 + index * 82],
            [23.2 + index * 0.3, 700 + index * 82],
          ],
          start: { face: -1, ...(index < 2 ? GLAD : CALM) },
          eyes: [[20, [560, 520]]],
        }),
      ),
    ],
    over: [snow(60, 12)],
  },
  {
    at: 30,
    place: kitchen({ stage: 'half', seats: false, wheel: false }),
    mood: mood('lamplit'),
    lamps: [{ x: 900, y: 480, reach: 640, power: 1, halo: false }],
    camera: push(faceView(ada, 0.64, -0.06, 0.44), 1.12),
    actors: [ada],
    over: [motes({ count: 12, opacity: 0.35 })],
  },
  {
    at: 40,
    place: mill({
      angle: () => 0.3,
      wet: false,
      door: 1,
      window: (t) => 1 - ramp(t, 41.6, 42.6),
      disc: { horizon: 430, clouds: 3, seed: 7 },
    }),
    mood: mood('dusk', { ambient: [0.46, 0.42, 0.6] }),
    lamps: [{ x: 426, y: 480, reach: 320, power: 0.25, halo: false }],
    camera: { from: { x: 480, y: 440, zoom: 1.5 }, to: { x: 640, y: 400, zoom: 1.06 }, start: 0.1 },
    actors: [
      who('ada', 0, 612, 156, {
        path: [
          [43.2, 566],
          [48.6, 690],
        ],
        prop: bookInHand,
        start: { face: 1, near: 0.6, nearElbow: 1.4, ...CALM },
        eyes: [
          [40, [700, 500]],
          [46, [640, 300]],
        ],
      }),
      who('anselm', 800, 616, 156, {
        look: bareFaced,
        start: { face: -1, ...BEHIND, ...CALM },
        eyes: [[40, 'ada']],
      }),
    ],
  },
]);
