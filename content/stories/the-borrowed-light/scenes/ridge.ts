import { hill } from '../../../render/kit/land.ts';
import { glow } from '../../../render/kit/light.ts';
import { peaks } from '../../../render/kit/peaks.ts';
import { mist, moon, sky } from '../../../render/kit/sky.ts';
import { lerp, type Paint, ramp, zoomed } from '../../../render/kit/stage.ts';
import { snowfall } from '../../../render/kit/weather.ts';
import { march } from './march.ts';

const VILLAGES = [
  { x: 150, y: 402, lit: true },
  { x: 1080, y: 418, lit: false },
];

export function build(): Paint {
  const heaven = sky({ seed: 41, horizon: '#3c548f', stars: 170 });
  const full = moon(860, 210, 96);
  const range = peaks({
    seed: 44,
    base: 460,
    colour: '#4a619f',
    list: [
      { x: 190, top: 236, half: 300 },
      { x: 620, top: 280, half: 280 },
      { x: 1270, top: 250, half: 330 },
    ],
  });
  const low = mist(400, 170, '#a9bbec', 0.34);
  const high = mist(470, 150, '#8aa0dc', 0.3);
  const folds = hill({
    seed: 47,
    colours: ['#3a4f8c', '#2a3a70'],
    base: 410,
    swing: 44,
    wavelength: 300,
    trees: { count: 60, size: [8, 20], colour: '#2a5070' },
  });
  const spur = hill({
    seed: 52,
    colours: ['#2a3a72', '#1a2752'],
    base: (x) => 470 - 46 * Math.sin(x / 380 + 1.2),
    swing: 26,
    trees: { count: 44, size: [18, 44], colour: '#1b4355' },
  });
  const ridge = hill({
    seed: 58,
    colours: ['#5a6ea8', '#141f46'],
    base: (x) => 476 - 60 * Math.exp(-(((x - 760) / 420) ** 2)),
    swing: 26,
    wavelength: 330,
    edge: 0.4,
  });
  const stones = hill({
    seed: 63,
    colours: ['#121c40', '#090f25'],
    base: (x) => 640 - 40 * Math.cos(x / 420),
    swing: 34,
    wavelength: 190,
  });
  const far = snowfall({ seed: 66, count: 150, wind: 330, fall: 46, streak: 0.03 });
  const near = snowfall({ seed: 67, count: 70, wind: 620, fall: 70, streak: 0.045 });

  return (context, t) => {
    const walk = ramp(t, -4, 33);
    const pan = lerp(70, -70, walk);
    const camera = { x: 760, y: 400, zoom: lerp(1.06, 1.2, walk) };
    heaven(context, t);
    context.drawImage(full, pan * 0.05, 0);
    range(context, pan * 0.16);
    low(context);
    folds.draw(context, pan * 0.32);
    for (const { x, y, lit } of VILLAGES) {
      for (let index = 0; lit && index < 9; index++) {
        glow(context, x + pan * 0.32 + index * 13 + (index % 3) * 4, y + ((index * 7) % 19), 11, 0.9);
      }
    }
    high(context);
    spur.draw(context, pan * 0.55);
    far(context, t, 0.8);
    zoomed(context, camera, 1, () => {
      const x = lerp(400, 900, walk);
      glow(context, x + pan + 30, ridge.yAt(x) - 20, 300, 0.3);
      ridge.draw(context, pan);
      const yAt = (at: number) => ridge.yAt(at - pan) + 2;
      march(context, {
        t,
        x: x + pan,
        gap: 46,
        size: 74,
        facing: 1,
        yAt,
        walking: x * 0.085,
        wind: 1.3,
        light: 0.92,
      });
    });
    zoomed(context, camera, 1.3, () => stones.draw(context, pan * 1.6));
    near(context, t, 0.9);
  };
}
