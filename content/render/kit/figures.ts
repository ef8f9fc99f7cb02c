import { EMBER, LANTERN, mix, PAPER, PINE } from './palette.ts';
import type { Context } from './stage.ts';

export type Look = { coat: string; hat: string; scarf: string; build: number; hood?: boolean };

/** The five who went to look, and the two they found. */
export const PARTY: Look[] = [
  { coat: '#17553f', hat: EMBER, scarf: '#d9a441', build: 1 },
  { coat: '#2c3566', hat: '#8b93b8', scarf: EMBER, build: 0.9, hood: true },
  { coat: '#6b2f2a', hat: PINE, scarf: '#cdd3df', build: 1.08 },
  { coat: '#3f3a35', hat: '#d9a441', scarf: PINE, build: 0.86 },
  { coat: '#244a63', hat: '#c7b79a', scarf: '#a8442f', build: 0.97, hood: true },
];
export const OTTOLINE: Look = { coat: '#4a2f4b', hat: '#b9c2d6', scarf: '#d9a441', build: 1 };
export const PIM: Look = { coat: '#a8442f', hat: PINE, scarf: '#e6dcc4', build: 0.6 };

export type Pose = {
  x: number;
  y: number;
  size: number;
  /** 1 looks right, -1 looks left. */
  facing: 1 | -1;
  /** Steps taken so far, in radians; standing figures keep one value. */
  stride?: number;
  /** How much warm light falls on the figure, 0 to 1, and from which side. */
  lit?: number;
  from?: 1 | -1;
  wind?: number;
  t?: number;
  arm?: number;
};

/** A small paper figure standing on (x, y), `size` pixels tall for a build of 1. */
export function figure(context: Context, look: Look, pose: Pose): void {
  const { x, y, facing, stride = 0, lit = 0, from = 1, wind = 0, t = 0, arm } = pose;
  const side = from * facing;
  const shade = (colour: string) => {
    const gradient = context.createLinearGradient(-0.24 * side, 0, 0.24 * side, 0);
    gradient.addColorStop(0, mix(colour, '#070b1c', 0.62 - lit * 0.1));
    gradient.addColorStop(0.45, mix(mix(colour, '#070b1c', 0.5 - lit * 0.25), LANTERN, lit * 0.1));
    gradient.addColorStop(1, mix(mix(colour, '#1a2650', 0.25), '#ffd98c', lit * 0.62));
    return gradient;
  };
  context.save();
  context.translate(x, y - Math.abs(Math.sin(stride)) * pose.size * 0.025);
  context.scale(pose.size * look.build * facing, pose.size * look.build);
  context.lineCap = 'round';
  legs(context, stride);
  context.fillStyle = shade(look.coat);
  context.beginPath();
  context.moveTo(-0.12, -0.72);
  context.bezierCurveTo(-0.2, -0.62, -0.2, -0.35, -0.25, -0.12);
  context.quadraticCurveTo(0, -0.06, 0.25, -0.12);
  context.bezierCurveTo(0.2, -0.35, 0.2, -0.62, 0.12, -0.72);
  context.closePath();
  context.fill();
  scarfTail(context, look, wind, t);
  head(context, look, shade);
  if (arm !== undefined) {
    context.strokeStyle = shade(look.coat);
    context.lineWidth = 0.11;
    context.beginPath();
    context.moveTo(0.05, -0.6);
    context.lineTo(0.05 + Math.cos(arm) * 0.3, -0.6 + Math.sin(arm) * 0.3);
    context.stroke();
  }
  context.restore();
}

function legs(context: Context, stride: number): void {
  context.strokeStyle = '#0a0f22';
  context.lineWidth = 0.1;
  for (const swing of [Math.sin(stride), -Math.sin(stride)]) {
    context.beginPath();
    context.moveTo(swing * 0.03, -0.15);
    context.lineTo(swing * 0.13 - 0.02, -0.03);
    context.lineTo(swing * 0.13 + 0.05, -0.03);
    context.stroke();
  }
}

function scarfTail(context: Context, look: Look, wind: number, t: number): void {
  const wave = Math.sin(t * 5 + look.build * 9) * 0.05;
  context.strokeStyle = mix(look.scarf, '#0b1228', 0.28);
  context.lineWidth = 0.075;
  context.beginPath();
  context.moveTo(-0.08, -0.7);
  context.quadraticCurveTo(-0.2, -0.68 + wave * wind, -0.18 - wind * 0.28, -0.48 - wind * 0.22 + wave * wind);
  context.stroke();
}

function head(context: Context, look: Look, shade: (colour: string) => CanvasGradient): void {
  context.fillStyle = shade('#d8b193');
  context.beginPath();
  context.arc(0.015, -0.84, 0.115, 0, 6.2832);
  context.fill();
  context.fillStyle = shade(look.hood ? look.coat : look.hat);
  context.beginPath();
  if (look.hood) {
    context.moveTo(0.05, -0.97);
    context.bezierCurveTo(-0.2, -1.06, -0.22, -0.8, -0.12, -0.7);
    context.quadraticCurveTo(-0.02, -0.8, 0.05, -0.97);
  } else {
    context.moveTo(-0.135, -0.86);
    context.quadraticCurveTo(-0.1, -1.08, 0.03, -1.05);
    context.quadraticCurveTo(0.14, -1.02, 0.14, -0.87);
    context.closePath();
  }
  context.fill();
  if (!look.hood) {
    context.beginPath();
    context.arc(0.0, -1.075, 0.045, 0, 6.2832);
    context.fillStyle = mix(look.hat, PAPER, 0.3);
    context.fill();
  }
  context.fillStyle = shade(look.scarf);
  context.beginPath();
  context.roundRect(-0.14, -0.765, 0.28, 0.09, 0.045);
  context.fill();
}
