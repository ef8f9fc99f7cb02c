import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DataPackage } from '../../../contract/calls/schemas/participants.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import { createCompany } from '../../support/company-fixture.ts';
import {
  createLobby,
  type LiveSession,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;
let session: LiveSession;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  presence = simulatePresence(test);
  await test.services.directors.start();
});
beforeEach(async () => {
  session = await createLobby(test);
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await settle(test);
});
afterAll(() => test.close());

describe('a participant', () => {
  it('gets the data package of the own session and of no other', async () => {
    const other = await createLobby(test);
    const { browser, id } = session.seat('Ana');
    const own = await browser.get(`/api/consumer/getdatapackage?sessionId=${session.id}`);
    expect(own.json<DataPackage>()).toMatchObject({
      consumer: { first_name: 'Ana', last_name: 'Silva', email: 'ana@team.example' },
      seat_id: id,
      session: { id: session.id, status: 'lobby', host: 'Rosa Wren', company: 'Wren & Co' },
      story: { slug: 'the-borrowed-light', cover_url: '/media/the-borrowed-light/art/cover.webp' },
      ice_servers: [],
    });
    for (const url of [
      `/api/consumer/getdatapackage?sessionId=${other.id}`,
      `/api/session/scorecard/${other.id}`,
    ])
      expect((await browser.get(url)).json()).toEqual(expect.objectContaining({ code: 'SESSION_001' }));
  });

  it('includes the data of the next step on request', async () => {
    const { browser } = session.seat('Ana');
    const url = `/api/consumer/getdatapackage?sessionId=${session.id}`;
    expect((await browser.get(url)).json<DataPackage>().start).toBeUndefined();
    const { start } = (await browser.get(`${url}&with=start`)).json<DataPackage>();
    expect(start?.snapshot).toEqual((await browser.get('/api/exp/snapshot')).json());
    const { token } = (await browser.get('/api/exp/realtime-token')).json();
    const allowed = (given = '') => decodeJwt(given)['x-ably-capability'];
    expect(allowed(start?.realtime.token)).toBe(allowed(token));
  });

  it('learns whether they plan sessions of this company themselves, under the same address', async () => {
    const { browser } = session.seat('Ana');
    const plans = async () =>
      (await browser.get(`/api/consumer/getdatapackage?sessionId=${session.id}`)).json<DataPackage>().plans;
    expect(await plans()).toBe(false);
    const isAlso = (companyId: number, name: string) =>
      test.database
        .updateTable('consumers')
        .set({ email: `rosa@company-${session.company.companyId}.example` })
        .where('email', '=', `${name}@team.example`)
        .where('company_id', '=', companyId)
        .execute();
    await isAlso(session.company.companyId, 'ana');
    expect(await plans()).toBe(true);
    const strangers = await createLobby(test);
    await isAlso(strangers.company.companyId, 'ben');
    const elsewhere = await strangers
      .seat('Ben')
      .browser.get(`/api/consumer/getdatapackage?sessionId=${strangers.id}`);
    expect(elsewhere.json<DataPackage>().plans).toBe(false);
  });

  it('is distinguished from a company user on every route', async () => {
    const company = await createCompany(test);
    for (const url of [
      '/api/exp/snapshot',
      '/api/exp/realtime-token',
      '/api/consumer/getdatapackage?sessionId=x',
    ])
      expect((await company.browser.get(url)).statusCode).toBe(401);
    expect((await session.seat('Ana').browser.get(`/api/session/${session.id}/live`)).statusCode).toBe(401);
  });

  it('may subscribe to the own channels, be present, and signal to teammates only', async () => {
    const { browser, id } = session.seat('Ana');
    const { token, hosted } = (await browser.get('/api/exp/realtime-token')).json();
    const claims = decodeJwt(token);
    expect(hosted).toBe(false);
    expect(claims['x-ably-clientId']).toBe(id);
    expect(JSON.parse(String(claims['x-ably-capability']))).toEqual({
      [channels.session(session.id)]: ['subscribe', 'presence'],
      [channels.team(session.id, 1)]: ['subscribe'],
      [channels.seat(id)]: ['subscribe'],
      [channels.signal(session.id, 1, id)]: ['subscribe'],
      [channels.signal(session.id, 1, '*')]: ['publish'],
    });
  });

  it('reads the clock without a token', async () => {
    const answer = await test.inject({ url: '/api/exp/clock' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ received_at: test.clock.now(), sent_at: test.clock.now() });
  });

  it('writes to the own team once for each message', async () => {
    const published = recordPublished(test);
    const { browser, id } = session.seat('Ana');
    const message = { id: 'message-0001', text: '<b>Palms?</b>' };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await browser.post('/api/exp/chat', message)).statusCode).toBe(204);
    const expected = { ...message, seat_id: id, at: test.clock.now() };
    expect((await session.snapshot('Ben')).chat).toEqual([expected]);
    expect(published.filter(({ name }) => name === 'chat')).toEqual([
      { channel: channels.team(session.id, 1), name: 'chat', data: expected },
    ]);
    const log = await test.database
      .selectFrom('session_events')
      .select('payload')
      .where('session_id', '=', session.id)
      .where('type', '=', 'chat.posted')
      .execute();
    expect(log).toEqual([{ payload: { seatId: id, messageId: message.id, length: 13 } }]);
  });

  it('is slowed down past ten messages in ten seconds', async () => {
    const { browser } = session.seat('Ben');
    const codes: number[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      codes.push(
        (await browser.post('/api/exp/chat', { id: `flood-${sent}-${session.id}`, text: 'x' })).statusCode,
      );
    expect(codes).toEqual([...Array<number>(10).fill(204), 429]);
  });

  it('solves a challenge with the team: clues, hint, wrong and right answer', async () => {
    await reach(test, session, { phase: 'breakout' });
    const { browser } = session.seat('Ana');
    const answer = (id: string, text: string) =>
      browser.post('/api/exp/challenge/answer', { attempt_id: id, challenge_id: 'door', text });
    expect((await answer('attempt-1', 'lamps')).json()).toEqual({ correct: false, awaited: false });
    await browser.post('/api/exp/challenge/hint', { challenge_id: 'door', hint_id: 'middle' });
    expect((await session.snapshot('Ben')).team).toMatchObject({
      solved: false,
      attempts: [{ text: 'lamps', correct: false, reply: expect.stringContaining('Ask the owl') }],
      hints: [{ id: 'middle', cost: 3 }],
      hints_left: [{ id: 'ends', cost: 5 }],
    });
    expect((await answer('attempt-2', 'palms')).json()).toEqual({ correct: true, awaited: false });
    expect((await answer('attempt-2', 'palms')).json()).toEqual({ correct: true, awaited: false });
    expect((await session.snapshot('Ben')).team?.attempts).toHaveLength(2);
  });

  it('answers with the seat’s own data', async () => {
    const { browser, id } = session.seat('Chloe');
    const check = {
      verdict: 'limited',
      details: {
        camera: 'failed: No answer from FaceTime HD at 10.0.0.7',
        screen: 'passed',
        shoe_size: '41',
      },
    };
    const answers = [
      await browser.post('/api/exp/check', check),
      await browser.post('/api/exp/rating', { stars: 5, comment: ' Lovely ' }),
      await browser.post('/api/exp/consent', { share_personal: true, in_analysis: false }),
      await browser.post('/api/exp/rating', { stars: 9, comment: '' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 422]);
    const seat = await test.database.selectFrom('seats').selectAll().where('id', '=', id).executeTakeFirst();
    expect(seat).toMatchObject({
      checked_at: new Date(test.clock.now()),
      check_result: { verdict: 'limited', details: { camera: 'failed', screen: 'passed' } },
      rating: 5,
      rating_comment: 'Lovely',
      share_personal: true,
      in_analysis: false,
    });
    await browser.post('/api/exp/decline', { declined: true });
    await settle(test);
    expect((await session.snapshot('Ana')).public.seats).toHaveLength(2);
    await browser.post('/api/exp/arrive', { language: 'en' });
    expect([...browser.cookies.keys()]).toContain('muster_device');
    await browser.post('/api/exp/logout');
    expect([...browser.cookies.keys()]).toEqual([]);
    expect((await browser.get('/api/exp/snapshot')).statusCode).toBe(401);
  });
});

describe('the host', () => {
  const control = (body: unknown, browser = session.company.browser) =>
    browser.post(`/api/session/${session.id}/control`, body);

  it('starts early, holds, resumes, lengthens and ends', async () => {
    expect((await control({ action: 'extend', seconds: 60 })).statusCode).toBe(409);
    expect((await control({ action: 'start_now' })).json()).toMatchObject({ phase: 'gathering' });
    await reach(test, session, { phase: 'decision' });
    const { close_at } = (await session.snapshot()).public.decision ?? { close_at: 0 };
    expect((await control({ action: 'extend', seconds: 60 })).json()).toMatchObject({
      decision: { close_at: close_at + 60_000 },
    });
    expect((await control({ action: 'hold' })).json()).toMatchObject({ hold: { by: 'Rosa Wren' } });
    expect((await control({ action: 'hold' })).statusCode).toBe(409);
    expect((await control({ action: 'resume' })).json()).toMatchObject({ hold: null });
    await session.seat('Ana').browser.post('/api/exp/help', { called: true });
    expect((await session.company.browser.get(`/api/session/${session.id}/live`)).json()).toMatchObject({
      help_called: [session.seat('Ana').id],
      help_seen: [],
    });
    const see = { action: 'see_help', seat_id: session.seat('Ana').id };
    expect((await control(see)).json()).toMatchObject({ help_seen: [session.seat('Ana').id] });
    expect((await session.snapshot('Ana')).seat).toMatchObject({ help_called: true, help_seen: true });
    expect((await control(see)).statusCode).toBe(409);
    await session.seat('Ana').browser.post('/api/exp/help', { called: false });
    await session.seat('Ana').browser.post('/api/exp/help', { called: true });
    expect((await session.snapshot('Ana')).seat).toMatchObject({ help_called: true, help_seen: false });
    expect((await control({ action: 'end' })).json()).toMatchObject({ phase: 'ended', ending: null });
    expect((await control({ action: 'end' })).json()).toMatchObject({ code: 'SESSION_006' });
  });

  it('renames the session and changes its options while people wait, and all of it is the running session’s', async () => {
    const change = { title: 'Another name', options: { timer_factor: 2, chat: false, analytics: false } };
    await session.company.browser.send('PATCH', `/api/session/${session.id}`, change);
    await settle(test);
    expect((await session.snapshot('Ana')).public.title).toBe('Another name');
    const running = await test.services.directors.current(session.id);
    expect(running?.snapshot.context.options).toEqual({ timerFactor: 2, chat: false, analytics: false });
    const chatMessage = { id: `message-${session.id}`, text: 'hello' };
    expect((await session.seat('Ana').browser.post('/api/exp/chat', chatMessage)).json()).toMatchObject({
      message: 'Team chat isn’t available right now.',
      reason: { name: 'chatClosed', values: {} },
    });
  });

  it('is of the session’s own company', async () => {
    const stranger = await createCompany(test, { name: 'Elsewhere' });
    expect((await control({ action: 'start_now' }, stranger.browser)).statusCode).toBe(404);
    expect((await stranger.browser.get(`/api/session/${session.id}/live`)).statusCode).toBe(404);
    expect((await session.snapshot()).public.phase).toBe('waiting');
  });
});
