import { CALM, DESK, DOUBT, HOLD_OUT, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { push } from '../../../render/kit/film/shot.ts';
import { fireside, kitchen, kitchenLamps } from '../places/kitchen.ts';
import { ferryHouse, houseLamps } from '../places/river.ts';
import { dining, noon, roomLamps, SEATS, setting } from '../places/room.ts';
import { bowlInHand, crew, guests, ladleInHand, plateInHand, who } from '../staging.ts';

/** The first and the last picture lie in the fade of the clip, and are lit against it. */
const bright = mood('overcast', { ambient: [0.98, 0.94, 0.98], distance: 0.2, haze: '#aab2ba' });
const still = (x: number, y: number, zoom: number) => push({ x, y, zoom }, 1);
const overPlate = [{ x: 640, y: 300, reach: 760, power: 1, halo: false, unrest: 0 }];

/** The pictures of the options, one a second, in the order of `production.ts`. */
export const build = film([
  {
    at: 0,
    place: dining({ laid: [], table: false }),
    mood: bright,
    lamps: roomLamps(),
    camera: still(560, 440, 2.1),
    actors: crew(
      460,
      700,
      360,
      190,
      () => ({
        prop: bowlInHand,
        start: { face: 1, ...HOLD_OUT, near: 0.62, nearElbow: 1.5, ...CALM },
      }),
      2,
    ),
  },
  {
    at: 1,
    place: kitchen(),
    mood: fireside,
    lamps: kitchenLamps(),
    camera: still(760, 420, 2),
    actors: [
      who('wanda', 720, 694, 360, {
        prop: ladleInHand,
        start: { face: 1, near: 0.9, nearElbow: 1.1, ...WRY },
        eyes: [[0, [400, 420]]],
      }),
    ],
  },
  {
    at: 2,
    place: ferryHouse({ chair: true }),
    mood: mood('overcast'),
    lamps: houseLamps(),
    camera: still(410, 530, 2.4),
  },
  { at: 3, place: setting(), mood: noon, lamps: overPlate, camera: still(650, 330, 1.2) },
  {
    at: 4,
    place: dining({ laid: [0, 1, 2, 3, 4, 5, 6] }),
    mood: noon,
    lamps: roomLamps(),
    camera: still(990, 440, 2.2),
    actors: [
      who('wanda', 1010, 704, 350, {
        prop: plateInHand,
        start: { face: 1, near: 0.9, nearElbow: 1.1, ...DOUBT },
        eyes: [[0, [1140, 380]]],
      }),
    ],
  },
  {
    at: 5,
    place: dining({ laid: [7] }),
    mood: noon,
    lamps: roomLamps(1.1),
    camera: still(960, 420, 2.1),
    actors: crew(
      1110,
      706,
      350,
      0,
      () => ({ start: { face: -1, ...HOLD_OUT }, eyes: [[0, [SEATS[7], 560]]] }),
      1,
    ),
  },
  {
    at: 6,
    place: dining({ hatch: 'closed' }),
    mood: bright,
    lamps: roomLamps(),
    camera: still(1010, 350, 2.2),
    actors: guests(() => ({ start: { face: 1, ...DESK, ...CALM }, eyes: [[0, [1040, 330]]] })),
  },
]);
