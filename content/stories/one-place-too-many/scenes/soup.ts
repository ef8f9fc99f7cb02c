import { CALM, DOUBT, WONDER, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { motes, steam } from '../../../render/kit/film/overlays.ts';
import { push, twoView } from '../../../render/kit/film/shot.ts';
import { dining, noon, roomLamps } from '../places/room.ts';
import { bowlInHand, crew, inHatch, who } from '../staging.ts';

const holding = { near: 0.62, nearElbow: 1.5, far: 0.6, farElbow: 1.5 };
const leonora = who('leonora', 520, 690, 400, {
  prop: bowlInHand,
  start: { face: 1, ...holding, ...DOUBT },
  keys: [
    [13.4, { near: 0.85, nearElbow: 1.9 }, 0.5],
    [16.6, { near: 0.62, nearElbow: 1.5 }, 0.5],
    [21, { ...WRY, raise: 0.4 }],
  ],
  eyes: [
    [13, [600, 480]],
    [14.4, 'felix'],
    [17.2, [600, 480]],
    [20.8, 'felix'],
  ],
});
const felix = who('felix', 760, 690, 400, {
  prop: bowlInHand,
  start: { face: -1, ...holding, ...CALM },
  keys: [
    [17.4, { ...WRY }],
    [22.4, { ...WONDER, open: 0 }, 0.6],
  ],
  eyes: [
    [13, [660, 500]],
    [15.6, 'leonora'],
    [24, [1030, 330]],
  ],
});

export const build = film([
  {
    at: 0,
    place: dining({ laid: [] }),
    mood: noon,
    lamps: roomLamps(),
    camera: { from: { x: 520, y: 450, zoom: 1.35 }, to: { x: 700, y: 450, zoom: 1.42 } },
    actors: [
      ...(['dora', 'oskar', 'leonora', 'felix', 'abel', 'notary', 'mina'] as const).map((id, index) =>
        who(id, 250 + index * 112, 690, 320, {
          depth: 1.002,
          prop: bowlInHand,
          start: { face: index % 2 ? -1 : 1, ...holding, ...CALM },
          keys: [[5 + index * 0.3, { lean: 0.07 * (index % 2 ? -1 : 1) }, 0.5]],
          eyes: [
            [0, [280 + index * 112, 520]],
            [9 + index * 0.2, [250 + (index % 2 ? index - 1 : index + 1) * 112, 430]],
          ],
        }),
      ),
      ...crew(
        0,
        712,
        330,
        0,
        (index) => ({
          depth: 1.06,
          prop: bowlInHand,
          start: { near: 0.9, nearElbow: 1.1 },
          path: [
            [0, 160 - index * 420],
            [12, 1120 - index * 420],
          ],
        }),
        2,
      ),
      inHatch({ eyes: [[0, [600, 460]]] }),
    ],
    over: [0, 2, 4, 6].map((index) => steam(270 + index * 112, 500, 40, 0.4, index + 1)),
  },
  {
    at: 13,
    place: dining({ laid: [], chairs: false, table: false }),
    mood: noon,
    lamps: [{ x: 640, y: 300, reach: 640, power: 0.5, halo: false }, ...roomLamps(0.7)],
    camera: push(twoView(leonora, felix, 0.34, 0.36), 1.08, 14),
    actors: [
      leonora,
      felix,
      inHatch({
        keys: [[24.4, { near: 1.15, nearElbow: 1.3 }, 0.5]],
        eyes: [[13, [640, 380]]],
      }),
    ],
    over: [steam(560, 520, 46, 0.45), steam(714, 520, 46, 0.45, 5), motes({ count: 12, opacity: 0.3 })],
  },
]);
