import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { languagesOf, StorySource, storyIn } from '#contract/story/story.ts';
import { validateStory } from '#contract/story/validate-story.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SIZE_LIMIT = { short: 25_000_000, lunch: 25_000_000, full: 90_000_000 };

const slugs = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(HERE, entry.name, 'media')))
  .map((entry) => entry.name);

it('ships the short story with its media', () => {
  expect(slugs).toContain('the-borrowed-light');
});

const read = (...path: string[]) => readFileSync(join(HERE, ...path), 'utf8');

function segmentsOf(playlist: string): { seconds: number; file: string }[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),\n(\S+)/g)].map((match) => ({
    seconds: Number(match[1]),
    file: match[2] ?? '',
  }));
}

function cuesOf(captions: string): { start: number; end: number; text: string }[] {
  const seconds = (minutes = '', rest = '') => Number(minutes) * 60 + Number(rest);
  return [...captions.matchAll(/(\d\d):([\d.]+) --> (\d\d):([\d.]+)\n([\s\S]*?)(?:\n\n|\n?$)/g)].map(
    (match) => ({
      start: seconds(match[1], match[2]),
      end: seconds(match[3], match[4]),
      text: match[5] ?? '',
    }),
  );
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

describe.each(slugs)('story %s', (slug) => {
  const input: unknown = JSON.parse(read(slug, 'story.json'));
  const story = storyIn(Value.Parse(StorySource, input), 'en');
  const all = story.scenes.flatMap((scene) => ('clip' in scene ? [scene.clip] : []));
  const clips = [...new Map(all.map((clip) => [clip.media, clip])).values()];
  const played = [...clips.map(({ media }) => media), ...(story.trailer ? [story.trailer] : [])];

  it('is valid, without so much as a warning', () => {
    expect(validateStory(input)).toEqual([]);
    expect(story.slug).toBe(slug);
  });

  it('keeps its media small enough for a clone', () => {
    expect(bytesBelow(join(HERE, slug, 'media'))).toBeLessThan(SIZE_LIMIT[story.format]);
  });

  it('brings no media that no scene plays', () => {
    expect(readdirSync(join(HERE, slug, 'media')).sort()).toEqual(played.sort());
  });

  it('has the pictures that its options name, small, and no others', () => {
    const named = story.scenes.flatMap((scene) =>
      scene.kind === 'decision' ? scene.options.flatMap(({ picture }) => picture ?? []) : [],
    );
    const drawn = readdirSync(join(HERE, slug, 'art')).filter((file) => !file.startsWith('cover'));
    expect(drawn.toSorted()).toEqual(named.map((name) => `${name}.webp`).toSorted());
    for (const file of drawn) expect(statSync(join(HERE, slug, 'art', file)).size).toBeLessThan(25_000);
  });

  it.each(clips)('clip $media lasts as long as the story says, on every rung', ({ media, durationMs }) => {
    for (const { name } of story.rungs) {
      const segments = segmentsOf(read(slug, 'media', media, name, 'media.m3u8'));
      const total = segments.reduce((sum, { seconds }) => sum + seconds, 0);
      expect(Math.round(total * 1000)).toBe(durationMs);
      const files = ['init.mp4', 'media.m3u8', ...segments.map(({ file }) => file)].sort();
      expect(readdirSync(join(HERE, slug, 'media', media, name)).sort()).toEqual(files);
    }
  });

  it.each(clips)('clip $media announces bandwidths that its segments keep', ({ media }) => {
    const master = read(slug, 'media', media, 'master.m3u8');
    for (const rung of story.rungs) {
      const folder = join(HERE, slug, 'media', media, rung.name);
      const rates = segmentsOf(readFileSync(join(folder, 'media.m3u8'), 'utf8')).map(
        ({ seconds, file }) => (statSync(join(folder, file)).size * 8) / seconds,
      );
      const peak = Math.ceil(Math.max(...rates));
      expect(master).toContain(`BANDWIDTH=${peak},AVERAGE-BANDWIDTH=`);
      expect(master).toContain(`CODECS="${rung.codecs}",SUBTITLES="captions"\n${rung.name}/media.m3u8`);
      expect(rung.peakBitrate).toBeGreaterThanOrEqual(peak);
    }
  });

  const captioned = languagesOf(Value.Parse(StorySource, input)).flatMap((language) =>
    storyIn(Value.Parse(StorySource, input), language).scenes.flatMap((scene) =>
      'clip' in scene ? [{ language, ...scene.clip }] : [],
    ),
  );

  it.each(captioned)(
    'clip $media is captioned in $language in order, after a quiet second, with lines the text twin has',
    ({ language, media, durationMs, textTwin }) => {
      const cues = cuesOf(read(slug, 'media', media, `captions.${language}.vtt`));
      expect(cues.length).toBeGreaterThan(3);
      expect(cues[0]?.start).toBeGreaterThanOrEqual(1);
      for (const [index, cue] of cues.entries()) {
        expect(cue.end).toBeGreaterThan(cue.start);
        expect(cue.end).toBeLessThanOrEqual(cues[index + 1]?.start ?? durationMs / 1000);
        const words = cue.text.replaceAll(/<[^>]+>/g, '');
        expect(textTwin).toContain(words.replaceAll('\n', ' '));
        for (const line of words.split('\n')) expect(line.length).toBeLessThanOrEqual(48);
      }
      expect(read(slug, 'media', media, 'master.m3u8')).toContain(`URI="captions.${language}.m3u8"`);
      expect(read(slug, 'media', media, `captions.${language}.m3u8`)).toContain(`captions.${language}.vtt`);
    },
  );

  it.each(clips)('clip $media has its posters', ({ media }) => {
    for (const poster of ['poster.jpg', 'poster.webp']) {
      expect(statSync(join(HERE, slug, 'media', media, poster)).size).toBeGreaterThan(2_000);
    }
  });
});
