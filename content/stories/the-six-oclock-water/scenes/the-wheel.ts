import { CALM, DOUBT, WONDER, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import type { Layer } from '../../../render/kit/film/place.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { box, lay, stones } from '../../../render/kit/places/forms.ts';
import { shelf, wall, windowFrame } from '../../../render/kit/places/room.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { lampOn } from '../places/kitchen.ts';
import { mill, MILL_WHEEL, millLamps } from '../places/mill.ts';
import { lorry } from '../places/things.ts';
import { crew, who } from '../staging.ts';
import { whistleInHand } from '../traits.ts';

const moonlit = mood('night', { ambient: [0.32, 0.4, 0.66] });
const bare = { horizon: 430, disc: { x: 900, y: 110, radius: 34 } };
const drive = (t: number) => 640 + ramp(t, -4, 16) * 420;
const kneeling = who('dorrit', 640, 700, 430, {
  start: { sit: 0.9, lean: 0.75, face: 1, near: 0.35, nearElbow: 0.1, tilt: 0.3, ...CALM, lid: 0.7 },
  keys: [
    [23.2, { ...WONDER, open: 0.1, lid: 1.25, tilt: 0.3 }, 0.6],
    [27.4, { raise: 0.6, tilt: 0.25 }, 0.8],
  ],
  eyes: [
    [22, [900, 700]],
    [26.5, [1000, 560]],
  ],
});
/** Her window from outside: the wall of the mill, the frame, and the kitchen with her behind the panes. */
const GLASS = { x: 500, y: 200, width: 290, height: 330 };
const inside = who('ada', 588, 742, 450, {
  start: { face: 1, ...CALM, near: 0.5, nearElbow: 1.2 },
  keys: [
    [60.4, { nod: 0.45 }, 0.35],
    [61, { nod: 0 }, 0.4],
    [62.2, { ...WRY }],
    [63.6, { near: 0.9, nearElbow: 1.3 }, 0.6],
  ],
  eyes: [
    [56, 'us'],
    [63.4, [730, 560]],
    [65.4, 'us'],
  ],
  depth: 0.9,
});
const pane: Layer[] = [
  {
    depth: 0.84,
    paint: (brush) => {
      lay(brush, box(-900, -900, 3100, 2600), '#d99a5a');
      shelf(brush, 468, 236, 200, 4, ['#7c3a30', '#241a1a', '#703228'], 9);
    },
  },
  {
    depth: 0.92,
    live: (brush, t) => {
      lampOn(brush, 742, 526);
      const glow = ramp(t, 63.6, 66) * 0.5 + 0.5;
      const { context } = brush;
      const light = context.createRadialGradient(742, 490, 0, 742, 490, 200);
      light.addColorStop(0, `rgba(255,214,130,${(glow * 0.7).toFixed(3)})`);
      light.addColorStop(1, 'rgba(255,180,80,0)');
      context.fillStyle = light;
      context.fillRect(540, 290, 400, 400);
    },
  },
  {
    depth: 1,
    paint: (brush) => {
      const { x, y, width, height } = GLASS;
      wall(brush, [-900, -900, 3100, 2600], [box(x, y, width, height)], '#b6a283', 8);
      stones(brush, box(-300, -100, x + 270, 1100), [-300, -100, x + 270, 1100], {
        seed: 8,
        count: 80,
        size: [110, 44],
        colours: ['#a58e6c', '#cdb98f', '#8d7a60'],
        opacity: 0.32,
      });
      stones(brush, box(x + width + 30, -100, 800, 1100), [x + width + 30, -100, 800, 1100], {
        seed: 9,
        count: 80,
        size: [110, 44],
        colours: ['#a58e6c', '#cdb98f', '#8d7a60'],
        opacity: 0.32,
      });
      windowFrame(brush, x, y, width, height, '#5f4630');
    },
    live: ({ context }) => {
      context.fillStyle = 'rgba(150,190,255,0.10)';
      context.beginPath();
      context.moveTo(GLASS.x + 10, GLASS.y + 150);
      context.lineTo(GLASS.x + 130, GLASS.y + 6);
      context.lineTo(GLASS.x + 180, GLASS.y + 6);
      context.lineTo(GLASS.x + 10, GLASS.y + 214);
      context.fill();
    },
  },
];

export const build = film([
  {
    at: 0,
    place: [
      ...mill({ disc: bare }),
      {
        depth: 1.003,
        live: (brush, t) => lorry(brush, drive(t), 676 + Math.sin(t * 6) * 1.6, 112, { t: t * 0.5 }),
      },
    ],
    mood: moonlit,
    lamps: [{ x: 760, y: 620, reach: 420, power: 0.8, halo: false }],
    camera: { from: { x: 880, y: 500, zoom: 1.62 }, to: { x: 1060, y: 510, zoom: 1.75 }, pace: 'even' },
    over: [motes({ count: 60, opacity: 0.5, drift: -16 })],
  },
  {
    at: 12,
    place: [...mill({ disc: bare }), { depth: 1.0015, live: (brush) => lorry(brush, 820, 660, 150, {}) }],
    mood: moonlit,
    lamps: [{ x: 1010, y: 600, reach: 360, power: 0.75, halo: false }],
    camera: push({ x: 1010, y: 560, zoom: 2.1 }, 1.14, 14, 8),
    actors: [
      who('dorrit', 1080, 690, 190, {
        depth: 1.003,
        start: { face: 1, ...DOUBT },
        keys: [[14.2, { sit: 0.9, lean: 0.6, near: 0.4, nearElbow: 0.1, tilt: 0.15 }, 1.1]],
        eyes: [
          [12, [1200, 560]],
          [14, [1130, 700]],
        ],
      }),
      ...crew(
        1140,
        684,
        180,
        46,
        (index) => ({
          depth: 1.003,
          start: { face: -1, ...CALM, ...(index === 2 ? { near: 1.9, nearElbow: 1.15 } : {}) },
          keys: index === 2 ? [[13.6, { near: 0.1, nearElbow: 0.3 }, 0.6] as const] : [],
          ...(index === 2 ? { prop: whistleInHand } : {}),
          eyes: [
            [12, [900, 560]],
            [13.4 + index * 0.3, 'dorrit'],
          ],
        }),
        5,
      ),
    ],
    over: [motes({ count: 30, opacity: 0.4, drift: 4 })],
  },
  {
    at: 22,
    place: mill({ disc: bare }),
    mood: moonlit,
    lamps: [{ x: 930, y: 560, reach: 460, power: 0.55, warmth: [0.6, 0.75, 1.1], halo: false, unrest: 0.2 }],
    camera: push({ ...faceView(kneeling, 0.62, 0.02, 0.45) }, 1.12),
    actors: [kneeling],
  },
  {
    at: 32,
    place: mill({ disc: bare }),
    mood: moonlit,
    lamps: [{ x: 760, y: 520, reach: 520, power: 0.5, warmth: [0.6, 0.75, 1.1], halo: false, unrest: 0.2 }],
    camera: {
      from: { x: 850, y: 500, zoom: 2.35 },
      to: { x: 950, y: 500, zoom: 2.5 },
      start: 0.15,
      end: 0.9,
    },
    actors: crew(740, 640, 220, 84, (index) => ({
      start: { face: 1, ...CALM },
      keys: [[34.6 + index * 0.7, { ...WONDER, open: 0.05 }, 0.5]],
      eyes: [
        [32, [700, 640]],
        [33.8 + index * 0.7, [1500, 470]],
      ],
    })),
  },
  {
    at: 42,
    place: mill({ disc: { horizon: 430, disc: { x: 470, y: 90, radius: 34 } } }),
    mood: moonlit,
    lamps: millLamps(0.8),
    camera: {
      from: { x: MILL_WHEEL.x + 20, y: 440, zoom: 1.5 },
      to: { x: MILL_WHEEL.x + 6, y: 474, zoom: 2.1 },
      pace: 'even',
      hand: 0.5,
    },
  },
  {
    at: 56,
    place: pane,
    mood: moonlit,
    lamps: [{ x: 700, y: 420, reach: 520, power: 1.05, halo: false }],
    camera: { ...push({ x: 640, y: 372, zoom: 1.9 }, 1.14), hand: 0.6 },
    actors: [inside],
    over: [
      (context, t) => {
        const glow = ramp(t, 63.6, 68);
        if (glow > 0) {
          context.save();
          context.globalCompositeOperation = 'lighter';
          context.fillStyle = `rgba(255,190,96,${(glow * 0.34).toFixed(3)})`;
          context.fillRect(0, 0, 1280, 720);
          context.restore();
        }
      },
    ],
  },
]);
