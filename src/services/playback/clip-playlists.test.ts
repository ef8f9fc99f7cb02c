import { expect, test } from 'vitest';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import {
  absolutePlaylist,
  firstBytesOf,
  inlinePlaylists,
  multivariantPlaylist,
  playlistAddressOf,
  soundOnly,
} from './clip-playlists.ts';
import { createPrefetch } from './prefetch-clips.ts';

const rung = (name: string, peak: number) => ({
  rung: name,
  width: 426,
  height: 240,
  peak_bitrate: peak,
  average_bitrate: peak / 2,
  codecs: 'avc1.4d401f,mp4a.40.2',
  text: '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\nseg-0.m4s\n#EXTINF:4,\nseg-1.m4s\n#EXT-X-ENDLIST\n',
});

const clip: ClipFact = {
  scene_id: 'arrival',
  title: 'Arrival',
  base_url: '/media/tale/arrival/',
  duration_ms: 8000,
  start_at: null,
  text_twin: 'A boat.',
  playlists: [rung('480p', 900_000), rung('240p', 300_000)],
};

test('addresses in a media playlist become absolute, init segment included', () => {
  expect(absolutePlaylist(clip, rung('240p', 1), 'https://muster.example')).toBe(
    [
      '#EXTM3U',
      '#EXT-X-MAP:URI="https://muster.example/media/tale/arrival/240p/init.mp4"',
      '#EXTINF:4,',
      'https://muster.example/media/tale/arrival/240p/seg-0.m4s',
      '#EXTINF:4,',
      'https://muster.example/media/tale/arrival/240p/seg-1.m4s',
      '#EXT-X-ENDLIST',
      '',
    ].join('\n'),
  );
});

test('the multivariant playlist lists the lowest rung first with measured bitrates', () => {
  expect(multivariantPlaylist(clip.playlists, (playlist) => `blob:${playlist.rung}`)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=300000,AVERAGE-BANDWIDTH=150000,RESOLUTION=426x240,CODECS="avc1.4d401f,mp4a.40.2"',
      'blob:240p',
      '#EXT-X-STREAM-INF:BANDWIDTH=900000,AVERAGE-BANDWIDTH=450000,RESOLUTION=426x240,CODECS="avc1.4d401f,mp4a.40.2"',
      'blob:480p',
      '',
    ].join('\n'),
  );
});

test('the first bytes are init and first segment of the lowest rung', () => {
  expect(firstBytesOf(clip, 'https://muster.example')).toEqual([
    'https://muster.example/media/tale/arrival/240p/init.mp4',
    'https://muster.example/media/tale/arrival/240p/seg-0.m4s',
  ]);
});

test('captions and sound only: one rendition, the sound of the lowest rung, and no address of a picture', () => {
  const sound = soundOnly(clip);
  const { texts } = inlinePlaylists(sound, 'https://muster.example');
  const below = 'https://muster.example/media/tale/arrival';
  expect([...texts.values()]).toEqual([
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=300000,AVERAGE-BANDWIDTH=150000,CODECS="mp4a.40.2"',
      `${below}/inline/240p/sound.m3u8`,
      '',
    ].join('\n'),
    [
      '#EXTM3U',
      `#EXT-X-MAP:URI="${below}/240p/sound/init.mp4"`,
      '#EXTINF:4,',
      `${below}/240p/sound/seg-0.m4s`,
      '#EXTINF:4,',
      `${below}/240p/sound/seg-1.m4s`,
      '#EXT-X-ENDLIST',
      '',
    ].join('\n'),
  ]);
  expect(firstBytesOf(sound, 'https://muster.example')).toEqual([
    `${below}/240p/sound/init.mp4`,
    `${below}/240p/sound/seg-0.m4s`,
  ]);
  expect([playlistAddressOf(sound), playlistAddressOf(clip)]).toEqual([
    '/media/tale/arrival/240p/sound/media.m3u8',
    '/media/tale/arrival/master.m3u8',
  ]);
});

test('a clip without a sound of its own stays whole', () => {
  const silent = { ...clip, playlists: [{ ...rung('240p', 1), codecs: 'avc1.4d401f' }] };
  expect([soundOnly(silent), soundOnly({ ...clip, playlists: [] }).playlists]).toEqual([silent, []]);
});

test('a clip is prefetched once, and again after a failure; its arrival is reported once', async () => {
  let reachable = false;
  const asked: string[] = [];
  const fetched: string[] = [];
  let players = 0;
  const prefetch = createPrefetch({
    language: 'en',
    preferences: () => ({ quality: 'auto' }),
    loadPlayer: async () => {
      players += 1;
    },
    onFetched: (sceneId) => fetched.push(sceneId),
    origin: 'https://muster.example',
    fetch: async (address) => {
      asked.push(String(address));
      if (!reachable) throw new Error('no line');
      return new Response('');
    },
  });
  prefetch([clip]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetched).toEqual([]);
  reachable = true;
  prefetch([clip]);
  prefetch([clip]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetched).toEqual(['arrival']);
  expect(asked).toHaveLength(6);
  expect(asked.slice(0, 3)).toEqual([
    'https://muster.example/media/tale/arrival/captions.en.vtt',
    'https://muster.example/media/tale/arrival/240p/init.mp4',
    'https://muster.example/media/tale/arrival/240p/seg-0.m4s',
  ]);
  expect(players).toBe(1);
});

test('every address that the multivariant playlist names is inline', () => {
  const { address, texts } = inlinePlaylists(clip, 'https://muster.example');
  const named = (texts.get(address) ?? '').split('\n').filter((line) => line.startsWith('https:'));
  expect(named).toEqual([
    'https://muster.example/media/tale/arrival/inline/240p.m3u8',
    'https://muster.example/media/tale/arrival/inline/480p.m3u8',
  ]);
  expect(named.map((one) => texts.has(one))).toEqual([true, true]);
});
