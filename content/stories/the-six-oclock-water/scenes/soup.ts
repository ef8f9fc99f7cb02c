import { CALM, DESK, DOUBT, WONDER, WRY, SAT } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes, steam } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { kitchen, kitchenLamps, TABLE_TOP, WINDOW } from '../places/kitchen.ts';
import { bookPage } from '../places/paper-things.ts';
import { pencilInHand, spoonInHand } from '../in-hand.ts';
import { bishop, seated, who } from '../staging.ts';

const gold = mood('lamplit');
const dorrit = who('dorrit', 520, 690, 350, {
  prop: spoonInHand,
  start: { ...SAT, face: 1, near: 0.9, nearElbow: 1.2, ...CALM, nod: 0.2 },
  keys: [
    [20.4, { near: 0.95, nearElbow: 1.3, ...WONDER, open: 0 }, 0.5],
    [26.6, { ...DOUBT }],
    [28.5, { near: 0.75, nearElbow: 1.05, nod: 0.25, ...WRY }],
  ],
  eyes: [
    [0, [560, 560]],
    [20.5, [WINDOW.x + 100, WINDOW.y + 70]],
    [24.2, [930, 400]],
    [28.4, [560, 560]],
  ],
});

export const build = film([
  {
    at: 0,
    place: [
      ...kitchen(),
      bishop(
        () => [905, 566],
        118,
        (t) => ({ facing: -1, look: 0.7 + 0.3 * Math.sin(t), sit: true, warm: 0.7 }),
        1.02,
      ),
    ],
    mood: gold,
    lamps: kitchenLamps(),
    camera: { from: { x: 560, y: 500, zoom: 1.75 }, to: { x: 800, y: 478, zoom: 1.95 } },
    actors: [
      ...seated(
        392,
        92,
        (index) => [
          [0, [400 + index * 92, 600]],
          [3 + index * 0.8, [1000, 440]],
          [4.4 + index * 0.6, [400 + index * 92, 600]],
        ],
        { prop: spoonInHand },
      ).map((actor, index) => ({
        ...actor,
        keys: [0, 1, 2].map(
          (bite) =>
            [
              1 + index * 0.3 + bite * 2.4,
              { near: bite % 2 ? 0.55 : 1.0, nearElbow: bite % 2 ? 1.15 : 1.9 },
              0.7,
            ] as const,
        ),
      })),
      who('ada', 985, 690, 330, {
        depth: 1.04,
        start: { face: -1, ...CALM, ...DESK, nod: 0.2, near: 0.5, nearElbow: 1.9 },
        prop: pencilInHand,
        keys: [
          [4, { near: 2.2, nearElbow: 1.2 }, 0.7],
          [5.6, { near: 0.62, nearElbow: 0.9 }, 0.8],
          [7, { near: 0.7 }, 0.4],
          [8, { near: 0.6 }, 0.4],
        ],
        eyes: [
          [0, [700, 500]],
          [5, [930, 560]],
        ],
      }),
    ],
    over: Array.from({ length: 5 }, (_, index) =>
      steam(400 + index * 90, TABLE_TOP - 20, 50, 0.45, index + 2),
    ),
  },
  {
    at: 10,
    place: bookPage((t) => ramp(t, 15.4, 19.4)),
    mood: mood('room'),
    lamps: [{ x: 420, y: 160, reach: 900, power: 0.7, halo: false }],
    camera: { from: { x: 560, y: 260, zoom: 1.15 }, to: { x: 500, y: 500, zoom: 1.5 } },
    over: [motes({ count: 12, opacity: 0.3 })],
  },
  {
    at: 20,
    place: kitchen({ seats: false }),
    mood: gold,
    lamps: [{ x: 646, y: 330, reach: 560, power: 1, halo: false }],
    camera: push(faceView(dorrit, 0.6, -0.12, 0.46), 1.1, 2),
    actors: [dorrit],
    over: [steam(548, 500, 34, 0.4)],
  },
]);
