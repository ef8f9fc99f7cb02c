import { type Context, HEIGHT, sheet, WIDTH } from '../stage.ts';
import { project, toScreen, type View } from './camera.ts';
import { type Lamp, lit, type Mood, plus, tinter, WARM } from './lighting.ts';

/** What a layer paints with: colours are those of day, `tint` turns them into those of the hour. */
export type Brush = { context: Context; tint: (colour: string) => string; mood: Mood; depth: number };

/** One sheet of a place; `depth` 0 is the sky, 1 where the actors stand, above 1 before them. */
export type Layer = {
  depth: number;
  /** Painted once for a shot. */
  paint?: (brush: Brush) => void;
  /** Painted in every picture, over what was painted once. */
  live?: (brush: Brush, t: number) => void;
  /** How much lamplight falls on what is painted live, 0 to 1. */
  warm?: number;
  /** Sheets that lamps do not reach, such as a sky. */
  unlit?: boolean;
};

export type Place = readonly Layer[];

type Rect = { x: number; y: number; width: number; height: number };
export type Cel = { image: HTMLCanvasElement; area: Rect };

const LIMIT = 2400;

/** The part of a layer that the given views show. */
function areaOf(views: readonly View[], depth: number): Rect & { scale: number } {
  let [left, top, right, bottom, scale] = [Infinity, Infinity, -Infinity, -Infinity, 0];
  for (const view of views) {
    const p = project(view, depth);
    const margin = 10 + Math.abs(view.roll ?? 0) * 700;
    left = Math.min(left, (-margin - p.x) / p.scale);
    right = Math.max(right, (WIDTH + margin - p.x) / p.scale);
    top = Math.min(top, (-margin - p.y) / p.scale);
    bottom = Math.max(bottom, (HEIGHT + margin - p.y) / p.scale);
    scale = Math.max(scale, p.scale);
  }
  scale = Math.min(scale, LIMIT / (right - left), 1500 / (bottom - top));
  return { x: left, y: top, width: right - left, height: bottom - top, scale };
}

/** Paints a layer for the views of a shot: by the hour's light, and by lamplight where lamps reach. */
export function cel(
  layer: Layer,
  views: readonly View[],
  mood: Mood,
  lamps: readonly Lamp[],
  blur: number,
): Cel | undefined {
  const { paint, depth } = layer;
  if (!paint) return undefined;
  const { scale, ...area } = areaOf(views, depth);
  const draw = (light: Mood) =>
    sheet(area.width * scale, area.height * scale, (context) => {
      context.scale(scale, scale);
      context.translate(-area.x, -area.y);
      paint({ context, tint: tinter(light, depth), mood: light, depth });
    });
  const plain = draw(mood);
  const near = layer.unlit ? [] : lamps.filter(({ power }) => power > 0);
  const middle = views[Math.floor(views.length / 2)] ?? { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };
  const strongest = near.reduce((most, { power }) => Math.max(most, power), 0);
  if (near.length > 0 && depth >= 0.25) {
    const [actors, own] = [project(middle, 1), project(middle, depth)];
    const warm = draw({
      ...mood,
      ambient: plus(mood.ambient, near[0]?.warmth ?? WARM, 0.62 * Math.min(1.3, strongest)),
      haze: lit(mood.haze, [1.25, 1.1, 0.9]),
    });
    const mask = sheet(plain.width, plain.height, (context) => {
      for (const lamp of near) {
        const [sx, sy] = toScreen(actors, lamp.x, lamp.y);
        const [x, y] = [
          ((sx - own.x) / own.scale - area.x) * scale,
          ((sy - own.y) / own.scale - area.y) * scale,
        ];
        const reach =
          lamp.reach * (depth >= 1 ? 1 : 0.75 + 0.25 * depth) * scale * (actors.scale / own.scale);
        const share = (lamp.power / strongest) * Math.min(1, 0.25 + depth * 0.75);
        const fade = context.createRadialGradient(x, y, 0, x, y, reach);
        for (const [at, amount] of [
          [0, 1],
          [0.2, 0.82],
          [0.45, 0.42],
          [0.7, 0.14],
          [1, 0],
        ] as const)
          fade.addColorStop(at, `rgba(0,0,0,${(amount * share).toFixed(3)})`);
        context.fillStyle = fade;
        context.fillRect(0, 0, plain.width, plain.height);
      }
      context.globalCompositeOperation = 'source-in';
      context.drawImage(warm, 0, 0);
    });
    const context = plain.getContext('2d');
    context?.setTransform(1, 0, 0, 1, 0, 0);
    context?.drawImage(mask, 0, 0);
  }
  if (blur < 0.6) return { image: plain, area };
  const image = sheet(plain.width, plain.height, (context) => {
    context.filter = `blur(${(blur * scale * 0.6 + blur * 0.4).toFixed(1)}px)`;
    context.drawImage(plain, 0, 0);
  });
  if (depth <= 0.9) underlay(image, plain, depth);
  return { image, area };
}

/** Blurring makes a sheet's outer edge thin; a back sheet keeps what it covered at the picture's rim. */
function underlay(image: HTMLCanvasElement, plain: HTMLCanvasElement, depth: number): void {
  if (depth > 0.05) return;
  const context = image.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.drawImage(plain, 0, 0);
}
