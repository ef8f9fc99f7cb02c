import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type Clip, StorySource, storyIn } from '#contract/story/story.ts';
import { Value } from 'typebox/value';
import { giveUp, readCommandLine } from '../../scripts/operate/command-line.ts';
import { openStudio, type Studio } from './browser.ts';
import { encode, FPS } from './encode.ts';
import { CACHE, captionsOf, type FilmJob, phrasesFor, renderFilmClip, renderTrailer } from './film.ts';
import { LADDER, measureRung, type Rung, writePlaylists } from './playlists.ts';
import type { Production } from './production.ts';
import { renderScore } from './score.ts';
import { contactSheet } from './sheet.ts';

const STORIES = fileURLToPath(new URL('../stories', import.meta.url));
const BATCH = 10;

type Job = { slug: string; folder: string; clip: Clip; production: Production; draft: boolean };

async function* framesOf(page: Page, count: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < count; from += BATCH) {
    const batch = await page.evaluate(([start, size, fps]) => window.renderFrames(start, size, fps), [
      from,
      Math.min(BATCH, count - from),
      FPS,
    ] as const);
    for (const frame of batch) yield Buffer.from(frame, 'base64');
  }
}

async function still(
  page: Page,
  path: string,
  t: number,
  width: number,
  type: string,
  quality: number,
): Promise<void> {
  const picture = await page.evaluate(
    ([at, wide, format, grade]) => window.renderStill(at, wide, (wide * 9) / 16, format, grade),
    [t, width, type, quality] as const,
  );
  await writeFile(path, Buffer.from(picture, 'base64'));
}

/** Renders one clip with its sound, captions, poster and playlists into `target`. */
async function renderClip(studio: Studio, job: Job, target: string): Promise<void> {
  const { slug, folder, clip, production, draft } = job;
  const seconds = clip.durationMs / 1000;
  const plan = production.clips[clip.media];
  if (!plan?.score) throw new Error(`${slug}/production.ts says nothing about clip "${clip.media}"`);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const wav = join(target, 'score.wav');
  await writeFile(wav, renderScore(plan.score, seconds));
  const page = await studio.open(slug, clip.media, seconds, []);
  await encode(target, wav, framesOf(page, Math.round(seconds * FPS)), { draft, coarser: plan.coarser ?? 0 });
  await still(page, join(target, 'poster.jpg'), plan.poster, 1280, 'image/jpeg', 0.72);
  await still(page, join(target, 'poster.webp'), plan.poster, 640, 'image/webp', 0.75);
  await page.close();
  await rm(wav);
  const captions = await captionsOf(folder, clip.media);
  for (const { language, text } of captions) await writeFile(join(target, `captions.${language}.vtt`), text);
  await writePlaylists(
    target,
    await measure(target),
    seconds,
    captions.map(({ language }) => language),
  );
}

const measure = (target: string) => Promise.all(LADDER.map((rung) => measureRung(target, rung)));

async function renderArt(
  studio: Studio,
  slug: string,
  folder: string,
  { cover, pictures }: Production,
): Promise<void> {
  await mkdir(join(folder, 'art'), { recursive: true });
  const page = await studio.open(slug, cover.scene, 3600, []);
  await still(page, join(folder, 'art/cover.webp'), cover.at, 1600, 'image/webp', 0.8);
  await still(page, join(folder, 'art/cover-small.webp'), cover.at, 640, 'image/webp', 0.8);
  await page.close();
  if (!pictures) return;
  const drawn = await studio.open(slug, pictures.scene, pictures.names.length, []);
  for (const [index, name] of pictures.names.entries())
    await still(drawn, join(folder, `art/${name}.webp`), index + 0.5, 480, 'image/webp', 0.78);
  await drawn.close();
}

/** Puts the highest bitrates over all clips into the story file. */
async function recordRungs(folder: string, clips: Clip[]): Promise<void> {
  const measured = await Promise.all(clips.map((clip) => measure(join(folder, 'media', clip.media))));
  const rungs: Rung[] = LADDER.map(({ name, width, height }, index) => {
    const all = measured.flatMap((rungsOfClip) => rungsOfClip[index] ?? []);
    const highest = (key: 'peakBitrate' | 'averageBitrate') => Math.max(...all.map((rung) => rung[key]));
    const codecs = all[0]?.codecs ?? '';
    return {
      name,
      width,
      height,
      peakBitrate: highest('peakBitrate'),
      averageBitrate: highest('averageBitrate'),
      codecs,
    };
  });
  const path = join(folder, 'story.json');
  const text = await readFile(path, 'utf8');
  const block = JSON.stringify(rungs, null, 2).replaceAll('\n', '\n  ');
  await writeFile(
    path,
    text.replace(/"rungs": \[[\s\S]*?\n {2}\]/, () => `"rungs": ${block}`),
  );
}

async function hashes(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const lines = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return `${path.slice(folder.length)} ${createHash('sha256')
      .update(await readFile(path))
      .digest('hex')}`;
  });
  return (await Promise.all(lines)).sort();
}

/** Renders a clip once more, from its sources alone, and compares every file with the shipped one. */
async function verify(folder: string, media: string, render: (into: string) => Promise<unknown>) {
  const again = await mkdtemp(join(tmpdir(), 'render-'));
  try {
    await render(again);
    const [stored, fresh] = await Promise.all([
      hashes(join(folder, 'media', media)),
      hashes(join(again, media)),
    ]);
    const different = fresh.filter((line) => !stored.includes(line));
    if (different.length > 0 || fresh.length !== stored.length)
      throw new Error(`${media} differs:\n${different.join('\n')}`);
    console.log(`${media}: ${fresh.length} files, all identical`);
  } finally {
    await rm(again, { recursive: true });
  }
}

/** A film's clip is drawn anew: what lies in the cache was drawn by the render that is to be verified. */
const verifyFilm = (studio: Studio, job: FilmJob, clip: Clip) =>
  verify(job.folder, clip.media, (into) =>
    renderFilmClip(studio, { ...job, cache: join(into, 'cache'), media: into }, clip),
  );

async function storySlugs(): Promise<string[]> {
  const entries = await readdir(STORIES, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Two clips at a time: while one is encoded another is drawn. */
async function renderFilm(job: FilmJob, wanted: string | undefined): Promise<void> {
  const clips = job.clips.filter(({ media }) => wanted === undefined || media === wanted);
  const waiting = [...clips];
  const refused: string[] = [];
  let done = 0;
  const lane = async (): Promise<void> => {
    for (let clip = waiting.shift(); clip; clip = waiting.shift()) {
      const started = Date.now();
      const result = await renderFilmClip(studio, job, clip).catch((error: Error) => {
        refused.push(error.message);
        return `refused: ${error.message}`;
      });
      const took = ((Date.now() - started) / 1000).toFixed(0);
      done++;
      console.log(`${job.slug}/${clip.media} (${done} of ${clips.length}): ${result}, ${took} s`);
    }
  };
  await Promise.all([lane(), lane()]);
  if (refused.length > 0) throw new Error(`${refused.length} clips were refused:\n${refused.join('\n')}`);
  if (wanted === undefined || wanted === 'trailer')
    console.log(`${job.slug}/trailer: ${await renderTrailer(studio, job)}`);
}

/** Contact sheets of the clips, a picture every two seconds, below `.cache/sheets/`. */
async function sheets(
  slug: string,
  folder: string,
  clips: Clip[],
  wanted: string | undefined,
): Promise<void> {
  for (const { media, durationMs } of clips.filter((clip) => wanted === undefined || clip.media === wanted)) {
    const seconds = durationMs / 1000;
    const phrases = await phrasesFor(folder, media);
    const times = Array.from({ length: Math.floor(seconds / 2) }, (_, index) => index * 2 + 1.5);
    const target = fileURLToPath(new URL(`../../.cache/sheets/${slug}/${media}`, import.meta.url));
    await contactSheet(studio, { story: slug, scene: media, seconds, phrases }, times, target);
    console.log(`${target}.png`);
  }
}

const usage = `npm run media                                     render what has changed since it was rendered
npm run media -- --story SLUG [--only CLIP]       of one story, or one of its clips
npm run media -- --story SLUG --verify CLIP       render a clip once more and compare every file with the shipped one
npm run media -- --story SLUG --draft             small and quick, into draft/
npm run media -- --story SLUG --art               its posters and drawings only
npm run media -- --story SLUG --sheet             contact sheets, a picture every two seconds`;

const { values } = readCommandLine(usage, {
  story: { type: 'string' },
  only: { type: 'string' },
  verify: { type: 'string' },
  draft: { type: 'boolean', default: false },
  art: { type: 'boolean', default: false },
  sheet: { type: 'boolean', default: false },
});
const slugs = await storySlugs();
if (values.story && !slugs.includes(values.story))
  giveUp(`There is no story ${values.story}. There are: ${slugs.join(', ')}.`);
const studio = await openStudio();
try {
  for (const slug of values.story ? [values.story] : slugs) {
    const folder = join(STORIES, slug);
    const source = Value.Parse(StorySource, JSON.parse(await readFile(join(folder, 'story.json'), 'utf8')));
    const story = storyIn(source, source.language);
    const { production }: { production: Production } = await import(join(folder, 'production.ts'));
    const played = story.scenes.flatMap((scene) => ('clip' in scene ? [scene.clip] : []));
    const clips = [...new Map(played.map((clip) => [clip.media, clip])).values()];
    const wanted = values.verify ?? values.only;
    const names = clips.map(({ media }) => media);
    if (values.story && wanted && ![...names, 'trailer'].includes(wanted))
      giveUp(`${slug} has no clip ${wanted}. It has: ${names.join(', ')}.`);
    const { film } = production;
    if (values.sheet) {
      await sheets(slug, folder, clips, wanted);
      continue;
    }
    if (film && !values.draft && !values.art) {
      const job = { slug, folder, clips, production, film, cache: CACHE, media: join(folder, 'media') };
      const clip = clips.find(({ media }) => media === values.verify);
      if (clip) await verifyFilm(studio, job, clip);
      if (values.verify) continue;
      await renderFilm(job, wanted);
    }
    for (const clip of values.art || film
      ? []
      : clips.filter(({ media }) => wanted === undefined || media === wanted)) {
      const started = Date.now();
      const job = { slug, folder, clip, production, draft: values.draft };
      if (values.verify)
        await verify(folder, clip.media, (into) => renderClip(studio, job, join(into, clip.media)));
      else await renderClip(studio, job, join(folder, values.draft ? 'draft' : 'media', clip.media));
      console.log(`${slug}/${clip.media}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
    }
    if (values.verify || values.draft) continue;
    await renderArt(studio, slug, folder, production);
    const rendered = await readdir(join(folder, 'media')).catch((): string[] => []);
    if (clips.every(({ media }) => rendered.includes(media))) await recordRungs(folder, clips);
  }
} finally {
  await studio.close();
}
