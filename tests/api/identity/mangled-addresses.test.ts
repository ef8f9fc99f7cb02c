import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const siteRoot = mkdtempSync(path.join(tmpdir(), 'muster-site-'));
const files: Record<string, string> = {
  'index.html': 'routed in the browser',
  'documents/routed-experience.html': 'routed, with what a seat loads',
  'documents/not-found.html': '<p>Page Not Found</p>',
  'build.json': JSON.stringify({ build: 'test', pages: { articles: [] } }),
  'documents.json': JSON.stringify([
    { under: '/experience', file: 'documents/routed-experience.html', type: 'text/html', sendsEarly: true },
    { file: 'documents/not-found.html', type: 'text/html' },
  ]),
};
const lines: string[] = [];

let server: TestApp;
beforeAll(async () => {
  mkdirSync(path.join(siteRoot, 'documents'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(siteRoot, name), text);
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  server = await createTestApp({ siteRoot, log });
});
afterAll(() => server.close());

const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const open = (url: string, headers: Record<string, string> = { accept }) => server.inject({ url, headers });

const token = 'Ab_-0123456789abcdefghijklmnopqrstuvwxyzABC';
const id = 'AbCdEfGhIjKlMnOpQrStUv';
const seat = `/experience/${id}#link=${token}`;

describe('a browser with an address that was changed on its way', () => {
  it.each([
    [`/experience/${id}%23link=${token}`, seat],
    [`/experience/${id}%23link%3D${token}`, seat],
    [`/experience/${id}%2523link%253D${token}`, seat],
    [`/experience/${id}%23link=${token}.`, seat],
    [`/experience/${id}%23link=${token}%`, seat],
    [`//experience/${id}%23link=${token}`, seat],
    [`/Experience/${id}%23link=${token}%E2%80%8B`, seat],
    [`/experience/${id}?answer=cannot%23link=${token}`, `/experience/${id}?answer=cannot#link=${token}`],
    [
      `/reset-password/${token}%23email=ana%40team.example`,
      `/reset-password/${token}#email=ana%40team.example`,
    ],
    [`/invite-admin/${token})`, `/invite-admin/${token}`],
    [`/verify/award/Ab_-0123456789ab,`, '/verify/award/Ab_-0123456789ab'],
    [
      `/verify/1/${token}?expires=1&amp;signature=${token}%22`,
      `/verify/1/${token}?expires=1&signature=${token}`,
    ],
    [`//experience/${id}`, `/experience/${id}`],
    [`/Experience/${id}`, `/experience/${id}`],
    ['/DASHBOARD/CREATESESSION?date=2027-01-01', '/dashboard/createSession?date=2027-01-01'],
    ['/pricing//', '/pricing/'],
    ['/index.html', '/'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    [`/experience/${id}%`, `/experience/${id}%25`],
    ['//evil.example/%', '/evil.example/%25'],
  ])('%s is sent on to %s', async (url, location) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/%25E0%25A4%25A', '<p>Page Not Found</p>'],
    ['/evil.example/', '<p>Page Not Found</p>'],
    ['/old/index.html', '<p>Page Not Found</p>'],
    ['/favicon.old.png', '<p>Page Not Found</p>'],
    [`/experience/${id}%25`, 'routed, with what a seat loads'],
  ])('%s has a page that says that there is nothing', async (url, body) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      404,
      body,
      'text/html',
    ]);
  });

  it('is never sent to another host', async () => {
    for (const url of [
      '//evil.example',
      '///evil.example/%',
      '/%5Cevil.example%',
      '//evil.example/pricing',
    ]) {
      const { location = '/' } = (await open(url)).headers;
      expect(new URL(String(location), 'https://muster.example').host).toBe('muster.example');
    }
  });
});

it.each(['/%E0%A4%A', '//experience', `/api/session/%`, '/index.html', '/Experience/join'])(
  'a program that asks for %s is answered as before',
  async (url) => {
    expect((await open(url, { accept: 'application/json' })).headers.location).toBeUndefined();
    expect((await open(url.startsWith('/api') ? url : `/api${url}`)).headers.location).toBeUndefined();
  },
);

it('the token in such an address is in no line of the log', async () => {
  lines.length = 0;
  await open(`/experience/${id}%23link=${token}`);
  await open(`/experience/${id}%23link=${token}%`);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
});
