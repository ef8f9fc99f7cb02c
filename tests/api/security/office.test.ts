import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seat, SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type { PlannedSessions } from '../../../contract/calls/schemas/sessions/session-planning.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { signUpOwner } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const seats = 300;
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    first_name: `P${from + index}`,
    last_name: 'Office',
    email: `p${from + index}@office.example`,
  }));

let server: TestApp;
let guests: (Seat & { sessionId: string })[];
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  const { browser } = await createCompany(server, { credits: 20 });
  const teams = Array.from({ length: 50 }, (_, index) => ({
    name: `Team ${index}`,
    people: people(index * 6, 6),
  }));
  const planned = await browser.post('/api/session/plan', {
    sessions: Array.from({ length: 10 }, (_, part) =>
      sessionRequest(server, { teams: teams.slice(part * 5, (part + 1) * 5) }),
    ),
  });
  if (planned.statusCode !== 201) throw new Error(planned.body);
  guests = [];
  for (const { id } of planned.json<PlannedSessions>().sessions) {
    const { seats: inSession } = (await browser.get(`/api/session/${id}`)).json<SessionDetail>();
    guests.push(...inSession.map((seat) => ({ ...seat, sessionId: id })));
  }
});
afterAll(() => server.close());

const enter = (link_token: string, remoteAddress: string) =>
  server.inject({ method: 'POST', url: '/api/exp/link', payload: { link_token }, remoteAddress });
const tally = (answers: { statusCode: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ statusCode }) => statusCode)).map(([status, all]) => [
      status,
      all?.length,
    ]),
  );

/** As many at once as an office that joins on one announcement; the rest follow within the minute. */
async function inWaves<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += 25)
    results.push(...(await Promise.all(items.slice(from, from + 25).map(work))));
  return results;
}

test('three hundred people of one office open their links within a minute, and all enter', async () => {
  const links = guests.map(({ personal_link }) => personal_link.split('#link=')[1] ?? '');
  expect(links).toHaveLength(seats);
  expect(tally(await inWaves(links, (link) => enter(link, '10.70.0.1')))).toEqual({ 200: seats });
});

test('so they do by email and session id', async () => {
  const answers = await inWaves(guests, ({ email, sessionId }) =>
    server.inject({
      url: '/api/exp/auth',
      query: { email, sessionId },
      remoteAddress: '10.70.0.2',
    }),
  );
  expect(tally(answers)).toEqual({ 200: seats });
});

test('three hundred wrong links from one address are throttled, and another address is not', async () => {
  const statuses: { statusCode: number }[] = [];
  for (let tries = 0; tries < seats; tries += 1)
    statuses.push(await enter(`${'x'.repeat(40)}${String(tries).padStart(3, '0')}`, '10.70.0.3'));
  expect(tally(statuses)).toEqual({ 422: 60, 429: 240 });
  const [first] = guests;
  expect((await enter(first?.personal_link.split('#link=')[1] ?? '', '10.70.0.4')).statusCode).toBe(200);
  await server.clock.advance(60_001);
  expect((await enter(first?.personal_link.split('#link=')[1] ?? '', '10.70.0.3')).statusCode).toBe(200);
});

test('one link opens a seat sixty times a minute, and the others of the office go on entering', async () => {
  const [link = '', other = ''] = guests.map(({ personal_link }) => personal_link.split('#link=')[1]);
  await server.clock.advance(60_001);
  const tries = Array.from({ length: 70 }, () => link);
  expect(tally(await inWaves(tries, (each) => enter(each, '10.70.0.6')))).toEqual({ 200: 60, 429: 10 });
  expect((await enter(other, '10.70.0.6')).statusCode).toBe(200);
});

test('thirty colleagues sign in from one address within a minute; fifteen wrong tries still close it', async () => {
  const owner = await signUpOwner(server);
  const logIn = (email: string, password: string) =>
    server.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password },
      remoteAddress: '10.70.0.5',
    });
  for (let person = 0; person < 30; person += 1)
    expect((await logIn(owner.email, owner.password)).statusCode).toBe(200);
  const wrong: { statusCode: number }[] = [];
  for (let person = 0; person < 20; person += 1)
    wrong.push(await logIn(`p${person}@office.example`, 'wrong'));
  expect(tally(wrong)).toEqual({ 422: 15, 429: 5 });
});
