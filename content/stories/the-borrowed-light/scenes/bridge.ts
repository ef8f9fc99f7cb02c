import { type House, lightPane, panesOf, street } from '../../../render/kit/buildings.ts';
import { figure, PARTY } from '../../../render/kit/figures.ts';
import { hill } from '../../../render/kit/land.ts';
import { flicker, glow, lantern, pool } from '../../../render/kit/light.ts';
import { addFibre, cutOut } from '../../../render/kit/paper.ts';
import { peaks } from '../../../render/kit/peaks.ts';
import { random } from '../../../render/kit/random.ts';
import { mist, moon, sky } from '../../../render/kit/sky.ts';
import { type Context, lerp, type Paint, ramp, sheet, zoomed } from '../../../render/kit/stage.ts';
import { snowfall } from '../../../render/kit/weather.ts';

const LAMP = { x: 742, y: 458 };

function village(): House[] {
  const next = random(77);
  return Array.from({ length: 11 }, (_, index) => ({
    x: 800 + index * 34 + next() * 12,
    y: 322 - index * 5 + (index % 2) * 17 + next() * 6,
    width: 28 + next() * 14,
    height: 18 + next() * 9,
    colour: ['#2c3c6c', '#26355f', '#32416f'][index % 3] ?? '#2c3c6c',
    chimney: index % 2 === 0,
    windows: 1 + Math.floor(next() * 2),
  }));
}

function bridge(): HTMLCanvasElement {
  return sheet(1600, 330, (context) => {
    context.translate(160, 0);
    const arch = new Path2D();
    arch.moveTo(-170, 330);
    arch.lineTo(-170, 128);
    arch.bezierCurveTo(300, 116, 520, 52, 742, 50);
    arch.bezierCurveTo(964, 52, 1180, 116, 1450, 128);
    arch.lineTo(1450, 330);
    arch.lineTo(905, 330);
    arch.lineTo(905, 236);
    arch.bezierCurveTo(890, 92, 594, 92, 579, 236);
    arch.lineTo(579, 330);
    arch.closePath();
    const stone = context.createLinearGradient(0, 40, 0, 260);
    stone.addColorStop(0, '#4a5d98');
    stone.addColorStop(0.35, '#27356a');
    stone.addColorStop(1, '#111a3c');
    cutOut(context, arch, stone, 0.3);
    context.save();
    context.clip(arch);
    paintVoussoirs(context);
    const snow = new Path2D();
    snow.moveTo(-170, 116);
    snow.bezierCurveTo(300, 104, 520, 40, 742, 38);
    snow.bezierCurveTo(964, 40, 1180, 104, 1450, 116);
    snow.lineTo(1450, 140);
    snow.bezierCurveTo(1180, 130, 964, 68, 742, 64);
    snow.bezierCurveTo(520, 68, 300, 130, -170, 140);
    context.fillStyle = '#8d9fce';
    context.fill(snow);
    context.restore();
    addFibre(context);
  });
}

function paintVoussoirs(context: Context): void {
  context.strokeStyle = 'rgba(8,13,36,0.4)';
  context.lineWidth = 2;
  for (let index = 0; index <= 14; index++) {
    const angle = Math.PI + (Math.PI * index) / 14;
    context.beginPath();
    context.moveTo(742 + Math.cos(angle) * 163, 236 + Math.sin(angle) * 112);
    context.lineTo(742 + Math.cos(angle) * 205, 236 + Math.sin(angle) * 150);
    context.stroke();
  }
  const next = random(9);
  for (let count = 0; count < 150; count++) {
    context.fillStyle = next() < 0.5 ? 'rgba(10,16,40,0.18)' : 'rgba(190,205,240,0.07)';
    context.beginPath();
    context.roundRect(-160 + next() * 1600, 100 + next() * 190, 20 + next() * 34, 12, 4);
    context.fill();
  }
}

export function build(): Paint {
  const heaven = sky({ seed: 3 });
  const crescent = moon(300, 120, 34, 0.75);
  const range = peaks({
    seed: 6,
    base: 360,
    colour: '#3d5391',
    list: [
      { x: 130, top: 150, half: 250 },
      { x: 690, top: 190, half: 240 },
      { x: 1180, top: 215, half: 260 },
      { x: 430, top: 96, half: 310 },
    ],
  });
  const fell = hill({
    seed: 8,
    colours: ['#34487f', '#253362'],
    base: (x) => 322 - Math.max(0, x - 640) * 0.06,
    swing: 40,
    trees: { count: 90, size: [16, 40], colour: '#1f4560', avoid: [790, 1210] },
  });
  const wood = hill({
    seed: 15,
    colours: ['#26366a', '#17234a'],
    base: 398,
    swing: 30,
    trees: { count: 110, size: [40, 104], colour: '#17444a', avoid: [600, 930] },
  });
  const ice = hill({ seed: 90, colours: ['#1d2c5c', '#0d1634'], base: 518, swing: 4, edge: 0.1 });
  const bank = hill({
    seed: 21,
    colours: ['#141f46', '#0a1129'],
    base: (x) => 660 - 70 * Math.min(1, ((x - 720) / 560) ** 2),
    swing: 16,
    trees: { count: 22, size: [110, 230], colour: '#0d2a33', sink: 40, avoid: [190, 1120] },
  });
  const haze = mist(372, 130, '#8fa6e0', 0.2);
  const houses = village();
  const roofs = street(houses, 1400, 460);
  const panes = houses.flatMap(panesOf);
  const stones = bridge();
  const snow = snowfall({ seed: 31, count: 120 });
  const deck = (x: number) => 466 + Math.min(66, ((x - LAMP.x) / 500) ** 2 * 46);

  return (context, t) => {
    const push = ramp(t, 0, 34);
    const camera = { x: 740, y: 430, zoom: lerp(1, 1.3, push) };
    heaven(context, t);
    context.drawImage(crescent, 0, push * 8);
    zoomed(context, camera, 0.12, () => range(context));
    zoomed(context, camera, 0.3, () => {
      haze(context);
      fell.draw(context);
      context.drawImage(roofs, 0, 0);
      for (const [index, pane] of panes.entries())
        lightPane(context, pane, 1 - ramp(t, 3 + index * 0.7, 3.6 + index * 0.7));
    });
    const burn = flicker(t, 4) * ramp(t, 0, 4);
    zoomed(context, camera, 0.55, () => {
      wood.draw(context);
      glow(context, 742, 400, 430, 0.5 * burn);
    });
    zoomed(context, camera, 1, () => {
      ice.draw(context);
      pool(context, LAMP.x, 604, 150, 0.5 * burn, 0.55);
      context.drawImage(stones, -160, 412);
      pool(context, LAMP.x, 470, 360, 1.3 * burn, 0.2);
      const arrive = ramp(t, 15, 27);
      for (const [index, look] of PARTY.entries()) {
        const goal = LAMP.x - 62 - index * 42 - (index % 2) * 10;
        const x = lerp(goal - 700, goal, arrive);
        const lit = Math.max(0.05, 1 - (LAMP.x - x) / 380) * burn;
        const stride = arrive < 1 ? x * 0.075 + index : 0;
        figure(context, look, {
          x,
          y: deck(x) + 2,
          size: 68,
          facing: 1,
          stride,
          lit,
          from: 1,
          wind: 0.15,
          t,
        });
      }
      lantern(context, LAMP.x, 469, 27, burn);
      glow(context, LAMP.x, LAMP.y - 2, 110, 1 * burn);
    });
    zoomed(context, camera, 1.35, () => bank.draw(context));
    snow(context, t);
  };
}
