import type { Build } from './kit/film/film.ts';
import { vignette } from './kit/paper.ts';
import { contextOf, HEIGHT, type Paint, ramp, WIDTH } from './kit/stage.ts';
import type { Phrase } from './speech.ts';

type SceneModule = { build: Build };

declare global {
  interface Window {
    openScene: (address: string, seconds: number, phrases: Phrase[], lines: number) => Promise<void>;
    renderFrames: (from: number, count: number, fps: number) => string[];
    renderStill: (t: number, width: number, height: number, type: string, quality: number) => string;
  }
}

const canvas = document.createElement('canvas');
canvas.width = WIDTH;
canvas.height = HEIGHT;
const context = contextOf(canvas);

let paint: Paint = () => undefined;

/** Pictures of this many lines; what is painted goes on counting in 1280 by 720. */
function resize(lines: number): void {
  canvas.height = lines;
  canvas.width = (lines * WIDTH) / HEIGHT;
  context.setTransform(lines / HEIGHT, 0, 0, lines / HEIGHT, 0, 0);
}

window.openScene = async (address, seconds, phrases, lines) => {
  resize(lines);
  const scene: SceneModule = await import(address);
  const paintScene = scene.build({ seconds, phrases });
  const corners = vignette();
  paint = (target, t) => {
    paintScene(target, t);
    target.drawImage(corners, 0, 0);
    const dark = 1 - ramp(t, -0.6, 1.3) + ramp(t, seconds - 0.9, seconds);
    if (dark <= 0) return;
    target.fillStyle = `rgba(9,14,33,${dark.toFixed(4)})`;
    target.fillRect(0, 0, WIDTH, HEIGHT);
  };
};

const base64 = (address: string) => address.slice(address.indexOf(',') + 1);

window.renderFrames = (from, count, fps) =>
  Array.from({ length: count }, (_, index) => {
    paint(context, (from + index) / fps);
    return base64(canvas.toDataURL('image/jpeg', 0.95));
  });

window.renderStill = (t, width, height, type, quality) => {
  const lines = canvas.height;
  resize(HEIGHT);
  paint(context, t);
  const small = document.createElement('canvas');
  small.width = width;
  small.height = height;
  const target = contextOf(small);
  target.imageSmoothingQuality = 'high';
  target.drawImage(canvas, 0, 0, width, height);
  resize(lines);
  return base64(small.toDataURL(type, quality));
};
