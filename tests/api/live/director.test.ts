import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import {
  createLobby,
  pass,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;
let published: ReturnType<typeof recordPublished>;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder(), config: { storyClockRate: 20 } });
  presence = simulatePresence(test);
  published = recordPublished(test);
  await test.services.directors.start();
});
afterAll(() => test.close());

const logOf = (sessionId: string) =>
  test.database
    .selectFrom('session_events')
    .select(['seq', 'type'])
    .where('session_id', '=', sessionId)
    .orderBy('seq')
    .execute();

describe('a session that is directed', () => {
  it('starts automatically, is decided by votes over HTTP, and completes with its credit consumed', async () => {
    const session = await createLobby(test);
    for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
    await settle(test);
    expect((await session.snapshot()).public).toMatchObject({
      phase: 'waiting',
      next_clips: [{ scene_id: 'bridge', start_at: null, text_twin: '' }],
      seats: [{ name: 'Ana Silva', present: true }, { present: true }, { present: true }],
      teams: [{ team_id: 1, name: 'Otters', captain: session.seat('Ana').id }],
    });

    await reach(test, session, { phase: 'decision' });
    expect((await session.company.browser.get(`/api/session/${session.id}`)).json()).toMatchObject({
      status: 'live',
      credits: { reserved: 0, consumed: 1 },
      people: { invited: 3, joined: 3 },
    });
    const outcomes = [
      await session.vote('Ana', 'which-way', 'ridge'),
      await session.vote('Ben', 'which-way', 'bell'),
      await session.vote('Chloe', 'which-way', 'bell'),
      await session.vote('Chloe', 'which-way', 'bell'),
      await session.vote('Ana', 'one-thing-more', 'down'),
    ].map((answer) => answer.json<{ outcome: string }>().outcome);
    expect(outcomes).toEqual(['counted', 'counted', 'counted', 'duplicate', 'too_late']);

    await reach(test, session, { phase: 'outcome' });
    expect((await session.snapshot()).public.outcome).toMatchObject({
      kind: 'decision',
      chosen: 'bell',
      reason: '“Ring the bridge bell, then the wood” has 2 of 3 votes.',
    });
    await reach(test, session, { phase: 'ended' });
    expect((await session.snapshot()).public.ending).toMatchObject({ award: 'Lantern-bearers of Over Wick' });
    const detail = (await session.company.browser.get(`/api/session/${session.id}`)).json<SessionDetail>();
    expect(detail.status).toBe('completed');
    const mails = await test.database
      .selectFrom('outbox_mails')
      .select('recipient')
      .where('session_id', '=', session.id)
      .where('kind', '=', 'results')
      .orderBy('id')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'ana@team.example',
      'ben@team.example',
      'chloe@team.example',
      expect.stringContaining('rosa@'),
    ]);
    const numbers = (await logOf(session.id)).map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('fails without participants, and returns the credit', async () => {
    const session = await createLobby(test);
    await test.clock.advance(16 * 60_000);
    await settle(test);
    expect((await session.company.browser.get(`/api/session/${session.id}`)).json()).toMatchObject({
      status: 'failed',
      credits: { reserved: 0, consumed: 0 },
    });
    expect((await session.snapshot()).public.phase).toBe('failed');
  });

  it('notifies the organisers’ consoles of a step, once for a batch of votes', async () => {
    const session = await createLobby(test);
    const statuses: string[] = [];
    const stop = test.services.changes.subscribe(({ sessionId, what }) => {
      if (sessionId === session.id && what === 'live') statuses.push(what);
    });
    for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
    await reach(test, session, { phase: 'decision' });
    expect(statuses.length).toBeGreaterThan(0);
    await pass(test, 1000);
    statuses.length = 0;
    for (const name of ['Ana', 'Ben'] as const) await session.vote(name, 'which-way', 'bell');
    await pass(test, 1000);
    stop();
    expect(statuses).toEqual(['live']);
  });

  it('follows what the company changes in the lobby', async () => {
    const session = await createLobby(test, { inMs: 5 * 60_000 });
    const added = await session.company.browser.post(`/api/session/${session.id}/attendees`, {
      add: [{ first_name: 'Dora', last_name: 'Quist', email: 'dora@team.example', team_id: 1 }],
      remove: [session.seat('Ben').id],
    });
    expect(added.statusCode).toBe(200);
    await settle(test);
    const { seats } = (await session.snapshot()).public;
    expect(seats.map(({ name }) => name)).toEqual(['Ana Silva', 'Chloe Duval', 'Dora Quist']);
    await session.company.browser.post(`/api/session/${session.id}/cancel`);
    await settle(test);
    expect((await session.snapshot()).public.phase).toBe('cancelled');
  });

  it('sends each projection to those whom it concerns only', async () => {
    const session = await createLobby(test, {
      teams: ['Otters', 'Herons'].map((name) => ({
        name,
        people: [{ first_name: name, last_name: 'One', email: `${name.toLowerCase()}@team.example` }],
      })),
    });
    for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
    await settle(test);
    await reach(test, session, { phase: 'breakout' });
    published.length = 0;
    const snapshot = await session.snapshot('Otters');
    expect(snapshot.seat.clues).toHaveLength(8);
    expect(JSON.stringify(snapshot)).not.toContain('P-A-L-M-S');
    await session.seat('Otters').browser.post('/api/exp/challenge/clue', {
      challenge_id: 'door',
      clue_id: 'owl',
    });
    await pass(test, 200);
    const withClue = published.filter(({ data }) => JSON.stringify(data).includes('The owl wears an L'));
    expect(withClue.map(({ channel }) => channel)).toEqual([channels.team(session.id, 1)]);
    expect((await session.snapshot('Herons')).team?.board).toEqual([]);
  });

  it('notifies the earlier tab of a seat that a newer one holds it', async () => {
    const session = await createLobby(test);
    const [seat] = session.seats;
    const channel = channels.session(session.id);
    presence.enter(channel, seat?.id ?? '', 'first');
    await settle(test);
    published.length = 0;
    presence.enter(channel, seat?.id ?? '', 'second');
    await settle(test);
    expect(published.filter(({ name }) => name === 'takeover')).toEqual([
      { channel: channels.seat(seat?.id ?? ''), name: 'takeover', data: { connection_id: 'second' } },
    ]);
  });
});
