import { ANGER, CALM, DOUBT, SORROW, WONDER, WORRY, SAT } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { motes, steam } from '../../../render/kit/film/overlays.ts';
import { push, twoView } from '../../../render/kit/film/shot.ts';
import { dining, HATCH, LAMP, noon, roomLamps, SEATS, TABLE_TOP } from '../places/room.ts';
import { bookInHand, guests, inHatch, who } from '../staging.ts';

const felix = who('felix', 500, 700, 400, {
  start: { ...SAT, face: 1, ...DOUBT },
  keys: [
    [14, { ...WONDER }, 0.6],
    [17.8, { ...ANGER, smile: -0.3 }, 0.6],
    [20.4, { near: 0.75, nearElbow: 2.2, ...WORRY }, 0.7],
  ],
  eyes: [
    [12, [900, 400]],
    [21.2, 'leonora'],
  ],
});
const leonora = who('leonora', 690, 704, 395, {
  start: { ...SAT, face: 1, ...CALM },
  keys: [[20.6, { ...SORROW, smile: 0.05 }, 1]],
  eyes: [
    [12, [900, 400]],
    [20.8, [LAMP.x, 520]],
  ],
});
const standing = who('notary', SEATS[6] + 30, 690, 330, {
  depth: 1.002,
  prop: bookInHand,
  start: { face: -1, near: 0.3, nearElbow: 1.95, far: 0.4, farElbow: 1.7, ...CALM },
  eyes: [
    [0, [840, 520]],
    [4.8, 'felix'],
    [7.8, [840, 520]],
  ],
});
const sitting = guests(() => ({ start: { face: 1 } })).filter(({ id }) => id !== 'notary');

export const build = film([
  {
    at: 0,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: { from: { x: 760, y: 430, zoom: 1.4 }, to: { x: 900, y: 410, zoom: 1.72 } },
    actors: [
      ...sitting.map((actor, index) => ({
        ...actor,
        eyes: [
          [0, 'notary'],
          [8.6 + index * 0.12, [HATCH.x + 100, 330]],
        ] as const,
        ...(actor.id === 'felix' ? { keys: [[5, { ...DOUBT }]] as const } : {}),
      })),
      standing,
      inHatch({
        keys: [
          [1, { near: 1.1 }],
          [3, { near: 0.9 }],
          [5, { near: 1.1 }],
          [6.6, { near: 0.95 }],
          [8.2, { ...WONDER, open: 0, near: 1.0 }, 0.3],
        ],
        eyes: [
          [0, [HATCH.x + 20, 420]],
          [8.2, [700, 420]],
        ],
      }),
    ],
    over: [steam(HATCH.x + 50, HATCH.y + 140, 50, 0.3)],
  },
  {
    at: 12,
    place: dining({ chairs: false, laid: [] }),
    mood: noon,
    lamps: [{ x: 780, y: 260, reach: 640, power: 0.45, halo: false }, ...roomLamps(0.8)],
    camera: push({ ...twoView(felix, leonora, 0.31, 0.4), x: 670 }, 1.08, 8),
    actors: [
      felix,
      leonora,
      who('notary', 884, 700, 390, {
        depth: 1.002,
        prop: bookInHand,
        start: { face: -1, near: 0.3, nearElbow: 1.95, far: 0.4, farElbow: 1.7, ...CALM },
        keys: [[17.4, { raise: 0.4 }]],
        eyes: [
          [12, [860, 500]],
          [15.4, 'felix'],
        ],
      }),
    ],
    over: [motes({ count: 12, opacity: 0.3 })],
  },
  {
    at: 24.2,
    place: dining(),
    mood: noon,
    lamps: [
      { x: HATCH.x + 20, y: HATCH.y + 40, reach: 320, power: 1, halo: false, unrest: 1.6 },
      ...roomLamps(0.7),
    ],
    camera: push({ x: 1046, y: 336, zoom: 3.3 }, 1.12, 0, -4),
    actors: [
      inHatch({
        start: { ...WORRY, near: 0.5, nearElbow: 1.7 },
        keys: [
          [24.8, { ...DOUBT, frown: -0.4 }],
          [29, { ...WONDER, open: 0, frown: -0.4 }, 0.6],
          [31.4, { ...SORROW }, 1.2],
        ],
        eyes: [
          [24, [LAMP.x, 560]],
          [26, [700, 430]],
          [31.2, [LAMP.x, 560]],
        ],
      }),
      who('leonora', 640, 662, 330, { start: { ...SAT, face: 1 }, eyes: [[24, [1040, 330]]] }),
    ],
    over: [motes({ count: 14, opacity: 0.4 })],
  },
  {
    at: 34.4,
    place: dining({ laid: [0, 1, 2, 3, 4, 5, 6, 7] }),
    mood: noon,
    lamps: roomLamps(),
    camera: { from: { x: 700, y: 430, zoom: 1.3 }, to: { x: 860, y: 430, zoom: 1.5 } },
    actors: [
      ...guests((_, index) => ({
        start: { face: 1, ...CALM, nod: 0.1 },
        eyes: [
          [34.4, [LAMP.x, 540]],
          [39 + index * 0.16, 'us'],
        ],
      })),
      inHatch({
        start: { ...SORROW, near: 0.5, nearElbow: 1.7 },
        eyes: [
          [34.4, [LAMP.x, 560]],
          [40.4, 'us'],
        ],
      }),
    ],
    over: [steam(LAMP.x, TABLE_TOP - 12, 40, 0.16, 3)],
  },
]);
