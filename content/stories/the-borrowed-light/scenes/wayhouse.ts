import { hill } from '../../../render/kit/land.ts';
import { flicker, glow } from '../../../render/kit/light.ts';
import { peaks } from '../../../render/kit/peaks.ts';
import { aurora, mist, sky } from '../../../render/kit/sky.ts';
import { lerp, type Paint, ramp, zoomed } from '../../../render/kit/stage.ts';
import { snowfall } from '../../../render/kit/weather.ts';
import { wayhouse } from './hut.ts';
import { march } from './march.ts';

export function build(): Paint {
  const heaven = sky({ seed: 81, horizon: '#2f4a80', stars: 300 });
  const curtain = aurora(83);
  const range = peaks({
    seed: 84,
    base: 470,
    colour: '#3a518f',
    list: [
      { x: 90, top: 290, half: 260 },
      { x: 1230, top: 262, half: 320 },
      { x: 470, top: 330, half: 230 },
    ],
  });
  const haze = mist(450, 150, '#8fb3d8', 0.26);
  const side = hill({
    seed: 86,
    colours: ['#2d3f78', '#1d2a58'],
    base: (x) => 430 + 60 * Math.sin(x / 300),
    swing: 20,
    trees: { count: 54, size: [24, 62], colour: '#1a4a55', avoid: [520, 1060] },
  });
  const top = hill({
    seed: 88,
    colours: ['#6478b4', '#16214c'],
    base: (x) => 478 - 32 * Math.exp(-(((x - 800) / 300) ** 2)),
    swing: 11,
    edge: 0.4,
  });
  const front = hill({
    seed: 89,
    colours: ['#121c42', '#080e24'],
    base: (x) => 655 - 60 * ((x - 640) / 640) ** 2,
    swing: 22,
    trees: { count: 16, size: [90, 190], colour: '#0d2d36', sink: 40, avoid: [170, 1110] },
  });
  const hut = wayhouse();
  const snow = snowfall({ seed: 91, count: 60, wind: 9, fall: 22 });

  return (context, t) => {
    const push = ramp(t, 0, 28);
    const camera = { x: 780, y: 400, zoom: lerp(1, 1.24, push) };
    const arrive = ramp(t, -3, 11);
    const x = lerp(150, 690, arrive);
    const burn = flicker(t, 17);
    heaven(context, t);
    curtain(context, t, lerp(0.7, 1.5, ramp(t, 0, 9)));
    zoomed(context, camera, 0.12, () => range(context));
    haze(context);
    zoomed(context, camera, 0.45, () => side.draw(context));
    zoomed(context, camera, 1, () => {
      glow(context, x + 26, 420, 380, 0.32 * burn);
      context.drawImage(hut, 590, 104);
      const near = Math.max(0, 1 - (770 - x) / 340);
      glow(context, 745, 410, 230, 0.55 * near * burn);
      top.draw(context);
      const knock = t > 11.4 && t < 14.4 && Math.sin(t * 9) > 0.9 ? -1.5 : 0;
      march(context, {
        t,
        x: x + knock,
        gap: 44,
        size: 74,
        facing: 1,
        yAt: (at) => top.yAt(at) + 3,
        walking: arrive < 1 ? x * 0.08 : 0,
        wind: 0.15,
      });
    });
    zoomed(context, camera, 1.3, () => front.draw(context));
    snow(context, t, 0.8);
  };
}
