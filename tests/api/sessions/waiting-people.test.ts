import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DashboardAnswer } from '../../../contract/calls/schemas/dashboard.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import type { SessionChange } from '../../../server/sessions/session-changes.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { createLobby, type LiveSession, settle, simulatePresence } from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;
let session: LiveSession;
let changes: SessionChange[];
let stopListening: () => void;
beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  presence = simulatePresence(test);
});
beforeEach(async () => {
  stopListening?.();
  session = await createLobby(test, { inMs: 3 * hour });
  changes = [];
  stopListening = test.services.changes.subscribe((change) => {
    if (change.sessionId === session.id) changes.push(change);
  });
});
afterAll(() => test.close());

const read = async () =>
  (await session.company.browser.get(`/api/session/${session.id}`)).json<SessionDetail>();
const standing = async () => {
  const { seats, people } = await read();
  const states: Record<string, string> = {};
  for (const { first_name, state } of seats) states[first_name] = state;
  return { states, people };
};
const comes = (name: string) => presence.enter(channels.session(session.id), session.seat(name).id);
const goes = (name: string) => presence.leave(channels.session(session.id), session.seat(name).id);
async function pass(ms: number) {
  await settle(test);
  await test.clock.advance(ms);
  await settle(test);
}

it('seats waiting before the lobby opens are shown to the organiser, and counted on the home page', async () => {
  expect((await standing()).states.Ana).toBe('not_sent');
  comes('Ana');
  comes('Ben');
  await pass(1000);
  expect(changes.map(({ what, status }) => [what, status])).toEqual([['seat', 'scheduled']]);
  expect(await standing()).toMatchObject({
    states: { Ana: 'waiting', Ben: 'waiting' },
    people: { joined: 0, waiting: 2 },
  });
  const home = (await session.company.browser.get('/api/dashboard')).json<DashboardAnswer>();
  expect(home.next_session?.people).toMatchObject({ joined: 0, waiting: 2 });
  goes('Ana');
  await pass(1000);
  expect(changes).toHaveLength(2);
  expect(await standing()).toMatchObject({
    states: { Ana: 'not_sent', Ben: 'waiting' },
    people: { waiting: 1 },
  });
});

it('seats present before the first look are known at it; declined seats are not waited for', async () => {
  comes('Ana');
  comes('Ben');
  await session.seat('Ben').browser.post('/api/exp/decline', { declined: true });
  expect(await standing()).toMatchObject({
    states: { Ana: 'waiting', Ben: 'declined' },
    people: { waiting: 1 },
  });
  const home = (await session.company.browser.get('/api/dashboard')).json<DashboardAnswer>();
  expect(home.next_session?.people.waiting).toBe(1);
});

it('a session without readers is no longer followed, and remaining readers refetch', async () => {
  comes('Ana');
  await pass(5000);
  expect(changes).toEqual([]);
  await read();
  await pass(31 * minute);
  expect(changes).toHaveLength(1);
  goes('Ana');
  await pass(5000);
  expect(changes).toHaveLength(1);
});

it('takes presence from the director once the doors are open', async () => {
  comes('Ana');
  await read();
  await test.services.directors.start();
  await test.clock.advance(2 * hour + 46 * minute);
  await test.services.jobs.tick();
  await settle(test);
  expect(await standing()).toMatchObject({ states: { Ana: 'joined' }, people: { joined: 1 } });
  expect((await read()).people.waiting).toBeUndefined();
});

it('home follows no session days ahead, nor other companies’', async () => {
  const far = await createLobby(test, { inMs: 48 * hour });
  presence.enter(channels.session(far.id), far.seat('Ana').id);
  const home = (await far.company.browser.get('/api/dashboard')).json<DashboardAnswer>();
  expect([home.next_session?.id, home.next_session?.people.waiting]).toEqual([far.id, undefined]);
  const detail = (await far.company.browser.get(`/api/session/${far.id}`)).json<SessionDetail>();
  expect(detail.people.waiting).toBe(1);
  const stranger = await createCompany(test);
  expect((await stranger.browser.get(`/api/session/${session.id}`)).statusCode).toBe(404);
  comes('Ana');
  await pass(5000);
  expect(changes).toEqual([]);
});

it('presence that could not be read is read again', async () => {
  comes('Ana');
  vi.spyOn(test.services.realtime, 'presence').mockRejectedValueOnce(new Error('unreachable'));
  expect((await standing()).states.Ana).toBe('not_sent');
  await pass(5000);
  await pass(1000);
  expect(changes.map(({ what }) => what)).toEqual(['seat']);
  expect((await standing()).states.Ana).toBe('waiting');
});
