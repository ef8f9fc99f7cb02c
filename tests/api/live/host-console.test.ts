import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type {
  ControlRequest,
  LiveAnswer,
  SessionReplay,
} from '../../../contract/calls/schemas/host-control.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import type { SeatProjection } from '../../../contract/messages/team-projection.ts';
import {
  createLobby,
  type LiveSession,
  type Published,
  pass,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { recordedSession } from '../../../src/services/recordings/session-replay.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;
let session: LiveSession;
let published: Published[];

const person = (first_name: string) => ({
  first_name,
  last_name: 'Guest',
  email: `${first_name.toLowerCase()}@two-teams.example`,
});

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  presence = simulatePresence(test);
  published = recordPublished(test);
  await test.services.directors.start();
});
beforeEach(async () => {
  session = await createLobby(test, {
    teams: [
      { name: 'Otters', people: [person('Ana'), person('Ben')] },
      { name: 'Herons', people: [person('Cleo')] },
    ],
  });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await settle(test);
});
afterAll(() => test.close());

const control = async (body: ControlRequest) =>
  session.company.browser.post(`/api/session/${session.id}/control`, body);
const controlled = async (body: ControlRequest) => (await control(body)).json<LiveAnswer>();
const logged = async (type: string) =>
  test.database
    .selectFrom('session_events')
    .select(['type', 'payload'])
    .where('session_id', '=', session.id)
    .where('type', '=', type)
    .execute();
const teamOf = (name: string) => session.seat(name).teamId;

it('publishes a message to all or one team: to those seats only, at once and on return, and in the log', async () => {
  const toAll = { action: 'say', message_id: 'message-0001', team_id: null, text: ' Two minutes. ' } as const;
  const toHerons = {
    ...toAll,
    message_id: 'message-0002',
    team_id: teamOf('Cleo'),
    text: 'Look up',
  } as const;
  published.length = 0;
  expect((await controlled(toAll)).said).toEqual([
    {
      id: 'message-0001',
      by: 'Rosa Wren',
      text: 'Two minutes.',
      at: expect.any(Number),
      to_team: false,
      team_id: null,
    },
  ]);
  expect((await control(toAll)).statusCode).toBe(409);
  expect((await controlled(toHerons)).said).toHaveLength(2);
  expect((await control({ ...toHerons, message_id: 'message-0003', team_id: 999_999 })).statusCode).toBe(409);
  await pass(test, 200);

  const messagesOf = (name: string) => {
    const channel = channels.seat(session.seat(name).id);
    const projection = published.findLast((one) => one.name === 'seat' && one.channel === channel);
    const messages = (projection?.data as SeatProjection | undefined)?.host_messages ?? [];
    return messages.map(({ text, by, to_team }) => [text, by, to_team]);
  };
  const words = ['Two minutes.', 'Rosa Wren', false];
  expect(['Ana', 'Ben', 'Cleo'].map(messagesOf)).toEqual([
    [words],
    [words],
    [words, ['Look up', 'Rosa Wren', true]],
  ]);
  const public_ = published.filter(({ name }) => name === 'projection' || name === 'team');
  expect(JSON.stringify(public_)).not.toContain('Look up');
  expect((await session.snapshot('Cleo')).seat.host_messages).toHaveLength(2);
  expect((await session.snapshot('Ana')).seat.host_messages).toHaveLength(1);
  expect((await logged('host.said')).map(({ payload }) => payload)).toEqual([
    { by: expect.any(Number), messageId: 'message-0001', teamId: null, text: 'Two minutes.' },
    { by: expect.any(Number), messageId: 'message-0002', teamId: teamOf('Cleo'), text: 'Look up' },
  ]);
});

it('starts the session when the host does, not when it was planned', async () => {
  const startOf = async () =>
    Date.parse((await session.company.browser.get(`/api/session/${session.id}`)).json().starts_at);
  expect(await startOf()).toBeGreaterThan(test.clock.now());
  await control({ action: 'start_now' });
  expect(await startOf()).toBe(test.clock.now());
  await pass(test, 60_000);
  expect((await logged('session.rescheduled')).length).toBe(0);
});

it('names who holds the clock and who ended it, and why, to everybody', async () => {
  await control({ action: 'start_now' });
  await reach(test, session, { phase: 'decision' });
  const since = test.clock.now();
  await control({ action: 'hold' });
  expect((await session.snapshot('Cleo')).public.hold).toEqual({ since, by: 'Rosa Wren' });
  await control({ action: 'resume' });
  expect((await session.snapshot('Cleo')).public.hold).toBeNull();
  await control({ action: 'end', reason: ' The fire alarm. ' });
  expect((await session.snapshot('Cleo')).public).toMatchObject({
    phase: 'ended',
    ended_by: { by: 'Rosa Wren', reason: 'The fire alarm.' },
  });
});

it('skips what the host saw, once, and shows the active states of its chart', async () => {
  expect((await controlled({ action: 'start_now' })).states.at(-1)).toBe(
    'sessionDirector.open.live.gathering',
  );
  await reach(test, session, { phase: 'clip' });
  const { clip } = (await session.snapshot()).public;
  const skip = { action: 'skip', phase: 'clip', scene_id: clip?.scene_id ?? '' } as const;
  const skipped = await controlled(skip);
  expect([skipped.phase, skipped.states.at(-1)]).toEqual(['decision', 'sessionDirector.open.live.decision']);
  expect((await control(skip)).statusCode).toBe(409);
  const closed = await controlled({
    action: 'skip',
    phase: 'decision',
    scene_id: skipped.decision?.scene_id ?? '',
  });
  expect([closed.phase, closed.outcome?.kind]).toEqual(['outcome', 'decision']);
  expect((await logged('host.skipped')).length).toBe(2);
});

it('refuses words that are none, and more than five hundred characters', async () => {
  const say = { action: 'say', message_id: 'message-0001', team_id: null } as const;
  const codes = [];
  for (const text of ['', '   ', 'x'.repeat(501)]) codes.push((await control({ ...say, text })).statusCode);
  expect(codes).toEqual([422, 422, 422]);
});

it('has the director’s log for its host alone, and nothing in it that anybody wrote or is called', async () => {
  await control({ action: 'start_now' });
  await reach(test, session, { phase: 'decision' });
  await control({ action: 'say', message_id: 'message-0009', team_id: null, text: 'Rex barks.' });
  const address = `/api/session/${session.id}/replay`;
  const answer = await session.company.browser.get(address);
  const replay = answer.json<SessionReplay>();
  const types = await test.database
    .selectFrom('session_events')
    .select('type')
    .where('session_id', '=', session.id)
    .orderBy('seq')
    .execute();
  expect(replay.events.map(({ type }) => type)).toEqual(types.map(({ type }) => type));
  const recorded = recordedSession(replay);
  const last = recorded.steps.length - 1;
  expect(recorded.snapshotAt('director', last)?.value).toEqual({ open: { live: 'decision' } });
  expect(recorded.snapshotAt('everybody', last)?.data.projection).toMatchObject({ phase: 'decision' });
  for (const written of ['Rex', 'Ana', 'Cleo', 'Otters', 'Herons', 'two-teams.example'])
    expect(answer.body).not.toContain(written);
  const stranger = await createLobby(test, { teams: [{ name: 'Moles', people: [person('Zoe')] }] });
  expect((await stranger.company.browser.get(address)).statusCode).toBe(404);
  expect((await test.inject({ url: address })).statusCode).toBe(401);
});
