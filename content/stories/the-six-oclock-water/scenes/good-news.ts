import { DOUBT, GLAD, OPEN_ARMS, WONDER } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { along } from '../../../render/kit/film/tween.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { bicycle } from '../places/things.ts';
import { square } from '../places/town.ts';
import { umbrellaInHand } from '../in-hand.ts';
import { who } from '../staging.ts';

const night = mood('night', { ambient: [0.32, 0.38, 0.62] });
const lamps = [
  { x: 262, y: 430, reach: 520, power: 0.75 },
  { x: 900, y: 380, reach: 460, power: 0.4, halo: false },
];
const mayorWalk = [
  [0, 230],
  [9, 560],
] as const;
const ines = who('ines', 860, 650, 400, {
  start: { face: -1, ...DOUBT, near: 1.5, nearElbow: 0.9 },
  keys: [
    [22.6, { raise: 0.7, frown: 0.2 }, 0.5],
    [25.6, { ...WONDER, open: 0 }, 0.6],
  ],
  eyes: [
    [19, [800, 400]],
    [21.4, [1050, 520]],
    [23.4, [800, 400]],
    [25.2, [1100, 470]],
    [27.4, [780, 390]],
  ],
});

export const build = film([
  {
    at: 0,
    place: [
      ...square({ lit: 0.9 }),
      {
        depth: 1.0003,
        live: (brush, t) =>
          bicycle(
            brush,
            along(
              [
                [0, 92],
                [9, 415],
              ],
              t,
            ),
            668,
            84,
            t * 0.45,
            1,
          ),
      },
    ],
    mood: night,
    lamps,
    camera: { from: { x: 560, y: 400, zoom: 1.06 }, to: { x: 700, y: 420, zoom: 1.22 } },
    actors: [
      who('mayor', 0, 666, 190, {
        path: mayorWalk,
        prop: umbrellaInHand,
        start: { ...GLAD, near: 0.6, nearElbow: 1.5 },
        eyes: [[0, [900, 420]]],
      }),
      who('ines', 0, 662, 190, {
        path: [
          [0, 110],
          [9, 436],
        ],
        start: { ...DOUBT, near: 0.6, nearElbow: 0.4 },
        eyes: [
          [0, 'mayor'],
          [4, [860, 500]],
        ],
      }),
    ],
    over: [motes({ count: 12, opacity: 0.25, colour: '#ffffff' })],
  },
  {
    at: 9,
    place: square({ lit: 0.9 }),
    mood: night,
    lamps,
    camera: push({ x: 470, y: 500, zoom: 2.35 }, 1.08, 8),
    actors: [
      who('mayor', 420, 668, 200, {
        prop: umbrellaInHand,
        start: { face: 1, ...GLAD, near: 1, nearElbow: 1.3 },
        keys: [
          ...[9.8, 10.6, 11.4, 12.2, 13].map(
            (at, index) =>
              [at, { near: index % 2 ? 0.9 : 1.7, nearElbow: index % 2 ? 1.4 : 0.7 }, 0.35] as const,
          ),
          [14, { near: 0.8, nearElbow: 1.4, far: 0.5, farElbow: 1.9 }, 0.5],
          [15, { farElbow: 1.6 }, 0.25],
          [15.5, { farElbow: 2 }, 0.25],
          [16, { farElbow: 1.6 }, 0.25],
          [16.6, { ...OPEN_ARMS, near: 0.9, nearElbow: 1.2 }],
        ],
        eyes: [
          [9, [700, 300]],
          [14, 'ines'],
          [17, [860, 520]],
        ],
      }),
      who('ines', 560, 664, 190, {
        start: { face: -1, ...DOUBT },
        eyes: [
          [9, 'mayor'],
          [17, [860, 540]],
        ],
      }),
    ],
  },
  {
    at: 19,
    place: [
      ...square({ lit: 0.9, fountain: () => 0 }),
      {
        depth: 1.02,
        live: ({ context }, t) => {
          const full = ramp(t, 19.4, 23.5);
          const x = 786 + Math.sin(t) * 0.8;
          context.fillStyle = `rgba(150,200,216,${(0.3 + full * 0.15).toFixed(3)})`;
          context.fillRect(x, 322 - full * 52, 40, full * 52);
          context.fillStyle = 'rgba(226,240,246,0.22)';
          context.fillRect(x - 3, 248, 46, 78);
          context.strokeStyle = 'rgba(240,250,255,0.7)';
          context.lineWidth = 1.6;
          context.strokeRect(x - 3, 248, 46, 78);
          context.fillStyle = 'rgba(255,255,255,0.5)';
          context.fillRect(x + 3, 258, 3, 58);
          for (let drop = 0; drop < 7; drop++) {
            const age = (t * 0.8 + drop / 7) % 1;
            context.fillStyle = `rgba(225,240,248,${(0.8 * (1 - age) * (1 - full)).toFixed(3)})`;
            context.fillRect(x + 6 + ((drop * 13) % 28), 215 + age * 90, 2.4, 9);
          }
        },
      },
    ],
    mood: night,
    lamps: [{ x: 620, y: 360, reach: 640, power: 0.75, halo: false }],
    camera: push(faceView(ines, 0.62, 0.02, 0.45), 1.14, -4),
    actors: [ines],
    over: [motes({ count: 20, opacity: 0.5, colour: '#dff0f6', drift: -6 })],
  },
]);
