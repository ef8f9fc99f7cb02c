import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPostgres } from '../../scripts/test-postgres.mjs';
import { hasRedis, startRedis } from '../conformance/redis-server.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { startBalancer } from '../support/servers/tcp-balancer.ts';
import { joinByLink, type VirtualParticipant } from '../support/virtual-participant.ts';

const closing: (() => unknown)[] = [];
let database: pg.Client;
let nodes: [Product, Product];
let redis: Awaited<ReturnType<typeof startRedis>>;

beforeAll(async () => {
  if (!hasRedis) return;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-nodes-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = startPostgres(path.join(folder, 'postgres'));
  closing.push(() => postgres.stop());
  redis = await startRedis();
  closing.push(() => redis.stop());
  const environment = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, STORY_CLOCK_RATE: '10' };
  const start = async () => {
    const product = await startProduct(environment);
    closing.push(() => product.close());
    return product;
  };
  nodes = [await start(), await start()];
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  closing.push(() => database.end());
}, 120_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const portOf = ({ url }: Product) => Number(new URL(url).port);

/** The node that directs the session and the one that does not. */
async function rolesIn(sessionId: string): Promise<{ director: Product; edge: Product }> {
  const owner = await vi.waitFor(
    async () => {
      const query = 'select owner from session_leases where session_id = $1 and expires_at > now()';
      const { rows } = await database.query<{ owner: string }>(query, [sessionId]);
      if (!rows[0]) throw new Error('Nobody directs the session');
      return rows[0].owner;
    },
    { timeout: 60_000, interval: 100 },
  );
  const isFirst = owner.endsWith(`:${portOf(nodes[0])}`);
  return { director: nodes[isFirst ? 0 : 1], edge: nodes[isFirst ? 1 : 0] };
}

/** Resolves once that node holds the lease and has logged that it goes on. */
async function takenOver(sessionId: string, { url }: Product): Promise<void> {
  const query = `select 1 from session_leases
    join session_events using (session_id)
    where session_id = $1 and owner = $2 and type = 'director.resumed' and expires_at > now()`;
  await vi.waitFor(
    async () => {
      const { rowCount } = await database.query(query, [sessionId, url]);
      if (rowCount === 0) throw new Error('The session is not taken over');
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** The events that a dashboard at that node receives. */
async function followEvents(node: Product, token: string) {
  const events: { id: string; status: string }[] = [];
  const aborter = new AbortController();
  closing.push(() => aborter.abort());
  const response = await fetch(`${node.url}/api/dashboard/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: aborter.signal,
  });
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data));
  };
  read().catch(() => undefined);
  return events;
}

const seqs = ({ received }: VirtualParticipant) => received.map(({ seq }) => seq);

/** Both sides are read at each try; `expect.poll` reads what it compares with only once. */
const bothHave = (compare: () => void) => vi.waitFor(compare, { timeout: 60_000, interval: 50 });

const hearsOn = (participant: VirtualParticipant) => {
  const before = participant.received.length;
  return expect.poll(() => participant.received.length).toBeGreaterThan(before + 1);
};

it.runIf(hasRedis)('two nodes are one product, and either may die', async () => {
  const organiser = await signUpOrganiser(nodes[0]);
  const detail = await organiser.schedule();
  const { director, edge } = await rolesIn(detail.id);
  const events = await followEvents(edge, organiser.token);
  const balancer = await startBalancer(portOf(edge));
  closing.push(() => balancer.close());
  const [first, second] = detail.seats;
  const moving = await joinByLink(balancer.url, first?.personal_link ?? '');
  const staying = await joinByLink(director.url, second?.personal_link ?? '');
  for (const participant of [moving, staying]) closing.push(() => participant.close());
  await moving.until(({ public: { seats } }) => seats.filter(({ present }) => present).length === 2);
  await expect.poll(() => events.map(({ id }) => id)).toContain(detail.id);

  await bothHave(() => expect(seqs(moving).at(-1)).toBe(seqs(staying).at(-1)));
  const from = moving.received.length - staying.received.length;
  const started = await fetch(`${edge.url}/api/session/${detail.id}/control`, {
    method: 'POST',
    headers: { authorization: `Bearer ${organiser.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'start_now' }),
  });
  expect(started.status).toBe(200);
  await expect.poll(() => events).toContainEqual({ id: detail.id, status: 'live' });
  await hearsOn(moving);

  await edge.kill();
  balancer.point(portOf(director));
  await hearsOn(moving);
  await bothHave(() => expect(seqs(moving).slice(from)).toEqual(seqs(staying)));
  expect(seqs(moving)).toEqual([...new Set(seqs(moving))].sort((a, b) => a - b));
  const presence = moving.received.at(-1)?.seats.filter(({ present }) => present);
  expect(presence).toHaveLength(2);

  await edge.start();
  balancer.point(portOf(edge));
  await director.kill();
  const killedAt = performance.now();
  await takenOver(detail.id, edge);
  const takeoverMs = Math.round(performance.now() - killedAt);
  console.info(`The session of a killed node was taken over after ${takeoverMs} ms`);
  expect(takeoverMs).toBeLessThan(liveSession.leaseMs + 2 * liveSession.leaseRenewMs);
  await hearsOn(moving);
  expect(seqs(moving)).toEqual([...new Set(seqs(moving))].sort((a, b) => a - b));
  await director.start();
});

it.runIf(hasRedis)('a node is not ready while Redis is away', async () => {
  const ready = async () => (await fetch(`${nodes[0].url}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  await redis.stop();
  await expect.poll(ready).toBe(503);
  await redis.start();
  await expect.poll(ready).toBe(200);
});
