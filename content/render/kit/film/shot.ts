import { type Actor, type Placed, place as placeActor } from '../cast/actor.ts';
import { drawPuppet, type Falling, headAt, headRadius } from '../cast/puppet.ts';
import { REST } from '../cast/look.ts';
import { flicker } from '../light.ts';
import { type Context, HEIGHT, sheet, WIDTH } from '../stage.ts';
import type { Syllable } from '../../speech.ts';
import { applyProjection, type Camera, project, toScreen, type View, viewAt } from './camera.ts';
import { type Lamp, type Mood, plus, shine, tinter, WARM } from './lighting.ts';
import { type Cel, cel, type Layer, type Place } from './place.ts';

export type Overlay = (context: Context, t: number, view: View) => void;

/** A piece of film between two cuts. It lasts until the next shot of the clip begins. */
export type Shot = {
  at: number;
  place: Place;
  mood: Mood;
  lamps?: readonly Lamp[];
  camera: Camera;
  actors?: readonly Actor[];
  /** Weather and whatever else lies between the camera and the actors. */
  over?: readonly Overlay[];
  /** Blur of a sheet by its depth, in picture pixels; by default what stands far behind a close face is soft. */
  blur?: (depth: number) => number;
  wind?: number;
  join?: 'cut' | 'dissolve' | 'wipe' | 'fade';
};

export type Speech = (speaker: string) => readonly Syllable[];
export type Staged = { draw: (context: Context, t: number) => void };

const softness = (zoom: number) => (depth: number) =>
  depth < 1
    ? Math.min(9, Math.max(0, zoom - 2.2) * 1.6) * (1 - depth) ** 0.6
    : depth > 1
      ? (depth - 1) * 7 * Math.min(3, zoom)
      : 0;

/** Everything about a shot that does not change is painted when its first picture is asked for. */
export function stage(shot: Shot, to: number, speech: Speech): Staged {
  const { at, place, mood, lamps = [], camera, actors = [], over = [] } = shot;
  const views = Array.from({ length: 9 }, (_, index) =>
    viewAt(camera, at - 0.5 + ((to - at + 1) * index) / 8, at, to),
  );
  const zoom = Math.max(...views.map((view) => view.zoom));
  const blur = shot.blur ?? softness(zoom);
  let cels: Map<Layer, Cel | undefined> | undefined;
  const draw = (context: Context, t: number) => {
    cels ??= new Map(place.map((layer) => [layer, cel(layer, views, mood, lamps, blur(layer.depth))]));
    const view = viewAt(camera, t, at, to);
    const cast = actors
      .map((actor) => placeActor(actor, actors, t, speech(actor.id)))
      .sort((one, other) => one.y - other.y);
    context.save();
    if (view.roll) {
      context.translate(WIDTH / 2, HEIGHT / 2);
      context.rotate(view.roll);
      context.translate(-WIDTH / 2, -HEIGHT / 2);
    }
    const items = [
      ...place.map((layer) => ({
        depth: layer.depth,
        draw: () => drawLayer(context, layer, cels?.get(layer), view, mood, t),
      })),
      ...cast.map((placed) => ({
        depth: (placed.actor.depth ?? 1) + 0.001,
        draw: () => drawActor(context, placed, shot, view, t),
      })),
      { depth: 1.002, draw: () => halos(context, lamps, view, t) },
    ].sort((one, other) => one.depth - other.depth);
    for (const item of items) item.draw();
    for (const overlay of over) overlay(context, t, view);
    context.restore();
  };
  return { draw };
}

function drawLayer(
  context: Context,
  layer: Layer,
  painted: Cel | undefined,
  view: View,
  mood: Mood,
  t: number,
): void {
  const p = project(view, layer.depth);
  if (painted) {
    const { image, area } = painted;
    const [x, y] = toScreen(p, area.x, area.y);
    context.drawImage(image, x, y, area.width * p.scale, area.height * p.scale);
  }
  if (!layer.live) return;
  context.save();
  applyProjection(context, p);
  layer.live({ context, tint: liveTint(layer, mood), mood, depth: layer.depth }, t);
  context.restore();
}

const tints = new Map<string, (colour: string) => string>();

function liveTint({ depth, warm = 0 }: Layer, mood: Mood): (colour: string) => string {
  const key = `${mood.ambient.join()}/${mood.haze}/${depth}/${warm}`;
  let tint = tints.get(key);
  if (!tint) {
    tint = tinter(warm > 0 ? { ...mood, ambient: plus(mood.ambient, WARM, warm) } : mood, depth);
    tints.set(key, tint);
  }
  return tint;
}

let blob: HTMLCanvasElement | undefined;

function groundShadow(context: Context, x: number, y: number, radius: number): void {
  blob ??= sheet(64, 64, (target) => {
    const gradient = target.createRadialGradient(32, 32, 0, 32, 32, 32);
    gradient.addColorStop(0, 'rgba(4,6,18,0.6)');
    gradient.addColorStop(0.6, 'rgba(4,6,18,0.28)');
    gradient.addColorStop(1, 'rgba(4,6,18,0)');
    target.fillStyle = gradient;
    target.fillRect(0, 0, 64, 64);
  });
  context.drawImage(blob, x - radius, y - radius * 0.22, radius * 2, radius * 0.44);
}

function drawActor(context: Context, { actor, pose, x, y }: Placed, shot: Shot, view: View, t: number): void {
  const p = project(view, actor.depth ?? 1);
  const tall = actor.size * actor.look.build;
  const [sx, sy] = toScreen(p, x, y);
  if (pose.sit < 0.5) groundShadow(context, sx, sy + 2, tall * 0.3 * p.scale);
  const [hx, hy] = headAt({ look: actor.look, pose, x, y, size: actor.size });
  drawPuppet(
    context,
    {
      look: actor.look,
      pose,
      x,
      y,
      size: actor.size,
      light: shot.mood,
      falling: lightOn(shot.lamps ?? [], hx, hy + tall * 0.15, t),
      wind: shot.wind ?? 0,
      t,
      ...(actor.prop ? { prop: actor.prop } : {}),
      ...(actor.aboard ? { aboard: true } : {}),
      ...(actor.silhouette ? { silhouette: actor.silhouette } : {}),
    },
    p,
  );
}

/** The light of all lamps at a point, as one. */
export function lightOn(lamps: readonly Lamp[], x: number, y: number, t: number): Falling {
  let [lx, ly, power] = [0, 0, 0];
  let warmth = WARM;
  let most = 0;
  for (const [index, lamp] of lamps.entries()) {
    const [dx, dy] = [lamp.x - x, lamp.y - y];
    const far = Math.hypot(dx, dy) || 1;
    const strength =
      lamp.power *
      flicker(t, index + 3, lamp.unrest ?? 1) *
      Math.max(0, 1 - far / (lamp.reach * 1.15)) ** 1.2;
    if (strength > most) [most, warmth] = [strength, lamp.warmth ?? WARM];
    lx += (dx / far) * strength;
    ly += (dy / far) * strength;
    power += strength;
  }
  return power > 0.01
    ? { x: lx, y: ly - power * 0.15, power: Math.min(1.25, power), warmth }
    : { x: -0.4, y: -1, power: 0.12, warmth: [0.5, 0.6, 0.9] };
}

function halos(context: Context, lamps: readonly Lamp[], view: View, t: number): void {
  const p = project(view, 1);
  for (const [index, lamp] of lamps.entries()) {
    if (lamp.halo === false) continue;
    const [x, y] = toScreen(p, lamp.x, lamp.y);
    const burn = flicker(t, index + 3, lamp.unrest ?? 1);
    const grow = p.scale ** 0.6;
    shine(context, x, y, lamp.reach * 0.9 * grow, 0.34 * lamp.power * burn, lamp.warmth);
    shine(context, x, y, lamp.reach * 0.26 * grow, 0.6 * lamp.power * burn, lamp.warmth);
  }
}

/** A view in which the head of `actor` (as it stands at t) fills `part` of the picture's height, `aside` of its width off the middle. */
export function faceView(actor: Actor, part: number, aside = 0, above = 0.43): View {
  const pose = { ...REST, ...actor.start };
  const x = actor.path?.at(-1)?.[1] ?? actor.x;
  const y = actor.climb?.at(-1)?.[1] ?? actor.y;
  const [hx, hy] = headAt({ look: actor.look, pose, x, y, size: actor.size });
  const zoom = (part * HEIGHT) / (headRadius(actor.look) * 2.25 * actor.size * actor.look.build);
  return { x: hx - (aside * WIDTH) / zoom, y: hy + ((0.5 - above) * HEIGHT) / zoom, zoom };
}

/** A view on two of the cast together; `part` as for one face. */
export function twoView(one: Actor, other: Actor, part: number, above = 0.4): View {
  const [a, b] = [faceView(one, part, 0, above), faceView(other, part, 0, above)];
  const zoom = Math.min(a.zoom, b.zoom);
  const [ya, yb] = [a.y - ((0.5 - above) * HEIGHT) / a.zoom, b.y - ((0.5 - above) * HEIGHT) / b.zoom];
  return { x: (a.x + b.x) / 2, y: (ya + yb) / 2 + ((0.5 - above) * HEIGHT) / zoom, zoom };
}

export const push = (view: View, by: number, dx = 0, dy = 0): Camera => ({
  from: view,
  to: { x: view.x + dx, y: view.y + dy, zoom: view.zoom * by },
});
