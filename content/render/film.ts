import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Clip } from '#contract/story/story.ts';
import type { Studio } from './browser.ts';
import { ffmpeg } from './ffmpeg.ts';
import { phrasesOf } from './phrases.ts';
import { LADDER, measureRung, writePlaylists } from './playlists.ts';
import type { FilmPlan, Production } from './production.ts';
import { compose, loudnessOf, master, type Soundtrack, TARGET } from './sound/soundtrack.ts';
import { hashOf, sourceHash } from './sources.ts';
import type { Phrase } from './speech.ts';
import { bitrates, encodeTwice } from './two-pass.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Where reels are kept. */
export const CACHE = fileURLToPath(new URL('../../.cache/film', import.meta.url));
const BATCH = 10;
/** Second of the small poster, which stands before the first picture moves: nothing later may be seen on it. */
const FIRST = 1.2;

export type FilmJob = {
  slug: string;
  folder: string;
  clips: readonly Clip[];
  production: Production;
  film: FilmPlan;
  /** Where drawn reels and what was mixed from them are kept. */
  cache: string;
  /** Folder of the finished clips. */
  media: string;
};
type Reel = { video: string; poster: string; small: string; key: string };

export async function captionsOf(
  folder: string,
  media: string,
): Promise<{ language: string; text: string }[]> {
  const names = (await readdir(join(folder, 'captions'))).filter(
    (name) => name.startsWith(`${media}.`) && name.endsWith('.vtt'),
  );
  const languages = names
    .map((name) => name.slice(media.length + 1, -4))
    .sort((one, other) => (one === 'en' ? -1 : other === 'en' ? 1 : one < other ? -1 : 1));
  return Promise.all(
    languages.map(async (language) => ({
      language,
      text: await readFile(join(folder, 'captions', `${media}.${language}.vtt`), 'utf8'),
    })),
  );
}

export async function phrasesFor(folder: string, media: string): Promise<Phrase[]> {
  const captions = await captionsOf(folder, media);
  return phrasesOf(captions.find(({ language }) => language === 'en')?.text ?? '');
}

async function* pictures(
  page: Page,
  count: number,
  rate: number,
  say: (done: number) => void,
): AsyncGenerator<Buffer> {
  for (let from = 0; from < count; from += BATCH) {
    const batch = await page.evaluate(([start, size, fps]) => window.renderFrames(start, size, fps), [
      from,
      Math.min(BATCH, count - from),
      rate,
    ] as const);
    for (const picture of batch) yield Buffer.from(picture, 'base64');
    say(Math.min(count, from + BATCH) / count);
  }
}

/** Draws a clip once into the cache, under a name made of all it is drawn from; an unfinished drawing is never found there. */
export async function drawReel(studio: Studio, job: FilmJob, clip: Clip): Promise<Reel> {
  const { slug, folder, film, production, cache } = job;
  const seconds = clip.durationMs / 1000;
  const phrases = await phrasesFor(folder, clip.media);
  const poster = production.clips[clip.media]?.poster ?? seconds / 2;
  const key = await sourceHash([join(folder, 'scenes', `${clip.media}.ts`), join(HERE, 'page.ts')], {
    seconds,
    phrases,
    poster: FIRST,
    pictures: film.pictures,
    lines: film.lines,
  });
  const base = join(cache, slug, `${clip.media}-${key}`);
  const reel = { video: `${base}.mkv`, poster: `${base}-${poster}.jpg`, small: `${base}.webp`, key };
  if (existsSync(reel.video) && existsSync(reel.poster)) return reel;
  await mkdir(join(cache, slug), { recursive: true });
  const page = await studio.open(slug, clip.media, seconds, phrases, film.lines);
  for (const [path, at, width, type, quality] of [
    [reel.poster, poster, 1280, 'image/jpeg', 0.72],
    [reel.small, FIRST, 640, 'image/webp', 0.75],
  ] as const) {
    const picture = await page.evaluate(
      ([second, wide, format, grade]) => window.renderStill(second, wide, (wide * 9) / 16, format, grade),
      [at, width, type, quality] as const,
    );
    await writeFile(path, Buffer.from(picture, 'base64'));
  }
  if (existsSync(reel.video)) {
    await page.close();
    return reel;
  }
  const colour =
    'scale=in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709:flags=accurate_rnd,format=yuv420p';
  let shown = 0;
  const say = (done: number) => {
    if (done < 1 && done - shown < 0.25) return;
    shown = done;
    console.warn(`${slug}/${clip.media}: drawn ${Math.round(done * 100)} %`);
  };
  await ffmpeg(
    [
      ...[
        '-f',
        'image2pipe',
        '-c:v',
        'mjpeg',
        '-framerate',
        String(film.pictures),
        '-i',
        'pipe:0',
        '-vf',
        colour,
      ],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '9', '-threads', '1', `${base}.part.mkv`],
    ],
    pictures(page, Math.round(seconds * film.pictures), film.pictures, say),
  );
  await page.close();
  await rename(`${base}.part.mkv`, reel.video);
  return reel;
}

export const filmSeconds = ({ clips, film }: FilmJob): number =>
  clips.reduce((sum, { durationMs }) => sum + durationMs / 1000, 0) +
  (film.trailer?.cuts.reduce((sum, { from, to }) => sum + to - from, 0) ?? 0);

async function finish(
  job: FilmJob,
  media: string,
  seconds: number,
  reel: Reel,
  sound: Soundtrack,
  captions: { language: string; text: string }[],
): Promise<string> {
  const { cache, film, slug } = job;
  const target = join(job.media, media);
  const { file, loudness } = master(
    compose(sound, seconds, phrasesOf(captions[0]?.text ?? ''), film.speakers),
  );
  const rates = bitrates(film.megabytes, filmSeconds(job));
  const key = hashOf(
    reel.key,
    file,
    JSON.stringify([rates, captions, basename(reel.poster)]),
    await readFile(join(HERE, 'two-pass.ts')),
  );
  const note = join(cache, slug, `${media}.done`);
  if (existsSync(join(target, 'master.m3u8')) && existsSync(note) && (await readFile(note, 'utf8')) === key)
    return 'unchanged';
  const work = join(cache, slug, `${media}.work`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const wav = join(cache, slug, `${media}.wav`);
  await writeFile(wav, file);
  await encodeTwice(reel.video, wav, work, rates);
  await cp(reel.poster, join(work, 'poster.jpg'));
  await cp(reel.small, join(work, 'poster.webp'));
  for (const { language, text } of captions) await writeFile(join(work, `captions.${language}.vtt`), text);
  await writePlaylists(
    work,
    await Promise.all(LADDER.map((rung) => measureRung(work, rung))),
    seconds,
    captions.map(({ language }) => language),
  );
  const heard = loudnessOf({ file: join(work, '720p', 'media.m3u8') });
  if (!(Math.abs(heard.integrated - TARGET) <= 0.5 && heard.truePeak < -1))
    throw new Error(
      `${media} is mixed to ${heard.integrated} LUFS, peak ${heard.truePeak} dBTP; it must be -16 ± 0.5 and under -1`,
    );
  await rm(target, { recursive: true, force: true });
  await mkdir(job.media, { recursive: true });
  await rename(work, target);
  await writeFile(note, key);
  return `${loudness.integrated} LUFS, ${heard.truePeak} dBTP`;
}

/** Renders one clip of a film: drawn, mixed, encoded, measured. What is already there and unchanged is left alone. */
export async function renderFilmClip(studio: Studio, job: FilmJob, clip: Clip): Promise<string> {
  const sound = job.production.clips[clip.media]?.sound;
  if (!sound) throw new Error(`${job.slug}/production.ts has no sound for clip "${clip.media}"`);
  const reel = await drawReel(studio, job, clip);
  return finish(
    job,
    clip.media,
    clip.durationMs / 1000,
    reel,
    sound,
    await captionsOf(job.folder, clip.media),
  );
}

/** Cuts the trailer from the clips' reels; it has no words of its own. */
export async function renderTrailer(studio: Studio, job: FilmJob): Promise<string> {
  const { trailer } = job.film;
  if (!trailer) return 'none';
  const reels = new Map<string, Reel>();
  for (const { clip: media } of trailer.cuts) {
    const clip = job.clips.find((candidate) => candidate.media === media);
    if (!clip) throw new Error(`The trailer wants "${media}", which no scene plays`);
    reels.set(media, await drawReel(studio, job, clip));
  }
  const seconds = trailer.cuts.reduce((sum, { from, to }) => sum + to - from, 0);
  const key = hashOf(JSON.stringify(trailer.cuts), ...[...reels.values()].map((reel) => reel.key));
  const base = join(job.cache, job.slug, `trailer-${key}`);
  const reel = { video: `${base}.mkv`, poster: `${base}.jpg`, small: `${base}.webp`, key };
  if (!existsSync(reel.video)) {
    const inputs = trailer.cuts.flatMap(({ clip, from, to }) => [
      '-ss',
      String(from),
      '-t',
      String(to - from),
      '-i',
      reels.get(clip)?.video ?? '',
    ]);
    const streams = trailer.cuts.map((_, index) => `[${index}:v]setpts=PTS-STARTPTS[s${index}]`).join(';');
    const joined = trailer.cuts.map((_, index) => `[s${index}]`).join('');
    const fades = `fade=t=in:d=0.8,fade=t=out:st=${seconds - 1.2}:d=1.1`;
    await ffmpeg([
      ...inputs,
      '-filter_complex',
      `${streams};${joined}concat=n=${trailer.cuts.length},${fades}[v]`,
      '-map',
      '[v]',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '9',
      '-threads',
      '1',
      `${base}.part.mkv`,
    ]);
    await ffmpeg([
      '-ss',
      String(trailer.poster),
      '-i',
      `${base}.part.mkv`,
      '-frames:v',
      '1',
      '-q:v',
      '5',
      reel.poster,
    ]);
    await ffmpeg([
      '-ss',
      String(FIRST),
      '-i',
      `${base}.part.mkv`,
      '-frames:v',
      '1',
      '-vf',
      'scale=640:360',
      '-quality',
      '75',
      reel.small,
    ]);
    await rename(`${base}.part.mkv`, reel.video);
  }
  return finish(job, 'trailer', seconds, reel, trailer.sound, []);
}
