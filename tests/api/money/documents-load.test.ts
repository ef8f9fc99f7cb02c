import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LiveSession } from '../../support/live-session.ts';
import { playResults, resultsOf } from '../../support/played-results.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let session: LiveSession;
let award: string;

const room = { running: 100, queued: 100 };

beforeAll(async () => {
  test = await createTestApp({
    storiesRoot: writeStoryFolder(),
    loadLimits: { usual: room, waits: room, heavy: { running: 1, queued: 100 } },
  });
  session = await playResults(test);
  const { awards } = await resultsOf(session).own('Ben');
  award = `/api/award/${awards.find(({ kind }) => kind === 'person')?.code}/award.pdf`;
}, 120_000);
afterAll(() => test.close());

const scorecard = () => `/api/session/scorecard/${session.id}/scorecard.pdf`;
const scorecardOf = (name: string, remoteAddress: string) =>
  test.inject({
    url: scorecard(),
    remoteAddress,
    headers: { authorization: `Bearer ${session.seat(name).browser.token}` },
  });

it('serves another participant’s document among sixty requests of one, who is limited to twenty', async () => {
  const order: string[] = [];
  const note = async (name: string, asked: Promise<{ statusCode: number }>) => {
    const { statusCode } = await asked;
    order.push(`${name} ${statusCode}`);
  };
  const sixty = Array.from({ length: 60 }, () => note('Ana', scorecardOf('Ana', '10.0.0.1')));
  const others = [
    note('Ben', scorecardOf('Ben', '10.0.0.1')),
    note('award', test.inject({ url: award, remoteAddress: '10.0.0.2' })),
  ];
  await Promise.all([...sixty, ...others]);
  expect(order.slice(0, 4).toSorted()).toEqual(['Ana 200', 'Ana 200', 'Ben 200', 'award 200']);
  expect(order.filter((answer) => answer === 'Ana 200')).toHaveLength(20);
  expect(order.filter((answer) => answer === 'Ana 429')).toHaveLength(40);
});

it('serves other requests while documents are drawn and queued', async () => {
  await test.clock.advance(60_000);
  const asked = Array.from({ length: 20 }, () => scorecardOf('Cy', '10.0.0.1'));
  const finished: string[] = [];
  void Promise.all(asked).then(() => finished.push('documents'));
  const dashboard = await session.company.browser.get('/api/dashboard');
  finished.push('dashboard');
  await Promise.all(asked);
  expect([dashboard.statusCode, finished]).toEqual([200, ['dashboard', 'documents']]);
});

it('counts documents of a company together, its guests’ scorecards and its organiser’s exports', async () => {
  await test.clock.advance(60_000);
  expect((await scorecardOf('Dee', '10.0.0.3')).statusCode).toBe(200);
  await test.database
    .updateTable('rate_limits')
    .set({ hits: 1000 })
    .where('name', '=', 'documents')
    .execute();
  expect((await scorecardOf('Dee', '10.0.0.3')).statusCode).toBe(429);
  const files = ['results.csv', 'log.csv'].map((file) => `/api/session/${session.id}/${file}`);
  for (const file of files) expect((await session.company.browser.get(file)).statusCode).toBe(429);
  await test.clock.advance(10 * 60_000);
  for (const file of files) expect((await session.company.browser.get(file)).statusCode).toBe(200);
});

it('allows a seat a hundred snapshots in ten seconds', async () => {
  const ask = () => session.seat('Dee').browser.get('/api/exp/snapshot');
  const statuses: number[] = [];
  for (let asked = 0; asked < 101; asked += 1) statuses.push((await ask()).statusCode);
  expect([new Set(statuses.slice(0, 100)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  await test.clock.advance(10_000);
  expect((await ask()).statusCode).toBe(200);
});
