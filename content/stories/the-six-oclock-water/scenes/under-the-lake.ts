import { BEHIND, CALM, GLAD, HEART, SORROW, TIRED, WONDER, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import type { Layer } from '../../../render/kit/film/place.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { hills } from '../../../render/kit/places/forms.ts';
import { sky } from '../../../render/kit/places/sky.ts';
import { flood } from '../../../render/kit/places/flood.ts';
import { lerp, ramp } from '../../../render/kit/stage.ts';
import { ANSELM, CROWD, INES } from '../cast.ts';
import { bowlAfloat, chairAfloat, logAfloat, pageAfloat } from '../places/adrift.ts';
import { kitchen } from '../places/kitchen.ts';
import { mill, MILL_DOOR } from '../places/mill.ts';
import { boat } from '../places/things.ts';
import { marrin } from '../places/town.ts';
import { valley } from '../places/valley.ts';
import { bookInHand, bucketInHand, chairInHand, lampInHand } from '../in-hand.ts';
import { bishop, who } from '../staging.ts';

const { glasses: _, ...bareFaced } = ANSELM;
const ada = who('ada', 760, 720, 400, {
  start: { sit: 0.9, face: 1, lean: 0.16, near: 0.9, nearElbow: 0.4, ...CALM, nod: 0.2, turn: 0.4 },
  keys: [
    [1.6, { near: 0.7 }, 0.6],
    [3, { near: 1.0 }, 0.6],
    [4.4, { near: 0.7 }, 0.6],
    [6.4, { ...SORROW, near: 0.3, nearElbow: 0.5 }, 1.4],
  ],
  eyes: [
    [0, [1090, 600]],
    [7.4, 'us'],
  ],
});
/** The fire goes out of her face: lamplight and morning are two shots of one framing. */
const embers = (light: number) => [{ x: 1000, y: 620, reach: 620, power: light, halo: false, unrest: 2 }];
const grey = mood('overcast', { ambient: [0.5, 0.54, 0.6] });
const lakeAt = (t: number) => ramp(t, 17, 26) * 0.66;
const inside = (t: number) => lerp(640, 478, ramp(t, 24, 32));
/** Her kitchen from inside while the lake comes in: the light of the window moves on the wall. */
const drowning: Layer[] = [
  ...kitchen({ stage: 'empty', seats: false, wheel: false, moon: false, cold: true }),
  {
    depth: 0.93,
    live: ({ context }, t) => {
      context.save();
      context.globalCompositeOperation = 'lighter';
      context.lineCap = 'round';
      for (let row = 0; row < 7; row++) {
        const y = inside(t) - 16 - row * 26 + Math.sin(row * 2.3) * 6;
        context.strokeStyle = `rgba(255,222,168,${(0.17 - row * 0.022).toFixed(3)})`;
        context.lineWidth = 5 - row * 0.25;
        for (let cell = 0; cell < 12; cell++) {
          const x = -60 + cell * 124 + row * 47 + Math.sin(t * 0.9 + row * 2 + cell * 1.7) * 34;
          context.beginPath();
          context.moveTo(x, y);
          context.quadraticCurveTo(x + 34, y - 13 + Math.sin(t * 1.7 + cell * 2 + row) * 9, x + 72, y);
          context.stroke();
        }
      }
      context.restore();
    },
  },
  flood({
    depth: 1.01,
    level: inside,
    colour: '#5fa3bd',
    swell: 7,
    step: 22,
    light: { x: 646, colour: '#ffd68c', strength: 1.1 },
    adrift: [
      { sheet: 1, draw: (brush, t, y) => chairAfloat(brush, 300 + (t - 25) * 9, y + 6, 110, t * 0.8) },
      { sheet: 1, draw: (brush, t, y) => logAfloat(brush, 930 - (t - 25) * 6, y + 4, 58, t) },
      { sheet: 2, draw: (brush, t, y) => bowlAfloat(brush, 560 + (t - 25) * 12, y + 4, 58, t) },
      { sheet: 2, draw: (brush, t, y) => pageAfloat(brush, 830 - (t - 25) * 10, y + 4, 74, t) },
      { sheet: 3, draw: (brush, t, y) => pageAfloat(brush, 420 + (t - 25) * 14, y + 6, 92, t + 3) },
      { sheet: 3, draw: (brush, t, y) => bowlAfloat(brush, 880 - (t - 25) * 8, y + 8, 74, t + 1) },
    ],
  }),
];
const rowing = (x: number, y: number, size: number, lamp: boolean): Layer => ({
  depth: 1.005,
  warm: lamp ? 0.5 : 0,
  live: (brush, t) => boat(brush, x, y + Math.sin(t * 0.7) * 2, size, Math.sin(t * 0.6) * 0.02),
});

export const build = film([
  {
    at: 0,
    place: kitchen({ stage: 'empty', seats: false, wheel: false }),
    mood: mood('overcast', { ambient: [0.34, 0.35, 0.42] }),
    lamps: embers(1.1),
    camera: { from: faceView(ada, 0.56, -0.06, 0.42), to: faceView(ada, 0.62, -0.05, 0.42) },
    actors: [ada],
  },
  {
    at: 6,
    place: kitchen({ stage: 'empty', seats: false, wheel: false }),
    mood: grey,
    lamps: embers(0.22),
    camera: { from: faceView(ada, 0.615, -0.05, 0.42), to: faceView(ada, 0.67, -0.04, 0.42) },
    actors: [ada],
    join: 'dissolve',
  },
  {
    at: 10,
    place: mill({
      door: 0.25,
      window: 0,
      angle: () => 0.3,
      wet: false,
      disc: { horizon: 430, clouds: 4, seed: 3 },
    }),
    mood: mood('overcast', { ambient: [0.62, 0.62, 0.66], sky: ['#56688a', '#9a9cac', '#e2c8a8'] }),
    camera: push({ x: 640, y: 510, zoom: 2.7 }, 1.1, 12),
    actors: [
      who('ada', 0, 608, 166, {
        path: [
          [10, MILL_DOOR.x],
          [12.6, 628],
        ],
        prop: bookInHand,
        start: { face: 1, near: 0.6, nearElbow: 1.3, ...CALM },
        keys: [
          [13.4, { near: 1.2, nearElbow: 0.4 }, 0.5],
          [15.8, { near: 0.5, nearElbow: 1.8, ...WRY }, 0.6],
          [17, { near: 0.9, nearElbow: 0.6 }, 0.5],
        ],
        eyes: [
          [10, 'anselm'],
          [17.4, [900, 560]],
        ],
      }),
      who('anselm', 720, 612, 168, {
        look: bareFaced,
        prop: chairInHand,
        start: { face: -1, near: 0.4, nearElbow: 0.5, ...TIRED },
        keys: [
          [14, { ...CALM }],
          [17, { face: 1, ...SORROW, smile: 0.1 }, 0.5],
        ],
        eyes: [
          [10, 'ada'],
          [17.6, [900, 560]],
        ],
      }),
    ],
  },
  {
    at: 20,
    place: [
      ...valley({
        lake: lakeAt,
        boat: 'none',
        window: (t) => ramp(t, 22, 22.8) * (1 - ramp(t, 23.8, 24.6)),
        angle: () => 0.3,
        disc: { horizon: 360, disc: { x: 760, y: 300, radius: 44, colour: '#ffe2a4', rise: [20, 30, 40] } },
      }),
      {
        ...rowing(0, 0, 1, false),
        depth: 0.82,
        live: (brush, t) =>
          boat(brush, 560, 694 - lakeAt(t) * 218 + Math.sin(t) * 2, 40, Math.sin(t * 0.8) * 0.03),
      },
      bishop(
        (t) => [532, 686 - lakeAt(t) * 218 + Math.sin(t) * 2],
        26,
        () => ({ facing: -1, look: 0.6, sit: true }),
        0.8195,
      ),
    ],
    mood: mood('dawn', { ambient: [0.84, 0.72, 0.68] }),
    camera: { from: { x: 520, y: 500, zoom: 1.7 }, to: { x: 610, y: 440, zoom: 1.2 } },
    actors: [
      ...[0, 1].map((index) =>
        who(index ? 'anselm' : 'ada', 556 + index * 20, 0, 46, {
          depth: 0.819,
          aboard: true,
          ...(index ? { look: bareFaced } : {}),
          climb: Array.from(
            { length: 15 },
            (__, step) => [18 + step, 690 - lakeAt(18 + step) * 218] as const,
          ),
          start: { sit: 1, face: -1, ...CALM },
          eyes: [[20, [280, 540]]],
        }),
      ),
    ],
  },
  {
    at: 25,
    place: drowning,
    mood: mood('dawn', { ambient: [0.66, 0.62, 0.66] }),
    lamps: [{ x: 646, y: 300, reach: 760, power: 0.7, warmth: [1.1, 0.85, 0.55], halo: false, unrest: 0.1 }],
    camera: { from: { x: 610, y: 440, zoom: 1.25 }, to: { x: 650, y: 430, zoom: 1.4 } },
    over: [motes({ count: 16, opacity: 0.4 })],
  },
  {
    at: 30,
    place: marrin({
      lit: 0,
      tap: (t) => (t < 31.8 ? 0 : t < 33 ? (Math.sin(t * 22) > 0.3 ? 0.35 : 0) : ramp(t, 33, 33.6)),
      disc: { horizon: 500, clouds: 4, seed: 5 },
    }),
    mood: mood('dawn', { ambient: [0.86, 0.78, 0.72] }),
    lamps: [
      { x: 1000, y: 200, reach: 1000, power: 0.35, warmth: [1.1, 0.85, 0.6], halo: false, unrest: 0.1 },
    ],
    camera: push({ x: 770, y: 510, zoom: 2.2 }, 1.1, 8),
    actors: [
      who('sister', 790, 656, 200, {
        look: { ...INES, build: 0.9, dress: { style: 'gown', colour: '#a8563e', trim: '#7e3c2a' } },
        start: { face: -1, near: 1.15, nearElbow: 0.35, far: 1.2, farElbow: 0.3, ...CALM },
        keys: [
          [32.2, { ...WONDER, open: 0.05 }, 0.4],
          [34, { ...GLAD, lean: 0.06 }, 0.6],
        ],
        eyes: [
          [30, [714, 540]],
          [35.4, 'queue-0'],
          [37, [714, 560]],
        ],
      }),
      ...CROWD.slice(0, 5).map((look, index) =>
        who(`queue-${index}`, 0, 658 + (index % 2) * 8, 196, {
          look,
          prop: bucketInHand,
          path: [
            [30, 890 + index * 82],
            [34 + index * 0.3, 890 + index * 82],
            [37 + index * 0.3, 850 + index * 40],
          ],
          start: { face: -1, ...TIRED },
          keys: [[33.4 + index * 0.2, { ...GLAD }, 0.5]],
          eyes: [[30, [714, 540]]],
        }),
      ),
    ],
  },
  {
    at: 40,
    place: [
      sky({ horizon: 460, disc: { x: 880, y: 120, radius: 30 } }),
      {
        depth: 0.2,
        paint: (brush) => void hills(brush, { seed: 41, base: 400, swing: 70, wave: 420, colour: '#8698b0' }),
      },
      flood({
        depth: 0.7,
        level: () => 470,
        colour: '#4f86a8',
        swell: 3,
        step: 30,
        seed: 9,
        light: { x: 880, colour: '#cfe0ff', strength: 0.8 },
      }),
      { ...rowing(640, 590, 170, true), depth: 1.004 },
      {
        depth: 1.006,
        live: ({ context }, t) => {
          for (let row = 0; row < 12; row++) {
            context.fillStyle = `rgba(255,196,100,${(0.3 - row * 0.022).toFixed(3)})`;
            context.fillRect(612 + Math.sin(t * 1.2 + row) * 9, 604 + row * 10, 64 - row * 2, 4);
          }
        },
      },
    ],
    mood: mood('night', { ambient: [0.46, 0.54, 0.82] }),
    lamps: [{ x: 600, y: 520, reach: 520, power: 1.1 }],
    camera: { from: { x: 640, y: 490, zoom: 2.3 }, to: { x: 650, y: 440, zoom: 1.45 }, start: 0.2 },
    actors: [
      who('ada', 566, 562, 150, {
        prop: lampInHand,
        aboard: true,
        start: { sit: 1, face: 1, near: 0.6, nearElbow: 1.5, turn: 0.6, ...CALM },
        keys: [
          [43.6, { tilt: 0.2 }, 1],
          [45, { ...WRY, tilt: 0.18 }, 0.6],
        ],
        eyes: [[40, [720, 480]]],
      }),
      who('anselm', 700, 564, 150, {
        look: bareFaced,
        aboard: true,
        start: { sit: 1, face: -1, ...BEHIND, ...HEART, ...CALM },
        keys: [[43.6, { tilt: 0.2 }, 1]],
        eyes: [[40, 'ada']],
      }),
    ],
    over: [motes({ count: 10, opacity: 0.25, colour: '#ffffff', drift: 2 })],
  },
]);
