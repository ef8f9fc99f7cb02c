import { type House, lightPane, panesOf, street } from '../../../render/kit/buildings.ts';
import { figure, OTTOLINE, PARTY, PIM } from '../../../render/kit/figures.ts';
import { hill } from '../../../render/kit/land.ts';
import { flicker, glow, lantern } from '../../../render/kit/light.ts';
import { peaks } from '../../../render/kit/peaks.ts';
import { random } from '../../../render/kit/random.ts';
import { mist, sky } from '../../../render/kit/sky.ts';
import { type Context, lerp, type Paint, ramp, zoomed } from '../../../render/kit/stage.ts';
import { snowfall } from '../../../render/kit/weather.ts';
import { march } from './march.ts';

function houses(
  seed: number,
  count: number,
  from: number,
  step: number,
  foot: number,
  size: number,
  colours: string[],
): House[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => ({
    x: from + index * step + next() * step * 0.14,
    y: foot - next() * size * 0.14,
    width: size * (0.86 + next() * 0.44),
    height: size * (0.66 + next() * 0.44),
    colour: colours[index % colours.length] ?? '#2c3c6c',
    chimney: true,
    windows: 2 + Math.floor(next() * 2),
  }));
}

/** When the light reaches x: it starts where the lantern stops and runs along the street. */
const reaches = (x: number) => 12.4 + Math.abs(x - 470) / 58;

function sledge(context: Context, x: number, y: number, lit: number, t: number): void {
  figure(context, OTTOLINE, { x: x + 12, y: y - 2, size: 66, facing: 1, lit, from: 1, t });
  figure(context, PIM, { x: x - 22, y: y - 4, size: 74, facing: 1, lit, from: 1, t: t + 1 });
  context.fillStyle = '#7a3a35';
  context.beginPath();
  context.roundRect(x - 42, y - 31, 84, 24, [14, 14, 4, 4]);
  context.fill();
  context.strokeStyle = 'rgba(20,14,24,0.7)';
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(x + 56, y - 12);
  context.lineTo(x + 96, y - 34);
  context.stroke();
  context.strokeStyle = '#4a3324';
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(x - 50, y + 4);
  context.lineTo(x + 42, y + 4);
  context.quadraticCurveTo(x + 58, y + 2, x + 58, y - 14);
  context.moveTo(x - 46, y - 9);
  context.lineTo(x + 44, y - 9);
  context.stroke();
}

function smoke(context: Context, x: number, y: number, t: number, start: number): void {
  for (let puff = 0; puff < 6; puff++) {
    const age = ((t * 0.22 + puff / 6) % 1) * ramp(t, start, start + 4);
    if (age <= 0) continue;
    context.fillStyle = `rgba(190,202,236,${(0.2 * (1 - age) * ramp(t, start, start + 4)).toFixed(4)})`;
    context.beginPath();
    context.arc(x + age * 24 + Math.sin(age * 6 + x) * 5, y - age * 74, 4 + age * 13, 0, 6.2832);
    context.fill();
  }
}

export function build(): Paint {
  const heaven = sky({ seed: 111, stars: 260, horizon: '#324a86' });
  const range = peaks({
    seed: 113,
    base: 400,
    colour: '#364c8a',
    list: [
      { x: 150, top: 130, half: 330 },
      { x: 1010, top: 175, half: 330 },
      { x: 560, top: 215, half: 250 },
    ],
  });
  const slope = hill({
    seed: 115,
    colours: ['#2c3e78', '#1c2957'],
    base: (x) => 350 - Math.max(0, 380 - x) * 0.16,
    swing: 24,
    trees: { count: 90, size: [22, 64], colour: '#1b4653' },
  });
  const haze = mist(400, 130, '#8fa6e0', 0.22);
  const farRow = houses(117, 11, 190, 102, 400, 58, ['#31427a', '#2a3a6e', '#394b86']);
  const nearRow = houses(118, 7, 330, 138, 462, 92, ['#3b4d88', '#2f3f78', '#45466f', '#33507a']);
  const [farRoofs, nearRoofs] = [street(farRow, 1500, 520), street(nearRow, 1500, 520)];
  const bank = hill({ seed: 120, colours: ['#7d90c6', '#3a4b88'], base: 462, swing: 8, edge: 0.4 });
  const road = hill({ seed: 121, colours: ['#6275b2', '#141f49'], base: 492, swing: 7, edge: 0.35 });
  const front = hill({
    seed: 122,
    colours: ['#121b40', '#080e24'],
    base: (x) => 668 - 60 * ((x - 640) / 640) ** 2,
    swing: 16,
    trees: { count: 12, size: [110, 210], colour: '#0d2d36', sink: 40, avoid: [140, 1140] },
  });
  const snow = snowfall({ seed: 124, count: 90, wind: 8, fall: 26 });
  const next = random(125);
  const neighbours = Array.from(
    { length: 15 },
    (_, index) =>
      ({
        x: 560 + index * 46 + next() * 20,
        look: PARTY[(index * 3 + 1) % 5],
        size: 58 + next() * 10,
        facing: next() < 0.6 ? -1 : 1,
      }) as const,
  );

  return (context, t) => {
    const arrive = ramp(t, -3, 11.5);
    const x = lerp(-10, 440, arrive);
    const camera = { x: 560, y: 420, zoom: lerp(1.16, 1, ramp(t, 8, 34)) };
    heaven(context, t);
    zoomed(context, camera, 0.15, () => range(context));
    zoomed(context, camera, 0.4, () => slope.draw(context));
    haze(context);
    zoomed(context, camera, 0.7, () => {
      context.drawImage(farRoofs, 0, 0);
      for (const house of farRow) lightHouse(context, house, t, 3);
    });
    zoomed(context, camera, 1, () => {
      context.drawImage(nearRoofs, 0, 0);
      for (const house of nearRow) lightHouse(context, house, t, 0.8);
      glow(context, 760, 380, 700, 0.3 * ramp(t, 14, 30));
      for (const { x: at, look, size, facing } of neighbours) {
        const up = ramp(t, reaches(at) - 2.6, reaches(at) - 1);
        const lit = ramp(t, reaches(at) - 0.6, reaches(at) + 0.6);
        if (!look || up === 0) continue;
        figure(context, look, {
          x: at,
          y: lerp(550, 466, up),
          size,
          facing,
          lit: Math.max(0.15, lit),
          from: facing,
          t: t + at,
          arm: 0.5,
        });
        const burn = lit * flicker(t, at);
        const handX = at + facing * size * 0.36;
        if (lit > 0) lantern(context, handX, lerp(550, 466, up) - size * 0.2, size * 0.27, burn);
        glow(context, handX, 446, 74, 0.8 * burn);
      }
      bank.draw(context);
      road.draw(context);
      const yAt = (at: number) => road.yAt(at) + 12;
      sledge(context, x - 262, yAt(x - 262), 0.3, t);
      const walking = arrive < 1 ? x * 0.085 : 0;
      march(context, { t, x, gap: 42, size: 76, facing: 1, yAt, walking, wind: 0.1 });
    });
    zoomed(context, camera, 1.3, () => front.draw(context));
    snow(context, t, 0.8);
  };
}

function lightHouse(context: Context, house: House, t: number, delay: number): void {
  const when = reaches(house.x) + delay;
  for (const [index, pane] of panesOf(house).entries())
    lightPane(context, pane, ramp(t, when + index * 0.35, when + 0.7 + index * 0.35));
  smoke(context, house.x + house.width * 0.75, house.y - house.height * 1.62, t, when + 2);
}
