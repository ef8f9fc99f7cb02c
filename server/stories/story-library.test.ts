import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaPlaylist, writeStoryFolder } from '../../tests/support/story-folder.ts';
import { parseMasterPlaylist } from './clip-playlists.ts';
import { loadStories, storySummary } from './story-library.ts';

let directory: string;
let problems: [string, string][];
let unrendered: [string, string][];

beforeEach(() => {
  directory = writeStoryFolder();
  problems = [];
  unrendered = [];
});
afterEach(() => rmSync(directory, { recursive: true }));

const load = () =>
  loadStories({
    directory,
    onProblem: (slug, { message }) => problems.push([slug, message]),
    onNotRendered: (slug, what) => unrendered.push([slug, what]),
  });

describe('the story library', () => {
  it('offers a story with the playlists of every clip', () => {
    const library = load();
    const loaded = library.get('the-borrowed-light');
    expect(problems).toEqual([]);
    expect(loaded?.playlists.get('bridge')).toEqual([
      {
        rung: '720p',
        width: 1280,
        height: 720,
        peak_bitrate: 642660,
        average_bitrate: 496330,
        codecs: 'avc1.64001f,mp4a.40.2',
        text: mediaPlaylist('bridge', '720p'),
      },
      {
        rung: '240p',
        width: 426,
        height: 240,
        peak_bitrate: 106024,
        average_bitrate: 92810,
        codecs: 'avc1.64001f,mp4a.40.2',
        text: mediaPlaylist('bridge', '240p'),
      },
    ]);
    expect(library.list().map((story) => storySummary(story, 'en'))).toEqual([
      expect.objectContaining({
        slug: 'the-borrowed-light',
        title: 'The Borrowed Light',
        cover_url: '/media/the-borrowed-light/art/cover.webp',
        teaser_url: '/media/the-borrowed-light/bridge/master.m3u8',
        teaser_captions_url: '/media/the-borrowed-light/bridge/captions.en.vtt',
        languages: ['en', 'de'],
        length_minutes: 9,
        block_minutes: 24,
      }),
    ]);
  });

  it('has a summary in a language, or in the story’s own if it is not translated', () => {
    const [story] = load().list();
    if (!story) throw new Error('No story was loaded');
    const summaryIn = (language: string) => storySummary(story, language);
    expect(summaryIn('de')).toMatchObject({
      title: 'Das geliehene Licht',
      tagline: expect.stringContaining('Laterne'),
    });
    expect(summaryIn('fr')).toEqual(summaryIn('en'));
  });

  it('does not offer a story that is not rendered to its last playlist', () => {
    rmSync(path.join(directory, 'the-borrowed-light/media/beacon/240p/media.m3u8'));
    expect(load().list()).toEqual([]);
    expect(problems).toEqual([['the-borrowed-light', expect.stringContaining('ENOENT')]]);
  });

  it.each(['bridge/master.m3u8', 'beacon/poster.jpg', 'ridge/captions.en.vtt'])(
    'waits without a complaint for a story whose %s is not rendered yet',
    (file) => {
      rmSync(path.join(directory, 'the-borrowed-light/media', file));
      expect(load().list()).toEqual([]);
      expect(problems).toEqual([]);
      expect(unrendered).toEqual([
        ['the-borrowed-light', `1 files are not rendered, the first of them ${file}`],
      ]);
    },
  );

  it('reports an invalid story and offers the others', () => {
    mkdirSync(path.join(directory, 'broken'));
    writeFileSync(path.join(directory, 'broken/story.json'), '{"slug":"broken"}');
    writeFileSync(path.join(directory, 'notes.txt'), 'not a story');
    expect(load().list()).toHaveLength(1);
    expect(problems).toEqual([['broken', expect.stringContaining('required')]]);
  });

  it('reads no renditions from anything but a master playlist', () => {
    expect(parseMasterPlaylist('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1')).toEqual([]);
  });
});
