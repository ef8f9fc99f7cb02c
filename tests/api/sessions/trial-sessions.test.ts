import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import type { DataPackage } from '../../../contract/calls/schemas/participants.ts';
import type { TrialSession } from '../../../contract/calls/schemas/trial.ts';
import type { ExpTokenAnswer } from '../../../contract/calls/schemas/participants.ts';
import type { Snapshot } from '../../../contract/calls/schemas/experience.ts';
import { trialDomain } from '../../../server/mail/erased-address.ts';
import { createTrialSessions, trialLimits } from '../../../server/trial/trial-sessions.ts';
import { pass, settle, simulatePresence } from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  presence = simulatePresence(test);
  await test.services.start();
});
afterAll(() => test.close());

async function visit() {
  const browser = test.browser();
  const started = await browser.post('/api/trial-sessions');
  expect(started.statusCode).toBe(201);
  const [address = '', link_token] = started.json<TrialSession>().link.split('#link=');
  const sessionId = address.split('/').at(-1) ?? '';
  const entered = (await browser.post('/api/exp/link', { link_token })).json<ExpTokenAnswer>();
  browser.token = entered.token;
  const snapshot = async () => (await browser.get('/api/exp/snapshot')).json<Snapshot>();
  const seatId = (await snapshot()).seat.seat_id;
  const present = async () => (await snapshot()).public.seats.filter((seat) => seat.present).length;
  /** Lets time go on by seconds until it is so. */
  const until = async (isSo: (now: Snapshot) => boolean, seconds = 600) => {
    for (let second = 0; second < seconds; second += 1) {
      const now = await snapshot();
      if (isSo(now)) return now;
      await test.clock.advance(1000);
      await settle(test);
    }
    throw new Error(`It never was so: ${JSON.stringify((await snapshot()).public.phase)}`);
  };
  return { browser, sessionId, seatId, snapshot, present, until };
}

it('one visitor plays the whole story with four bots, who vote, lay their clues and leave the riddle to them', async () => {
  const { browser, sessionId, seatId, present, until } = await visit();
  const entered = await browser.get(`/api/consumer/getdatapackage?sessionId=${sessionId}`);
  expect(entered.json<DataPackage>().session.trial).toBe(true);
  expect(await present()).toBe(0);
  presence.enter(channels.session(sessionId), seatId);
  await settle(test);
  await pass(test, 1000);
  expect(await present()).toBe(5);

  const deciding = await until(({ public: { decision } }) => (decision?.voted.length ?? 0) === 4);
  expect(deciding.public.decision?.voted).not.toContain(seatId);
  const vote = { vote_id: crypto.randomUUID(), decision_id: 'which-way', option_id: 'bell', cast_at: 0 };
  await browser.post('/api/exp/vote', { ...vote, cast_at: test.clock.now() });
  const decided = await until(({ public: { outcome } }) => outcome?.kind === 'decision');
  const { outcome } = decided.public;
  expect(outcome?.kind === 'decision' && outcome.options.reduce((sum, { votes }) => sum + votes, 0)).toBe(5);

  const table = await until(({ team }) => (team?.board.length ?? 0) >= 4);
  expect(table.team?.attempts).toEqual([]);
  expect(table.seat.clues.length).toBeGreaterThan(0);
  await browser.post('/api/exp/challenge/answer', {
    challenge_id: 'door',
    attempt_id: crypto.randomUUID(),
    text: 'palms',
  });
  const ended = await until(({ public: { phase } }) => phase === 'ended');
  expect(ended.public.ending).not.toBeNull();
  expect(await test.database.selectFrom('outbox_mails').select('recipient').execute()).toEqual([]);
});

it('an unsolved riddle is solved by a bot before its time is over', async () => {
  const { sessionId, seatId, until } = await visit();
  presence.enter(channels.session(sessionId), seatId);
  const solved = await until(({ team }) => team?.solved === true);
  expect(solved.team?.attempts).toMatchObject([{ correct: true }]);
  expect(solved.team?.attempts[0]?.seat_id).not.toBe(seatId);
});

it('a bot’s seat cannot be taken', async () => {
  const { sessionId } = await visit();
  const query = { email: `ana@${trialDomain}`, sessionId };
  const answer = await test.inject({ url: '/api/exp/auth', query });
  expect([answer.statusCode, answer.json().message]).toEqual([
    422,
    'We couldn’t find an invitation for this email and session.',
  ]);
});

it('the bots leave a while after the last person has', async () => {
  const { sessionId, seatId, present } = await visit();
  presence.enter(channels.session(sessionId), seatId);
  await settle(test);
  await pass(test, 1000);
  expect(await present()).toBe(5);
  presence.leave(channels.session(sessionId), seatId);
  await pass(test, 20_000);
  expect(await present()).toBe(4);
  await pass(test, 20_000);
  expect(await present()).toBe(0);
});

it('trial tables are limited, and a visitor learns when all are taken', async () => {
  const running = async () =>
    (
      await test.database
        .selectFrom('sessions')
        .select('id')
        .where('status', 'in', ['lobby', 'live'])
        .execute()
    ).length;
  for (let left = trialLimits.atOnce - (await running()); left > 0; left -= 1)
    await test.services.trialSessions.start(`198.51.100.${left}`);
  const refused = await test.browser().post('/api/trial-sessions');
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    503,
    'All trial sessions are taken at the moment. Please try again in a few minutes.',
  ]);
});

it('a trial without visitors frees its table after a minute; an opened link keeps it', async () => {
  const statusOf = async (id: string) =>
    (
      await test.database
        .selectFrom('sessions')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  await pass(test, 120_000);
  const started = (await test.browser().post('/api/trial-sessions')).json<TrialSession>();
  const left = started.link.split('#link=')[0]?.split('/').at(-1) ?? '';
  const entered = await visit();
  await pass(test, 45_000);
  expect([await statusOf(left), await statusOf(entered.sessionId)]).toEqual(['lobby', 'lobby']);
  await pass(test, 45_000);
  expect([await statusOf(left), await statusOf(entered.sessionId)]).toEqual(['failed', 'lobby']);
  expect(test.services.directors.directed(left)).toBeUndefined();
  expect(await test.database.selectFrom('outbox_mails').select('recipient').execute()).toEqual([]);
});

it('one address has three trials at once; a table that is given up is free for the next', async () => {
  await pass(test, 120_000);
  const start = (remoteAddress: string) =>
    test.inject({ method: 'POST', url: '/api/trial-sessions', remoteAddress });
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await start(`2001:db8:5:5::${time}`)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await start('2001:db8:5:5::9')).json<{ message: string }>().message).toBe(
    'Three trials are open from your network. Continue one of them, or try again when one has ended.',
  );
  expect((await start('2001:db8:5:6::1')).statusCode).toBe(201);
  await test.clock.advance(60_000);
  expect((await start('2001:db8:5:5::1')).statusCode).toBe(201);
});

it('taking every table without entering blocks others for a minute only', async () => {
  await pass(test, 120_000);
  for (;;) {
    const answer = await test.services.trialSessions.start(randomUUID()).catch(() => undefined);
    if (!answer) break;
  }
  expect((await test.browser().post('/api/trial-sessions')).statusCode).toBe(503);
  await test.clock.advance(60_000);
  expect((await test.browser().post('/api/trial-sessions')).statusCode).toBe(201);
});

it('a trial that is entered at the moment it would be given up stays', async () => {
  await pass(test, 120_000);
  await test.services.trialSessions.releaseUnentered();
  for (let count = 0; count < 2; count += 1) await test.services.trialSessions.start(randomUUID());
  const created_at = new Date(test.clock.now() - trialLimits.unenteredMs);
  await test.database
    .updateTable('sessions')
    .set({ created_at })
    .where('status', 'in', ['scheduled', 'lobby'])
    .execute();
  const { sessions } = test.services;
  const { markFailed } = sessions.lifecycle;
  const failed: string[] = [];
  /** The other one is entered while the first is given up. */
  const lifecycle: typeof sessions.lifecycle = {
    ...sessions.lifecycle,
    async markFailed(queryable, id, ...rest) {
      failed.push(id);
      await queryable
        .updateTable('seats')
        .set({ opened_at: new Date(test.clock.now()) })
        .where('session_id', '!=', id)
        .where('is_bot', '=', false)
        .execute();
      return markFailed(queryable, id, ...rest);
    },
  };
  const trials = createTrialSessions({ ...test.services, sessions: { ...sessions, lifecycle } });
  await trials.releaseUnentered();
  expect(failed).toHaveLength(1);
});
