import { BEHIND, CALM, DOUBT, GLAD, POINT, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import type { Layer } from '../../../render/kit/film/place.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { push } from '../../../render/kit/film/shot.ts';
import { box, cut, lay, stones } from '../../../render/kit/places/forms.ts';
import { flood } from '../../../render/kit/places/flood.ts';
import { lerp, ramp } from '../../../render/kit/stage.ts';
import { ANSELM, CROWD, INES } from '../cast.ts';
import { MILL_DOOR, mill, millLamps } from '../places/mill.ts';
import { branch, crateAfloat, plank } from '../places/adrift.ts';
import { boat } from '../places/things.ts';
import { marrin } from '../places/town.ts';
import { bookInHand, bucketInHand, chairInHand, crateInHand, pencilInHand } from '../in-hand.ts';
import { bishop, crew, who } from '../staging.ts';

const { glasses: _, ...bareFaced } = ANSELM;
const sunrise = mood('dawn', { ambient: [0.82, 0.7, 0.66] });
const sun = {
  horizon: 430,
  disc: { x: 940, y: 400, radius: 48, colour: '#ffe2a4', rise: [0, 14, 60] as const },
};
const rising = (t: number) => lerp(742, 640, ramp(t, 0.6, 9));
/** The doorstep from near: stone, chalk line, and the water that comes up to it. */
const step: Layer[] = [
  { depth: 0.6, paint: (brush) => lay(brush, box(-900, -900, 3100, 2600), '#8f8a78') },
  {
    depth: 0.95,
    paint: (brush) => {
      const face = box(-200, 120, 1700, 900);
      cut(brush, face, '#b9ae98', 0.3);
      stones(brush, face, [-200, 120, 1700, 700], {
        seed: 9,
        count: 150,
        size: [150, 60],
        colours: ['#9b917c', '#d0c6b0', '#877e6c'],
        opacity: 0.45,
        round: 0.15,
      });
      cut(brush, box(-100, 20, 1500, 120, 10), '#d0c6b2', 0.4);
      lay(brush, box(340, 300, 520, 7, 3), '#f6f2e6');
      lay(brush, box(430, 296, 120, 4, 2), '#f6f2e6');
    },
  },
  flood({
    depth: 1.001,
    level: (t) => lerp(760, 408, ramp(t, 10, 14)),
    colour: '#5fa3bd',
    swell: 9,
    step: 30,
    light: { x: 930, colour: '#ffd68c', strength: 1 },
    adrift: [
      { sheet: 1, draw: (brush, t, y) => branch(brush, 700 - (t - 10) * 9, y + 4, 70, t) },
      { sheet: 3, draw: (brush, t, y) => plank(brush, 940 - (t - 10) * 14, y + 6, 90, t) },
    ],
  }),
];
const measuring = who('dorrit', 120, 870, 1150, {
  depth: 1.02,
  start: { face: 1, near: 1.1, nearElbow: -0.1, ...DOUBT },
  keys: [
    [11.4, { near: 1.0 }, 0.4],
    [12.4, { near: 1.14 }, 0.4],
    [13.6, { near: 0.98 }, 0.4],
    [15, { nearElbow: 0.3 }, 0.5],
    [16.2, { nearElbow: -0.1 }, 0.5],
  ],
});

/** Three boats before the mill, by size, with the people who sit in them. */
const ROWERS = [
  { x: 840, y: 668, size: 92, people: [CROWD[0], CROWD[6]] },
  { x: 560, y: 700, size: 112, people: [CROWD[4], bareFaced] },
  { x: 1000, y: 724, size: 128, people: [CROWD[3], CROWD[1]] },
].map(({ people, ...rest }) => ({ ...rest, people: people.flatMap((look) => look ?? []) }));
const bobbing = (t: number, x: number) => Math.sin(t * 0.9 + x) * 3;

export const build = film([
  {
    at: 0,
    place: [
      ...mill({
        disc: sun,
        water: rising,
        light: { x: 985, colour: '#ffd68c', strength: 1.1 },
        adrift: [
          { sheet: 1, draw: (brush, t, y) => branch(brush, 700 - t * 6, y + 4, 30, t) },
          { sheet: 2, draw: (brush, t, y) => plank(brush, 860 - t * 7, y + 4, 34, t) },
          { sheet: 3, draw: (brush, t, y) => crateAfloat(brush, 620 - t * 5, y + 5, 20, t) },
        ],
        boat: (t) => ramp(t, 5, 9) * 34,
        window: 0.7,
      }),
      bishop(
        (t) => [lerp(760, 940, ramp(t, 5, 10)), rising(t) + 22],
        62,
        (t) => ({ facing: 1, look: 0.8, sit: t > 6.4 }),
        1.021,
      ),
    ],
    mood: sunrise,
    lamps: [{ x: 960, y: 380, reach: 900, power: 0.4, warmth: [1.1, 0.8, 0.5], halo: false, unrest: 0.1 }],
    camera: { from: { x: 800, y: 500, zoom: 1.5 }, to: { x: 680, y: 430, zoom: 1.1 } },
    actors: [
      who('ada', MILL_DOOR.x + 6, 606, 156, { start: { face: 1, ...CALM }, eyes: [[0, [1000, 620]]] }),
      who('anselm', 660, 612, 156, {
        look: bareFaced,
        start: { face: 1, ...BEHIND, ...CALM },
        eyes: [
          [0, [1000, 620]],
          [7, 'ada'],
        ],
      }),
    ],
  },
  {
    at: 10,
    place: step,
    mood: mood('dawn', { ambient: [0.86, 0.8, 0.76], distance: 0 }),
    lamps: [{ x: 1100, y: 120, reach: 1000, power: 0.3, warmth: [1.1, 0.8, 0.5], halo: false, unrest: 0.1 }],
    camera: push({ x: 620, y: 330, zoom: 1.25 }, 1.14, -20, 6),
    actors: [measuring],
  },
  {
    at: 20,
    place: marrin({ lit: 0, disc: { horizon: 500, clouds: 4, seed: 5 } }),
    mood: mood('dawn', { ambient: [0.84, 0.76, 0.72] }),
    lamps: [
      { x: 1000, y: 200, reach: 1000, power: 0.35, warmth: [1.1, 0.85, 0.6], halo: false, unrest: 0.1 },
    ],
    camera: push({ x: 820, y: 520, zoom: 1.9 }, 1.08, 16),
    actors: [
      who('ines', 740, 656, 205, {
        prop: bucketInHand,
        start: { face: 1, near: 0.8, nearElbow: 0.5, ...CALM },
        keys: [
          [21.4, { near: 1.5, nearElbow: 0.5, lean: 0.1 }, 0.8],
          [25.4, { near: 0.6, nearElbow: 0.4, lean: 0, ...GLAD }, 0.8],
        ],
        eyes: [
          [20, 'sister'],
          [22, [800, 590]],
          [26, 'sister'],
        ],
      }),
      who('sister', 850, 656, 200, {
        look: { ...INES, build: 0.9, dress: { style: 'gown', colour: '#a8563e', trim: '#7e3c2a' } },
        prop: bucketInHand,
        start: { face: -1, near: 0.9, nearElbow: 0.3, ...CALM },
        keys: [[25.8, { ...GLAD }, 0.6]],
        eyes: [
          [20, 'ines'],
          [22, [800, 600]],
          [26, 'ines'],
        ],
      }),
      ...CROWD.slice(0, 4).map((look, index) =>
        who(`queue-${index}`, 950 + index * 84, 658, 196, {
          look,
          prop: bucketInHand,
          start: { face: index % 2 ? -1 : 1, near: 0.8, nearElbow: 0.4, ...CALM },
          keys: [[24 + index * 0.7, { near: index % 2 ? 0.5 : 1.35, ...(index % 2 ? GLAD : CALM) }, 0.7]],
          eyes: [
            [20, [880, 560]],
            [24 + index * 0.5, [950 + (index % 2 ? index - 1 : index + 1) * 84, 580]],
          ],
        }),
      ),
    ],
  },
  {
    at: 30,
    place: mill({ door: 1, water: () => 676, boat: () => 8, disc: { horizon: 430, clouds: 4, seed: 4 } }),
    mood: mood('day', { ambient: [0.92, 0.87, 0.8] }),
    camera: push({ x: 640, y: 520, zoom: 2.3 }, 1.1, 14),
    actors: [
      who('ada', 480, 608, 160, {
        start: { face: 1, ...POINT, ...CALM },
        prop: pencilInHand,
        keys: [30.8, 32.6, 34.4, 36.2, 38].map(
          (at, index) => [at, { near: index % 2 ? 1.5 : 0.9, ...(index === 2 ? WRY : {}) }, 0.5] as const,
        ),
        eyes: [
          [30, [680, 540]],
          [31.6, 'dorrit'],
          [34, [600, 540]],
        ],
      }),
      who('dorrit', 840, 616, 164, {
        start: { face: -1, ...DOUBT, near: 0.4, nearElbow: 0.5 },
        keys: [
          [31, { near: 1.2, nearElbow: 0.8 }, 0.4],
          [34.8, { near: 0.3, nearElbow: 0.4, ...WRY }],
        ],
        eyes: [[30, 'ada']],
      }),
      ...crew(0, 612, 160, 0, (index) => ({
        prop: [chairInHand, chairInHand, crateInHand, bookInHand, chairInHand][index] ?? chairInHand,
        start: { near: 1.2, nearElbow: 0.7 },
        path: [
          [30, 700 + index * 84],
          [40, 560 + index * 66],
        ],
      })),
    ],
  },
  {
    at: 40,
    place: [
      ...mill({
        water: () => 628,
        light: { x: 900, colour: '#cfe0ff', strength: 0.7 },
        boat: false,
        disc: { horizon: 430, disc: { x: 900, y: 110, radius: 34 } },
      }),
      ...ROWERS.map(
        ({ x, y, size }): Layer => ({
          depth: 1.03,
          warm: 0.5,
          live: (brush, t) => boat(brush, x, y + bobbing(t, x), size, Math.sin(t * 0.8 + x) * 0.03),
        }),
      ),
      {
        depth: 1.034,
        live: ({ context }, t) => {
          context.save();
          context.globalCompositeOperation = 'lighter';
          for (let row = 0; row < 14; row++) {
            context.fillStyle = `rgba(255,186,90,${(0.34 - row * 0.022).toFixed(3)})`;
            context.fillRect(396 + Math.sin(t * 1.6 + row) * 8, 640 + row * 8, 62 - row * 2, 4);
          }
          for (const { x, y, size } of ROWERS) {
            const [lx, ly] = [x - size * 0.84, y - size * 0.48 + bobbing(t, x)];
            for (const [reach, power] of [
              [size * 0.9, 0.3],
              [size * 0.2, 0.9],
            ] as const) {
              const glow = context.createRadialGradient(lx, ly, 0, lx, ly, reach);
              glow.addColorStop(0, `rgba(255,200,110,${power})`);
              glow.addColorStop(1, 'rgba(255,170,80,0)');
              context.fillStyle = glow;
              context.fillRect(lx - reach, ly - reach, reach * 2, reach * 2);
            }
            for (let row = 0; row < 6; row++) {
              context.fillStyle = `rgba(255,196,110,${(0.3 - row * 0.045).toFixed(3)})`;
              context.fillRect(lx - 12 + Math.sin(t * 1.9 + row + x) * 5, y + 4 + row * 7, 24 - row * 2, 3);
            }
          }
          context.restore();
        },
      },
    ],
    mood: mood('night', { ambient: [0.5, 0.58, 0.84] }),
    lamps: [
      ...millLamps(0.9),
      ...ROWERS.map(({ x, y, size }) => ({
        x: x - size * 0.84,
        y: y - size * 0.5,
        reach: size * 2.2,
        power: 0.75,
        halo: false,
      })),
    ],
    camera: { from: { x: 560, y: 500, zoom: 1.55 }, to: { x: 640, y: 455, zoom: 1.2 } },
    actors: ROWERS.flatMap(({ x, y, size, people }, boatIndex) =>
      people.map((look, index) =>
        who(`rower-${boatIndex}-${index}`, x + size * (index ? 0.3 : -0.3), 0, size * 1.12, {
          look,
          aboard: true,
          depth: 1.028,
          climb: Array.from(
            { length: 45 },
            (__, step) => [39.5 + step / 4, y + bobbing(39.5 + step / 4, x) - size * 0.1] as const,
          ),
          start: { sit: 1, face: -1, tilt: -0.12, near: 0.6, nearElbow: 0.7, ...CALM },
          eyes: [[40, [190, 500]]],
        }),
      ),
    ),
    over: [motes({ count: 12, opacity: 0.3 })],
  },
]);
