import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { createHostedRealtime } from '../../server/realtime/hosted-realtime.ts';
import type { RealtimePort } from '../../server/realtime/realtime-port.ts';

/** A stand-in for the service with set answers. */
async function startService() {
  const asked: string[] = [];
  const published: string[] = [];
  const withdrawn: string[] = [];
  const members: { clientId: string; connectionId: string }[] = [];
  const mood = { status: 200, delays: [] as number[] };
  const app = Fastify();
  const refusal = (status: number) => ({
    error: { code: status * 100, statusCode: status, message: `told to answer ${status}` },
  });
  app.addHook('onRequest', async (request) => {
    asked.push(`${request.method} ${request.url}`);
  });
  app.post('/channels/:channel/messages', async (request, reply) => {
    await new Promise((resolve) => setTimeout(resolve, mood.delays.shift() ?? 0));
    if (mood.status !== 200) return reply.code(mood.status).send(refusal(mood.status));
    const [message] = [request.body].flat() as { data: string }[];
    published.push(message?.data ?? '');
    return reply.code(201).send({});
  });
  app.get('/channels/:channel/presence', async (_request, reply) =>
    mood.status === 200 ? members : reply.code(mood.status).send(refusal(mood.status)),
  );
  app.post<{ Body: { targets: string[] } }>('/keys/:key/revokeTokens', async (request) => {
    if (mood.status === 200) withdrawn.push(...request.body.targets);
    const results = request.body.targets.map((target) =>
      mood.status === 200 ? { target, appliesAt: 0, issuedBefore: 0 } : { target, ...refusal(mood.status) },
    );
    return { successCount: 0, failureCount: 0, results };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { app, asked, published, withdrawn, members, mood, port };
}

let service: Awaited<ReturnType<typeof startService>>;
let realtime: RealtimePort;
const failures: unknown[] = [];
const ended = new Set<string>();

beforeEach(async () => {
  failures.length = 0;
  ended.clear();
  service = await startService();
  realtime = createHostedRealtime({
    key: 'app.key:secret',
    clock: systemClock,
    pollInterval: 10,
    findRevoked: async (keys) => new Set(keys.filter((each) => ended.has(each))),
    onError: (error) => failures.push(error),
    endpoint: `http://127.0.0.1:${service.port}`,
  });
});
afterEach(async () => {
  await realtime.close();
  await service.app.close();
});

test.each([429, 500, 503])(
  'an answer of %i rejects the publish with its code, the next one goes through',
  async (status) => {
    service.mood.status = status;
    await expect(realtime.publish('a', 'n', 'lost')).rejects.toMatchObject({ statusCode: status });
    service.mood.status = 200;
    await realtime.publish('a', 'n', 'kept');
    expect(service.published).toEqual(['kept']);
  },
);

test('a service that is not there rejects the publish', async () => {
  await service.app.close();
  await expect(realtime.publish('a', 'n', 'x')).rejects.toThrow();
});

test('delivers one channel’s messages in order, also slow ones and after a refusal', async () => {
  service.mood.delays = [60, 0, 20];
  await Promise.all(['1', '2', '3'].map((text) => realtime.publish('a', 'n', text)));
  expect(service.published).toEqual(['1', '2', '3']);
});

test('a watch outlives errors, reports them and slows down; it asks for presence alone, and stops', async () => {
  const changes: unknown[] = [];
  const stop = realtime.watchPresence('a', (change) => changes.push(change));
  await expect.poll(() => service.asked.length).toBeGreaterThan(1);
  service.mood.status = 429;
  const since = Date.now();
  await expect.poll(() => failures.length).toBeGreaterThan(4);
  expect(Date.now() - since).toBeGreaterThan(250);
  service.mood.status = 200;
  service.members.push({ clientId: 'seat-1', connectionId: 'c1' });
  await expect.poll(() => changes).toHaveLength(1);
  expect(changes).toEqual([{ channel: 'a', clientId: 'seat-1', action: 'enter', members: 1 }]);
  const asked = service.asked.length;
  expect(await realtime.presence('a')).toEqual([{ clientId: 'seat-1', connectionId: 'c1' }]);
  expect(service.asked.length).toBe(asked);
  stop();
  expect(new Set(service.asked)).toEqual(new Set(['GET /channels/a/presence?limit=100']));
  const askedOf = (channel: string) => service.asked.filter((path) => path.includes(`/${channel}/`)).length;
  const last = askedOf('a');
  realtime.watchPresence('b', () => undefined);
  await expect.poll(() => askedOf('b')).toBeGreaterThan(5);
  const wasOnItsWay = 1;
  expect(askedOf('a')).toBeLessThanOrEqual(last + wasOnItsWay);
});

test('a token given out is withdrawn once, when its sign-in ends before it; a refusal is reported and tried again', async () => {
  await realtime.mintToken('seat-1', {}, 60_000, '1');
  await realtime.mintToken('seat-2', {}, 60_000, '2');
  service.mood.status = 401;
  ended.add('1');
  await expect.poll(() => failures.length).toBeGreaterThan(1);
  expect(failures[0]).toMatchObject({ statusCode: 401 });
  service.mood.status = 200;
  await expect.poll(() => service.withdrawn).toEqual(['revocationKey:1']);
  ended.add('2');
  await expect.poll(() => service.withdrawn).toEqual(['revocationKey:1', 'revocationKey:2']);
});

test('an expired token is not revoked', async () => {
  await realtime.mintToken('seat-1', {}, -1, '1');
  await realtime.mintToken('seat-2', {}, 60_000, '2');
  for (const key of ['1', '2']) ended.add(key);
  await expect.poll(() => service.withdrawn).toEqual(['revocationKey:2']);
});
