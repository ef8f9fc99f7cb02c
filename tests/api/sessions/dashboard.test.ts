import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DashboardAnswer } from '../../../contract/calls/schemas/dashboard.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { linkIn, outbox, registration, verificationOf } from '../../support/sign-up.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let origin: string;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

async function start(id: string): Promise<void> {
  const { lifecycle } = test.services.sessions;
  await lifecycle.openLobby(test.database, id, { announce: false });
  await lifecycle.markLive(test.database, id);
}

async function complete(id: string): Promise<void> {
  await start(id);
  await test.services.sessions.lifecycle.markCompleted(test.database, id, test.clock.now());
}

it('shows the next session, the live ones, the balance and what waits', async () => {
  const { browser } = await createCompany(test, { credits: 3 });
  const empty = (await browser.get('/api/dashboard')).json<DashboardAnswer>();
  const now = new Date(test.clock.now()).toISOString();
  expect(empty).toEqual({
    next_session: null,
    live_sessions: [],
    totals: {
      month: now.slice(0, 7),
      this_month: { sessions: 0, guests: 0, minutes: 0 },
      ever: { sessions: 0, guests: 0, minutes: 0 },
    },
    results: { played: [], earlier_median_percent: null },
    balance: { available: 3, reserved: 0, consumed: 0 },
    to_do: [{ kind: 'create_session', text: 'Create your next session', href: '/dashboard/createSession' }],
    activity: [{ at: now, text: '3 credits added: Fixture', href: null }],
  });
  const ids: string[] = [];
  for (const title of ['Played', 'Running', 'Planned'])
    ids.push((await browser.post('/api/session', sessionRequest(test, { title }))).json<SessionDetail>().id);
  const [played = '', running = '', planned = ''] = ids;
  await complete(played);
  await start(running);
  const full = (await browser.get('/api/dashboard')).json<DashboardAnswer>();
  expect([full.next_session?.id, full.live_sessions.map(({ id }) => id)]).toEqual([planned, [running]]);
  expect(full.balance).toEqual({ available: 0, reserved: 1, consumed: 2 });
  expect(full.to_do.map(({ kind }) => kind)).toEqual(['confirm_details', 'review_results', 'buy_credits']);
  expect(full.activity.map(({ text }) => text)).toContain('Played was played to the end');
});

it('groups repeated events with their number and links to the list', async () => {
  const { browser } = await createCompany(test, { credits: 12 });
  const plan = async (title: string) =>
    (await browser.post('/api/session', sessionRequest(test, { title }))).json<SessionDetail>().id;
  for (let count = 0; count < 10; count += 1) await plan('Weekly round');
  await test.clock.advance(1000);
  const id = await plan('Summer party');
  const { activity } = (await browser.get('/api/dashboard')).json<DashboardAnswer>();
  const planned = (what: string) => expect.stringMatching(new RegExp(`^\\S+ scheduled ${what}$`));
  expect(activity.map(({ text, href }) => [text, href])).toEqual([
    [planned('“Summer party”'), `/dashboard/sessions/${id}`],
    [planned('“Weekly round” \\(10 times\\)'), '/dashboard/sessions'],
    ['12 credits added: Fixture', null],
  ]);
});

it('names a refund as well, whose credits have gone', async () => {
  const { companyId, browser } = await createCompany(test, { credits: 3 });
  await test.services.credits.refund(test.database, {
    operationKey: `refund:${companyId}`,
    companyId,
    credits: 2,
    reason: 'Refund of order MU-2026-00001: Change of plans',
  });
  const { activity } = (await browser.get('/api/dashboard')).json<DashboardAnswer>();
  expect(activity.map(({ text }) => text)).toContain(
    '2 credits removed: Refund of order MU-2026-00001: Change of plans',
  );
});

it('lists open tasks and recent events in the language of the page', async () => {
  const { browser, companyId } = await createCompany(test, { credits: 1 });
  for (const [key, count] of [
    ['late', 2],
    ['early', 1],
  ] as const)
    await test.services.credits.purchase(test.database, {
      operationKey: `purchase:${companyId}:${key}`,
      companyId,
      credits: count,
      reason: 'Order MU-2026-00002',
    });
  await browser.post('/api/session', sessionRequest(test, { title: 'Winterfest' }));
  const german = await browser.send('GET', '/api/dashboard', undefined, {
    'accept-language': 'de-AT, en;q=0.5',
  });
  const { to_do, activity } = german.json<DashboardAnswer>();
  expect(to_do.map(({ text }) => text)).toEqual(['Prüfen Sie die Angaben zu „Winterfest“']);
  expect(activity.map(({ text }) => text).toSorted()).toEqual([
    '1 Credit gutgeschrieben: Bestellung MU-2026-00002',
    '1 Credit gutgeschrieben: Fixture',
    '2 Credits gutgeschrieben: Bestellung MU-2026-00002',
    expect.stringMatching(/^\S+ hat „Winterfest“ geplant$/),
  ]);
});

it('asks no unverified user for money: verification grants the first credits', async () => {
  const browser = test.browser();
  const request = registration();
  browser.token = (await browser.post('/api/auth/register', request)).json().token;
  const kinds = async () =>
    (await browser.get('/api/dashboard')).json<DashboardAnswer>().to_do.map(({ kind }) => kind);
  expect(await kinds()).toEqual([]);
  const [mail] = await outbox(test, request.email);
  await browser.post('/api/email/verify', verificationOf(linkIn(mail, '/verify/')));
  expect(await kinds()).toEqual(['create_session']);
});

it('shows how the company’s last sessions went, the newest beside those before it', async () => {
  const owner = await createCompany(test);
  const scores: [title: string, ...teams: [total: number, maximum: number][]][] = [
    ['First', [20, 100]],
    ['Second', [50, 100], [30, 50]],
    ['Third', [60, 90]],
    ['Fourth', [45, 50]],
  ];
  for (const [title, ...teams] of scores) {
    const answer = await owner.browser.post('/api/session', sessionRequest(test, { title }));
    const { id } = answer.json<SessionDetail>();
    await complete(id);
    await test.clock.advance(60_000);
    await test.database
      .insertInto('team_scores')
      .values(
        teams.map(([total, maximum], index) => ({
          session_id: id,
          team_id: index + 1,
          story_slug: 'the-borrowed-light',
          story_version: 1,
          total,
          maximum,
        })),
      )
      .execute();
    const { results } = (await owner.browser.get('/api/dashboard')).json<DashboardAnswer>();
    expect(results.played.at(-1)?.title).toBe(title);
    expect(results.earlier_median_percent).toBe(title === 'Fourth' ? 53 : null);
  }
  const { results } = (await owner.browser.get('/api/dashboard')).json<DashboardAnswer>();
  expect(results.played.map(({ title, teams, percent }) => [title, teams, percent])).toEqual([
    ['First', 1, 20],
    ['Second', 2, 53],
    ['Third', 1, 67],
    ['Fourth', 1, 90],
  ]);
  const stranger = await createCompany(test);
  expect((await stranger.browser.get('/api/dashboard')).json<DashboardAnswer>().results.played).toEqual([]);
});

it('streams every change of the company’s sessions only', async () => {
  const owner = await createCompany(test);
  const stranger = await createCompany(test);
  const stop = new AbortController();
  const response = await fetch(`${origin}/api/dashboard/events`, {
    headers: { authorization: `Bearer ${owner.browser.token}` },
    signal: stop.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  await stranger.browser.post('/api/session', sessionRequest(test));
  const { id } = (await owner.browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
  await owner.browser.post(`/api/session/${id}/cancel`);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk);
    if (text.includes('cancelled')) break;
  }
  stop.abort();
  expect(text).toBe(
    `retry: 2000\n\nevent: session\ndata: {"id":"${id}","status":"scheduled"}\n\nevent: session\ndata: {"id":"${id}","status":"cancelled"}\n\n`,
  );
});

it('ends the oldest of a person’s streams when more than ten are open', async () => {
  const { browser } = await createCompany(test);
  const stop = new AbortController();
  const open = () =>
    fetch(`${origin}/api/dashboard/events`, {
      headers: { authorization: `Bearer ${browser.token}` },
      signal: stop.signal,
    });
  const first = await open();
  const others: Response[] = [];
  for (let opened = 1; opened < 10; opened += 1) others.push(await open());
  const ended = first.text();
  const last = await open();
  expect(await ended).toBe('retry: 2000\n\n');
  await browser.post('/api/session', sessionRequest(test));
  const second = others[0]?.body?.getReader();
  await second?.read();
  expect(new TextDecoder().decode((await second?.read())?.value)).toContain('event: session');
  expect(last.status).toBe(200);
  stop.abort();
});

it('refuses the stream without a dashboard token', async () => {
  expect((await fetch(`${origin}/api/dashboard/events`)).status).toBe(401);
});
