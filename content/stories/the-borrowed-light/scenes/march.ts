import { figure, PARTY } from '../../../render/kit/figures.ts';
import { flicker, glow, lantern, pool } from '../../../render/kit/light.ts';
import type { Context } from '../../../render/kit/stage.ts';

export type March = {
  t: number;
  /** Where the lantern-bearer stands, and how far apart the others follow. */
  x: number;
  gap: number;
  size: number;
  facing: 1 | -1;
  yAt: (x: number) => number;
  walking: number;
  wind?: number;
  light?: number;
};

/** The five in a row behind their lantern, which lights them. */
export function march(context: Context, scene: March): { x: number; y: number } {
  const { t, x, gap, size, facing, yAt, walking, wind = 0.1, light = 1 } = scene;
  const steps = walking;
  const bearerArm = 0.55;
  const lampX = x + facing * size * 0.36;
  const lampY = yAt(x) - size * 0.34;
  const burn = flicker(t, 21, 1 + wind) * light;
  pool(context, lampX, yAt(lampX) + 4, size * 4.6, 0.85 * burn, 0.24);
  glow(context, lampX, lampY - size * 0.12, size * 3.6, 0.6 * burn);
  for (let index = PARTY.length - 1; index >= 0; index--) {
    const look = PARTY[index];
    if (!look) continue;
    const at = x - facing * gap * (index + (index % 2) * 0.22);
    const near = Math.max(0.12, 1 - Math.abs(at - lampX) / (size * 4.4));
    figure(context, look, {
      x: at,
      y: yAt(at) + 3,
      size,
      facing,
      stride: steps + index * 1.7,
      lit: near * burn,
      from: facing,
      wind,
      t: t + index,
      ...(index === 0 ? { arm: bearerArm } : {}),
    });
  }
  lantern(context, lampX, lampY + size * 0.16, size * 0.3, burn);
  glow(context, lampX, lampY, size * 0.9, 0.75 * burn);
  return { x: lampX, y: lampY };
}
