export const WIDTH = 1280;
export const HEIGHT = 720;

export type Context = CanvasRenderingContext2D;
/** Paints the picture at `t` seconds; the same `t` always gives the same pixels. */
export type Paint = (context: Context, t: number) => void;

export const lerp = (from: number, to: number, amount: number) => from + (to - from) * amount;

/** 0 before `start`, 1 after `end`, eased between. */
export function ramp(t: number, start: number, end: number): number {
  const x = Math.min(1, Math.max(0, (t - start) / (end - start)));
  return x * x * (3 - 2 * x);
}

export function sheet(width: number, height: number, paint: (context: Context) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  paint(contextOf(canvas));
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): Context {
  const context = canvas.getContext('2d', { alpha: true, willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  return context;
}

/** Draws with the picture enlarged round a point; `depth` 0 is the sky that stays, 1 the ground under the camera. */
export function zoomed(
  context: Context,
  camera: { x: number; y: number; zoom: number },
  depth: number,
  draw: () => void,
): void {
  const scale = 1 + (camera.zoom - 1) * depth;
  context.save();
  context.translate(camera.x, camera.y);
  context.scale(scale, scale);
  context.translate(-camera.x, -camera.y);
  draw();
  context.restore();
}
