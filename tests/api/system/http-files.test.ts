import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const page = '<!doctype html><title>Muster</title>';
const script = `console.info('${'muster '.repeat(400)}');`;

let server: TestApp;
beforeAll(async () => {
  const siteRoot = mkdtempSync(path.join(tmpdir(), 'muster-site-'));
  const storiesRoot = mkdtempSync(path.join(tmpdir(), 'muster-stories-'));
  mkdirSync(path.join(siteRoot, 'assets'));
  writeFileSync(path.join(siteRoot, 'index.html'), page);
  writeFileSync(
    path.join(siteRoot, 'build.json'),
    JSON.stringify({ build: 'test', pages: { articles: ['known'] } }),
  );
  writeFileSync(path.join(siteRoot, 'assets', 'app-1a2b3c.js'), script);
  writeFileSync(path.join(siteRoot, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(script));
  mkdirSync(path.join(storiesRoot, 'lamp', 'media', 'hearth'), { recursive: true });
  mkdirSync(path.join(storiesRoot, 'lamp', 'art'));
  writeFileSync(path.join(storiesRoot, 'lamp', 'media', 'hearth', 'main.m3u8'), '#EXTM3U\n');
  writeFileSync(path.join(storiesRoot, 'lamp', 'media', 'hearth', 'seg-1.m4s'), '0123456789');
  const rung = path.resolve('content/stories/the-borrowed-light/media/bridge/240p');
  cpSync(rung, path.join(storiesRoot, 'lamp', 'media', 'bridge', '240p'), { recursive: true });
  writeFileSync(path.join(storiesRoot, 'lamp', 'art', 'cover.webp'), 'webp');
  writeFileSync(path.join(storiesRoot, 'lamp', 'story.json'), '{}');
  server = await createTestApp({ siteRoot, storiesRoot });
});
afterAll(() => server.close());

const session = 'SBOLHuEj3XFSr0pFPQNu0Q';
test.each([
  '/',
  '/login',
  `/verify/1/${session}?expires=1`,
  `/experience/live/${session}/slug`,
  '/blog/known',
])('the page that routes in the browser answers %s and is never stored', async (url) => {
  const { statusCode, body, headers } = await server.inject({ url });
  expect([statusCode, body, headers['cache-control']]).toEqual([200, page, 'no-store']);
});

test.each([
  '/nothing',
  '/blog/unknown',
  '/verify/1/abc',
  '/dashboard/sessions/1',
  '/debug/award',
  '/admin/users',
])('the same page says with its status that there is nothing at %s', async (url) => {
  const { statusCode, body, headers } = await server.inject({ url });
  expect([statusCode, body, headers['cache-control']]).toEqual([404, page, 'no-store']);
});

test('caches hashed files for ever and compresses them', async () => {
  const response = await server.inject({
    url: '/assets/app-1a2b3c.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
  const plain = await server.inject({ url: '/assets/app-1a2b3c.js' });
  expect(plain.body).toBe(script);
});

test('a missing file of the site and an unknown API path are 404, not the page', async () => {
  for (const url of ['/assets/app-old.js', '/api/none', '/missing.png'])
    expect((await server.inject({ url })).json().message).toMatch(/could not be found/);
});

test.each([
  ['/media/lamp/hearth/main.m3u8', 'application/vnd.apple.mpegurl', '#EXTM3U\n'],
  ['/media/lamp/hearth/seg-1.m4s', 'video/iso.segment', '0123456789'],
  ['/media/lamp/art/cover.webp', 'image/webp', 'webp'],
])('%s is %s', async (url, type, body) => {
  const response = await server.inject({ url });
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([200, type, body]);
});

test('a picture may be shown by a mail program that is a web page, a clip by this site alone', async () => {
  const policy = async (url: string) =>
    (await server.inject({ url })).headers['cross-origin-resource-policy'];
  expect(await policy('/media/lamp/art/cover.webp')).toBe('cross-origin');
  expect(await policy('/media/lamp/hearth/seg-1.m4s')).toBe('same-origin');
});

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
  ['bytes=10-', 416, 'bytes */10', ''],
])('the range %s of a segment is %i', async (range, status, contentRange, body) => {
  const response = await server.inject({ url: '/media/lamp/hearth/seg-1.m4s', headers: { range } });
  expect([response.statusCode, response.headers['content-range'], response.body]).toEqual([
    status,
    contentRange,
    body,
  ]);
});

test('a segment that has not changed is not sent again; the story file itself is not served', async () => {
  const first = await server.inject({ url: '/media/lamp/hearth/seg-1.m4s' });
  expect(first.headers['cache-control'], 'a path names no version').toBe('public, max-age=3600');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await server.inject({ url: '/media/lamp/hearth/seg-1.m4s', headers })).statusCode).toBe(304);
  expect((await server.inject({ url: '/media/lamp/story.json' })).statusCode).toBe(404);
});

test('serves the sound of each rendition: its playlist, and segments without the picture, in ranges and cached', async () => {
  const get = (file: string, headers = {}) =>
    server.inject({ url: `/media/lamp/bridge/240p/${file}`, headers });
  const [playlist, ofSound] = [await get('media.m3u8'), await get('sound/media.m3u8')];
  expect(ofSound.body).toBe(playlist.body);
  const [init, whole, sound] = [
    await get('sound/init.mp4'),
    await get('segment-003.m4s'),
    await get('sound/segment-003.m4s'),
  ];
  expect([init.statusCode, sound.statusCode, sound.headers['content-type']]).toEqual([
    200,
    200,
    'video/iso.segment',
  ]);
  expect(init.rawPayload.includes('avc1')).toBe(false);
  expect(sound.rawPayload.length).toBeLessThan(whole.rawPayload.length * 0.75);
  const part = await get('sound/segment-003.m4s', { range: 'bytes=10-19' });
  expect([part.statusCode, part.rawPayload]).toEqual([206, sound.rawPayload.subarray(10, 20)]);
  const kept = await get('sound/segment-003.m4s', { 'if-none-match': String(sound.headers.etag) });
  expect(kept.statusCode).toBe(304);
  for (const missing of ['sound/segment-999.m4s', 'sound/sound/init.mp4'])
    expect((await get(missing)).statusCode).toBe(404);
  expect((await server.inject({ url: '/media/lamp/hearth/sound/seg-1.m4s' })).statusCode).toBe(404);
});
