import type { Brush, Place } from '../../../render/kit/film/place.ts';
import { alpha, mix } from '../../../render/kit/palette.ts';
import { blob, box, cut, lay, oval, poly, stroke } from '../../../render/kit/places/forms.ts';
import { random } from '../../../render/kit/random.ts';

/** A page of the river book seen from near: ruled columns, pencil figures, and the last line being written. */
export function bookPage(written: (t: number) => number): Place {
  return [
    { depth: 0.9, paint: (brush) => table(brush) },
    {
      depth: 1,
      paint: (brush) => {
        cut(
          brush,
          blob(
            [150, 60],
            [640, 20],
            [1130, 60],
            [1160, 400],
            [1140, 760],
            [640, 800],
            [140, 760],
            [120, 400],
          ),
          '#7c3a30',
          0.3,
        );
        cut(brush, box(176, 64, 920, 700, 8), '#f0e6cf', 0.5);
        for (let y = 118; y < 740; y += 44)
          stroke(
            brush,
            [
              [200, y],
              [1072, y],
            ],
            '#c9b896',
            2,
          );
        for (const x of [420, 640, 860])
          stroke(
            brush,
            [
              [x, 76],
              [x, 750],
            ],
            '#c98a7a',
            2,
          );
        const next = random(8);
        for (let row = 0; row < 10; row++)
          for (const column of [0, 1, 2, 3])
            handwriting(
              brush,
              222 + column * 220,
              108 + row * 44,
              column === 0
                ? `${row + 9}. iii`
                : `${3 + Math.floor(next() * 3)}${next() < 0.4 ? '½' : ''} in.`,
              1,
            );
      },
      live: (brush, t) => {
        const part = written(t);
        handwriting(brush, 222, 548, '19. iii', Math.min(1, part * 2));
        handwriting(brush, 442, 548, '4 in.', Math.max(0, part * 2 - 1));
        if (part > 0 && part < 1) pencil(brush, 300 + part * 240, 548 + Math.sin(t * 17) * 5);
      },
    },
  ];
}

function handwriting({ context, tint }: Brush, x: number, y: number, text: string, part: number): void {
  if (part <= 0) return;
  context.save();
  context.beginPath();
  context.rect(x - 10, y - 40, 200 * part, 60);
  context.clip();
  context.fillStyle = alpha(tint('#4a4450'), 0.85);
  context.font = 'italic 32px Georgia, serif';
  context.textAlign = 'left';
  context.fillText(text, x, y);
  context.restore();
}

function pencil(brush: Brush, x: number, y: number): void {
  const skin = '#e0ae92';
  cut(
    brush,
    blob(
      [x + 150, y + 10],
      [x + 250, y - 60],
      [x + 340, y + 20],
      [x + 520, y + 330],
      [x + 400, y + 420],
      [x + 210, y + 150],
    ),
    '#b24a31',
    0.3,
  );
  cut(
    brush,
    blob(
      [x + 70, y - 20],
      [x + 130, y - 96],
      [x + 230, y - 90],
      [x + 290, y + 10],
      [x + 250, y + 110],
      [x + 160, y + 90],
    ),
    skin,
    0.3,
  );
  for (const [dx, dy, tx, ty] of [
    [180, 78, 76, 40],
    [170, 52, 56, 18],
  ] as const)
    stroke(
      brush,
      [
        [x + dx, y + dy],
        [x + tx, y + ty],
      ],
      skin,
      34,
    );
  cut(
    brush,
    poly([x, y], [x + 16, y - 22], [x + 190, y - 190], [x + 212, y - 168], [x + 36, y - 6]),
    '#e0a83a',
    0.3,
  );
  lay(brush, poly([x, y], [x + 16, y - 22], [x + 36, y - 6]), '#ead3a8');
  lay(brush, poly([x, y], [x + 6, y - 8], [x + 12, y - 3]), '#2a2630');
  for (const [dx, dy, tx, ty] of [
    [190, -50, 66, -46],
    [120, 30, 50, -14],
  ] as const)
    stroke(
      brush,
      [
        [x + dx, y + dy],
        [x + tx, y + ty],
      ],
      mix(skin, '#fff0e0', 0.12),
      32,
    );
}

function table(brush: Brush): void {
  lay(brush, box(-900, -900, 3100, 2600), '#8a5e3c');
  for (let y = -80; y < 900; y += 96)
    stroke(
      brush,
      [
        [-900, y],
        [2200, y + 20],
      ],
      '#6f4a2e',
      4,
    );
}

type Drawing = {
  line?: (t: number) => number;
  wall?: (t: number) => number;
  flow?: boolean;
  fountain?: (t: number) => number;
  under?: 'book' | 'stove';
};
const BLUE = [
  [250, 330],
  [330, 372],
  [430, 384],
  [520, 400],
  [610, 420],
  [700, 446],
  [800, 452],
  [890, 430],
  [950, 440],
] as const;

/** The child's drawing: hill, wheel, the blue line through the inside of the hill, and a cow that drinks. */
export function drawing(options: Drawing = {}): Place {
  const { line = () => 1, wall, fountain, flow = false, under = 'book' } = options;
  return [
    {
      depth: 0.9,
      paint: (brush) => {
        if (under === 'book') {
          table(brush);
          cut(
            brush,
            blob([60, 40], [640, 0], [1220, 40], [1250, 400], [1220, 780], [640, 810], [60, 780], [30, 400]),
            '#7c3a30',
            0.3,
          );
          cut(brush, box(86, 40, 1106, 720, 8), '#eee2c6', 0.4);
          for (let y = 90; y < 740; y += 44)
            stroke(
              brush,
              [
                [110, y],
                [1166, y],
              ],
              '#d3c29e',
              2,
            );
          stroke(
            brush,
            [
              [640, 40],
              [640, 760],
            ],
            '#c9b48c',
            6,
          );
        } else {
          lay(brush, box(-900, -900, 3100, 2600), '#4a4550');
          for (const [x, y, r] of [
            [200, 120, 150],
            [1120, 640, 180],
          ] as const) {
            lay(brush, oval(x, y, r), '#3a3640');
            stroke(
              brush,
              [
                [x - r * 0.5, y],
                [x + r * 0.5, y],
              ],
              '#5c5662',
              8,
            );
          }
        }
      },
    },
    {
      depth: 1,
      paint: (brush) => {
        cut(brush, poly([150, 110], [1118, 96], [1132, 640], [164, 656]), '#f6efdc', 0.5);
        stroke(
          brush,
          [
            [172, 520],
            [260, 350],
            [360, 226],
            [470, 190],
            [560, 260],
            [640, 380],
            [720, 470],
            [1100, 480],
          ],
          '#4d6aa0',
          6,
        );
        stroke(
          brush,
          [
            [560, 380],
            [560, 310],
            [600, 272],
            [640, 310],
            [640, 384],
            [560, 380],
          ],
          '#4d6aa0',
          6,
        );
        stroke(
          brush,
          Array.from(
            { length: 19 },
            (_, index) => [520 + Math.cos(index * 0.35) * 42, 372 + Math.sin(index * 0.35) * 42] as const,
          ),
          '#4d6aa0',
          5,
        );
        for (let spoke = 0; spoke < 4; spoke++)
          stroke(
            brush,
            [
              [520 - Math.cos(spoke * 0.785) * 40, 372 - Math.sin(spoke * 0.785) * 40],
              [520 + Math.cos(spoke * 0.785) * 40, 372 + Math.sin(spoke * 0.785) * 40],
            ],
            '#4d6aa0',
            4,
          );
        const { context, tint } = brush;
        context.fillStyle = tint('#4d6aa0');
        context.font = 'italic 40px Georgia, serif';
        context.textAlign = 'left';
        context.fillText('A. Quince', 190, 616);
        context.fillText('7', 420, 616);
        stroke(
          brush,
          [
            [930, 190],
            [960, 150],
            [1000, 140],
            [1040, 170],
            [1030, 210],
            [990, 224],
            [950, 214],
            [930, 190],
          ],
          '#c9a13a',
          5,
        );
      },
      live: (brush, t) => {
        blueLine(brush, line(t), t, flow);
        const water = fountain?.(t) ?? 0;
        if (water < 1) cow(brush, 1 - water);
        if (water > 0) drawnFountain(brush, water, t);
        const built = wall?.(t) ?? 0;
        if (built > 0) {
          stroke(
            brush,
            [
              [820, 520],
              [820, 520 - 230 * built],
            ],
            '#3a3640',
            9,
          );
          if (built > 0.3)
            stroke(
              brush,
              [
                [862, 520],
                [862, 520 - 230 * Math.min(1, (built - 0.3) / 0.7)],
              ],
              '#3a3640',
              9,
            );
          if (built < 1) pencil(brush, built < 0.6 ? 820 : 862, 520 - 230 * built);
        }
      },
    },
  ];
}

function blueLine({ context, tint }: Brush, part: number, t: number, flow: boolean): void {
  const total = 760;
  for (const [width, colour, dash] of [
    [15, '#3f66b8', [total * part, total * 3]],
    [5, '#a9c4ee', [16, 22]],
  ] as const) {
    if (dash[0] === 16 && !flow) continue;
    context.save();
    context.strokeStyle = tint(colour);
    context.lineWidth = width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.setLineDash([...dash]);
    if (flow && dash[0] === 16) context.lineDashOffset = -t * 60;
    context.beginPath();
    for (const [index, [x, y]] of BLUE.entries()) {
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y + Math.sin(index * 2.1) * 5);
    }
    context.stroke();
    context.restore();
  }
}

function cow(brush: Brush, amount: number): void {
  brush.context.save();
  brush.context.globalAlpha = amount;
  const line = (points: readonly (readonly [number, number])[]) => stroke(brush, points, '#4d6aa0', 5);
  line([
    [980, 400],
    [1070, 396],
    [1082, 440],
    [990, 446],
    [980, 400],
  ]);
  line([
    [990, 446],
    [988, 486],
  ]);
  line([
    [1010, 446],
    [1012, 486],
  ]);
  line([
    [1060, 442],
    [1060, 484],
  ]);
  line([
    [1078, 440],
    [1080, 482],
  ]);
  line([
    [980, 404],
    [950, 420],
    [944, 440],
    [966, 444],
    [986, 424],
  ]);
  line([
    [956, 416],
    [948, 402],
  ]);
  line([
    [968, 410],
    [966, 396],
  ]);
  line([
    [1082, 400],
    [1100, 430],
  ]);
  brush.context.restore();
}

function drawnFountain(brush: Brush, amount: number, t: number): void {
  brush.context.save();
  brush.context.globalAlpha = amount;
  stroke(
    brush,
    [
      [940, 470],
      [1080, 470],
      [1062, 492],
      [958, 492],
      [940, 470],
    ],
    '#3a3640',
    6,
  );
  stroke(
    brush,
    [
      [1010, 468],
      [1010, 410],
    ],
    '#3a3640',
    6,
  );
  for (const side of [-1, -0.5, 0.5, 1])
    stroke(
      brush,
      [
        [1010, 408],
        [1010 + side * 22, 366 + Math.sin(t * 5 + side) * 4],
        [1010 + side * 48, 440],
      ],
      '#3f66b8',
      4,
    );
  brush.context.restore();
}
