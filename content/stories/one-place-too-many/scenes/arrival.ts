import { BEHIND, CALM, DOUBT, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes, rain, steam } from '../../../render/kit/film/overlays.ts';
import { push } from '../../../render/kit/film/shot.ts';
import { ferryHouse, houseLamps } from '../places/river.ts';
import { dining, HATCH, LAMP, noon, roomLamps } from '../places/room.ts';
import { cardInHand, crew, inHatch, who } from '../staging.ts';

export const build = film([
  {
    at: 0,
    place: ferryHouse(),
    mood: mood('overcast'),
    lamps: houseLamps(0.9),
    camera: { from: { x: 700, y: 400, zoom: 1.04 }, to: { x: 620, y: 460, zoom: 1.34 } },
    actors: [
      ...(['leonora', 'felix', 'notary'] as const).map((id, index) =>
        who(id, 0, 640, 150, {
          start: { nod: 0.25, lean: 0.05 },
          path: [
            [0, 930 + index * 66],
            [12.5, 640 + index * 66],
          ],
        }),
      ),
      ...crew(0, 664, 152, 0, (index) => ({
        path: [
          [0, 40 - index * 64],
          [12.5, 400 - index * 58],
        ],
      })),
    ],
    over: [rain(0.5)],
  },
  {
    at: 13.4,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: { from: { x: 440, y: 420, zoom: 1.3 }, to: { x: 860, y: 400, zoom: 1.34 }, pace: 'even' },
    actors: crew(0, 704, 330, 0, (index) => ({
      depth: 1.06,
      path: [
        [13.4, 120 - index * 130],
        [20, 700 - index * 140],
      ],
      eyes: [
        [13.4, [560, 540]],
        [18, [LAMP.x, LAMP.y]],
      ],
    })),
    over: [motes({ count: 14, opacity: 0.3 })],
  },
  {
    at: 24,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: push({ x: 1030, y: 356, zoom: 2.5 }, 1.1, 8),
    actors: [
      inHatch({
        start: { ...DOUBT },
        keys: [
          [25, { near: 1.1 }],
          [26.6, { near: 0.85 }],
          [28.6, { ...WRY }],
          [30, { near: 1.5, nearElbow: 0.7 }, 0.4],
          [31.4, { near: 0.9, nearElbow: 1.1 }, 0.4],
        ],
        eyes: [
          [24, [800, 540]],
          [28.2, [700, 420]],
          [31, 'us'],
        ],
      }),
    ],
    over: [steam(HATCH.x + 60, HATCH.y + 140, 60, 0.35)],
  },
  {
    at: 33,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: push({ x: 520, y: 440, zoom: 1.55 }, 1.09, 24),
    actors: [
      who('notary', 640, 700, 340, {
        depth: 1.002,
        prop: cardInHand,
        start: { face: -1, near: 0.85, nearElbow: 1.35, ...CALM },
        keys: [
          [36, { near: 1.05 }],
          [38, { near: 0.9, nearElbow: 1.6 }],
        ],
        eyes: [
          [33, [600, 560]],
          [34, [300, 420]],
          [38, [610, 540]],
          [40, 'us'],
        ],
      }),
      who('leonora', 300, 700, 340, {
        depth: 1.002,
        start: { face: 1, ...DOUBT, ...BEHIND },
        eyes: [
          [33, 'notary'],
          [38.4, 'felix'],
        ],
      }),
      who('felix', 420, 704, 335, {
        depth: 1.002,
        start: { face: 1, ...CALM },
        eyes: [[33, 'notary']],
      }),
      who('oskar', 180, 706, 330, { depth: 1.002, start: { face: 1 }, eyes: [[33, 'notary']] }),
    ],
    over: [motes({ count: 12, opacity: 0.3 })],
  },
]);
