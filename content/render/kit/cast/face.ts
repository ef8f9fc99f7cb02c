import { mix } from '../palette.ts';
import type { Look, Pose } from './look.ts';
import { disc, type Scissors, shape, snip } from './scissors.ts';

/** Head units: the skull has a radius of about 1 round (0, 0). `turn` here is in the figure's own space. */
export function paintFace(cut: Scissors, look: Look, pose: Pose, turn: number): void {
  const { face, skin } = look;
  const middle = turn * 0.4;
  ears(cut, look, turn, false);
  snip(cut, skull(face, turn), skin, 0, 0, 1.05, 0.07);
  ears(cut, look, turn, true);
  blush(cut, look, middle, turn);
  if (face.age > 0.25) wrinkles(cut, look, middle);
  const far = Math.sign(turn) || 1;
  for (const side of [-1, 1] as const) {
    const narrow = side === far ? 1 - 0.38 * Math.abs(turn) : 1 - 0.06 * Math.abs(turn);
    const x = middle + side * 0.375 * (1 - 0.16 * Math.abs(turn)) * (side === far ? narrow ** 0.5 : 1);
    eye(cut, look, pose, x, narrow, side);
  }
  mouth(cut, look, pose, middle * 1.08, turn);
  nose(cut, look, middle, turn);
  if (look.beard) beard(cut, look, pose, middle, turn);
  for (const side of [-1, 1] as const) brow(cut, look, pose, middle, turn, side);
  if (look.glasses) glasses(cut, look, middle, turn);
}

function skull(face: Look['face'], turn: number): Path2D {
  const w = 0.84 * face.width;
  const jaw = 0.62 * face.jaw;
  const chin = 1.02 * face.chin;
  const shift = turn * 0.2;
  return shape(
    [-w, -0.2],
    [-w, -0.8, -w * 0.6, -1.05, 0, -1.05],
    [w * 0.6, -1.05, w, -0.8, w, -0.2],
    [w * 1.0, 0.3, jaw + shift * 0.7, 0.72, shift + 0.26, chin],
    [shift, chin + 0.1, shift - 0.26, chin],
    [-jaw + shift * 0.7, 0.72, -w, 0.3, -w, -0.2],
  );
}

function ears(cut: Scissors, { face, skin, earrings }: Look, turn: number, over: boolean): void {
  const w = 0.84 * face.width;
  for (const side of [-1, 1] as const) {
    const near = side * turn < -0.3;
    if (over !== near || side * turn > 0.3) continue;
    const x = near ? side * w * (1 - Math.abs(turn) * 0.42) : side * w * 0.98;
    snip(cut, disc(x, 0.08, 0.14, 0.22), mix(skin, '#b4553f', 0.12), x, 0.08, 0.3, over ? 0.03 : 0);
    if (earrings) snip(cut, disc(x + side * 0.02, 0.36, 0.1), earrings, x, 0.36, 0.12, 0.03);
    if (cut.fine) {
      cut.context.fillStyle = cut.shadowed(mix(skin, '#7a2f28', 0.4));
      cut.context.fill(disc(x + side * 0.02, 0.09, 0.06, 0.12));
    }
  }
}

function blush({ context, shadowed, litUp }: Scissors, { skin }: Look, middle: number, turn: number): void {
  context.save();
  context.globalAlpha = 0.28;
  context.fillStyle = mix(litUp(mix(skin, '#d0533f', 0.7)), shadowed('#c0503c'), 0.35);
  for (const side of [-1, 1]) {
    if (side * turn > 0.4) continue;
    context.fill(disc(middle * 1.05 + side * 0.47, 0.33, 0.18, 0.14));
  }
  context.restore();
}

function wrinkles({ context, shadowed }: Scissors, { skin, face }: Look, middle: number): void {
  context.save();
  context.globalAlpha = Math.min(0.75, face.age);
  context.strokeStyle = shadowed(mix(skin, '#5a2418', 0.5));
  context.lineWidth = 0.032;
  context.lineCap = 'round';
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(middle + side * 0.24, 0.3);
    context.quadraticCurveTo(middle + side * 0.42, 0.44, middle + side * 0.4, 0.62);
    context.moveTo(middle + side * 0.22, 0.13);
    context.quadraticCurveTo(middle + side * 0.4, 0.22, middle + side * 0.52, 0.12);
  }
  context.moveTo(middle - 0.3, -0.62);
  context.quadraticCurveTo(middle, -0.66, middle + 0.3, -0.62);
  context.stroke();
  context.restore();
}

function eye(cut: Scissors, look: Look, pose: Pose, x: number, narrow: number, side: 1 | -1): void {
  const { context } = cut;
  const w = 0.215 * look.face.eyes * narrow;
  const full = 0.165 * look.face.eyes;
  const y = -0.05;
  const open = Math.max(0, Math.min(1.25, pose.lid));
  const h = full * open;
  const rest = full * (1 - Math.min(1, open)) * 0.4 + y;
  context.lineCap = 'round';
  if (open > 0.12) {
    const almond = shape(
      [x - w, y + 0.02],
      [x - w * 0.4, rest - h * 1.25, x + w * 0.4, rest - h * 1.25, x + w, y + 0.02],
      [x + w * 0.45, y + full * 0.95, x - w * 0.45, y + full * 0.95, x - w, y + 0.02],
    );
    context.save();
    context.fillStyle = mix(cut.shadowed('#f6ecdc'), cut.litUp('#f6ecdc'), 0.55);
    context.fill(almond);
    context.clip(almond);
    const [gx, gy] = [x + pose.gazeX * w * 0.52, y + 0.02 + pose.gazeY * full * 0.5];
    context.fillStyle = mix(
      cut.shadowed(look.face.iris ?? '#5a3a22'),
      cut.litUp(look.face.iris ?? '#5a3a22'),
      0.4,
    );
    context.fill(disc(gx, gy, 0.122 * look.face.eyes * narrow ** 0.5, 0.128 * look.face.eyes));
    context.fillStyle = '#0b0b16';
    context.fill(disc(gx, gy, 0.074 * look.face.eyes * narrow ** 0.5, 0.08 * look.face.eyes));
    context.fillStyle = cut.litUp('#fff6e2');
    context.fill(disc(gx + cut.light[0] * 0.05, gy - 0.055, 0.034));
    context.fillStyle = 'rgba(10,8,24,0.28)';
    context.fill(disc(x, rest - h * 1.15, w * 1.05, full * 0.42));
    context.restore();
  }
  context.strokeStyle = cut.shadowed(mix(look.skin, '#2a0f12', 0.85));
  context.lineWidth = 0.062;
  context.beginPath();
  context.moveTo(x - w * 1.04, y + 0.03);
  context.bezierCurveTo(x - w * 0.4, rest - h * 1.25, x + w * 0.4, rest - h * 1.25, x + w * 1.04, y + 0.02);
  context.stroke();
  if (!look.face.lashes) return;
  context.beginPath();
  context.moveTo(x + side * w * 1.04, y + 0.03);
  context.lineTo(x + side * w * 1.24, y - 0.035);
  context.stroke();
}

function brow(cut: Scissors, look: Look, pose: Pose, middle: number, turn: number, side: 1 | -1): void {
  const squeeze = side * turn > 0 ? 1 - 0.3 * Math.abs(turn) : 1;
  const inner = middle + side * 0.15 * squeeze;
  const outer = middle + side * 0.62 * squeeze;
  const lift = -0.36 - pose.raise * 0.15;
  const [yi, yo] = [lift + pose.frown * 0.15, lift + 0.05 - pose.frown * 0.06];
  const thick = 0.075 * look.brow;
  const top = Math.min(yi, yo) - 0.06;
  const path = shape(
    [inner, yi - thick],
    [(inner + outer) / 2, top - thick * 0.8, outer, yo],
    [(inner + outer) / 2, top + thick * 1.5, inner, yi + thick],
  );
  const colour = look.hair.style === 'bald' && look.beard ? look.beard.colour : look.hair.colour;
  snip(cut, path, mix(colour, '#0a0814', 0.25), (inner + outer) / 2, lift, 0.3, 0.018);
}

function nose(cut: Scissors, { face, skin }: Look, middle: number, turn: number): void {
  const size = face.nose;
  const tip = middle + turn * 0.26 * size;
  const low = 0.34 + (size - 1) * 0.12;
  const path = shape(
    [middle - 0.05, -0.1],
    [middle - 0.06 + turn * 0.04, 0.08, tip - 0.17 * size, low - 0.14, tip - 0.15 * size, low - 0.02],
    [tip - 0.12 * size, low + 0.09, tip + 0.12 * size, low + 0.09, tip + 0.15 * size, low - 0.02],
    [tip + 0.17 * size, low - 0.14, middle + 0.06 + turn * 0.06, 0.08, middle + 0.05, -0.1],
  );
  snip(cut, path, mix(skin, '#c8553f', 0.2), tip, 0.2, 0.26, 0.035);
}

function mouth(cut: Scissors, look: Look, pose: Pose, x: number, turn: number): void {
  const { context } = cut;
  const open = Math.max(0, pose.open);
  const half = (0.27 + pose.smile * 0.07 - pose.round * 0.12 - open * 0.03) * (1 - 0.18 * Math.abs(turn));
  const y = 0.64 * look.face.chin ** 0.5;
  const corner = y - pose.smile * 0.105;
  const [up, low] = [y - open * 0.07 + pose.smile * 0.035, y + open * 0.34 + pose.smile * 0.09];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (open > 0.06) {
    const hole = shape(
      [x - half, corner],
      [x, up * 2 - corner, x + half, corner],
      [x + half * 0.62, low + 0.03, x - half * 0.62, low + 0.03, x - half, corner],
    );
    context.save();
    context.fillStyle = cut.shadowed('#5c1f22');
    context.fill(hole);
    context.clip(hole);
    context.fillStyle = mix(cut.shadowed('#f2e6d2'), cut.litUp('#f2e6d2'), 0.4);
    context.fillRect(x - half, up - 0.12, half * 2, 0.15 + open * 0.03);
    context.fillStyle = mix(cut.shadowed('#c4574f'), cut.litUp('#c4574f'), 0.3);
    context.fill(disc(x, low + 0.02, half * 0.6, 0.1));
    context.restore();
    context.strokeStyle = cut.shadowed(look.lips ?? mix(look.skin, '#6a1d1d', 0.72));
    context.lineWidth = look.lips ? 0.09 : 0.05;
    context.stroke(hole);
    return;
  }
  if (look.lips) {
    context.fillStyle = mix(cut.shadowed(look.lips), cut.litUp(look.lips), 0.4);
    context.fill(
      shape(
        [x - half * 0.92, corner],
        [x - half * 0.3, y - 0.1, x, y - 0.03],
        [x + half * 0.3, y - 0.1, x + half * 0.92, corner],
        [x, y + 0.22 + pose.smile * 0.05, x - half * 0.92, corner],
      ),
    );
  }
  context.strokeStyle = cut.shadowed(mix(look.skin, '#5a1a1a', 0.8));
  context.lineWidth = 0.066;
  context.beginPath();
  context.moveTo(x - half, corner);
  context.quadraticCurveTo(x, y * 2 - corner + pose.smile * 0.03, x + half, corner);
  context.stroke();
  context.strokeStyle = cut.shadowed(mix(look.skin, '#7a2a22', 0.35));
  context.lineWidth = 0.045;
  context.beginPath();
  context.moveTo(x - half * 0.4, y + 0.14 + pose.smile * 0.03);
  context.quadraticCurveTo(x, y + 0.175 + pose.smile * 0.05, x + half * 0.4, y + 0.14 + pose.smile * 0.03);
  context.stroke();
}

function beard(cut: Scissors, look: Look, pose: Pose, middle: number, turn: number): void {
  const { style, colour } = look.beard ?? { style: 'moustache', colour: '#555555' };
  const x = middle * 1.08;
  const y = 0.64 * look.face.chin ** 0.5;
  const w = 0.84 * look.face.width;
  const drop = pose.open * 0.2;
  if (style === 'full') {
    const path = shape(
      [-w * 1.0, 0.05],
      [-w * 0.86, 0.3, x - 0.44, 0.42, x - 0.36, y - 0.14],
      [x - 0.38, y + 0.1, x - 0.3, y + 0.16 + drop, x, y + 0.17 + drop],
      [x + 0.3, y + 0.16 + drop, x + 0.38, y + 0.1, x + 0.36, y - 0.14],
      [x + 0.44, 0.42, w * 0.86, 0.3, w * 1.0, 0.05],
      [w * 1.06, 0.62, w * 0.72 + turn * 0.12, 1.14 + drop, turn * 0.2 + 0.18, 1.3 + drop],
      [turn * 0.2, 1.44 + drop, turn * 0.2 - 0.18, 1.3 + drop],
      [-w * 0.72 + turn * 0.12, 1.14 + drop, -w * 1.06, 0.62, -w * 1.0, 0.05],
    );
    snip(cut, path, colour, 0, 0.7, 0.9, 0.03);
  }
  if (style === 'goatee')
    snip(
      cut,
      shape(
        [x - 0.2, y + 0.17 + drop],
        [x, y + 0.1 + drop, x + 0.2, y + 0.17 + drop],
        [x + 0.2, 1.2 + drop, x, 1.36 + drop],
        [x - 0.2, 1.2 + drop, x - 0.2, y + 0.17 + drop],
      ),
      colour,
      x,
      1,
      0.4,
      0.03,
    );
  const long = style === 'walrus' ? 0.3 : style === 'full' ? 0.12 : 0.06;
  if (style === 'goatee') return;
  const wide = style === 'walrus' ? 0.5 : 0.4;
  const path = shape(
    [x, y - 0.25],
    [x + 0.22, y - 0.3, x + wide * 0.9, y - 0.12, x + wide, y + long - pose.smile * 0.1],
    [x + wide * 0.5, y + long * 0.6 - 0.05, x + 0.14, y - 0.02, x, y - 0.06],
    [x - 0.14, y - 0.02, x - wide * 0.5, y + long * 0.6 - 0.05, x - wide, y + long - pose.smile * 0.1],
    [x - wide * 0.9, y - 0.12, x - 0.22, y - 0.3, x, y - 0.25],
  );
  snip(cut, path, mix(colour, '#ffffff', 0.07), x, y - 0.1, 0.5, 0.03);
}

function glasses(
  { context, shadowed, litUp }: Scissors,
  { glasses: style }: Look,
  middle: number,
  turn: number,
): void {
  const y = style === 'half' ? 0.06 : -0.03;
  context.strokeStyle = mix(shadowed('#b98a3a'), litUp('#e0b050'), 0.5);
  context.lineWidth = 0.045;
  for (const side of [-1, 1]) {
    const narrow = side * turn > 0 ? 1 - 0.3 * Math.abs(turn) : 1;
    const rim = new Path2D();
    rim.ellipse(
      middle + side * 0.385 * narrow,
      y,
      0.285 * narrow,
      style === 'half' ? 0.2 : 0.27,
      0,
      style === 'half' ? 0 : -0.1,
      style === 'half' ? Math.PI : 6.2,
    );
    context.fillStyle = 'rgba(220,236,255,0.1)';
    context.fill(rim);
    context.stroke(rim);
  }
  context.beginPath();
  context.moveTo(middle - 0.1, y - 0.02);
  context.quadraticCurveTo(middle + turn * 0.06, y - 0.1, middle + 0.1, y - 0.02);
  context.stroke();
}
