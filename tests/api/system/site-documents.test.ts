import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPacks } from '../../../contract/rules/money/credit-packs.ts';
import {
  emptyBody,
  emptyHead,
  emptyPrices,
  unknownPath,
  unknownSiteAddress,
} from '../../../contract/rules/pages/site-documents.ts';
import { defaultSiteSettings } from '../../../contract/rules/pages/site-settings.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const html = 'text/html; charset=utf-8';
const about = `<link rel="canonical" href="${unknownSiteAddress}/about">${'<p>words</p>'.repeat(200)}`;
const served = about.replace(unknownSiteAddress, 'https://muster.example');
const settingsElement = (json: string) =>
  `<script type="application/json" id="site-settings">${json}</script>`;
const prices = (card: boolean) => ({ packs: [...defaultPacks], card, welcome_credits: 1 });
const files: Record<string, string> = {
  'index.html': 'routed in the browser',
  'documents/settings.html': settingsElement('{}'),
  'documents/about.html': about,
  'documents/routed-experience.html': 'routed, with what a seat loads',
  'documents/terms.html': 'the terms',
  'documents/terms-de.html': 'die Bedingungen',
  'documents/login.html': 'by password alone',
  'documents/pricing.html': 'prices without a card',
  'documents/pricing-card.html': 'prices with a card',
  'documents/pricing-frame.html': `<head>${emptyHead}</head>${emptyBody} of ${emptyPrices}`,
  'prerender/site.js': `export const site = { renderPage: async (path, prices) => ({
    head: '<link href="${unknownSiteAddress}' + path + '">',
    body: 'whole, ' + prices?.packs.length + ' packs, $& of ' + prices?.welcome_credits,
  }) };`,
  'documents/not-found.html': `<p>Page Not Found: ${unknownPath}</p>`,
  'documents/sitemap.xml': `<loc>${unknownSiteAddress}/</loc>`,
  'build.json': JSON.stringify({ build: 'test', pages: { articles: [] } }),
  'documents.json': JSON.stringify([
    { path: '/about', file: 'documents/about.html', type: html, inlineScript: 'sha256-of-its-script' },
    { path: '/pricing', file: 'documents/pricing-card.html', type: html, prices: prices(true) },
    { path: '/pricing', file: 'documents/pricing.html', type: html, prices: prices(false) },
    { path: '/terms', file: 'documents/terms.html', type: html, language: 'en' },
    { path: '/terms', file: 'documents/terms-de.html', type: html, language: 'de' },
    { path: '/security', file: 'documents/settings.html', type: html },
    { path: '/pricing', file: 'documents/pricing-frame.html', type: html, isFrame: true },
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
  for (const folder of ['documents', 'prerender']) mkdirSync(path.join(siteRoot, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(siteRoot, name), text);
  server = await open();
});
afterAll(() => server.close());

test.each(['/about', '/about/'])('serves %s as built, with the public address in it', async (url) => {
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

test('pages that send before the application loads set the cookies for that, others none', async () => {
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

test.each([
  ['/terms', {}, 'the terms', 'en'],
  ['/terms', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'die Bedingungen', 'de'],
  ['/terms', { 'accept-language': 'de', cookie: 'muster_language=en' }, 'the terms', 'en'],
  ['/terms?lang=de', { cookie: 'muster_language=en' }, 'die Bedingungen', 'de'],
])('%s of %j is in its language', async (url, wanted, text, language) => {
  const { body, headers } = await server.inject({ url, headers: wanted });
  expect([body, headers['content-language']]).toEqual([text, language]);
  expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
});

test('a cached page is answered as unchanged; another encoding has another tag', async () => {
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

test('permits a page’s inline script there only, also with 304', async () => {
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

test.each([
  '/experience/doesnotexist',
  '/experience/wait/AbC',
  '/experience/AbCdEfGhIjKlMnOpQrStUv/further',
  '/experience/invitation.html',
  '/Experience/doesnotexist',
])('%s does not exist: 404 with the page that has the form to join', async (url) => {
  const { statusCode, body, headers, cookies } = await server.inject({ url });
  expect([statusCode, body, headers['cache-control']]).toEqual([
    404,
    'routed, with what a seat loads',
    'no-store',
  ]);
  expect(cookies).not.toEqual([]);
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

test('a page with prices is the one of the prices of this server, rendered where the build has none', async () => {
  expect((await server.inject({ url: '/pricing' })).body).toMatch(/^prices with/);
  const pack = {
    id: 'single',
    name: 'One </script> session',
    credits: 1,
    price_minor: 99_900,
    currency: 'EUR',
  };
  const dearer = await open({
    CREDIT_PACKS: 'single:One </script> session:1:999.00:EUR',
    WELCOME_CREDITS: '3',
  });
  const head = '<head><link href="https://muster.example/pricing"></head>';
  const shown = JSON.stringify({ packs: [pack], card: true, welcome_credits: 3 });
  const { statusCode, body, headers } = await dearer.inject({ url: '/pricing' });
  expect([statusCode, body, headers['cache-control']]).toEqual([
    200,
    `${head}whole, 1 packs, $& of 3 of ${shown.replaceAll('<', '\\u003c')}`,
    'no-cache',
  ]);
  await dearer.close();
});

test('while nothing is sold a page with prices is rendered without them', async () => {
  const closed = await open({ CREDIT_PACKS: 'nonsense' });
  expect((await closed.inject({ url: '/pricing' })).body).toContain('whole, undefined packs');
  await closed.close();
});

test('what renders pages is not for browsers', async () => {
  expect((await server.inject({ url: '/prerender/site.js' })).statusCode).toBe(404);
});

test('a page carries the public settings of its server', async () => {
  const settingsOf = async (env: Record<string, string>) => {
    const other = await open(env);
    const { body } = await other.inject({ url: '/security' });
    await other.close();
    return body;
  };
  expect(await settingsOf({})).toBe(
    settingsElement(JSON.stringify({ ...defaultSiteSettings, siteAddress: 'https://muster.example' })),
  );
  const given = await settingsOf({
    VITE_API_BASE_URL: 'https://api.example/',
    VITE_ADMIN_URL: 'https://admin.example/panel',
    VITE_SUPPORT_APP_ID: '</script>',
    VITE_SENTRY_DSN: 'https://public@reports.example/7',
    VITE_ABLY_KEY: 'app.browser:secret',
    VITE_ABLY_ENDPOINT: 'https://rt.example',
    VITE_REDIRECT_HOSTS: 'jobs.example, press.example',
    VITE_DEBUG_PAGES: '1',
    REQUIRE_BUSINESS_EMAIL: 'off',
    ABLY_API_KEY: 'app.server:secret',
  });
  const settings = {
    siteAddress: 'https://muster.example',
    apiBaseUrl: 'https://api.example',
    adminUrl: 'https://admin.example/panel',
    supportAppId: '</script>',
    realtime: {
      fixedKey: { key: 'app.browser:secret', clientId: 'muster' },
      fixedEndpoint: 'https://rt.example',
    },
    errorReportingDsn: 'https://public@reports.example/7',
    redirectHosts: ['jobs.example', 'press.example'],
    debugPages: true,
    requireBusinessEmail: false,
  };
  expect(given).toBe(settingsElement(JSON.stringify(settings).replaceAll('<', '\\u003c')));
});

test('the way to the operator and the debug pages exist where the settings say so', async () => {
  const asked = ['/admin/users', '/debug/award'];
  const statusesOf = async (app: TestApp) =>
    Promise.all(asked.map(async (url) => (await app.inject({ url })).statusCode));
  expect(await statusesOf(server)).toEqual([404, 404]);
  const other = await open({ VITE_ADMIN_URL: 'https://admin.example', VITE_DEBUG_PAGES: '1' });
  expect(await statusesOf(other)).toEqual([200, 200]);
  await other.close();
  const demo = await open({ DEMO: '1' });
  expect(await statusesOf(demo)).toEqual([404, 200]);
  await demo.close();
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

test.each([
  ['GET', `/verify/${'a/'.repeat(1200)}`, 404, 'Page Not Found: /verify/a/'],
  ['GET', `/verify/a${'/'.repeat(15_500)}`, 404, 'Page Not Found: /verify/a//'],
  ['GET', `/about${'/'.repeat(2500)}?from=mail`, 404, 'Page Not Found: /about//'],
  ['GET', `/${'x'.repeat(2000)}`, 404, 'Page Not Found: /xxx'],
  ['POST', `/${'x'.repeat(2500)}`, 414, 'The address is too long.'],
  ['GET', `/about/?${'x'.repeat(2500)}`, 200, 'words'],
] as const)(
  '%s of a path over 2,000 characters finds nothing, in few words: %.20s',
  async (method, url, status, words) => {
    const answer = await server.inject({ method, url });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)]);
    if (status === 404) expect(answer.body.length).toBeLessThan(400);
  },
);
