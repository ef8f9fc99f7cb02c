import { CALM, DOUBT, HEART, SORROW, WONDER, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import type { Prop } from '../../../render/kit/cast/puppet.ts';
import { shape, snip } from '../../../render/kit/cast/scissors.ts';
import type { Camera } from '../../../render/kit/film/camera.ts';
import { push, type Shot } from '../../../render/kit/film/shot.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { kitchen, lampOn } from '../places/kitchen.ts';
import { drawing } from '../places/paper-things.ts';
import { paperInHand } from '../in-hand.ts';
import { bishop, crew, who } from '../staging.ts';

const gold = mood('lamplit');
const onStove = [{ x: 1150, y: 380, reach: 560, power: 1 }];
const stoveLamp = { depth: 1.0002, paint: (brush: Parameters<typeof lampOn>[0]) => lampOn(brush, 1196, 410) };

const dorritLook = who('dorrit', 0, 0, 1).look;
const { hat: cap, ...bareHead } = dorritLook;
const capInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.09, hand.y + 0.02],
      [hand.x - 0.08, hand.y - 0.07, hand.x + 0.1, hand.y - 0.08, hand.x + 0.12, hand.y + 0.01],
      [hand.x + 0.16, hand.y + 0.03],
      [hand.x - 0.09, hand.y + 0.04],
    ),
    cap?.colour ?? '#7a5a3c',
    hand.x,
    hand.y,
    0.12,
    0.012,
  );

const reaction = (at: number, camera: Camera, bare: boolean): Shot => ({
  at,
  place: kitchen({ stage: 'half', seats: false }),
  mood: gold,
  lamps: [{ x: 700, y: 640, reach: 620, power: 1, halo: false }],
  camera,
  actors: [
    ...crew(
      400,
      700,
      340,
      112,
      (index) => ({
        start: { face: 1, ...CALM },
        keys: [[23 + index * 0.35, { ...(index % 2 ? WONDER : SORROW), open: 0, nod: 0.2 }, 0.6]],
        eyes: [
          [21, [640, 660]],
          [26 + index * 0.2, 'dorrit'],
        ],
      }),
      4,
    ).filter((_, index) => index !== 2),
    who(
      'dorrit',
      640,
      704,
      350,
      bare
        ? {
            look: bareHead,
            prop: capInHand,
            start: { face: 1, ...HEART, ...SORROW, near: 2.3, nearElbow: 1.15 },
            keys: [[24, { ...HEART, nod: 0.25 }, 1.1]],
            eyes: [[21, [660, 640]]],
          }
        : {
            start: { face: 1, ...DOUBT, near: 0.4, nearElbow: 0.7 },
            keys: [[22.6, { near: 2.3, nearElbow: 1.15 }, 1.2]],
            eyes: [[21, [660, 640]]],
          },
    ),
  ],
  over: [motes({ count: 12 })],
});

export const build = film([
  {
    at: 0,
    place: [
      ...kitchen({ stage: 'half', seats: false }).filter(({ depth }) => depth !== 1),
      ...kitchen({ stage: 'empty' }).filter(({ depth }) => depth === 1),
      stoveLamp,
      bishop(
        () => [890, 700],
        150,
        () => ({ facing: 1, look: 0.9, warm: 0.6 }),
        1.03,
      ),
    ],
    mood: gold,
    lamps: onStove,
    camera: push({ x: 1050, y: 440, zoom: 1.75 }, 1.12, 14),
    actors: [
      who('ada', 1296, 676, 340, {
        start: { face: -1, near: 1.2, nearElbow: 0.35, ...DOUBT },
        prop: paperInHand,
        keys: [
          [0.9, { ...WRY }],
          [1.8, { near: 1.05, nearElbow: 0.15 }, 0.6],
          [4, { near: 1.25 }, 0.5],
          [6.6, { near: 1.0 }, 0.8],
        ],
        eyes: [
          [0, 'dorrit'],
          [2.4, [1120, 430]],
          [9, 'dorrit'],
        ],
      }),
      who('dorrit', 1000, 678, 340, {
        start: { face: 1, lean: 0.1, ...DOUBT },
        keys: [[5, { ...WONDER, open: 0 }, 0.7]],
        eyes: [
          [0, 'ada'],
          [3, [1120, 430]],
        ],
      }),
      ...crew(
        740,
        690,
        330,
        96,
        (index) => ({
          start: { face: 1, lean: 0.06 },
          eyes: [
            [0, 'ada'],
            [3 + index * 0.3, [1120, 430]],
          ],
        }),
        2,
      ),
    ],
    over: [motes({ count: 14 })],
  },
  {
    at: 11,
    place: drawing({
      flow: true,
      under: 'stove',
      wall: (t) => ramp(t, 11.6, 14.6),
      fountain: (t) => ramp(t, 16.6, 19.6),
    }),
    mood: mood('room'),
    lamps: [{ x: 900, y: 160, reach: 900, power: 0.7, halo: false }],
    camera: { from: { x: 600, y: 360, zoom: 1.12 }, to: { x: 860, y: 400, zoom: 1.6 } },
  },
  reaction(21, { from: { x: 610, y: 460, zoom: 1.95 }, to: { x: 610, y: 456, zoom: 2.04 } }, false),
  reaction(24, { from: { x: 610, y: 456, zoom: 2.04 }, to: { x: 612, y: 450, zoom: 2.16 } }, true),
]);
