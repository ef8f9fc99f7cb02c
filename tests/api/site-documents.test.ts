import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPacks } from '../../contract/rules/credit-packs.ts';
import { unknownPath, unknownSiteAddress } from '../../contract/rules/site-documents.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const html = 'text/html; charset=utf-8';
const about = `<link rel="canonical" href="${unknownSiteAddress}/about">${'<p>words</p>'.repeat(200)}`;
const served = about.replace(unknownSiteAddress, 'https://muster.example');
const prices = (card: boolean) => ({ packs: [...defaultPacks], card, welcome_credits: 1 });
const files: Record<string, string> = {
  'index.html': 'routed in the browser',
  'documents/about.html': about,
  'documents/routed-experience.html': 'routed, with what a seat loads',
  'documents/login.html': 'by password alone',
  'documents/pricing.html': 'prices without a card',
  'documents/pricing-card.html': 'prices with a card',
  'documents/not-found.html': `<p>Page Not Found: ${unknownPath}</p>`,
  'documents/sitemap.xml': `<loc>${unknownSiteAddress}/</loc>`,
  'build.json': JSON.stringify({ build: 'test', pages: { articles: [], parts: [] } }),
  'documents.json': JSON.stringify([
    { path: '/about', file: 'documents/about.html', type: html, inlineScript: 'sha256-of-its-script' },
    { path: '/pricing', file: 'documents/pricing-card.html', type: html, prices: prices(true) },
    { path: '/pricing', file: 'documents/pricing.html', type: html, prices: prices(false) },
    { path: '/login', file: 'documents/login.html', type: html, withoutProviders: true },
    { under: '/experience', file: 'documents/routed-experience.html', type: html, sendsEarly: true },
    { file: 'documents/not-found.html', type: html },
    { path: '/sitemap.xml', file: 'documents/sitemap.xml', type: 'application/xml; charset=utf-8' },
  ]),
};

const siteRoot = mkdtempSync(path.join(tmpdir(), 'muster-site-'));
const open = (env: Record<string, string> = {}) =>
  createTestApp({ siteRoot, env: { PUBLIC_URL: 'https://muster.example', ...env } });

let server: TestApp;
beforeAll(async () => {
  mkdirSync(path.join(siteRoot, 'documents'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(siteRoot, name), text);
  server = await open();
});
afterAll(() => server.close());

test.each(['/about', '/about/'])('%s comes as it was made, with the public address in it', async (url) => {
  const { statusCode, body, headers } = await server.inject({ url });
  expect([statusCode, body, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    served,
    html,
    'no-cache',
  ]);
});

test.each([
  ['/experience', 'routed in the browser'],
  ['/experience/wait/AbCdEfGhIjKlMnOpQrStUv', 'routed, with what a seat loads'],
])('%s is %s, and kept nowhere', async (url, text) => {
  const { body, headers } = await server.inject({ url });
  expect([body, headers['cache-control']]).toEqual([text, 'no-store']);
});

test('a page that sends before the application has come brings the cookies for that; others bring none', async () => {
  const page = await server.inject({ url: '/experience/wait/AbCdEfGhIjKlMnOpQrStUv' });
  const cookie = Object.fromEntries(page.cookies.map(({ name, value }) => [name, value]));
  const link = (headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: '/api/exp/link', payload: { link_token: 'unknown' }, headers });
  const cookies = `muster_session=${cookie.muster_session}; XSRF-TOKEN=${cookie['XSRF-TOKEN']}`;
  expect((await link({ cookie: cookies })).statusCode).toBe(419);
  const sent = await link({ cookie: cookies, 'x-xsrf-token': cookie['XSRF-TOKEN'] ?? '' });
  expect(sent.statusCode).toBe(422);
  for (const url of ['/about', '/experience']) expect((await server.inject({ url })).cookies).toEqual([]);
});

test('who has a page is told that it is the same; another packing of it is another', async () => {
  const { headers } = await server.inject({ url: '/about', headers: { 'accept-encoding': 'br' } });
  const again = (encoding: string) =>
    server.inject({
      url: '/about',
      headers: { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) },
    });
  expect([(await again('br')).statusCode, (await again('br')).body]).toEqual([304, '']);
  expect((await again('gzip')).statusCode).toBe(200);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
])('%s is answered with %s', async (accepted, encoding, unpack) => {
  const response = await server.inject({ url: '/about', headers: { 'accept-encoding': accepted } });
  expect([response.headers['content-encoding'], response.headers.vary]).toEqual([
    encoding,
    'accept-encoding',
  ]);
  expect(unpack(response.rawPayload).toString()).toBe(served);
});

test('the script that stands in a page may run there, also where the page is still the same, and nowhere else', async () => {
  const scripts = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await server.inject({ url, headers });
    const [policy] = /script-src [^;]*/.exec(String(answer.headers['content-security-policy'])) ?? [];
    return { policy, tag: String(answer.headers.etag), status: answer.statusCode };
  };
  const first = await scripts('/about');
  expect(first.policy).toBe("script-src 'self' 'sha256-of-its-script'");
  expect(await scripts('/about', { 'if-none-match': first.tag })).toEqual({ ...first, status: 304 });
  expect((await scripts('/login')).policy).toBe("script-src 'self'");
});

test('a page of the browser’s own is never stored', async () => {
  const { body, headers } = await server.inject({ url: '/password/reset' });
  expect([body, headers['cache-control']]).toEqual(['routed in the browser', 'no-store']);
});

test.each([
  ["/<b>'&", '/%3Cb%3E&#x27;&amp;'],
  ['/$&$$', '/$&amp;$$'],
])('%s does not exist: 404 names what was asked for, as text', async (url, text) => {
  const { statusCode, body } = await server.inject({ url });
  expect([statusCode, body]).toEqual([404, `<p>Page Not Found: ${text}</p>`]);
});

test('the sitemap is a file of the site under the public address; its source is not', async () => {
  const { statusCode, body, headers } = await server.inject({ url: '/sitemap.xml' });
  expect([statusCode, body, headers['content-type']]).toEqual([
    200,
    '<loc>https://muster.example/</loc>',
    'application/xml; charset=utf-8',
  ]);
  expect((await server.inject({ url: '/documents/sitemap.xml' })).statusCode).toBe(404);
});

test('a page with prices is the one of the prices of this server, and otherwise routed in the browser', async () => {
  expect((await server.inject({ url: '/pricing' })).body).toMatch(/^prices with/);
  const dearer = await open({ CREDIT_PACKS: 'single:One evening:1:999.00:EUR' });
  expect((await dearer.inject({ url: '/pricing' })).body).toBe('routed in the browser');
  await dearer.close();
});

test('the login made beforehand is the one by password alone, for a server without other providers', async () => {
  const login = async (env: Record<string, string>) => {
    const other = await open(env);
    const { body } = await other.inject({ url: '/login' });
    await other.close();
    return body;
  };
  expect(await login({})).toBe('by password alone');
  expect(await login({ GOOGLE_CLIENT_ID: 'some-client' })).toBe('routed in the browser');
});
