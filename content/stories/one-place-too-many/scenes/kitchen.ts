import { CALM, DESK, DOUBT, HOLD_OUT, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { motes, steam } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { fireside, kitchen, kitchenLamps } from '../places/kitchen.ts';
import { crew, ladleInHand, spoonInHand, who } from '../staging.ts';

const face = who('wanda', 700, 690, 380, {
  prop: ladleInHand,
  start: { face: 1, near: 0.8, nearElbow: 1.2, ...CALM },
  keys: [
    [14.6, { ...DOUBT }],
    [17.2, { raise: 0.35, frown: -0.2 }],
    [18.4, { ...WRY }],
    [22.4, { smile: 0.5, lid: 0.86 }, 0.7],
  ],
  eyes: [
    [14, [840, 480]],
    [15.6, [560, 420]],
    [18.2, [840, 480]],
    [22.2, 'us'],
  ],
});

export const build = film([
  {
    at: 0,
    place: kitchen(),
    mood: fireside,
    lamps: kitchenLamps(),
    camera: { from: { x: 470, y: 450, zoom: 1.5 }, to: { x: 720, y: 440, zoom: 1.4 } },
    actors: [
      who('wanda', 800, 694, 350, {
        depth: 1.002,
        prop: ladleInHand,
        start: { face: 1, ...CALM, ...HOLD_OUT, nod: 0.15 },
        keys: [0, 1, 2, 3, 4, 5].map(
          (turn) =>
            [
              1 + turn * 2.1,
              { near: turn % 2 ? 0.95 : 1.2, nearElbow: turn % 2 ? 0.75 : 0.55 },
              0.8,
            ] as const,
        ),
        eyes: [
          [0, [890, 330]],
          [5.2, [600, 420]],
          [7.4, [890, 330]],
          [10, [300, 300]],
        ],
      }),
      ...crew(
        300,
        704,
        330,
        92,
        () => ({
          start: { face: 1, ...CALM, ...DESK },
          eyes: [[0, 'wanda']],
          prop: spoonInHand,
          depth: 1.05,
        }),
        2,
      ),
    ],
    over: [steam(896, 318, 90, 0.5), motes({ count: 14 })],
  },
  {
    at: 13.6,
    place: kitchen(),
    mood: fireside,
    lamps: kitchenLamps(1.05),
    camera: push(faceView(face, 0.5, -0.1, 0.44), 1.12),
    actors: [face],
    over: [steam(896, 318, 110, 0.5, 6), motes({ count: 14 })],
  },
]);
