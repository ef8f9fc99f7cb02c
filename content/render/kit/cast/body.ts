import { mix } from '../palette.ts';
import type { Look, Pose } from './look.ts';
import { disc, type Scissors, shape, snip } from './scissors.ts';

/** Figure units: feet at (0, 0), crown at about (0, -1); the figure faces right. */
export const HIP = -0.43;
const SHOULDER = -0.725;
const [THIGH, SHIN, UPPER, FORE] = [0.215, 0.21, 0.165, 0.16];
export const NECK = -0.775;

/** How far a sitting figure's hips sink. */
export const seatDrop = (pose: Pose) => pose.sit * 0.19;

export type Hand = { x: number; y: number };

function bone(
  cut: Scissors,
  colour: string,
  from: Hand,
  angle: number,
  length: number,
  wide: number,
  narrow: number,
): Hand {
  const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
  const to = { x: from.x + dx * length, y: from.y + dy * length };
  const path = new Path2D();
  path.moveTo(from.x + dy * wide, from.y - dx * wide);
  path.lineTo(to.x + dy * narrow, to.y - dx * narrow);
  path.arc(to.x, to.y, narrow, -angle, Math.PI - angle);
  path.lineTo(from.x - dy * wide, from.y + dx * wide);
  path.arc(from.x, from.y, wide, Math.PI - angle, -angle);
  path.closePath();
  snip(cut, path, colour, (from.x + to.x) / 2, (from.y + to.y) / 2, 0.12, 0.012);
  return to;
}

export function legs(cut: Scissors, look: Look, pose: Pose): void {
  const { stride, walking, sit } = pose;
  for (const [side, phase] of [
    [1, stride + Math.PI],
    [-1, stride],
  ] as const) {
    const swing = Math.sin(phase) * 0.5 * walking;
    const bend = (0.12 + 0.75 * Math.max(0, Math.sin(phase - 1.15))) * walking;
    const thigh = swing + sit * 1.42 + (1 - walking) * (1 - sit) * side * 0.03;
    const knee = thigh - bend - sit * 1.42;
    const hip = { x: side * 0.042 * look.girth, y: HIP + seatDrop(pose) };
    const colour = side === 1 ? mix(look.legs, '#05060f', 0.25) : look.legs;
    const at = bone(cut, colour, hip, thigh, THIGH, 0.062, 0.05);
    const ankle = bone(cut, colour, at, knee, SHIN - 0.02, 0.05, 0.036);
    const foot = shape(
      [ankle.x - 0.042, ankle.y - 0.02],
      [ankle.x + 0.04, ankle.y - 0.025],
      [ankle.x + 0.115, ankle.y, ankle.x + 0.115, ankle.y + 0.036],
      [ankle.x - 0.046, ankle.y + 0.036],
    );
    snip(cut, foot, look.shoes, ankle.x, ankle.y, 0.1, 0.01);
  }
}

/** Draws an arm and says where its hand is. */
export function arm(cut: Scissors, look: Look, pose: Pose, which: 'near' | 'far'): Hand {
  const near = which === 'near';
  const swing = pose.walking * 0.42 * Math.sin(pose.stride + (near ? Math.PI : 0));
  const shoulder = { x: (near ? -0.088 : 0.092) * look.girth, y: SHOULDER + 0.035 };
  const upper = pose[which] + swing;
  const lower = upper + pose[near ? 'nearElbow' : 'farElbow'] + pose.walking * 0.25;
  const sleeve =
    look.dress.style === 'waistcoat' || look.dress.style === 'apron'
      ? (look.dress.shirt ?? '#e8dcc4')
      : look.dress.colour;
  const colour = near ? mix(sleeve, '#fff0d8', 0.06) : mix(sleeve, '#05060f', 0.28);
  const wide = 0.052 + (look.girth - 1) * 0.02;
  const elbow = bone(cut, colour, shoulder, upper, UPPER, wide, wide * 0.86);
  const hand = bone(cut, colour, elbow, lower, FORE, wide * 0.86, wide * 0.72);
  const palm = disc(hand.x + Math.sin(lower) * 0.018, hand.y + Math.cos(lower) * 0.018, 0.038, 0.046, -lower);
  snip(cut, palm, look.skin, hand.x, hand.y, 0.05, 0.008);
  if (cut.fine) {
    const thumb = disc(
      hand.x + Math.sin(lower + 0.9) * 0.04,
      hand.y + Math.cos(lower + 0.9) * 0.04,
      0.014,
      0.026,
      -lower - 0.5,
    );
    snip(cut, thumb, look.skin, hand.x, hand.y, 0.05, 0.005);
  }
  return hand;
}

export function torso(cut: Scissors, look: Look, pose: Pose): void {
  const { style, colour, trim, shirt = '#e8dcc4' } = look.dress;
  const g = look.girth;
  const hem = { coat: -0.24, jacket: -0.4, gown: -0.05, apron: -0.39, waistcoat: -0.4, cape: -0.2 }[style];
  const flare =
    { coat: 0.175, jacket: 0.13, gown: 0.21, apron: 0.125, waistcoat: 0.125, cape: 0.23 }[style] *
    (0.55 + 0.45 * g);
  const bottom = hem + (Math.min(hem, -0.36) - hem) * pose.sit;
  const top = SHOULDER - 0.03 - pose.breath * 0.004;
  const s = 0.118 * (0.4 + 0.6 * g);
  const waist = 0.112 * g + pose.breath * 0.003;
  const swing = pose.walking * Math.sin(pose.stride * 2) * 0.012;
  const body = shape(
    [-s * 0.45, top],
    [-s * 0.9, top + 0.005, -s * 1.12, top + 0.03, -s * 1.1, top + 0.09],
    [-waist, -0.58, -waist, -0.5, -flare + swing, bottom],
    [0, bottom + 0.045, flare + swing, bottom],
    [waist, -0.5, waist * 1.05, -0.58, s * 1.1, top + 0.09],
    [s * 1.12, top + 0.03, s * 0.9, top + 0.005, s * 0.45, top],
  );
  snip(cut, body, style === 'waistcoat' || style === 'apron' ? shirt : colour, 0, -0.52, 0.26, 0.02);
  if (style === 'apron')
    snip(
      cut,
      shape(
        [-s * 0.5, top + 0.11],
        [s * 0.62, top + 0.11],
        [waist * 0.95, -0.5, flare * 1.05, -0.2],
        [0, -0.16, -flare * 0.9, -0.2],
        [-waist * 0.85, -0.5, -s * 0.5, top + 0.11],
      ),
      colour,
      0,
      -0.45,
      0.24,
      0.012,
    );
  if (style === 'waistcoat')
    snip(
      cut,
      shape(
        [-s * 1.0, top + 0.02],
        [0.02, -0.58],
        [s * 1.0, top + 0.02],
        [waist * 1.05, -0.55, flare, bottom - 0.01],
        [0.02, bottom + 0.03],
        [-flare, bottom - 0.01],
        [-waist, -0.55, -s * 1.0, top + 0.02],
      ),
      colour,
      0,
      -0.5,
      0.24,
      0.012,
    );
  if (style === 'coat' || style === 'jacket' || style === 'cape') {
    snip(
      cut,
      shape([-s * 0.42, top], [0.03, top + 0.15], [s * 0.5, top], [0.03, top + 0.04, -s * 0.42, top]),
      shirt,
      0,
      top,
      0.1,
      0,
    );
    snip(
      cut,
      shape(
        [-s * 0.52, top - 0.006],
        [-s * 0.85, top + 0.1],
        [0.03, top + 0.17],
        [-s * 0.3, top + 0.07, -s * 0.52, top - 0.006],
      ),
      trim,
      0,
      top + 0.05,
      0.12,
      0.01,
    );
    snip(
      cut,
      shape(
        [s * 0.58, top - 0.006],
        [s * 0.95, top + 0.09],
        [0.03, top + 0.17],
        [s * 0.42, top + 0.07, s * 0.58, top - 0.006],
      ),
      trim,
      0,
      top + 0.05,
      0.12,
      0.01,
    );
  }
  if (style !== 'apron') buttons(cut, trim, top + 0.2, bottom - 0.04);
  if (style === 'gown')
    snip(
      cut,
      shape(
        [-waist * 1.02, -0.515],
        [0, -0.49, waist * 1.02, -0.515],
        [waist * 1.06, -0.48],
        [0, -0.455, -waist * 1.06, -0.48],
      ),
      trim,
      0,
      -0.5,
      0.2,
      0.008,
    );
}

function buttons({ context, litUp, shadowed }: Scissors, trim: string, from: number, to: number): void {
  context.fillStyle = mix(shadowed(mix(trim, '#f0d9a0', 0.5)), litUp(mix(trim, '#f0d9a0', 0.5)), 0.5);
  for (let y = from * 0.4; y < Math.min(to, -0.3); y += 0.075) context.fill(disc(0.032, y, 0.0095));
}

export function neck(cut: Scissors, look: Look, turn: number): void {
  const path = shape(
    [-0.042, SHOULDER + 0.01],
    [-0.038 + turn * 0.01, -0.8, -0.034 + turn * 0.015, -0.83],
    [0.046 + turn * 0.015, -0.83],
    [0.05, -0.8, 0.054, SHOULDER + 0.01],
    [0, SHOULDER + 0.045, -0.042, SHOULDER + 0.01],
  );
  snip(cut, path, mix(look.skin, '#5a2a22', 0.22), 0, -0.78, 0.1, 0.01);
}

/** A wrapped scarf, its end moved by the wind (-1 to 1 in the figure's own space). */
export function scarf(cut: Scissors, look: Look, wind: number, t: number): void {
  if (!look.scarf) return;
  const g = 0.4 + 0.6 * look.girth;
  const wave = Math.sin(t * 4.2) * 0.022 * Math.min(1, 0.25 + Math.abs(wind) * 2);
  const reach = wind * 0.3;
  const tail = shape(
    [-0.055 * g, -0.755],
    [-0.1 + reach * 0.4, -0.7 + wave, -0.075 + reach - 0.03, -0.55 - Math.abs(reach) * 0.55 + wave],
    [-0.02 + reach - 0.01, -0.53 - Math.abs(reach) * 0.5 + wave * 1.4],
    [-0.02 + reach * 0.4, -0.68 - wave, 0, -0.745],
  );
  snip(cut, tail, mix(look.scarf, '#05060f', 0.14), 0, -0.66, 0.14, 0.016);
  const wrap = shape(
    [-0.1 * g, -0.785],
    [-0.06, -0.825, 0.07, -0.825, 0.105 * g, -0.785],
    [0.125 * g, -0.74, 0.09 * g, -0.71, 0.02, -0.705],
    [-0.08 * g, -0.705, -0.125 * g, -0.735, -0.1 * g, -0.785],
  );
  snip(cut, wrap, look.scarf, 0, -0.76, 0.13, 0.02);
}
