import { addFibre, cutOut } from '../../../render/kit/paper.ts';
import { mix, NIGHT } from '../../../render/kit/palette.ts';
import { random } from '../../../render/kit/random.ts';
import { type Context, sheet } from '../../../render/kit/stage.ts';

export const HUT = { width: 420, height: 400, foot: 350 };

/** The round wayhouse, its foot at (210, 350): stone wall, snowy cap, iron basket, door under five carved beasts. */
export function wayhouse(thawed = false): HTMLCanvasElement {
  return sheet(HUT.width, HUT.height, (context) => {
    basket(context, 210, 84);
    const wall = new Path2D();
    wall.moveTo(78, 362);
    wall.quadraticCurveTo(84, 250, 92, 196);
    wall.lineTo(328, 196);
    wall.quadraticCurveTo(336, 250, 342, 362);
    wall.closePath();
    const stone = context.createLinearGradient(78, 0, 342, 0);
    stone.addColorStop(0, '#4a5b95');
    stone.addColorStop(0.5, '#35457c');
    stone.addColorStop(1, '#1f2b5a');
    cutOut(context, wall, stone, 0.2);
    context.save();
    context.clip(wall);
    const next = random(12);
    for (let count = 0; count < 90; count++) {
      context.fillStyle = next() < 0.5 ? 'rgba(10,16,44,0.22)' : 'rgba(200,214,250,0.08)';
      context.beginPath();
      context.roundRect(70 + next() * 270, 200 + Math.floor(next() * 11) * 15, 20 + next() * 22, 12, 4);
      context.fill();
    }
    context.restore();
    const roof = new Path2D();
    roof.moveTo(56, 208);
    roof.bezierCurveTo(92, 130, 150, 100, 210, 96);
    roof.bezierCurveTo(270, 100, 328, 130, 364, 208);
    roof.quadraticCurveTo(290, 222, 210, 214);
    roof.quadraticCurveTo(130, 224, 56, 208);
    cutOut(context, roof, '#93a5d6', 0.5);
    door(context, thawed);
    context.fillStyle = mix(NIGHT, '#22305f', 0.4);
    context.beginPath();
    context.arc(306, 262, 15, 0, 6.2832);
    context.fill();
    addFibre(context);
  });
}

function basket(context: Context, x: number, y: number): void {
  context.strokeStyle = '#0d1430';
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(x, y + 34);
  context.lineTo(x, y + 2);
  context.moveTo(x - 30, y - 32);
  context.quadraticCurveTo(x - 20, y + 4, x, y + 4);
  context.quadraticCurveTo(x + 20, y + 4, x + 30, y - 32);
  context.moveTo(x - 33, y - 32);
  context.lineTo(x + 33, y - 32);
  context.moveTo(x - 27, y - 16);
  context.lineTo(x + 27, y - 16);
  context.moveTo(x - 10, y - 32);
  context.lineTo(x - 6, y + 3);
  context.moveTo(x + 10, y - 32);
  context.lineTo(x + 6, y + 3);
  context.stroke();
}

function door(context: Context, thawed: boolean): void {
  const frame = new Path2D();
  frame.moveTo(166, 362);
  frame.lineTo(166, 280);
  frame.quadraticCurveTo(210, 226, 254, 280);
  frame.lineTo(254, 362);
  frame.closePath();
  cutOut(context, frame, '#1a2247', 0.1);
  if (thawed) {
    context.fillStyle = '#c9822e';
    context.fill(frame);
  } else paintIce(context, frame);
  for (const [index, draw] of BEASTS.entries()) {
    const angle = Math.PI * (1.14 + index * 0.18);
    context.save();
    context.translate(210 + Math.cos(angle) * 76, 300 + Math.sin(angle) * 70);
    context.fillStyle = '#6f80b8';
    context.beginPath();
    context.roundRect(-12, -12, 24, 24, 5);
    context.fill();
    context.fillStyle = '#18224a';
    context.strokeStyle = '#18224a';
    context.lineWidth = 2;
    draw(context);
    context.restore();
  }
}

function paintIce(context: Context, frame: Path2D): void {
  const ice = context.createLinearGradient(166, 250, 254, 362);
  ice.addColorStop(0, 'rgba(214,232,255,0.62)');
  ice.addColorStop(0.5, 'rgba(150,186,240,0.34)');
  ice.addColorStop(1, 'rgba(220,236,255,0.55)');
  context.fillStyle = ice;
  context.fill(frame);
  context.strokeStyle = 'rgba(240,248,255,0.5)';
  context.lineWidth = 1.5;
  for (const [x, top, bottom] of [
    [182, 282, 338],
    [198, 262, 312],
    [214, 270, 352],
    [232, 276, 326],
  ] as const) {
    context.beginPath();
    context.moveTo(x, top);
    context.lineTo(x + 4, bottom);
    context.stroke();
  }
}

function blob(context: Context, points: readonly number[]): void {
  context.beginPath();
  for (let at = 0; at < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  context.closePath();
  context.fill();
}

/** Fox, hare, owl, stag and wren, each in a few snips. */
const BEASTS: ((context: Context) => void)[] = [
  (context) => blob(context, [-8, -8, -3, -4, 3, -4, 8, -8, 6, 1, 0, 8, -6, 1]),
  (context) => blob(context, [-5, -10, -2, -9, -1, -2, 1, -2, 2, -9, 5, -10, 5, 3, 0, 8, -5, 3]),
  (context) => blob(context, [-7, -8, 0, -5, 7, -8, 7, 3, 0, 9, -7, 3]),
  (context) => {
    blob(context, [-4, -1, 4, -1, 2, 8, -2, 8]);
    context.beginPath();
    context.moveTo(-3, 0);
    context.lineTo(-8, -9);
    context.moveTo(-6, -5);
    context.lineTo(-3, -9);
    context.moveTo(3, 0);
    context.lineTo(8, -9);
    context.moveTo(6, -5);
    context.lineTo(3, -9);
    context.stroke();
  },
  (context) => blob(context, [-9, -2, -4, -6, 2, -3, 9, -8, 5, 4, 0, 6, -4, 3, -5, -1]),
];
