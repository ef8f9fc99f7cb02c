import { ANGER, BEHIND, CALM, DOUBT, HOLD_OUT, WONDER, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes, rain } from '../../../render/kit/film/overlays.ts';
import { push } from '../../../render/kit/film/shot.ts';
import { chair } from '../../../render/kit/places/room.ts';
import { ferryHouse, houseLamps } from '../places/river.ts';
import { dining, noon, roomLamps } from '../places/room.ts';
import { crew, inHatch, who } from '../staging.ts';

export const build = film([
  {
    at: 0,
    place: [
      ...dining(),
      {
        depth: 1.062,
        warm: 0.25,
        live: (brush, t) =>
          chair(brush, 712 - Math.min(t, 8.8) * 51.1, 640 + Math.sin(t * 5) * 3, 190, '#8a5e3c'),
      },
    ],
    mood: noon,
    lamps: roomLamps(),
    camera: { from: { x: 620, y: 450, zoom: 1.5 }, to: { x: 400, y: 450, zoom: 1.5 }, pace: 'even' },
    actors: [
      ...crew(
        0,
        712,
        340,
        0,
        (index) => ({
          depth: 1.06,
          start: { ...HOLD_OUT, far: 0.9, farElbow: 0.8 },
          path: [
            [0, 620 + index * 200],
            [8.8, 170 + index * 200],
          ],
        }),
        2,
      ),
      who('leonora', 0, 706, 340, {
        depth: 1.05,
        start: { face: -1, ...HOLD_OUT, ...ANGER },
        path: [
          [0, 960],
          [5, 650],
        ],
        keys: [[5.4, { near: 0.2, nearElbow: 0.4, ...WONDER, open: 0 }, 0.5]],
      }),
      who('felix', 0, 706, 335, {
        depth: 1.05,
        start: { face: -1, ...HOLD_OUT, ...DOUBT },
        path: [
          [0, 1080],
          [5.2, 770],
        ],
        keys: [[5.6, { near: 0.1, nearElbow: 0.3, ...WONDER, open: 0 }, 0.5]],
      }),
    ],
  },
  {
    at: 9,
    place: ferryHouse({ chair: true }),
    mood: mood('overcast'),
    lamps: houseLamps(0.9),
    camera: push({ x: 430, y: 500, zoom: 1.7 }, 1.14, -20, 10),
    over: [rain(0.7)],
  },
  {
    at: 13.4,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: push({ x: 560, y: 440, zoom: 1.85 }, 1.08, 16),
    actors: [
      who('felix', 560, 700, 340, {
        depth: 1.002,
        start: { face: -1, near: 0.5, nearElbow: 0.6, ...WONDER, open: 0 },
        keys: [[14, { ...DOUBT, near: 1.2, nearElbow: 0.5 }]],
        eyes: [
          [13.4, [160, 420]],
          [16.8, 'notary'],
          [20, 'leonora'],
        ],
      }),
      who('notary', 690, 700, 335, {
        depth: 1.002,
        start: { face: -1, ...CALM, ...BEHIND },
        keys: [[17.2, { ...WRY }]],
        eyes: [
          [13.4, 'felix'],
          [19.8, 'leonora'],
        ],
      }),
      who('leonora', 350, 700, 345, {
        depth: 1.002,
        start: { face: 1, ...CALM },
        keys: [[20.2, { ...WRY }]],
        eyes: [
          [13.4, [160, 420]],
          [16.8, 'notary'],
          [23.6, [1030, 330]],
        ],
      }),
      inHatch({ eyes: [[13.4, [480, 420]]] }),
    ],
    over: [motes({ count: 12, opacity: 0.3 })],
  },
]);
