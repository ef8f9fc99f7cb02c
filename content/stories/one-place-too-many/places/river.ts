import type { Lamp } from '../../../render/kit/film/lighting.ts';
import type { Brush, Place } from '../../../render/kit/film/place.ts';
import { mix } from '../../../render/kit/palette.ts';
import { blob, box, cut, hills, lay, poly, stroke } from '../../../render/kit/places/forms.ts';
import { chair } from '../../../render/kit/places/room.ts';
import { mistBank, sky } from '../../../render/kit/places/sky.ts';
import { pines } from '../../../render/kit/places/trees.ts';
import { water } from '../../../render/kit/places/water.ts';

export const HOUSE_DOOR = { x: 552, y: 612 };
export const HOUSE_WINDOW = { x: 694, y: 486 };

export const houseLamps = (power = 1): readonly Lamp[] => [
  { x: HOUSE_WINDOW.x + 44, y: HOUSE_WINDOW.y + 34, reach: 430, power },
];

type Options = { chair?: boolean; light?: number; smoke?: boolean; disc?: Parameters<typeof sky>[0] };

/** The Ferry House from the landing stage, between the road and the river. */
export function ferryHouse(options: Options = {}): Place {
  const { chair: outside = false, light = 1, smoke = true } = options;
  return [
    sky(options.disc ?? { horizon: 430, clouds: 9, seed: 21, drift: 9 }),
    {
      depth: 0.15,
      paint: (brush) => void hills(brush, { seed: 6, base: 340, swing: 70, wave: 420, colour: '#8296a2' }),
    },
    {
      depth: 0.32,
      paint: (brush) => {
        const yAt = hills(brush, { seed: 17, base: 400, swing: 36, wave: 320, colour: '#6f8c7a' });
        pines(brush, yAt, { seed: 5, count: 54, from: -300, to: 1600, size: [22, 54], colour: '#45685a' });
      },
    },
    mistBank(0.42, 450, 90, 0.3),
    water({ depth: 0.6, level: 466, colour: '#7f98a2', swell: 3 }),
    {
      depth: 0.8,
      live: (brush, t) => ferry(brush, 1080, 540 + Math.sin(t * 0.9) * 3),
    },
    {
      depth: 1,
      paint: (brush) => {
        const bank = blob(
          [-1300, 640],
          [0, 606],
          [500, 604],
          [900, 610],
          [1010, 640],
          [1060, 720],
          [1040, 1500],
          [-1300, 1500],
        );
        cut(brush, bank, '#7c8462', 0.25);
        stage(brush);
        house(brush);
        if (outside) chair(brush, 320, 640, 120, '#8a5e3c');
      },
      live: (brush, t) => {
        const { context } = brush;
        context.fillStyle = `rgba(255,206,112,${(light * (0.94 + 0.05 * Math.sin(t * 4))).toFixed(3)})`;
        context.fillRect(HOUSE_WINDOW.x, HOUSE_WINDOW.y, 88, 62);
        context.fillStyle = brush.tint('#5f4232');
        context.fillRect(HOUSE_WINDOW.x + 41, HOUSE_WINDOW.y, 6, 62);
        context.fillRect(HOUSE_WINDOW.x, HOUSE_WINDOW.y + 26, 88, 5);
        if (smoke) plume(brush, t);
      },
    },
  ];
}

function house(brush: Brush): void {
  cut(brush, box(440, 400, 440, 214), '#d3c3a4', 0.2);
  for (const x of [440, 522, 640, 800, 866]) cut(brush, box(x, 400, 14, 214), '#5a4034', 0.1);
  for (const y of [400, 456, 560]) cut(brush, box(440, y, 440, 12), '#5a4034', 0.1);
  for (const [from, to] of [
    [454, 522],
    [880, 812],
  ] as const)
    stroke(
      brush,
      [
        [from, 560],
        [to, 468],
      ],
      '#5a4034',
      10,
    );
  cut(brush, poly([398, 410], [474, 272], [846, 272], [922, 410]), '#7a4a3c', 0.28);
  for (let row = 0; row < 5; row++)
    stroke(
      brush,
      [
        [412 + row * 14 + 4, 392 - row * 26],
        [908 - row * 14 - 4, 392 - row * 26],
      ],
      '#63392e',
      3,
    );
  cut(brush, box(770, 212, 44, 84), '#8a5a48', 0.2);
  cut(brush, box(762, 206, 60, 12, 2), '#6d4436', 0.2);
  cut(brush, box(HOUSE_DOOR.x - 36, 492, 72, 122, 3), '#6b4632', 0.2);
  lay(brush, box(HOUSE_DOOR.x - 28, 500, 56, 112, 2), '#8a5c40');
  cut(brush, box(HOUSE_WINDOW.x - 8, HOUSE_WINDOW.y - 8, 104, 78, 3), '#5f4232', 0.15);
  stroke(
    brush,
    [
      [500, 470],
      [452, 470],
    ],
    '#3a2c24',
    5,
  );
  cut(brush, box(446, 474, 56, 40, 4), '#3f6a58', 0.3);
  stroke(
    brush,
    [
      [456, 500],
      [492, 500],
    ],
    '#f0e4c4',
    4,
  );
  stroke(
    brush,
    [
      [462, 488],
      [486, 488],
    ],
    '#f0e4c4',
    4,
  );
}

function stage(brush: Brush): void {
  for (const x of [940, 1020, 1100, 1180]) cut(brush, box(x, 596, 14, 130), '#5a4436', 0.15);
  cut(brush, poly([900, 588], [1230, 594], [1230, 612], [900, 606]), '#8a6a4c', 0.3);
}

function ferry(brush: Brush, x: number, y: number): void {
  cut(
    brush,
    poly([x - 130, y - 26], [x + 130, y - 26], [x + 104, y + 12], [x - 104, y + 12]),
    mix('#6f5038', '#8aa0a8', 0.1),
    0.25,
  );
  for (const dx of [-110, 100]) cut(brush, box(x + dx, y - 74, 9, 50), '#5a4436', 0.2);
  stroke(
    brush,
    [
      [x - 108, y - 66],
      [x + 106, y - 66],
    ],
    '#5a4436',
    5,
  );
}

function plume({ context }: Brush, t: number): void {
  for (let puff = 0; puff < 7; puff++) {
    const age = (t * 0.09 + puff / 7) % 1;
    context.fillStyle = `rgba(226,226,220,${(0.26 * Math.sin(Math.PI * age)).toFixed(3)})`;
    context.beginPath();
    context.arc(792 + age * 120 + Math.sin(t * 0.6 + puff) * 8, 200 - age * 150, 12 + age * 34, 0, 6.2832);
    context.fill();
  }
}
