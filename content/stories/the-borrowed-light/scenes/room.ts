import { addFibre, cutOut } from '../../../render/kit/paper.ts';
import { random } from '../../../render/kit/random.ts';
import { type Context, HEIGHT, sheet, WIDTH } from '../../../render/kit/stage.ts';

export const DOOR = { x: 96, y: 214, width: 150, height: 268 };
const FLOOR = 482;

/** The inside of the wayhouse: a round wall with a window cut out of it, so that the sky shows through. */
export function wall(): HTMLCanvasElement {
  return sheet(WIDTH, HEIGHT, (context) => {
    const plaster = new Path2D();
    plaster.rect(-20, -20, WIDTH + 40, HEIGHT);
    plaster.roundRect(418, 118, 170, 176, [85, 85, 8, 8]);
    plaster.roundRect(DOOR.x, DOOR.y, DOOR.width, DOOR.height, [75, 75, 0, 0]);
    const gradient = context.createLinearGradient(0, 0, 0, 500);
    gradient.addColorStop(0, '#17224c');
    gradient.addColorStop(1, '#34457f');
    context.fillStyle = gradient;
    context.fill(plaster, 'evenodd');
    const next = random(31);
    context.save();
    context.clip(plaster, 'evenodd');
    for (let count = 0; count < 150; count++) {
      context.fillStyle = next() < 0.5 ? 'rgba(9,14,40,0.13)' : 'rgba(200,214,250,0.05)';
      context.beginPath();
      context.roundRect(next() * WIDTH, Math.floor(next() * 16) * 30, 50 + next() * 60, 27, 9);
      context.fill();
    }
    context.restore();
    beams(context);
    context.strokeStyle = '#0f1737';
    context.lineWidth = 7;
    context.stroke(line([503, 118, 503, 294]));
    context.stroke(line([418, 206, 588, 206]));
    context.fillStyle = '#8d9fce';
    context.fillRect(408, 290, 190, 12);
    addFibre(context);
  });
}

function line([x1, y1, x2, y2]: [number, number, number, number]): Path2D {
  const path = new Path2D();
  path.moveTo(x1, y1);
  path.lineTo(x2, y2);
  return path;
}

function beams(context: Context): void {
  for (const [x, tilt] of [
    [60, 60],
    [400, 20],
    [760, -20],
    [1130, -60],
  ] as const) {
    const beam = new Path2D();
    beam.moveTo(x - 18, -20);
    beam.lineTo(x + 18, -20);
    beam.lineTo(x + 14 + tilt, 78);
    beam.lineTo(x - 14 + tilt, 78);
    cutOut(context, beam, '#111a3e', 0.08);
  }
  const across = new Path2D();
  across.rect(-20, 66, WIDTH + 40, 24);
  cutOut(context, across, '#131d44', 0.1);
}

/** Floor, cold stove and shelf: what stands before the wall. */
export function furniture(): HTMLCanvasElement {
  return sheet(WIDTH, HEIGHT, (context) => {
    const floor = new Path2D();
    floor.rect(-20, FLOOR, WIDTH + 40, 300);
    const boards = context.createLinearGradient(0, FLOOR, 0, HEIGHT);
    boards.addColorStop(0, '#2c396c');
    boards.addColorStop(0.5, '#141d42');
    boards.addColorStop(1, '#0a1027');
    cutOut(context, floor, boards, 0.2);
    context.strokeStyle = 'rgba(6,10,30,0.4)';
    context.lineWidth = 2;
    for (let x = -500; x < 1800; x += 96)
      context.stroke(line([640 + (x - 640) * 0.8, FLOOR, 640 + (x - 640) * 1.5, HEIGHT]));
    stove(context);
    const shelf = new Path2D();
    shelf.rect(716, 226, 200, 11);
    cutOut(context, shelf, '#1b2550', 0.2);
    for (const [x, width, height, colour] of [
      [730, 22, 30, '#58699f'],
      [764, 30, 22, '#1f5a52'],
      [804, 18, 40, '#7a4a44'],
      [834, 34, 26, '#8d9fce'],
      [880, 20, 34, '#8a6b34'],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(x, 226 - height, width, height, [5, 5, 2, 2]);
      context.fill();
    }
    addFibre(context);
  });
}

function stove(context: Context): void {
  const pipe = new Path2D();
  pipe.rect(1092, -20, 34, 330);
  cutOut(context, pipe, '#10183a', 0.2);
  const body = new Path2D();
  body.roundRect(1030, 300, 158, 176, [34, 34, 8, 8]);
  cutOut(context, body, '#141d44', 0.3);
  context.fillStyle = '#070c22';
  context.beginPath();
  context.roundRect(1062, 344, 94, 70, 10);
  context.fill();
  context.fillStyle = '#0c1330';
  context.fillRect(1044, 474, 18, 14);
  context.fillRect(1156, 474, 18, 14);
}

/** The bench that hides the legs of those who sit, and the table before it. */
export function tableAndBench(): HTMLCanvasElement {
  return sheet(WIDTH, HEIGHT, (context) => {
    for (const [x, y, width, height, colour] of [
      [716, 452, 230, 16, '#3d3350'],
      [736, 466, 14, 44, '#251f3d'],
      [912, 466, 14, 44, '#251f3d'],
      [596, 448, 130, 15, '#5a463f'],
      [612, 462, 13, 56, '#382c36'],
      [698, 462, 13, 56, '#382c36'],
    ] as const) {
      const plank = new Path2D();
      plank.roundRect(x, y, width, height, 4);
      cutOut(context, plank, colour, 0.2);
    }
    addFibre(context);
  });
}
