import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Studio } from './browser.ts';
import type { Phrase } from './speech.ts';

/** A contact sheet: pictures at `times`, five in a row, to be looked at before anything is rendered. */
export async function contactSheet(
  studio: Studio,
  clip: { story: string; scene: string; seconds: number; phrases: Phrase[] },
  times: number[],
  target: string,
  columns = 4,
): Promise<void> {
  const page = await studio.open(clip.story, clip.scene, clip.seconds, clip.phrases);
  mkdirSync(target, { recursive: true });
  for (const [index, t] of times.entries()) {
    const picture = await page.evaluate((at) => window.renderStill(at, 640, 360, 'image/jpeg', 0.9), t);
    writeFileSync(join(target, `${String(index).padStart(3, '0')}.jpg`), Buffer.from(picture, 'base64'));
  }
  await page.close();
  const rows = Math.ceil(times.length / columns);
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    join(target, '%03d.jpg'),
    '-frames:v',
    '1',
    '-vf',
    `tile=${columns}x${rows}:padding=4`,
    `${target}.png`,
  ]);
}
