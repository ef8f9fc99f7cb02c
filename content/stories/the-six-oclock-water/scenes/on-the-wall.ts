import { BEHIND, CALM, CHIN, DOUBT, SORROW, TIRED, WORRY, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import type { Layer } from '../../../render/kit/film/place.ts';
import { gusts, motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { ANSELM } from '../cast.ts';
import { crown, handWheel } from '../places/wall.ts';
import { closedUmbrella, lampInHand, lanternInHand, watchInHand } from '../in-hand.ts';
import { bishop, crew, who } from '../staging.ts';

const green = mood('dawn', {
  ambient: [0.5, 0.6, 0.62],
  sky: ['#1f3556', '#4f8084', '#cfd6a0'],
  haze: '#6f9490',
  stars: 30,
});
const rose = mood('dawn', {
  ambient: [0.62, 0.6, 0.66],
  sky: ['#34497c', '#9a8a9c', '#f0bf96'],
  haze: '#b39a9c',
  stars: 10,
});
const { glasses: _, ...bareFaced } = ANSELM;
const nearWheel: Layer = { depth: 1.05, paint: (brush) => handWheel(brush, 640, 560, 150) };
const ines = who('ines', 640, 700, 400, {
  start: { face: 1, near: 0.75, nearElbow: 0.7, far: 0.8, farElbow: 0.5, ...WORRY, turn: 0.1 },
  keys: [[29.4, { raise: 0.1, frown: 0.4, smile: -0.2, nod: -0.08 }, 0.6]],
  eyes: [
    [24, [640, 520]],
    [25.6, [900, 330]],
    [29.4, 'us'],
    [32.4, [660, 520]],
  ],
});
const ada = who('ada', 640, 700, 400, {
  prop: lampInHand,
  start: { face: 1, near: 0.6, nearElbow: 1.55, far: 0.6, farElbow: 1.5, ...CALM, turn: 0.2 },
  keys: [
    [35, { nod: 0.2 }],
    [37.4, { nod: 0, ...DOUBT }, 0.6],
    [41.6, { ...SORROW, nod: 0 }, 0.8],
    [44, { ...WRY }, 0.8],
  ],
  eyes: [
    [34, [690, 470]],
    [37, 'us'],
    [39.6, [690, 470]],
    [42.2, 'us'],
  ],
});
const anselm = who('anselm', 600, 700, 400, {
  look: bareFaced,
  prop: watchInHand,
  start: { face: 1, ...TIRED, near: 0.2, nearElbow: 0.5 },
  keys: [
    [46.4, { near: 0.62, nearElbow: 1.8 }, 0.8],
    [47.6, { nod: 0.3, ...CALM }, 0.4],
    [50, { nod: 0, ...SORROW, lid: 0.95 }, 0.7],
  ],
  eyes: [
    [46, [900, 330]],
    [47.5, [690, 480]],
    [50.2, [880, 320]],
  ],
});
const line = (turn: boolean) => [
  who('mayor', 250, 640, 150, {
    prop: closedUmbrella,
    start: { face: 1, ...WORRY },
    eyes: turn
      ? [
          [55, [1200, 520]],
          [55.6, 'us'],
        ]
      : [[0, 'ada']],
  }),
  who('anselm', 330, 642, 150, {
    look: bareFaced,
    start: { face: 1, ...BEHIND, ...TIRED },
    eyes: turn
      ? [
          [55, [1200, 520]],
          [56.3, 'us'],
        ]
      : [[0, [200, 480]]],
  }),
  who('ada', 410, 642, 150, {
    prop: lampInHand,
    start: { face: 1, near: 0.6, nearElbow: 1.5, ...CALM },
    eyes: turn
      ? [
          [55, [1200, 520]],
          [57, 'us'],
        ]
      : [[0, [160, 500]]],
  }),
  who('dorrit', 490, 644, 150, {
    prop: lanternInHand,
    start: { face: 1, near: 0.4, nearElbow: 0.4, ...DOUBT },
    eyes: turn
      ? [
          [55, [1200, 520]],
          [57.7, 'us'],
        ]
      : [[0, 'ines']],
  }),
];

export const build = film([
  {
    at: 0,
    place: [
      ...crown({ lamps: false, windows: 1, disc: { horizon: 470, clouds: 3, seed: 6 } }),
      bishop(
        () => [826, 604],
        60,
        () => ({ facing: 1, look: 0.8, sit: true }),
        1.0022,
      ),
    ],
    mood: green,
    lamps: [
      { x: 440, y: 590, reach: 300, power: 0.8, halo: false },
      { x: 700, y: 590, reach: 260, power: 0.6, halo: false },
    ],
    wind: -0.4,
    camera: { from: { x: 520, y: 520, zoom: 2.1 }, to: { x: 640, y: 400, zoom: 1.02 }, end: 0.92 },
    actors: [
      ...line(false),
      ...crew(640, 646, 145, 46, (index) => ({
        start:
          index === 4
            ? { face: 1, near: 0.75, nearElbow: 1.35, far: 0.8, farElbow: 1.3 }
            : { face: 1, near: 0.5, nearElbow: 0.5 },
        eyes: [
          [0, [900, 480]],
          [6 + index * 0.3, [1000, 470]],
        ],
        ...(index === 0 ? { prop: lanternInHand } : {}),
      })),
      who('ines', 890, 640, 150, {
        start: { face: -1, near: 0.8, nearElbow: 0.5, ...WORRY },
        eyes: [[0, [870, 560]]],
      }),
    ],
    over: [gusts(0.4)],
  },
  {
    at: 12,
    place: [
      ...crown({ lamps: false, house: false, disc: { horizon: 470, clouds: 3, seed: 6 } }),
      {
        depth: 0.31,
        live: ({ context }, t) => {
          context.fillStyle = '#ffe2a0';
          for (let car = 0; car < 7; car++) context.fillRect(520 + (t - 12) * 22 + car * 15, 486, 8, 4);
        },
      },
    ],
    mood: green,
    wind: -0.4,
    lamps: [{ x: 300, y: 560, reach: 420, power: 0.5, halo: false }],
    camera: push({ x: 560, y: 440, zoom: 2.05 }, 1.1, 10),
    actors: [
      who('mayor', 470, 648, 235, {
        prop: closedUmbrella,
        start: { face: 1, ...WORRY, near: 0.2, nearElbow: 0.3 },
        keys: [
          [13.4, { far: 0.9, farElbow: 0.7 }, 0.5],
          [16, { far: 0.4, farElbow: 1.9 }, 0.5],
          [18.2, { far: 0.1, farElbow: 0.3 }],
        ],
        eyes: [
          [12, [720, 480]],
          [15.4, 'anselm'],
          [21, [720, 480]],
        ],
      }),
      who('anselm', 660, 650, 240, {
        look: bareFaced,
        start: { face: -1, ...BEHIND, ...TIRED },
        keys: [
          [18.6, { ...CALM, nod: 0.1 }, 0.5],
          [22, { smile: 0.2 }],
        ],
        eyes: [
          [12, [720, 500]],
          [18.4, 'mayor'],
        ],
      }),
    ],
    over: [gusts(0.4)],
  },
  {
    at: 24,
    place: [...crown({ lamps: false, house: false }), nearWheel],
    mood: green,
    wind: -0.5,
    lamps: [{ x: 900, y: 480, reach: 620, power: 0.45, halo: false }],
    camera: push(faceView(ines, 0.56, -0.02, 0.4), 1.12),
    actors: [ines],
    over: [gusts(0.4)],
  },
  {
    at: 34,
    place: crown({ lamps: false, house: false }),
    mood: rose,
    wind: -0.4,
    lamps: [{ x: 690, y: 560, reach: 520, power: 1.15, halo: false }],
    camera: push(faceView(ada, 0.68, 0, 0.43), 1.12, 0, 4),
    actors: [ada],
    over: [motes({ count: 12, opacity: 0.35 })],
  },
  {
    at: 46,
    place: crown({ lamps: false, house: false, windows: 0.5 }),
    mood: rose,
    wind: -0.4,
    lamps: [{ x: 1000, y: 420, reach: 800, power: 0.5, warmth: [1.1, 0.75, 0.5], halo: false, unrest: 0.1 }],
    camera: { from: faceView(anselm, 0.3, 0.1, 0.3), to: faceView(anselm, 0.62, 0.04, 0.44), end: 0.8 },
    actors: [anselm],
  },
  {
    at: 55,
    place: [
      ...crown({ lamps: false, disc: { horizon: 470, clouds: 3, seed: 6 } }),
      bishop(
        () => [580, 652],
        66,
        (t) => ({ facing: 1, look: t > 60.2 ? -0.5 : 0.9 }),
      ),
    ],
    mood: rose,
    lamps: [{ x: 440, y: 590, reach: 320, power: 0.7, halo: false }],
    wind: -0.4,
    camera: push({ x: 480, y: 560, zoom: 2.0 }, 1.08),
    actors: [
      ...line(true),
      who('ines', 700, 644, 150, {
        start: { face: -1, ...CHIN, ...WORRY },
        eyes: [
          [55, [400, 520]],
          [58.4, 'us'],
        ],
      }),
    ],
  },
]);
