import type { Brush, Place } from '../../../render/kit/film/place.ts';
import { alpha, mix } from '../../../render/kit/palette.ts';
import { blob, box, cut, lay, poly, stones, stroke } from '../../../render/kit/places/forms.ts';
import { water } from '../../../render/kit/places/water.ts';
import { random } from '../../../render/kit/random.ts';
import { turning } from './things.ts';

/** The millers' tunnel: vault, wooden gears, names in the stone, the steps and the hatch. */
export function under(
  options: {
    hatch?: (t: number) => number;
    gears?: boolean;
    names?: boolean;
    gate?: (t: number) => number;
    level?: number;
    masons?: (t: number) => number;
    day?: boolean;
  } = {},
): Place {
  const { hatch, gears = true, names = true, gate, level = 640 } = options;
  return [
    { depth: 0.3, paint: (brush) => lay(brush, box(-1500, -1500, 4400, 4000), '#2a2c36') },
    {
      depth: 0.6,
      paint: (brush) => {
        const wallPath = box(-1300, -700, 3900, 2200);
        cut(brush, wallPath, '#8b8478', 0);
        stones(brush, wallPath, [-700, -200, 2700, 1000], {
          seed: 21,
          count: 760,
          size: [86, 34],
          colours: ['#6d675e', '#a59d8e', '#5a554e'],
          opacity: 0.5,
          round: 0.18,
        });
        lay(
          brush,
          blob([470, 900], [470, 300], [520, 210], [640, 176], [760, 210], [810, 300], [810, 900]),
          '#15161d',
        );
      },
    },
    {
      depth: 0.85,
      paint: (brush) => {
        const arch = box(-1300, -900, 3900, 2400);
        arch.addPath(
          blob([180, 1100], [180, 330], [300, 190], [640, 120], [980, 190], [1100, 330], [1100, 1100]),
        );
        brush.context.fillStyle = brush.tint('#7a7468');
        brush.context.fill(arch, 'evenodd');
        brush.context.save();
        brush.context.clip(arch, 'evenodd');
        stones(brush, box(-1300, -900, 3900, 2400), [-700, -200, 2700, 1000], {
          seed: 27,
          count: 560,
          size: [110, 44],
          colours: ['#5f5a51', '#968f80'],
          opacity: 0.45,
          round: 0.16,
        });
        brush.context.restore();
        if (names) carved(brush);
      },
      live: (brush, t) => {
        if (gears) {
          gear(brush, 210, 300, 130, turning(t));
          gear(brush, 392, 412, 78, -turning(t) * 1.66 + 0.16);
        }
        if (hatch) openHatch(brush, hatch(t));
        if (gate) stoneGate(brush, gate(t));
        if (options.masons) masonry(brush, options.masons(t));
      },
    },
    water({ depth: 1.02, level, colour: '#4e6a72', glint: '#d8e4dc', swell: 3 }),
  ];
}

function gear(brush: Brush, x: number, y: number, radius: number, angle: number): void {
  const { context, tint } = brush;
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  const teeth = Math.round(radius / 7);
  context.fillStyle = tint('#7d5a3c');
  for (let tooth = 0; tooth < teeth; tooth++) {
    context.save();
    context.rotate((tooth * Math.PI * 2) / teeth);
    context.fillRect(-radius * 0.05, -radius * 1.12, radius * 0.1, radius * 0.2);
    context.restore();
  }
  context.strokeStyle = tint('#8f6a48');
  context.lineWidth = radius * 0.2;
  context.beginPath();
  context.arc(0, 0, radius * 0.86, 0, 6.3);
  context.stroke();
  context.fillStyle = tint('#6a4a32');
  for (let spoke = 0; spoke < 3; spoke++) {
    context.save();
    context.rotate((spoke * Math.PI) / 3);
    context.fillRect(-radius * 0.8, -radius * 0.07, radius * 1.6, radius * 0.14);
    context.restore();
  }
  context.fillStyle = tint('#50382a');
  context.beginPath();
  context.arc(0, 0, radius * 0.2, 0, 6.3);
  context.fill();
  context.restore();
}

function carved({ context, tint }: Brush): void {
  const next = random(6);
  context.fillStyle = tint('#3b372f');
  context.textAlign = 'left';
  for (const [index, name] of [
    'Jost 1741',
    'Maren',
    'Thom',
    'E. Quince',
    'Lisbet',
    'Aldo 1803',
    'Wenzel',
    'Ruth',
    'Ada',
  ].entries()) {
    context.font = `italic ${22 + next() * 12}px Georgia, serif`;
    context.save();
    context.translate(1110 + (index % 2) * 92 + next() * 20, 240 + Math.floor(index / 2) * 62);
    context.rotate((next() - 0.5) * 0.16);
    context.fillText(name, 0, 0);
    context.restore();
  }
  context.font = 'italic 25px Georgia, serif';
  context.save();
  context.translate(1128, 556);
  context.rotate(-0.1);
  context.fillText('Anselm 7', 0, 0);
  context.restore();
}

function openHatch({ context }: Brush, open: number): void {
  if (open <= 0) return;
  const width = 130 * open;
  context.fillStyle = '#ffcf78';
  context.fillRect(640 - width / 2, 20, width, 62);
  const gradient = context.createLinearGradient(0, 60, 0, 640);
  gradient.addColorStop(0, alpha('#ffcf78', 0.34 * open));
  gradient.addColorStop(1, alpha('#ffcf78', 0));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(640 - width / 2, 80);
  context.lineTo(640 + width / 2, 80);
  context.lineTo(900, 660);
  context.lineTo(380, 660);
  context.fill();
  for (let step = 0; step < 11; step++) {
    const y = 120 + step * 46;
    context.fillStyle = mix('#ffcf78', '#2a2620', 0.3 + step * 0.055);
    context.fillRect(640 - 50 - step * 9, y, 100 + step * 18, 12);
  }
}

function stoneGate(brush: Brush, lowered: number): void {
  const y = 150 + lowered * 190;
  for (const x of [468, 800]) cut(brush, box(x, 130, 22, 560), '#4f4a43', 0.2);
  cut(brush, box(488, y, 314, 300, 5), '#948c7e', 0.35);
  stones(brush, box(488, y, 314, 300), [488, y, 314, 300], {
    seed: 3,
    count: 12,
    size: [70, 34],
    colours: ['#7a7468', '#aca494'],
    opacity: 0.35,
    round: 0.2,
  });
  const { context, tint } = brush;
  context.strokeStyle = tint('#3a3634');
  context.lineWidth = 12;
  context.beginPath();
  context.arc(645, y + 70, 32, 0, 6.3);
  context.stroke();
  stroke(
    brush,
    [
      [645, y + 40],
      [645, -100],
    ],
    '#c0a370',
    8,
  );
}

function masonry(brush: Brush, built: number): void {
  for (let row = 0; row < Math.floor(built * 8); row++)
    for (let block = 0; block < 5; block++)
      cut(
        brush,
        box(474 + block * 68 + (row % 2) * 22 - 22, 610 - row * 52, 64, 48, 4),
        ['#b5aa96', '#a79c88', '#c0b5a0'][(row + block) % 3] ?? '#b5aa96',
        0.3,
      );
}

const LINE = [
  [90, 300],
  [220, 372],
  [340, 420],
  [430, 436],
  [560, 470],
  [700, 500],
  [860, 520],
  [960, 500],
  [1010, 430],
  [1040, 380],
] as const;

/** Hill, mill, wall and fountain cut through like a cake: the water runs through the stone like a thread. */
export function section(options: { filled: (t: number) => number; red?: boolean; lake?: number }): Place {
  return [
    {
      depth: 1,
      paint: (brush) => {
        lay(brush, box(-900, -900, 3100, 2600), '#d9cfb4');
        cut(
          brush,
          blob(
            [-600, 1200],
            [-600, 160],
            [0, 120],
            [180, 190],
            [300, 330],
            [420, 400],
            [700, 410],
            [820, 400],
            [1000, 372],
            [1300, 380],
            [2000, 380],
            [2000, 1200],
          ),
          '#9a7e5c',
          0.3,
        );
        cut(
          brush,
          blob(
            [-600, 1200],
            [-600, 330],
            [60, 330],
            [260, 450],
            [600, 520],
            [900, 560],
            [1400, 520],
            [2000, 520],
            [2000, 1200],
          ),
          '#7c6248',
          0.3,
        );
        cut(
          brush,
          blob([-600, 1300], [-600, 520], [200, 560], [700, 640], [1300, 640], [2000, 620], [2000, 1300]),
          '#5f4a3a',
          0.3,
        );
        if (options.lake)
          lay(
            brush,
            poly([330, 404 - options.lake * 130], [770, 404 - options.lake * 130], [770, 412], [430, 408]),
            '#7fa8b8',
          );
        cut(brush, poly([770, 250], [800, 250], [840, 420], [740, 420]), '#7b808c', 0.4);
        cut(brush, box(372, 338, 60, 66), '#cbb692', 0.3);
        cut(brush, poly([362, 342], [402, 306], [442, 342]), '#8b4f3a', 0.3);
        for (const [dx, tone] of [
          [1080, '#cfc8bc'],
          [1130, '#c6bfb4'],
          [1180, '#d6d0c5'],
        ] as const)
          cut(brush, poly([dx, 384], [dx, 346], [dx + 20, 322], [dx + 40, 346], [dx + 40, 384]), tone, 0.3);
        cut(brush, blob([1006, 384], [1040, 372], [1074, 384], [1060, 396], [1020, 396]), '#c4beb2', 0.3);
        stroke(brush, LINE, '#3b2e26', 15);
      },
      live: (brush, t) => thread(brush, t, options.filled(t), options.red ?? false),
    },
  ];
}

function thread(brush: Brush, t: number, filled: number, red: boolean): void {
  const { context, tint } = brush;
  const lengths = LINE.slice(1).map(([x, y], index) =>
    Math.hypot(x - (LINE[index]?.[0] ?? 0), y - (LINE[index]?.[1] ?? 0)),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const drawTo = (amount: number, colour: string, width: number, dash: number[]) => {
    context.save();
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.setLineDash(dash.length > 0 ? dash : [total * amount, total * 2]);
    if (dash.length > 0) context.lineDashOffset = -t * 46;
    context.beginPath();
    for (const [index, [x, y]] of LINE.entries()) {
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
    context.restore();
  };
  drawTo(1, tint('#5f93ab'), 7, []);
  drawTo(1, tint('#a9cddb'), 2.5, [10, 16]);
  if (red) drawTo(filled, '#b5203c', 8, []);
  context.strokeStyle = mix(tint('#a9cddb'), '#c22a48', red && filled > 0.97 ? 1 : 0);
  context.lineWidth = 3;
  for (const side of [-1, -0.4, 0.4, 1]) {
    context.beginPath();
    context.moveTo(1040, 378);
    context.quadraticCurveTo(1040 + side * 10, 330 + Math.sin(t * 6 + side) * 4, 1040 + side * 26, 376);
    context.stroke();
  }
  wheelDot(brush, t);
}

function wheelDot(brush: Brush, t: number): void {
  const { context, tint } = brush;
  context.save();
  context.translate(356, 404);
  context.rotate(turning(t));
  context.strokeStyle = tint('#6a4a34');
  context.lineWidth = 5;
  context.beginPath();
  context.arc(0, 0, 26, 0, 6.3);
  for (let spoke = 0; spoke < 6; spoke++) {
    context.moveTo(0, 0);
    context.lineTo(Math.cos(spoke * 1.047) * 30, Math.sin(spoke * 1.047) * 30);
  }
  context.stroke();
  context.restore();
}
