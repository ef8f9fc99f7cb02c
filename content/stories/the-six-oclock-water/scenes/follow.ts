import { CALM, DOUBT, HEART, SORROW, WONDER } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import type { Layer } from '../../../render/kit/film/place.ts';
import { gusts, motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { box, cut, stones } from '../../../render/kit/places/forms.ts';
import { sky } from '../../../render/kit/places/sky.ts';
import { crown, foot } from '../places/wall.ts';
import { lanternInHand, receiverInHand } from '../in-hand.ts';
import { crew, who } from '../staging.ts';

const moonlit = mood('night', { ambient: [0.34, 0.42, 0.68] });
const ines = who('ines', 620, 640, 400, {
  start: { face: 1, ...HEART, ...CALM },
  keys: [
    [22.6, { ...WONDER, open: 0 }, 0.9],
    [25, { near: 0.1, nearElbow: 0.3, ...SORROW, nod: 0 }, 1.2],
  ],
  eyes: [
    [21, [760, 560]],
    [23, [1100, 440]],
  ],
});
/** One stone wall, cut so that its foot and its crown are seen together. */
const slab: Layer = {
  depth: 0.99,
  paint: (brush) => {
    const lower = box(690, 380, 1400, 900);
    cut(brush, lower, '#737a88', 0.4);
    stones(brush, lower, [690, 380, 800, 420], {
      seed: 15,
      count: 150,
      size: [92, 28],
      colours: ['#565c69', '#8f95a2'],
      opacity: 0.4,
      round: 0.06,
    });
    const upper = box(-900, -300, 1520, 640);
    cut(brush, upper, '#69707e', 0.4);
    stones(brush, upper, [-200, -60, 820, 400], {
      seed: 16,
      count: 150,
      size: [92, 28],
      colours: ['#565c69', '#8f95a2'],
      opacity: 0.4,
      round: 0.06,
    });
    cut(brush, box(-900, 346, 3100, 22), '#10162c', 0.2);
    cut(brush, box(-900, 690, 3100, 400), '#a59d8c', 0.25);
  },
};

export const build = film([
  {
    at: 0,
    place: foot({ disc: { horizon: 620 } }),
    mood: moonlit,
    lamps: [{ x: 640, y: 610, reach: 330, power: 1, halo: true }],
    camera: { from: { x: 600, y: 520, zoom: 1.7 }, to: { x: 650, y: 260, zoom: 1.15 }, start: 0.3 },
    actors: [
      who('dorrit', 0, 646, 86, {
        path: [
          [0, 560],
          [9, 640],
        ],
        prop: lanternInHand,
        start: { near: 0.9, nearElbow: 0.5 },
      }),
      ...crew(0, 648, 84, 0, (index) => ({
        path: [
          [0, 510 - index * 34],
          [9, 596 - index * 32],
        ],
      })),
    ],
    over: [motes({ count: 14, opacity: 0.25, colour: '#ffffff' })],
  },
  {
    at: 11,
    place: [sky({ horizon: 500 }), slab],
    mood: moonlit,
    lamps: [
      { x: 560, y: 560, reach: 330, power: 0.9, halo: true },
      { x: 760, y: 120, reach: 300, power: 0.6, warmth: [0.85, 0.95, 1.15], unrest: 0.3, halo: false },
    ],
    camera: push({ x: 640, y: 372, zoom: 1.12 }, 1.1),
    actors: [
      who('dorrit', 648, 706, 300, {
        start: { face: 1, tilt: 0.28, near: 1.2, nearElbow: 0.9, ...CALM, lid: 0.7, turn: 0.55 },
        keys: [
          [12, { lid: 1, raise: 0.5 }],
          [15.2, { ...DOUBT, tilt: 0.3 }],
        ],
      }),
      who('ines', 668, 348, 290, {
        start: { face: -1, tilt: -0.26, near: 0.7, nearElbow: 2.2, ...CALM, turn: -0.5 },
        prop: receiverInHand,
        keys: [[15.6, { ...WONDER, open: 0, tilt: -0.2 }, 0.6]],
      }),
    ],
    over: [gusts(0.4)],
  },
  {
    at: 21,
    place: crown({ house: false, lamps: false }),
    mood: moonlit,
    lamps: [
      { x: 430, y: 230, reach: 700, power: 0.6, warmth: [0.85, 0.95, 1.15], halo: false, unrest: 0.3 },
      { x: 900, y: 460, reach: 420, power: 0.55, halo: false },
    ],
    wind: 0.5,
    camera: push(faceView(ines, 0.6, -0.18, 0.44), 1.1, 6),
    actors: [ines],
    over: [gusts(0.6)],
  },
]);
