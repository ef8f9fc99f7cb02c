import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createLobby,
  type LiveSession,
  reach,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { openTestDatabase } from '../../support/test-database.ts';

let app: TestApp;
let session: LiveSession;
let closeDatabase: () => Promise<void>;
let statements: string[] = [];

beforeAll(async () => {
  const { database, close } = await openTestDatabase();
  closeDatabase = close;
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      const text = JSON.stringify(node);
      // The test checkout looks after its own pages by the clock.
      if (!text.includes('"test_payments"')) statements.push(text.slice(0, 300));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  app = await createTestApp({ database: counted });
  const presence = simulatePresence(app);
  const person = (first_name: string) => ({
    first_name,
    last_name: 'Guest',
    email: `${first_name}@team.example`,
  });
  session = await createLobby(app, {
    teams: [
      { name: 'Otters', people: [person('ada'), person('bo')] },
      { name: 'Wrens', people: [person('cy'), person('di')] },
    ],
  });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await settle(app);
});
afterAll(async () => {
  await app.close();
  await closeDatabase();
});

/** Statements of what is asked when nothing about the person is remembered any more. */
async function cost(act: () => Promise<{ statusCode: number }>): Promise<number> {
  await app.clock.advance(1000);
  do {
    statements = [];
    await settle(app);
  } while (statements.length > 0);
  expect((await act()).statusCode).toBe(200);
  return statements.length;
}

const ada = () => {
  const [first] = session.seats;
  if (!first) throw new Error('Nobody is seated');
  return first;
};

test('a start of a participant looks the token up once, and the session where it is directed', async () => {
  await ada().browser.get('/api/exp/snapshot');
  const spent = await cost(async () => {
    await ada().browser.get('/api/exp/snapshot');
    await ada().browser.get('/api/exp/realtime-token');
    return ada().browser.get('/api/exp/snapshot');
  });
  expect(spent, statements.join('\n')).toBe(1);
});

test('people who arrive together are looked up in one query', async () => {
  const spent = await cost(async () => {
    const answers = await Promise.all(
      session.seats.map(({ browser }) => browser.get('/api/exp/realtime-token')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    return { statusCode: 200 };
  });
  expect(spent, statements.join('\n')).toBe(3);
});

test('a vote is its token and its line in the log', async () => {
  await app.clock.advance(60_000);
  await reach(app, session, { phase: 'decision' });
  const decision = (await session.snapshot()).public.decision;
  if (!decision) throw new Error('No decision is open');
  await app.clock.advance(Math.max(0, decision.open_at - app.clock.now()));
  const spent = await cost(() =>
    session.vote(ada().name, decision.scene_id, decision.options[0]?.id ?? '', 'vote-of-ada-1'),
  );
  expect(spent).toBe(2);
});

test('a chat message is served to the next request without a database query', async () => {
  const fellow = session.seats.find(({ id, teamId }) => id !== ada().id && teamId === ada().teamId);
  const posted = await ada().browser.post('/api/exp/chat', { id: 'message-1', text: 'Hello' });
  expect(posted.statusCode).toBe(204);
  await fellow?.browser.get('/api/exp/snapshot');
  statements = [];
  const snapshot = (await ada().browser.get('/api/exp/snapshot')).json<{ chat: { text: string }[] }>();
  expect(snapshot.chat.map(({ text }) => text)).toEqual(['Hello']);
  expect(statements).toEqual([]);
});

test('a seat that is moved is let onto the channel of its new team at once, and not onto the old one', async () => {
  const former = ada().teamId;
  const team = session.seats.find(({ teamId }) => teamId !== former)?.teamId;
  await ada().browser.get('/api/exp/realtime-token');
  const moved = await session.company.browser.post(`/api/session/${session.id}/attendees`, {
    add: [],
    remove: [],
    move: [{ seat_id: ada().id, team_id: team }],
  });
  expect(moved.statusCode, moved.body).toBe(200);
  const token = (await ada().browser.get('/api/exp/realtime-token')).json<{ token: string }>().token;
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  expect(claims).toContain(channels.team(session.id, team ?? 0));
  expect(claims).not.toContain(channels.team(session.id, former));
});
