import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Snapshot } from '../../contract/calls/schemas/experience.ts';
import { openHalfRequest } from '../support/half-request.ts';
import { organiserAccount, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { joinByLink, type Move, openLink } from '../support/virtual-participant.ts';

let product: Product;
afterEach(() => product.close());

/** Resolves once the server takes no new connection. */
async function untilClosed(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isOpen) return;
    await pause(20);
  }
}

const contact = { name: 'Mia', email: 'mia@quay.example', topic: 'sales', message: 'How many people?' };

it('after SIGTERM new connections are refused, running requests finish, and the process ends in time', async () => {
  product = await startProduct();
  const organiser = await signUpOrganiser(product);
  const stream = await fetch(`${product.url}/api/dashboard/events`, {
    headers: { authorization: `Bearer ${organiser.token}` },
  });
  const streamed = stream.text();
  const socket = new WebSocket(product.url.replace('http', 'ws'));
  await once(socket, 'open');
  socket.on('error', () => undefined);
  const socketClosed = new Promise((done) => socket.once('close', done));
  const under = await openHalfRequest(product.url, '/api/contact', contact);
  const idle = await openHalfRequest(product.url, '/api/contact', contact);

  const beganAt = Date.now();
  const ended = product.terminate();
  await untilClosed(product.url);
  await streamed;
  await socketClosed;
  expect(await under.finish()).toEqual({
    status: 202,
    body: { message: 'Thank you. Your message has arrived.' },
  });
  expect(await ended).toBe(0);
  expect(Date.now() - beganAt).toBeLessThan(10_000);
  expect(idle.answer()).toBe('');

  await product.start();
  const kinds = (await product.outbox(contact.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(['contact']);
}, 90_000);

it('with DRAIN_MS a terminating server is not ready, continues to serve, and then ends', async () => {
  product = await startProduct({ DRAIN_MS: '5000' });
  const statusOf = async (path: string) => (await fetch(`${product.url}${path}`)).status;
  expect(await statusOf('/readyz')).toBe(200);
  const beganAt = performance.now();
  const ended = product.terminate();
  await expect.poll(() => statusOf('/readyz'), { timeout: 4500, interval: 20 }).toBe(503);
  expect(await statusOf('/api/exp/clock')).toBe(200);
  expect(await ended).toBe(0);
  expect(performance.now() - beganAt).toBeGreaterThan(5000);
}, 90_000);

it('SIGTERM to npm start alone ends the server', async () => {
  product = await startProduct();
  await product.terminate();
  const { port } = new URL(product.url);
  const npm = spawn('npm', ['start'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: port, NODE_URL: product.url, DATA_DIR: product.dataDir, DEMO: '0' },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${product.url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  npm.kill('SIGTERM');
  await untilClosed(product.url);
}, 120_000);

it('the count of wrong passwords survives a restart', async () => {
  product = await startProduct();
  await signUpOrganiser(product);
  const tryOnce = async () => {
    const { status } = await fetch(`${product.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '1.2.3.4' },
      body: JSON.stringify({ email: organiserAccount.email, password: 'not this one' }),
    });
    return status;
  };
  for (let round = 0; round < 5; round += 1) expect(await tryOnce()).toBe(422);
  await product.kill();
  await product.start();
  expect(await tryOnce()).toBe(429);
}, 90_000);

const ready: Move = ({ public: { phase, clip } }: Snapshot) =>
  phase === 'gathering' && clip
    ? { path: '/api/exp/ready', key: clip.scene_id, body: { scene_id: clip.scene_id } }
    : undefined;

it('counts a vote in flight at SIGTERM', async () => {
  product = await startProduct({ STORY_CLOCK_RATE: '4' });
  const organiser = await signUpOrganiser(product);
  const detail = await organiser.schedule();
  const people = await Promise.all(
    detail.seats.map(({ personal_link }) => joinByLink(product.url, personal_link ?? '')),
  );
  const [ana] = people;
  if (!ana) throw new Error('Nobody joined');
  await ana.until(({ public: { seats } }) => seats.every(({ present }) => present));
  await organiser.control(detail.id, { action: 'start_now' });
  const played = people.map((person) => person.play(ready));
  const { public: before } = await ana.until(({ public: { decision } }) => decision !== null);
  const { token } = await openLink(product.url, detail.seats[0]?.personal_link ?? '');
  const vote = {
    vote_id: 'the-vote-under-way',
    decision_id: before.decision?.scene_id,
    option_id: before.decision?.options[0]?.id,
    cast_at: Date.now(),
  };
  const under = await openHalfRequest(product.url, '/api/exp/vote', vote, {
    Authorization: `Bearer ${token}`,
  });
  const ended = product.terminate();
  await untilClosed(product.url);
  expect(await under.finish()).toEqual({ status: 200, body: { outcome: 'counted' } });
  expect(await ended).toBe(0);
  await product.start();
  const { public: after } = await ana.until(
    ({ public: { decision } }) => (decision?.close_at ?? 0) > (before.decision?.close_at ?? 0),
  );
  expect(after.decision?.voted).toEqual([detail.seats[0]?.id]);
  for (const person of people) person.close();
  await Promise.all(played);
}, 120_000);
