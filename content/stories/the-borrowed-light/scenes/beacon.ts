import { figure, OTTOLINE, PARTY, PIM } from '../../../render/kit/figures.ts';
import { hill } from '../../../render/kit/land.ts';
import { flame, flicker, glow, pool, warmed } from '../../../render/kit/light.ts';
import { peaks } from '../../../render/kit/peaks.ts';
import { random } from '../../../render/kit/random.ts';
import { mist, sky } from '../../../render/kit/sky.ts';
import {
  type Context,
  HEIGHT,
  lerp,
  type Paint,
  ramp,
  sheet,
  WIDTH,
  zoomed,
} from '../../../render/kit/stage.ts';
import { snowfall, sparks } from '../../../render/kit/weather.ts';
import { HUT, wayhouse } from './hut.ts';

const SCALE = 0.52;
const TOP = { x: 640, y: 356 };
const FIRE = { x: TOP.x, y: TOP.y - (HUT.foot - 60) * SCALE };

function fire(context: Context, t: number, strength: number): void {
  for (let leaf = 0; leaf < 7; leaf++) {
    const side = (leaf - 3) / 3;
    const height = (78 - Math.abs(side) * 34) * strength * flicker(t + leaf * 3, leaf + 5, 2.6);
    flame(context, FIRE.x + side * 15, FIRE.y + 12, height, 1, Math.sin(t * 2.6 + leaf * 1.9) * 0.16);
  }
}

export function build(): Paint {
  const heaven = sky({ seed: 131, stars: 320, horizon: '#2f4681' });
  const range = peaks({
    seed: 133,
    base: 480,
    colour: '#32477f',
    list: [
      { x: 40, top: 262, half: 270 },
      { x: 1250, top: 240, half: 290 },
      { x: 340, top: 330, half: 220 },
      { x: 960, top: 322, half: 230 },
    ],
  });
  const haze = mist(450, 150, '#8fa6e0', 0.24);
  const back = hill({
    seed: 135,
    colours: ['#263772', '#192551'],
    base: (x) => 452 + 30 * Math.cos((x - 640) / 260),
    swing: 16,
    trees: { count: 80, size: [18, 46], colour: '#1a4653', avoid: [430, 850] },
  });
  const slope = hill({
    seed: 137,
    colours: ['#5a6db0', '#131d47'],
    base: (x) => TOP.y + 118 * (1 - Math.exp(-(((x - 640) / 330) ** 2))),
    swing: 7,
    wavelength: 260,
    edge: 0.4,
  });
  const front = hill({
    seed: 139,
    colours: ['#101a3f', '#070d22'],
    base: (x) => 640 - 70 * ((x - 640) / 640) ** 2,
    swing: 24,
    trees: { count: 26, size: [90, 200], colour: '#0d2d36', sink: 40, avoid: [220, 1060] },
  });
  const hut = wayhouse(true);
  const litHut = warmed(hut, 210, 80, 420);
  const litSlope = warmed(
    sheet(WIDTH, HEIGHT, (context) => slope.draw(context)),
    TOP.x,
    TOP.y + 10,
    600,
  );
  const rising = sparks(140, 46);
  const snow = snowfall({ seed: 141, count: 60, wind: 6, fall: 20 });
  const next = random(143);
  const climbers = Array.from({ length: 34 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const rank = Math.floor(index / 2);
    return {
      side,
      rank,
      look: PARTY[(rank * 2 + (side === 1 ? 0 : 1)) % 5],
      goal: 104 + rank * 17 + next() * 14,
      depth: next(),
      pace: next(),
    } as const;
  }).sort((a, b) => a.depth - b.depth);

  return (context, t) => {
    const strength = ramp(t, 0.4, 5.5);
    const burn = strength * flicker(t, 29, 1.5);
    const company = ramp(t, 16, 31);
    const camera = { x: 640, y: 330, zoom: lerp(1.3, 1, ramp(t, 1, 20)) };
    heaven(context, t);
    zoomed(context, camera, 0.15, () => range(context));
    haze(context);
    zoomed(context, camera, 0.5, () => back.draw(context));
    zoomed(context, camera, 1, () => {
      glow(context, FIRE.x, FIRE.y - 10, 620, 0.72 * burn);
      glow(context, FIRE.x, FIRE.y, 330, 0.3 * burn);
      const place = [
        TOP.x - 210 * SCALE,
        TOP.y - HUT.foot * SCALE,
        HUT.width * SCALE,
        HUT.height * SCALE,
      ] as const;
      context.drawImage(hut, ...place);
      context.globalAlpha = Math.min(1, 0.7 * burn);
      context.drawImage(litHut, ...place);
      context.globalAlpha = 1;
      fire(context, t, strength);
      glow(context, FIRE.x, FIRE.y + 6, 260, 0.9 * burn);
      slope.draw(context);
      context.globalAlpha = Math.min(1, lerp(0.5, 0.85, company) * burn);
      context.drawImage(litSlope, 0, 0);
      context.globalAlpha = 1;
      pool(context, TOP.x, TOP.y + 40, lerp(420, 640, company), 0.95 * burn, 0.26);
      for (const [index, look] of PARTY.entries()) {
        const x = TOP.x + (index - 2) * 27 + (index > 1 ? 12 : -12);
        figure(context, look, {
          x,
          y: slope.yAt(x) + 10 + (index % 2) * 5,
          size: 36,
          facing: index < 2 ? 1 : -1,
          lit: burn * 0.9,
          from: index < 2 ? 1 : -1,
          t: t + index,
        });
      }
      figure(context, OTTOLINE, {
        x: TOP.x + 96,
        y: slope.yAt(TOP.x) + 22,
        size: 37,
        facing: -1,
        lit: burn,
        from: -1,
        t,
      });
      figure(context, PIM, {
        x: TOP.x - 2,
        y: slope.yAt(TOP.x) + 20,
        size: 40,
        facing: 1,
        lit: burn,
        from: 1,
        t,
        arm: -1.2,
      });
      for (const { side, rank, look, goal, depth, pace } of climbers) {
        const [size, sink] = [lerp(30, 42, depth), lerp(0, 66, depth)];
        const start = (side === 1 ? 14 : 18) + rank * 0.32;
        const climb = ramp(t, start, start + 9 + pace * 2);
        if (climb === 0 || !look) continue;
        const x = TOP.x + side * lerp(760, goal, climb);
        const lit = Math.max(0.06, 1 - Math.abs(x - TOP.x) / 520) * burn;
        const facing = side === 1 ? -1 : 1;
        figure(context, look, {
          x,
          y: slope.yAt(x) + 6 + sink,
          size,
          facing,
          stride: climb < 1 ? x * 0.16 : 0,
          lit,
          from: facing,
          t: t + rank,
          arm: -0.7,
        });
        const torch = ramp(t, start + 11, start + 12.5) * flicker(t, rank + 60);
        if (torch > 0) {
          flame(context, x + facing * size * 0.34, slope.yAt(x) + 6 + sink - size * 0.75, 9 * torch);
          glow(context, x + facing * size * 0.34, slope.yAt(x) + sink - size * 0.8, 34, 0.6 * torch);
        }
      }
      rising(context, t, FIRE.x, FIRE.y - 30, strength);
    });
    zoomed(context, camera, 1.25, () => front.draw(context));
    snow(context, t, 0.7);
  };
}
