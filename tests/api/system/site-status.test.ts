import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '../../support/test-app.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';

test('the status reports each service, and is computed once in ten seconds', async () => {
  const server = await createTestApp({ storiesRoot: writeStoryFolder() });
  const read = async () => (await server.browser().get('/api/status')).json();
  const first = await read();
  expect(first.services).toEqual([
    { id: 'database', state: 'ok' },
    { id: 'messages', state: 'ok' },
    { id: 'stories', state: 'ok' },
    { id: 'mail', state: 'off' },
  ]);
  expect(await read()).toEqual(first);
  await server.clock.advance(10_000);
  expect((await read()).at).not.toBe(first.at);
  await server.close();
});

test('mail that waits for more than ten minutes is late; without stories there is nothing to play', async () => {
  const server = await createTestApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:9' },
    storiesRoot: mkdtempSync(path.join(tmpdir(), 'no-stories-')),
  });
  await server.browser().post('/api/contact', {
    name: 'Mia',
    email: 'mia@quay.example',
    topic: 'help',
    message: 'Hello',
  });
  await server.clock.advance(11 * 60_000);
  const { services } = (await server.browser().get('/api/status')).json();
  expect(services).toEqual([
    { id: 'database', state: 'ok' },
    { id: 'messages', state: 'ok' },
    { id: 'stories', state: 'down' },
    { id: 'mail', state: 'late' },
  ]);
  await server.close();
});

test('security.txt names a contact, for less than a year', async () => {
  const server = await createTestApp();
  const answer = await server.browser().get('/.well-known/security.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toContain('/contact?topic=security\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '');
  const left = expires - server.clock.now();
  expect(left > 0 && left < 365 * 24 * 60 * 60_000).toBe(true);
  await server.close();
});
