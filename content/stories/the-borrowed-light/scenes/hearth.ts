import { figure, type Look, OTTOLINE, PARTY, PIM, type Pose } from '../../../render/kit/figures.ts';
import { flicker, glow, lantern, pool, warmed } from '../../../render/kit/light.ts';
import { hill } from '../../../render/kit/land.ts';
import { sky } from '../../../render/kit/sky.ts';
import {
  type Context,
  contextOf,
  HEIGHT,
  lerp,
  type Paint,
  ramp,
  sheet,
  WIDTH,
  zoomed,
} from '../../../render/kit/stage.ts';
import { DOOR, furniture, tableAndBench, wall } from './room.ts';

const TABLE = { x: 662, y: 448 };
const SHADE: Look = { coat: '#05081a', hat: '#05081a', scarf: '#05081a', build: 1 };

function tint(context: Context, image: HTMLCanvasElement | undefined, strength: number): void {
  if (!image || strength <= 0) return;
  context.globalAlpha = Math.min(1, strength * 0.8);
  context.drawImage(image, 0, 0);
  context.globalAlpha = 1;
}

export function build(): Paint {
  const heaven = sky({ seed: 101, stars: 500, horizon: '#3b548f' });
  const outside = hill({ seed: 104, colours: ['#5468a8', '#24325f'], base: 420, swing: 18 });
  const room = wall();
  const things = furniture();
  const front = tableAndBench();
  const [warmRoom, warmThings, warmFront] = [room, things, front].map((image) =>
    warmed(image, TABLE.x, 420, 760),
  );
  const shadows = sheet(WIDTH, HEIGHT, () => undefined);
  const shadowContext = contextOf(shadows);

  return (context, t) => {
    const open = ramp(t, 2.2, 5.2);
    const enter = ramp(t, 4, 12.5);
    const setDown = ramp(t, 12.5, 14);
    const push = ramp(t, 0, 32);
    const bearer = lerp(60, TABLE.x - 66, enter);
    const lamp = { x: lerp(bearer + 32, TABLE.x, setDown), y: lerp(440, TABLE.y, setDown) };
    const burn = flicker(t, 23) * ramp(t, 2.2, 5);
    const people: { look: Look; pose: Pose }[] = PARTY.map((look, index) => {
      const goal = bearer - index * 62 - (index % 2) * 14;
      const stride = enter < 1 ? goal * 0.07 + index : 0;
      const arm = index === 0 && setDown < 1 ? 0.5 : undefined;
      const pose: Pose = {
        x: goal,
        y: 498 + (index % 3) * 7,
        size: 108,
        facing: 1,
        stride,
        from: 1,
        t: t + index,
        ...(arm === undefined ? {} : { arm }),
      };
      return { look, pose };
    });
    const reach = ramp(t, 21.5, 23);
    people.push(
      {
        look: OTTOLINE,
        pose: {
          x: 776,
          y: 480,
          size: 112,
          facing: -1,
          from: -1,
          t,
          ...(reach > 0.02 ? { arm: lerp(1.3, 0.35, reach) } : {}),
        },
      },
      { look: PIM, pose: { x: 852, y: 470, size: 112, facing: -1, from: -1, t: t + 2 } },
    );

    zoomed(context, { x: 660, y: 400, zoom: lerp(1, 1.1, push) }, 1, () => {
      heaven(context, t);
      outside.draw(context);
      glow(context, DOOR.x + 60, 420, 330, 0.75 * burn * (1 - setDown * 0.7));
      context.drawImage(room, 0, 0);
      context.fillStyle = '#1a2450';
      context.fillRect(DOOR.x, DOOR.y, DOOR.width * (1 - open) + 8, DOOR.height);
      shadowContext.clearRect(0, 0, WIDTH, HEIGHT);
      for (const { look, pose } of people) {
        const x = lamp.x + (pose.x - lamp.x) * 1.75;
        if (x > DOOR.x + DOOR.width * 0.8)
          figure(
            shadowContext,
            { ...SHADE, build: look.build },
            { ...pose, x, y: 560, size: 250, lit: 0, wind: 0 },
          );
      }
      shadowContext.globalCompositeOperation = 'source-in';
      shadowContext.fillStyle = '#140a12';
      shadowContext.fillRect(0, 0, WIDTH, HEIGHT);
      shadowContext.globalCompositeOperation = 'source-over';
      const gold = setDown * burn;
      tint(context, warmRoom, gold);
      glow(context, lamp.x, lamp.y - 60, 620, lerp(0.26, 0.34, setDown) * burn);
      context.globalAlpha = Math.min(0.4, 0.38 * burn * ramp(t, 5, 14));
      context.drawImage(shadows, 0, 0);
      context.globalAlpha = 1;
      context.drawImage(things, 0, 0);
      tint(context, warmThings, gold);
      pool(context, lamp.x, 520, 560, 0.75 * burn, 0.2);
      const jamb = DOOR.x + DOOR.width * (1 - open);
      context.save();
      context.beginPath();
      context.rect(jamb, 0, WIDTH, HEIGHT);
      context.clip();
      for (const { look, pose } of people) {
        const lit = Math.max(0.08, 1 - Math.abs(pose.x - lamp.x) / 430) * burn;
        figure(context, look, { ...pose, lit });
      }
      context.restore();
      context.drawImage(front, 0, 0);
      tint(context, warmFront, gold);
      if (lamp.x < jamb + 16) return;
      lantern(context, lamp.x, lamp.y, 38, burn);
      glow(context, lamp.x, lamp.y - 18, 150, 0.95 * burn);
    });
  };
}
