import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DashboardAnswer } from '../../../contract/calls/schemas/dashboard.ts';
import type { LiveAnswer } from '../../../contract/calls/schemas/host-control.ts';
import type { DataPackage, ExpTokenAnswer } from '../../../contract/calls/schemas/participants.ts';
import type { StartRehearsalRequest } from '../../../contract/calls/schemas/rehearsals.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { createCleanUp } from '../../../server/jobs/clean-up.ts';
import type { BotLine } from '../../../server/rehearsal/bot-line.ts';
import { rehearsalLimits } from '../../../server/rehearsal/rehearsals.ts';
import { downloadExport } from '../../support/company-export.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { settle, simulatePresence } from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const day = 24 * 60 * 60_000;

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;
let company: CompanyFixture;
/** What bots sent, and how often one of them left. */
let requests: { path: string; body: unknown; status: number }[];
let left: number;

const botLine: BotLine = {
  async request(token, { method, path }, body) {
    const answer = await test.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    requests.push({ path, body, status: answer.statusCode });
    return answer.body === '' ? undefined : answer.json();
  },
  async enter(token, sessionId) {
    const seat = await test.services.accessTokens.authenticateSeat(token);
    if (!seat) throw new Error('A bot has no seat');
    presence.enter(channels.session(sessionId), seat.holder.seatId);
    return () => {
      left += 1;
      presence.leave(channels.session(sessionId), seat.holder.seatId);
    };
  },
};

beforeEach(async () => {
  requests = [];
  left = 0;
  test = await createTestApp({ storiesRoot: writeStoryFolder(), botLine });
  presence = simulatePresence(test);
  await test.services.start();
  company = await createCompany(test);
});
afterEach(() => test.close());

const start = (given: Partial<StartRehearsalRequest> = {}, browser = company.browser) =>
  browser.post('/api/rehearsal', { story_slug: 'the-borrowed-light', rate: 4, language: 'de', ...given });

async function open(given: Partial<StartRehearsalRequest> = {}) {
  const started = await start(given);
  expect(started.statusCode).toBe(201);
  const { id } = started.json<{ id: string }>();
  await settle(test);
  const read = async () => (await company.browser.get(`/api/session/${id}`)).json<SessionDetail>();
  const live = async () => (await company.browser.get(`/api/session/${id}/live`)).json<LiveAnswer>();
  const until = async (isSo: (now: LiveAnswer) => boolean, seconds = 400) => {
    for (let step = 0; step < 4 * seconds; step += 1) {
      const now = await live();
      if (isSo(now)) return now;
      await test.clock.advance(250);
      await settle(test);
    }
    throw new Error(`Never so, of ${JSON.stringify(requests.map(({ path, status }) => [path, status]))}`);
  };
  return { id, read, live, until };
}

it('bots play a rehearsal to its end over the API: they vote, talk, solve, call, drop out and return', async () => {
  const { live, until, read } = await open();
  await until(({ seats }) => seats.filter(({ present }) => present).length === 6);
  const detail = await read();
  expect(detail.rehearsal).toMatchObject({ rate: 4 });
  expect([detail.title, ...detail.teams.map(({ name }) => name)]).toEqual([
    'Das geliehene Licht',
    'Otter',
    'Reiher',
  ]);
  expect(detail.seats.map(({ first_name, team_id }) => `${team_id} ${first_name}`).sort()).toEqual([
    '1 Ana',
    '1 Ben',
    '1 Chloe',
    '1 Rosa',
    '2 Dmitri',
    '2 Efua',
    '2 Frida',
  ]);
  expect(requests.filter(({ path }) => path === '/api/exp/chat')).toContainEqual({
    path: '/api/exp/chat',
    body: { id: expect.any(String), text: 'Hallo zusammen' },
    status: 204,
  });
  const voted = await until(({ decision }) => (decision?.voted.length ?? 0) === 6);
  expect(voted.phase).toBe('decision');
  await until(({ help_called }) => help_called.length === 1);
  await until(({ seats }) => seats.filter(({ present }) => present).length === 5);
  expect(left).toBe(1);
  await until(({ seats }) => seats.filter(({ present }) => present).length === 6);
  await until(({ phase }) => phase === 'ended');
  expect((await live()).phase).toBe('ended');
  const sent = (path: string) => requests.filter((request) => request.path === path);
  expect(sent('/api/exp/vote').length).toBeGreaterThanOrEqual(12);
  expect(sent('/api/exp/challenge/answer').length).toBeGreaterThan(0);
  expect(sent('/api/exp/challenge/clue').length).toBeGreaterThan(0);
  const played = await company.browser.get(`/api/session/${(await read()).id}/results`);
  expect(played.statusCode).toBe(200);
}, 120_000);

it('the host enters the own seat by its link, and the session does not wait for it', async () => {
  const { id, read, until } = await open();
  const { rehearsal } = await read();
  const browser = test.browser();
  const link_token = rehearsal?.seat_link?.split('#link=')[1];
  const entered = (await browser.post('/api/exp/link', { link_token })).json<ExpTokenAnswer>();
  browser.token = entered.token;
  const opened = await browser.get(`/api/consumer/getdatapackage?sessionId=${id}`);
  expect(opened.json<DataPackage>()).toMatchObject({
    consumer: { first_name: 'Rosa' },
    session: { trial: true, chat: true },
  });
  await until(({ phase }) => phase === 'clip');
});

it('a rehearsal takes no credits, sends no mails and is in no list, total, report or file', async () => {
  const { browser } = company;
  await browser.post('/api/session', sessionRequest(test));
  while ((await test.services.mailDelivery.deliverDue()) > 0);
  const next = new Date(test.clock.now() + day).toISOString();
  const before = new Date(test.clock.now() - day).toISOString();
  const reports = [
    '/api/session?tab=upcoming',
    '/api/session?tab=live',
    '/api/session?tab=past',
    '/api/session?tab=cancelled',
    '/api/session/sessions.csv?tab=past',
    `/api/session/between?from=${before}&until=${next}`,
    '/api/dashboard',
    '/api/credits',
    '/api/consumer',
    '/api/profile/data',
  ];
  const comparable = (body: string) =>
    JSON.parse(body, (key, value) => (key === 'made_at' ? undefined : value)) as unknown;
  const readAll = async () => {
    const answers: unknown[] = [];
    for (const url of reports) {
      const { body } = await browser.get(url);
      answers.push(url.includes('.csv') ? body : comparable(body));
    }
    const file = await downloadExport(browser);
    /** The audit log alone names who rehearsed. */
    const others = file.paths.filter((name) => !['README.txt', 'company/audit-log.csv'].includes(name));
    answers.push(others.map((name) => [name, file.text(name)]));
    return answers;
  };
  const mails = () =>
    test.database.selectFrom('outbox_mails').select(['recipient', 'kind']).orderBy('id').execute();
  const [was, mailed] = [await readAll(), await mails()];
  const { until, id } = await open({ rate: 12 });
  expect(await readAll()).toEqual(was);
  await until(({ phase }) => phase === 'clip');
  expect(await readAll()).toEqual(was);
  await browser.post(`/api/session/${id}/control`, { action: 'end' });
  await settle(test);
  await until(({ phase }) => phase === 'ended' || phase === 'failed');
  expect(await readAll()).toEqual(was);
  expect(await mails()).toEqual(mailed);
  const home = (await browser.get('/api/dashboard')).json<DashboardAnswer>();
  expect([home.totals.ever.sessions, home.balance.available]).toEqual([0, 4]);
}, 60_000);

it('a rehearsal of a session takes its teams and options, and nothing else of it changes', async () => {
  const { browser } = company;
  const planned = (
    await browser.post(
      '/api/session',
      sessionRequest(test, {
        options: { timer_factor: 1.5, chat: false, analytics: true, invitation_note: 'Bring tea.' },
      }),
    )
  ).json<SessionDetail>();
  const { read } = await open({ like: planned.id });
  const rehearsal = await read();
  expect([rehearsal.title, rehearsal.teams, rehearsal.options]).toEqual([
    planned.title,
    planned.teams,
    { timer_factor: 1.5, chat: false, analytics: true },
  ]);
  expect((await browser.get(`/api/session/${planned.id}`)).json()).toEqual(planned);
});

it('only its host’s company reaches it; it can be cancelled and deleted, never edited', async () => {
  const { id, read } = await open();
  const stranger = await createCompany(test);
  expect((await stranger.browser.get(`/api/session/${id}`)).statusCode).toBe(404);
  expect((await stranger.browser.get(`/api/session/${id}/live`)).statusCode).toBe(404);
  expect((await start({ like: id }, stranger.browser)).statusCode).toBe(404);
  const guest = test.browser();
  expect((await start({}, guest)).statusCode).toBe(401);
  const { browser } = company;
  expect((await read()).possible).toEqual(['cancel']);
  const refused = await browser.send('PATCH', `/api/session/${id}`, { title: 'Another' });
  const added = await browser.post(`/api/session/${id}/attendees`, {
    add: [{ first_name: 'Gus', last_name: '', email: 'gus@team.example', team_id: 1 }],
    remove: [],
  });
  expect([refused.statusCode, added.statusCode]).toEqual([409, 409]);
  expect((await browser.post(`/api/session/${id}/cancel`)).statusCode).toBe(200);
  expect((await read()).possible).toEqual(['delete']);
  expect((await browser.send('DELETE', `/api/session/${id}`)).statusCode).toBe(204);
});

it('a sub-administrator starts one too; a third at once is refused', async () => {
  const sub = await createCompany(test, { userTypeId: userTypes.CONSUMER_ADMIN_SUB });
  expect((await start({}, sub.browser)).statusCode).toBe(201);
  await open();
  await open();
  const third = await start();
  expect([third.statusCode, third.json<{ message: string }>().message]).toEqual([
    409,
    'Two rehearsals of your company are open already. End one of them first.',
  ]);
  expect(rehearsalLimits.eachAtOnce).toBe(2);
});

it('a rehearsal is deleted a day after it began, with its bots’ votes and the host’s seat', async () => {
  const { id } = await open({ rate: 12 });
  const cancelled = await company.browser.post(`/api/session/${id}/cancel`);
  expect(cancelled.statusCode).toBe(200);
  const cleanUp = createCleanUp(test);
  await cleanUp();
  const kept = () => test.database.selectFrom('sessions').select('id').where('id', '=', id).execute();
  expect(await kept()).toHaveLength(1);
  await test.clock.advance(day + rehearsalLimits.startsInMs);
  await cleanUp();
  expect(await kept()).toEqual([]);
  const hosts = await test.database
    .selectFrom('consumers')
    .select('email')
    .where('first_name', '=', 'Rosa')
    .execute();
  expect(hosts).toEqual([]);
});
