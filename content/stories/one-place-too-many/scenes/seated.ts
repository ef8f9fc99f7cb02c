import { CALM, DOUBT, POINT, WONDER, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { motes, steam } from '../../../render/kit/film/overlays.ts';
import { push } from '../../../render/kit/film/shot.ts';
import { dining, HATCH, LAMP, noon, roomLamps, SEATS, setting, TABLE_TOP } from '../places/room.ts';
import { cardInHand, crew, guests, inHatch, spoonInHand } from '../staging.ts';

const steams = () => SEATS.slice(0, 7).map((x, index) => steam(x, TABLE_TOP - 12, 40, 0.35, index + 1));

export const build = film([
  {
    at: 0,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: { from: { x: 470, y: 470, zoom: 1.5 }, to: { x: 690, y: 440, zoom: 1.2 } },
    actors: guests((id, index) => ({
      ...(id === 'mina' ? {} : { prop: spoonInHand }),
      keys: [0, 1, 2].map(
        (bite) =>
          [
            1 + index * 0.4 + bite * 3,
            { near: bite % 2 ? 0.55 : 0.95, nearElbow: bite % 2 ? 1.15 : 1.85 },
            0.7,
          ] as const,
      ),
      eyes:
        id === 'oskar'
          ? [
              [0, [390, 560]],
              [6, 'leonora'],
              [8.4, [390, 560]],
            ]
          : id === 'leonora'
            ? [
                [0, [480, 560]],
                [6.8, 'oskar'],
                [9, [480, 560]],
              ]
            : [[0, [(SEATS[index] ?? 0) + 20, 560]]],
    })),
    over: steams(),
  },
  {
    at: 12,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: push({ x: 800, y: 440, zoom: 1.72 }, 1.08, 30),
    actors: guests((id) => ({
      start: {
        ...(id === 'felix' ? { face: 1, ...DOUBT } : id === 'notary' ? { face: 1, ...CALM } : { face: 1 }),
      },
      ...(id === 'notary' ? { prop: cardInHand } : {}),
      keys:
        id === 'felix'
          ? [
              [12.6, { ...POINT, near: 1.3 }, 0.4],
              [16, { near: 0.55, nearElbow: 1.15 }, 0.5],
              [23.4, { near: 1.2, nearElbow: 0.4, ...WRY }, 0.4],
            ]
          : id === 'notary'
            ? [
                [15.6, { near: 0.9, nearElbow: 1.7 }, 0.5],
                [17.4, { near: 1.05 }, 0.4],
              ]
            : id === 'leonora'
              ? [[19.6, { ...WRY }]]
              : [],
      eyes: [
        [12, [LAMP.x, 540]],
        [15.6, id === 'notary' ? [880, 500] : 'notary'],
        [19.4, id === 'leonora' ? 'felix' : 'leonora'],
        [23.2, id === 'felix' ? [LAMP.x, 560] : 'felix'],
      ],
    })),
    over: steams(),
  },
  {
    at: 27,
    place: setting(),
    mood: noon,
    lamps: [{ x: 640, y: 300, reach: 700, power: 0.95, halo: false, unrest: 0.4 }],
    camera: push({ x: 640, y: 360, zoom: 1.02 }, 1.16),
    over: [steam(640, 360, 190, 0.42, 3), steam(600, 380, 150, 0.3, 8)],
  },
  {
    at: 31.8,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: { from: { x: 980, y: 400, zoom: 1.9 }, to: { x: 760, y: 420, zoom: 1.34 }, start: 0.4 },
    actors: [
      ...guests((id, index) => ({
        start: { face: 1 },
        eyes: [
          [31.8, [HATCH.x + 80, 350]],
          [35.8 + index * 0.14, 'us'],
        ],
        ...(id === 'mina' ? { keys: [[36, { ...WONDER, open: 0 }, 0.5]] } : {}),
      })),
      inHatch({
        start: { near: 1.1, nearElbow: 0.5, ...CALM },
        keys: [
          [32.2, { near: 1.35, nearElbow: 0.2 }, 0.4],
          [35.6, { near: 0.9, nearElbow: 1.1 }, 0.4],
        ],
        eyes: [
          [31.8, [LAMP.x, 560]],
          [36.6, 'us'],
        ],
      }),
      ...crew(
        240,
        730,
        330,
        120,
        (index) => ({ depth: 1.08, start: { face: 1, turn: 0.9 }, eyes: [[31.8, [900, 420 + index]]] }),
        2,
      ),
    ],
    over: [motes({ count: 12, opacity: 0.3 })],
  },
]);
