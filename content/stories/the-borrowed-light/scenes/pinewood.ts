import { hill } from '../../../render/kit/land.ts';
import { flicker, glow } from '../../../render/kit/light.ts';
import { addFibre, cutOut } from '../../../render/kit/paper.ts';
import { LANTERN, mix, NIGHT, PAPER } from '../../../render/kit/palette.ts';
import { random } from '../../../render/kit/random.ts';
import { mist, sky } from '../../../render/kit/sky.ts';
import { type Context, lerp, type Paint, ramp, sheet } from '../../../render/kit/stage.ts';
import { pine } from '../../../render/kit/trees.ts';
import { snowfall } from '../../../render/kit/weather.ts';
import { march } from './march.ts';

const SPAN = 1760;

/** A row of trunks that leave the picture at the top, with a fringe of branches. */
function trunks(
  seed: number,
  count: number,
  width: [number, number],
  foot: number,
  colour: string,
  fringe = true,
): HTMLCanvasElement {
  const next = random(seed);
  return sheet(SPAN, foot + 40, (context) => {
    for (let index = 0; index < count; index++) {
      const x = (SPAN * (index + 0.2 + next() * 0.6)) / count;
      const w = lerp(width[0], width[1], next());
      const trunk = new Path2D();
      trunk.moveTo(x - w * 0.42, -20);
      trunk.quadraticCurveTo(x - w * 0.5, foot * 0.7, x - w * 0.85, foot + 14);
      trunk.lineTo(x + w * 0.85, foot + 14);
      trunk.quadraticCurveTo(x + w * 0.5, foot * 0.7, x + w * 0.42, -20);
      cutOut(context, trunk, colour, 0.14);
      for (let branch = 0; fringe && branch < 3; branch++)
        stub(context, x, 90 + next() * foot * 0.5, w, next() < 0.5 ? 1 : -1, colour);
    }
    for (let index = 0; fringe && index < count * 3; index++) {
      const x = next() * SPAN;
      context.save();
      context.translate(x, 0);
      context.scale(1, -1);
      pine(context, 0, 8, 90 + next() * 90, mix('#123a3c', colour, 0.45), Math.floor(next() * 1e6), 0.08);
      context.restore();
    }
    addFibre(context);
  });
}

function stub(context: Context, x: number, y: number, width: number, side: 1 | -1, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = width * 0.16;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + side * width * 0.7, y - 4, x + side * width * 1.3, y - width * 0.4);
  context.stroke();
}

/** Two lines of prints in the snow: a long stride with a stick beside it, and a very short one. */
function prints(yAt: (x: number) => number): HTMLCanvasElement {
  return sheet(SPAN, 760, (context) => {
    context.fillStyle = 'rgba(9,15,42,0.5)';
    for (let step = 0; step < 44; step++) {
      const x = 80 + step * 38;
      mark(context, x, yAt(x - 240) + 26 + (step % 2) * 9, 8);
      if (step % 2 === 0) mark(context, x + 8, yAt(x - 240) + 20, 2.4);
    }
    for (let step = 0; step < 84; step++) {
      const x = 90 + step * 20;
      mark(context, x, yAt(x - 240) + 54 + (step % 2) * 6, 4.6);
    }
  });
}

function mark(context: Context, x: number, y: number, size: number): void {
  context.beginPath();
  context.ellipse(x, y, size, size * 0.42, 0.1, 0, 6.2832);
  context.fill();
}

function owl(context: Context, x: number, y: number, t: number): void {
  const open = ramp(t, 7, 7.3) - ramp(t, 11, 11.1) + ramp(t, 11.25, 11.4) - ramp(t, 20, 20.3);
  context.strokeStyle = '#1d2a5a';
  context.lineCap = 'round';
  context.lineWidth = 8;
  context.beginPath();
  context.moveTo(x - 62, y + 34);
  context.quadraticCurveTo(x, y + 20, x + 66, y + 16);
  context.stroke();
  context.fillStyle = mix(NIGHT, '#3b3a52', 0.55);
  context.beginPath();
  context.ellipse(x, y, 17, 25, 0, 0, 6.2832);
  context.moveTo(x - 16, y - 12);
  context.lineTo(x - 13, y - 33);
  context.lineTo(x, y - 20);
  context.lineTo(x + 13, y - 33);
  context.lineTo(x + 16, y - 12);
  context.fill();
  if (open < 0.05) return;
  const look = lerp(-1.6, 1.8, ramp(t, 7, 18));
  for (const eye of [-7, 7]) {
    context.fillStyle = mix(LANTERN, PAPER, 0.35);
    context.beginPath();
    context.ellipse(x + eye, y - 11, 5, 5 * open, 0, 0, 6.2832);
    context.fill();
    context.fillStyle = NIGHT;
    context.beginPath();
    context.ellipse(x + eye + look, y - 11, 2.3, 2.3 * open, 0, 0, 6.2832);
    context.fill();
  }
}

export function build(): Paint {
  const heaven = sky({ seed: 71, horizon: '#4a64a6', stars: 90, depth: 520 });
  const haze = mist(430, 330, '#93abea', 0.34);
  const back = hill({ seed: 70, colours: ['#465da0', '#33467f'], base: 436, swing: 12, edge: 0.12 });
  const rows = [
    { image: trunks(72, 30, [9, 16], 450, '#3a4f8e'), depth: 0.2, y: 0 },
    { image: trunks(73, 20, [16, 28], 462, '#2a3a74'), depth: 0.4, y: 2 },
    { image: trunks(74, 12, [28, 44], 476, '#1d2a5a'), depth: 0.7, y: 4 },
  ];
  const floor = hill({
    seed: 75,
    colours: ['#5468a8', '#152150'],
    base: 466,
    swing: 13,
    wavelength: 300,
    edge: 0.3,
  });
  const marks = prints(floor.yAt);
  const front = trunks(76, 3, [44, 62], 740, '#0b1230', false);
  const snow = snowfall({ seed: 78, count: 70, wind: 4, fall: 26 });

  return (context, t) => {
    const walk = ramp(t, -5, 33);
    const pan = lerp(120, -200, walk);
    const x = lerp(380, 800, walk);
    const burn = flicker(t, 13);
    const lampY = floor.yAt(x) - 40;
    heaven(context, t);
    haze(context);
    back.draw(context, pan * 0.1);
    for (const [index, { image, depth, y }] of rows.entries()) {
      context.drawImage(image, -240 + pan * depth, y);
      if (index === 1) haze(context);
      glow(context, x + 30, lampY - 60, 300 + index * 110, (0.2 + index * 0.05) * burn);
      if (index === 2) owl(context, 905 + pan * depth, 226, t);
    }
    floor.draw(context, pan * 0.9);
    context.drawImage(marks, -240 + pan * 0.9, 0);
    march(context, {
      t,
      x,
      gap: 45,
      size: 78,
      facing: 1,
      yAt: (at) => floor.yAt(at - pan * 0.9) + 6,
      walking: (x - pan) * 0.06,
      wind: 0.05,
    });
    snow(context, t, 0.8);
    context.drawImage(front, -240 + pan * 1.9, 0);
  };
}
