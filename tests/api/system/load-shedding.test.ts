import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../../server/calls.ts';
import type { App } from '../../../server/http/app-type.ts';
import { loadClassOf } from '../../../server/http/calls/call-routes.ts';
import { errorHandling } from '../../../server/http/error-handler.ts';
import { loadShedding } from '../../../server/http/load/load-shedding.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const neverRefused = [
  'GET /api/dashboard/events',
  'GET /api/exp/auth',
  'GET /api/exp/clock',
  'GET /api/exp/realtime-token',
  'GET /api/exp/room',
  'POST /api/exp/challenge/answer',
  'POST /api/exp/challenge/clue',
  'POST /api/exp/challenge/draft',
  'POST /api/exp/challenge/hint',
  'POST /api/exp/chat',
  'POST /api/exp/check',
  'POST /api/exp/code',
  'POST /api/exp/code/enter',
  'POST /api/exp/consent',
  'POST /api/exp/decline',
  'POST /api/exp/hand',
  'POST /api/exp/chat/report',
  'POST /api/exp/icebreaker',
  'POST /api/exp/more-time',
  'POST /api/exp/notice',
  'POST /api/exp/reaction',
  'POST /api/exp/help',
  'POST /api/exp/arrive',
  'POST /api/exp/language',
  'POST /api/exp/leave',
  'POST /api/exp/link',
  'POST /api/exp/logout',
  'POST /api/exp/rating',
  'POST /api/exp/ready',
  'POST /api/exp/speech',
  'POST /api/exp/turn',
  'POST /api/exp/vote',
  'POST /api/refresh-token',
  'POST /api/session/:id/control',
];

const outsideOfTheTable = [
  'GET /healthz',
  'GET /readyz',
  'GET /sanctum/csrf-cookie',
  'POST /api/checkout/webhook',
];

describe('a server that has no room for anything that can wait', () => {
  let test: TestApp;
  beforeAll(async () => {
    const none = { running: 0, queued: 0 };
    test = await createTestApp({ loadLimits: { usual: none, waits: none, heavy: none } });
  });
  afterAll(() => test.close());

  it('refuses every other call with 503 and when to try again, before it looks at anything', async () => {
    const statuses = new Map<string, number>();
    for (const { address } of allCalls(test.services, 'x')) {
      const { method, path } = address;
      const name = `${method} ${path}`;
      if (neverRefused.includes(name)) continue;
      const answer = await test.inject({ method, url: path.replace(/:\w+/g, 'x') });
      expect(Number(answer.headers['retry-after']), name).toBeGreaterThanOrEqual(1);
      expect(Number(answer.headers['retry-after']), name).toBeLessThanOrEqual(4);
      expect(answer.json(), name).toMatchObject({ message: 'Server error. Please try again later.' });
      statuses.set(name, answer.statusCode);
    }
    expect([...new Set(statuses.values())]).toEqual([503]);
    expect(statuses.size).toBeGreaterThan(50);
  });

  it('never refuses requests of a live session, its host, entering participants or the payment service', async () => {
    const calls = allCalls(test.services, 'x');
    expect(
      calls
        .filter((call) => loadClassOf(call) === 'live')
        .map(({ address: { method, path } }) => `${method} ${path}`)
        .sort(),
    ).toEqual([...neverRefused].sort());
    for (const name of [...neverRefused, ...outsideOfTheTable]) {
      const [method, url = ''] = name.split(' ') as ['GET' | 'POST', string];
      const answer = await test.inject({ method, url: url.replace(/:\w+/g, 'x') });
      expect([name, answer.statusCode]).not.toEqual([name, 503]);
    }
  });
});

describe('a server that is busy', () => {
  const open: (() => void)[] = [];
  let app: App;
  const settle = () => new Promise((done) => setImmediate(done));
  const ask = (url: string) => app.inject({ url });

  beforeAll(async () => {
    app = Fastify();
    errorHandling(app);
    loadShedding(app, {
      usual: { running: 1, queued: 1 },
      waits: { running: 2, queued: 1 },
      heavy: { running: 2, queued: 10 },
    });
    for (const load of ['live', 'usual', 'waits'] as const)
      app.get(`/${load}`, { config: { load } }, async () => {
        await new Promise<void>((done) => open.push(done));
        return {};
      });
    app.post('/usual', { config: { load: 'usual' } }, async () => ({}));
    app.get('/large', { config: { load: 'waits' } }, async () => Buffer.alloc(32 * 1024 * 1024));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  it('serves running requests, queues some, refuses the rest, and never a live one', async () => {
    const waiting = Array.from({ length: 6 }, () => ask('/waits'));
    const live = Array.from({ length: 20 }, () => ask('/live'));
    const usual = ask('/usual');
    await settle();
    expect(open).toHaveLength(2 + 20 + 1);
    while (open.length > 0) {
      open.shift()?.();
      await settle();
      await settle();
    }
    const statuses = async (answers: Promise<{ statusCode: number }>[]) =>
      (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(await statuses(waiting)).toEqual([200, 200, 200, 503, 503, 503]);
    expect(new Set(await statuses([...live, usual]))).toEqual(new Set([200]));
    const after = ask('/waits');
    await settle();
    open.shift()?.();
    expect((await after).statusCode).toBe(200);
  });

  it.each([
    {
      slow: 'bodies that are still on their way',
      sent: 'POST /usual HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      next: { method: 'POST', url: '/usual', payload: {} } as const,
    },
    {
      slow: 'answers that nobody reads',
      sent: 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n',
      next: { method: 'GET', url: '/large' } as const,
    },
  ])('keeps no place for $slow', async ({ sent, next }) => {
    const { port } = app.server.address() as AddressInfo;
    const sockets: Socket[] = [];
    for (let count = 0; count < 5; count += 1) {
      const arrived = once(app.server, 'request');
      const socket = connect(port, '127.0.0.1');
      socket.write(sent);
      sockets.push(socket);
      await arrived;
      await settle();
    }
    const { statusCode } = await app.inject(next);
    for (const socket of sockets) socket.destroy();
    expect(statusCode).toBe(200);
  });
});
