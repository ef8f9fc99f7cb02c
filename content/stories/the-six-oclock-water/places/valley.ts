import type { Brush, Layer, Place } from '../../../render/kit/film/place.ts';
import { alpha } from '../../../render/kit/palette.ts';
import { flood } from '../../../render/kit/places/flood.ts';
import { blob, box, cut, hills, lay, poly, stones } from '../../../render/kit/places/forms.ts';
import { mistBank, sky } from '../../../render/kit/places/sky.ts';
import { pines } from '../../../render/kit/places/trees.ts';
import { branch, crateAfloat, plank } from './adrift.ts';
import { boat, lorry, roofless, turning, wheel } from './things.ts';

type Options = {
  /** How far the lake has risen, 0 dry to 1 over everything. */
  lake?: (t: number) => number;
  window?: (t: number) => number;
  boat?: 'stranded' | 'afloat' | 'none';
  angle?: (t: number) => number;
  disc?: Parameters<typeof sky>[0];
  mill?: boolean;
};

/** The valley from above: the mill at the left, the dry bed, houses without roofs, the wall across its end. */
export function valley(options: Options = {}): Place {
  const { window: light = () => 1, angle = turning, mill = true } = options;
  return [
    sky(options.disc ?? { horizon: 360, disc: { x: 260, y: 96, radius: 24 } }),
    {
      depth: 0.14,
      paint: (brush) => void hills(brush, { seed: 41, base: 270, swing: 100, wave: 420, colour: '#8698b0' }),
    },
    {
      depth: 0.3,
      paint: (brush) =>
        pinesOn(
          brush,
          hills(brush, {
            seed: 52,
            base: (x) => 300 - Math.abs(x - 700) * 0.05,
            swing: 60,
            wave: 330,
            colour: '#6f8c78',
          }),
        ),
    },
    { depth: 0.5, paint: wallAcross, live: lampsOfWall },
    mistBank(0.55, 420, 80, 0.2),
    {
      depth: 0.8,
      paint: (brush) => {
        hills(brush, { seed: 63, base: 430, swing: 16, wave: 520, colour: '#71855c' });
        bedFromAbove(brush);
        for (const [x, y, size, colour] of [
          [520, 500, 44, '#c4ab8a'],
          [640, 470, 36, '#b89e84'],
          [790, 486, 40, '#cbb18e'],
          [900, 458, 30, '#b59a80'],
          [1010, 500, 38, '#bfa284'],
          [1120, 470, 30, '#c9ae8c'],
          [700, 560, 52, '#bda086'],
          [960, 590, 56, '#c8ab88'],
          [420, 600, 58, '#b99c80'],
        ] as const)
          roofless(brush, x, y, size, colour);
        if (mill) smallMill(brush);
      },
      live: (brush, t) => {
        if (mill) wheel(brush, 196, 566, 44, angle(t));
        if (mill && light(t) > 0) {
          brush.context.fillStyle = alpha('#ffcf70', light(t));
          brush.context.fillRect(270, 536, 22, 22);
        }
        if (options.boat === undefined || options.boat === 'stranded') boat(brush, 820, 640, 34);
      },
    },
    ...(options.lake ? [lakeLayer(options.lake)] : []),
    {
      depth: 1.16,
      paint: (brush) => {
        const yAt = hills(brush, {
          seed: 88,
          base: (x) => 690 + Math.min(80, Math.abs(x - 640) * -0.06 + 40),
          swing: 14,
          wave: 300,
          colour: '#4c5f48',
        });
        pines(brush, yAt, {
          seed: 5,
          count: 12,
          from: -300,
          to: 220,
          size: [120, 230],
          colour: '#274436',
          sink: 30,
        });
        pines(brush, yAt, {
          seed: 6,
          count: 12,
          from: 1080,
          to: 1600,
          size: [120, 230],
          colour: '#274436',
          sink: 30,
        });
      },
    },
  ];
}

const pinesOn = (brush: Brush, yAt: (x: number) => number) =>
  pines(brush, yAt, { seed: 7, count: 90, from: -300, to: 1600, size: [14, 36], colour: '#3d6650' });

function wallAcross(brush: Brush): void {
  const face = poly(
    [360, 306],
    [700, 312],
    [1100, 300],
    [1700, 262],
    [1700, 640],
    [1100, 600],
    [700, 560],
    [410, 470],
  );
  cut(brush, face, '#5d6472', 0.4);
  stones(brush, face, [340, 270, 1400, 380], {
    seed: 3,
    count: 260,
    size: [64, 15],
    colours: ['#474d5a', '#7b828f'],
    opacity: 0.3,
    round: 0.1,
  });
  for (let x = 470; x < 1700; x += 104)
    lay(
      brush,
      poly([x, 316 - (x - 470) * 0.03], [x + 14, 316 - (x - 470) * 0.03], [x + 24, 620], [x - 10, 620]),
      '#4f5562',
    );
  cut(
    brush,
    poly([352, 298], [700, 304], [1100, 292], [1700, 254], [1700, 268], [1100, 306], [700, 318], [352, 312]),
    '#868d9a',
    0.4,
  );
}

function lampsOfWall({ context }: Brush, t: number): void {
  for (let index = 0; index < 8; index++) {
    context.fillStyle = `rgba(235,242,255,${(0.85 + 0.1 * Math.sin(t * 3 + index * 2)).toFixed(3)})`;
    context.fillRect(430 + index * 118, 303 + Math.sin(index * 0.5) * 6 - index * 3, 5, 5);
  }
}

function bedFromAbove(brush: Brush): void {
  const bed = blob(
    [90, 640],
    [260, 596],
    [460, 640],
    [660, 612],
    [830, 540],
    [980, 540],
    [1130, 500],
    [1300, 474],
    [1330, 494],
    [1160, 530],
    [1030, 580],
    [880, 612],
    [760, 700],
    [470, 720],
    [240, 660],
    [80, 690],
  );
  cut(brush, bed, '#cfc7b4', 0.25);
  stones(brush, bed, [60, 470, 1300, 260], {
    seed: 12,
    count: 260,
    size: [22, 10],
    colours: ['#e3dccb', '#a39b8a', '#8c8578'],
    opacity: 0.7,
    round: 0.5,
  });
}

function smallMill(brush: Brush): void {
  cut(brush, box(216, 500, 120, 90), '#cbb692', 0.2);
  cut(brush, poly([204, 506], [276, 440], [348, 506]), '#8b4f3a', 0.3);
  lay(brush, box(304, 546, 20, 44), '#4d3325');
  cut(brush, box(310, 446, 13, 34), '#94806a');
}

const lakeLayer = (lake: (t: number) => number): Layer => {
  const water = flood({
    depth: 0.81,
    level: (t) => 706 - lake(t) * 256,
    colour: '#5fa3bd',
    light: { x: 700, colour: '#ffd68c', strength: 0.9 },
    step: 22,
    swell: 4,
    adrift: [
      { sheet: 1, draw: (brush, t, y) => branch(brush, 390 + t * 2.4, y + 4, 26, t) },
      { sheet: 2, draw: (brush, t, y) => plank(brush, 690 + t * 1.6, y + 5, 30, t) },
      { sheet: 2, draw: (brush, t, y) => crateAfloat(brush, 470 - t * 1.2, y + 6, 13, t) },
      { sheet: 3, draw: (brush, t, y) => branch(brush, 820 - t * 2, y + 8, 44, t + 2) },
    ],
  });
  return { ...water, live: (brush, t) => lake(t) > 0 && water.live?.(brush, t) };
};

/** The road that comes down in zigzags, with the lorry's two lamps on it. */
export function road(lorryAt: (t: number) => number): Place {
  const bends = [
    [980, 150],
    [560, 214],
    [930, 286],
    [430, 372],
    [860, 470],
    [300, 590],
    [700, 760],
  ] as const;
  const at = (part: number): readonly [number, number, number, number] => {
    const index = Math.min(bends.length - 2, Math.floor(part * (bends.length - 1)));
    const rest = part * (bends.length - 1) - index;
    const [from = [0, 0], to = [0, 0]] = [bends[index], bends[index + 1]];
    return [
      from[0] + (to[0] - from[0]) * rest,
      from[1] + (to[1] - from[1]) * rest,
      10 + index * 5.2 + rest * 5.2,
      to[0] > from[0] ? 1 : -1,
    ];
  };
  return [
    sky({ horizon: 330, clouds: 5, seed: 9 }),
    {
      depth: 0.12,
      paint: (brush) => void hills(brush, { seed: 21, base: 210, swing: 90, wave: 360, colour: '#93a0bc' }),
    },
    {
      depth: 0.25,
      paint: (brush) => void hills(brush, { seed: 22, base: 250, swing: 80, wave: 300, colour: '#7f97a0' }),
    },
    mistBank(0.35, 300, 90, 0.3),
    {
      depth: 0.7,
      paint: (brush) => {
        const yAt = hills(brush, {
          seed: 23,
          base: (x) => 170 + Math.max(0, 700 - x) * 0.14,
          swing: 36,
          wave: 460,
          colour: '#6f8a6a',
          foot: '#3c5648',
        });
        for (const width of [30, 24]) {
          brush.context.strokeStyle = brush.tint(width === 30 ? '#4f5c4c' : '#c9bca0');
          brush.context.lineJoin = 'round';
          for (let index = 0; index < bends.length - 1; index++) {
            brush.context.lineWidth = width * (0.35 + index * 0.16);
            brush.context.beginPath();
            brush.context.moveTo(bends[index]?.[0] ?? 0, bends[index]?.[1] ?? 0);
            brush.context.lineTo(bends[index + 1]?.[0] ?? 0, bends[index + 1]?.[1] ?? 0);
            brush.context.stroke();
          }
        }
        pines(brush, yAt, { seed: 4, count: 30, from: -200, to: 1500, size: [20, 46], colour: '#33594a' });
        for (const [y, seed] of [
          [330, 12],
          [440, 13],
          [560, 14],
        ] as const)
          pines(brush, () => y, {
            seed,
            count: 9,
            from: 960,
            to: 1500,
            size: [50, 100],
            colour: '#2c5042',
            sink: 30,
          });
        for (const [y, seed] of [
          [360, 15],
          [520, 16],
        ] as const)
          pines(brush, () => y, {
            seed,
            count: 7,
            from: -200,
            to: 260,
            size: [60, 110],
            colour: '#2c5042',
            sink: 30,
          });
      },
      live: (brush, t) => {
        const [x, y, size, facing] = at(Math.min(0.999, Math.max(0, lorryAt(t))));
        lorry(brush, x, y + 4, size, { facing: facing > 0 ? 1 : -1, t });
        const { context } = brush;
        context.save();
        context.globalCompositeOperation = 'lighter';
        for (const reach of [2.2, 5]) {
          const gradient = context.createRadialGradient(
            x + facing * size * 1.6,
            y - size * 0.3,
            0,
            x + facing * size * 1.6,
            y - size * 0.3,
            size * reach,
          );
          gradient.addColorStop(0, 'rgba(255,205,110,0.5)');
          gradient.addColorStop(1, 'rgba(255,160,60,0)');
          context.fillStyle = gradient;
          context.fillRect(x - size * 8, y - size * 6, size * 16, size * 12);
        }
        context.restore();
      },
    },
    {
      depth: 1.2,
      paint: (brush) => {
        const yAt = hills(brush, {
          seed: 29,
          base: (x) => 640 + Math.abs(x - 700) * -0.1 + 60,
          swing: 20,
          wave: 300,
          colour: '#3f5548',
        });
        pines(brush, yAt, {
          seed: 8,
          count: 14,
          from: -400,
          to: 200,
          size: [160, 300],
          colour: '#203a32',
          sink: 40,
        });
        pines(brush, yAt, {
          seed: 18,
          count: 12,
          from: 1080,
          to: 1700,
          size: [160, 300],
          colour: '#203a32',
          sink: 40,
        });
      },
    },
  ];
}

/** A lane with trees that pass before and behind, for whoever drives along it. */
export function lane(speed = 150): Place {
  return [
    sky({ horizon: 420, clouds: 4, seed: 9 }),
    {
      depth: 0.15,
      paint: (brush) => void hills(brush, { seed: 21, base: 360, swing: 90, wave: 360, colour: '#93a0bc' }),
    },
    { depth: 0.4, live: (brush, t) => passing(brush, t * speed * 0.25, 470, 120, 190, '#4f7566', 9) },
    {
      depth: 0.95,
      paint: (brush) =>
        void hills(brush, { seed: 33, base: 600, swing: 5, wave: 300, colour: '#a99f84', foot: '#5c5a50' }),
      live: (brush, t) => passing(brush, t * speed * 0.8, 604, 260, 420, '#35594a', 5),
    },
    { depth: 1.05, live: (brush, t) => passing(brush, t * speed * 2.1, 800, 520, 900, '#182b2c', 4) },
  ];
}

function passing(
  brush: Brush,
  moved: number,
  y: number,
  size: number,
  step: number,
  colour: string,
  count: number,
): void {
  const { context, tint } = brush;
  context.fillStyle = tint(colour);
  const span = step * count;
  for (let index = 0; index < count; index++) {
    const x = ((((index * step + (index % 3) * step * 0.22 - moved) % span) + span) % span) - 300;
    context.beginPath();
    context.moveTo(x, y - size * (1 + (index % 4) * 0.12));
    for (const [dx, dy] of [
      [0.16, 0.66],
      [0.1, 0.66],
      [0.24, 0.34],
      [0.14, 0.34],
      [0.3, 0.04],
      [0.05, 0.04],
      [0.05, -0.2],
      [-0.05, -0.2],
      [-0.05, 0.04],
      [-0.3, 0.04],
      [-0.14, 0.34],
      [-0.24, 0.34],
      [-0.1, 0.66],
      [-0.16, 0.66],
    ] as const)
      context.lineTo(x + dx * size, y - dy * size);
    context.fill();
  }
}
