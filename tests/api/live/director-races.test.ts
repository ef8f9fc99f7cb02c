import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import { liveSession } from '../../../contract/rules/business-constants.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type { Queryable } from '../../../server/database/database.ts';
import { readLog } from '../../../server/director/log/event-log.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { hold, standing, whileHeld } from '../../support/held-lock.ts';
import { createLobby, settle, simulatePresence } from '../../support/live-session.ts';
import { playResults } from '../../support/played-results.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;
beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  presence = simulatePresence(test);
  await test.services.directors.start();
});
afterAll(() => test.close());

const guest = (name: string) => ({ first_name: name, last_name: 'Guest', email: `${name}@moved.example` });

const holdLease = (id: string) =>
  hold(test.database, (transaction) =>
    transaction
      .selectFrom('session_leases')
      .select('owner')
      .where('session_id', '=', id)
      .forUpdate()
      .execute(),
  );

/** More round trips to the database than what was begun makes, where nothing holds it up. */
async function whileItIsDone(queryable: Queryable = test.database): Promise<void> {
  for (let trip = 0; trip < 40; trip += 1) await sql`select 1`.execute(queryable);
}

const seatsOf = async (id: string) => {
  const current = await test.services.directors.current(id);
  return current?.snapshot.context.seats.map((seat) => [seat.id, seat.teamId]).toSorted();
};

it('applies changes of the plan in order, also during a write', async () => {
  const session = await createLobby(test, {
    inMs: 10 * 60_000,
    teams: [
      { name: 'Otters', people: ['ana', 'ben'].map(guest) },
      { name: 'Herons', people: [guest('cy')] },
    ],
  });
  const { id, company } = session;
  const [ana, ben] = [session.seat('ana').id, session.seat('ben').id];
  const move = async (...moves: [string, number][]) => {
    const answer = await company.browser.post(`/api/session/${id}/attendees`, {
      add: [],
      remove: [],
      move: moves.map(([seat_id, team_id]) => ({ seat_id, team_id })),
    });
    expect(answer.statusCode).toBe(200);
  };
  const letGo = await holdLease(id);
  await move([ana, 2], [ben, 2]);
  await standing(test.database, 1);
  await move([ben, 1]);
  await whileItIsDone();
  await letGo();
  await settle(test);
  const planned = await test.database
    .selectFrom('seats')
    .select(['id', 'team_id'])
    .where('session_id', '=', id)
    .execute();
  expect(await seatsOf(id)).toEqual(planned.map((seat) => [seat.id, seat.team_id]).toSorted());
});

it('a session that is claimed while the leases of others are renewed continues undisturbed', async () => {
  const { id } = await createLobby(test, { inMs: 10 * 60_000 });
  const company = await createCompany(test);
  const letGo = await holdLease(id);
  await test.clock.advance(liveSession.leaseRenewMs);
  await standing(test.database, 1);
  const created = await company.browser.post('/api/session', sessionRequest(test, { inMs: 10 * 60_000 }));
  const opened = created.json<SessionDetail>().id;
  await test.services.directors.sync(opened);
  const tenure = test.services.directors.tenure(opened);
  await letGo();
  await settle(test);
  expect(test.services.directors.tenure(opened)).toBe(tenure);
  const events = await test.database
    .selectFrom('session_events')
    .select('type')
    .where('session_id', '=', opened)
    .where('type', '=', 'director.resumed')
    .execute();
  expect(events).toEqual([]);
});

it.each([2 * 24 * 60, 5])(
  'a session that is moved %i minutes at the moment of its start does not begin',
  async (later) => {
    const session = await createLobby(test, { inMs: 4000 });
    const { id } = session;
    for (const seat of session.seats) presence.enter(channels.session(id), seat.id);
    await settle(test);
    const starts_at = new Date(test.clock.now() + later * 60_000).toISOString();
    const [moved] = await whileHeld<{ statusCode: number } | undefined>(
      test.database,
      (transaction) =>
        transaction.selectFrom('sessions').select('id').where('id', '=', id).forUpdate().execute(),
      [
        () =>
          session.company.browser.post(`/api/session/${id}/reschedule`, {
            starts_at,
            timezone_id: 'Europe/Lisbon',
          }),
        () => test.clock.advance(4500).then(() => undefined),
      ],
    );
    await settle(test);
    await test.clock.advance(liveSession.leaseRenewMs);
    await settle(test);
    const { status } = await test.database
      .selectFrom('sessions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { events } = await readLog(test.database, id);
    const hasBegun = events.some(({ type }) => type === 'clock.reached');
    const isMoved = moved?.statusCode === 200;
    expect({ isLive: status === 'live', hasBegun }).toEqual({ isLive: !isMoved, hasBegun: !isMoved });
    const current = await test.services.directors.current(id);
    if (isMoved) expect(current?.snapshot.context.startsAt).toBe(Date.parse(starts_at));
  },
);

it('concurrent messages with one id are published and counted once', async () => {
  const session = await createLobby(test, { inMs: 10 * 60_000 });
  const message = { id: 'message-0001', text: 'Is anybody here?' };
  const say = () => session.seat('Ana').browser.post('/api/exp/chat', message);
  const answers = await Promise.all([say(), say()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const counted = await test.database
    .selectFrom('session_events')
    .select('type')
    .where('session_id', '=', session.id)
    .where('type', '=', 'chat.posted')
    .execute();
  expect(counted).toHaveLength(1);
});

it('latecomers read the answers of two people who wait', async () => {
  const session = await createLobby(test, { inMs: 10 * 60_000 });
  const texts = async () => (await session.snapshot('Chloe')).icebreaker.map(({ text }) => text).toSorted();
  expect(await texts()).toEqual([]);
  const say = (name: string) =>
    session.seat(name).browser.post('/api/exp/icebreaker', { question: 'soup', text: `${name} is here` });
  const letGo = await holdLease(session.id);
  const chat = session.seat('Chloe').browser.post('/api/exp/chat', { id: 'message-0002', text: 'Hello' });
  await standing(test.database, 1);
  const messages = [say('Ana'), say('Ben')];
  await whileItIsDone();
  await letGo();
  await Promise.all([chat, ...messages]);
  expect(await texts()).toEqual(['Ana is here', 'Ben is here']);
});

it('does not store figures of a seat that objects at that moment', async () => {
  const session = await playResults(test);
  await settle(test);
  const objections: Promise<unknown>[] = [];
  await whileHeld<unknown>(
    test.database,
    (transaction) =>
      transaction.selectFrom('sessions').select('id').where('id', '=', session.id).forUpdate().execute(),
    [() => session.company.browser.get(`/api/session/${session.id}/results`)],
    {
      async meanwhile(transaction) {
        const choice = { share_personal: false, in_analysis: false };
        objections.push(session.seat('Cy').browser.post('/api/exp/consent', choice));
        await whileItIsDone(transaction);
      },
    },
  );
  await Promise.all(objections);
  const kept = await test.database
    .selectFrom('team_measures')
    .select('measure')
    .where('session_id', '=', session.id)
    .execute();
  expect(kept, 'of three people who were counted one objects').toEqual([]);
});
