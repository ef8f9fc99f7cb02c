import { along, type Keys, tween } from '../film/tween.ts';
import { noise, random } from '../random.ts';
import { ramp } from '../stage.ts';
import type { Syllable } from '../../speech.ts';
import { type Look, type Pose, REST } from './look.ts';
import { headAt, headRadius, type Prop } from './puppet.ts';

/** A point of the place, somebody of the shot by name, or the one who watches. */
export type Target = string | readonly [x: number, y: number];

/** One of the cast in a shot. All times are seconds of the clip. */
export type Actor = {
  id: string;
  look: Look;
  x: number;
  y: number;
  size: number;
  /** Walks along x; stands before the first and after the last moment. */
  path?: readonly (readonly [at: number, x: number])[];
  climb?: readonly (readonly [at: number, y: number])[];
  start?: Partial<Pose>;
  keys?: Keys<Pose>;
  /** Where the eyes go, and the head after them. */
  eyes?: readonly (readonly [at: number, target: Target])[];
  prop?: Prop;
  /** Sits in a boat: the hull hides what is below its waist. */
  aboard?: boolean;
  depth?: number;
  silhouette?: number;
};

export type Placed = { actor: Actor; pose: Pose; x: number; y: number };

/** Where `actor` stands at t and how, with breath, blinks, eye line and speech. */
export function place(actor: Actor, cast: readonly Actor[], t: number, speech: readonly Syllable[]): Placed {
  const pose = tween<Pose>({ ...REST, ...actor.start }, actor.keys ?? [], t);
  const x = actor.path ? along(actor.path, t) : actor.x;
  const y = actor.climb ? along(actor.climb, t) : actor.y;
  if (actor.path) walk(actor, pose, t, x);
  pose.breath = Math.sin(t * 1.9 + actor.x);
  const seed = [...actor.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;
  const idle = noise(seed);
  pose.tilt += idle(t * 0.5) * 0.03;
  pose.nod += idle(t * 0.43 + 40) * 0.05;
  pose.lean += idle(t * 0.31 + 80) * 0.008;
  look(actor, cast, pose, t);
  speak(pose, speech, t, seed);
  pose.lid *= 1 - blink(t, seed);
  return { actor, pose, x, y };
}

function walk(actor: Actor, pose: Pose, t: number, x: number): void {
  const path = actor.path ?? [];
  const step = 0.04;
  const before = along(path, t - step);
  const speed = (along(path, t + step) - before) / (2 * step);
  const length = actor.size * actor.look.build * 0.72;
  pose.walking = Math.min(1, Math.abs(speed) / (length * 0.35));
  if (pose.walking > 0.05) pose.face = Math.sign(speed);
  pose.stride = (x / length) * Math.PI * 2 * (pose.face < 0 ? -1 : 1);
  pose.lean += pose.walking * 0.05;
}

const restingHead = (actor: Actor, t: number): readonly [number, number] => {
  const pose = { ...REST, ...actor.start };
  const x = actor.path ? along(actor.path, t) : actor.x;
  return headAt({
    look: actor.look,
    pose,
    x,
    y: actor.climb ? along(actor.climb, t) : actor.y,
    size: actor.size,
  });
};

type Aim = { turn: number; gazeX: number; gazeY: number };

function aim(actor: Actor, cast: readonly Actor[], target: Target, t: number): Aim {
  if (target === 'us') return { turn: 0.04, gazeX: 0, gazeY: 0 };
  const other = typeof target === 'string' ? cast.find(({ id }) => id === target) : undefined;
  const point = typeof target === 'string' ? (other ? restingHead(other, t) : undefined) : target;
  if (!point) throw new Error(`${actor.id} looks at ${String(target)}, who is not in the shot`);
  const own = restingHead(actor, t);
  const unit = headRadius(actor.look) * actor.size * actor.look.build;
  const [dx, dy] = [(point[0] - own[0]) / unit, (point[1] - own[1]) / unit];
  const far = Math.hypot(dx, dy) || 1;
  return {
    turn: Math.max(-0.85, Math.min(0.85, (dx / (far + 1.2)) * 0.82)),
    gazeX: Math.max(-1, Math.min(1, (dx / (far + 2)) * 0.85)),
    gazeY: Math.max(-0.8, Math.min(0.9, (dy / (far + 2)) * 1.5)),
  };
}

function look(actor: Actor, cast: readonly Actor[], pose: Pose, t: number): void {
  if (!actor.eyes) return;
  let now: Aim = { turn: pose.turn * (pose.face < 0 ? -1 : 1), gazeX: 0, gazeY: 0 };
  for (const [index, [at, target]] of actor.eyes.entries()) {
    if (index > 0 && t < at) break;
    const next = aim(actor, cast, target, t);
    const eyes = index === 0 ? 1 : ramp(t, at, at + 0.14);
    const head = index === 0 ? 1 : ramp(t, at + 0.1, at + 0.55);
    now = {
      turn: now.turn + (next.turn - now.turn) * head,
      gazeX: now.gazeX + (next.gazeX - now.gazeX) * eyes,
      gazeY: now.gazeY + (next.gazeY - now.gazeY) * eyes,
    };
  }
  pose.turn = now.turn;
  pose.gazeX += now.gazeX;
  pose.gazeY += now.gazeY;
  pose.nod += now.gazeY * 0.22;
}

function speak(pose: Pose, speech: readonly Syllable[], t: number, seed: number): void {
  const now = speech.find(({ at, length }) => t >= at && t < at + length);
  const near = speech.find(({ at, length }) => t >= at - 0.3 && t < at + length + 0.5);
  if (near) {
    pose.raise += 0.14 * near.stress;
    pose.tilt += Math.sin(t * 2.6 + seed) * 0.03;
    pose.nod += Math.sin(t * 4.1 + seed) * 0.05;
  }
  if (!now) return;
  const part = (t - now.at) / now.length;
  const vowel = random(Math.round(now.at * 100) + seed)();
  pose.open = Math.max(
    pose.open,
    Math.sin(Math.PI * Math.min(1, part * 1.15)) * (0.22 + 0.62 * now.stress) * (0.6 + 0.5 * vowel),
  );
  pose.round += vowel < 0.3 ? 0.75 : 0;
}

function blink(t: number, seed: number): number {
  const period = 3.1 + (seed % 7) * 0.31;
  const turn = Math.floor(t / period + (seed % 13) / 13);
  const at = (turn + random(turn * 17 + seed)() * 0.6 + 0.2 - (seed % 13) / 13) * period;
  const away = Math.abs(t - at);
  return away < 0.11 ? 1 - (away / 0.11) ** 2 : 0;
}
