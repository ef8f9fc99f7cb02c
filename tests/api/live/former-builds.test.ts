import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '#contract/messages/realtime-channels.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import { phaseOf } from '../../../server/director/projections/public-projection.ts';
import { nextDeadline } from '../../../server/director/rules/deadlines.ts';
import { formerBuilds, openFormerDatabase } from '../../support/former-build.ts';
import { pass, settle, simulatePresence } from '../../support/live-session.ts';
import { createManualClock } from '../../support/manual-clock.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

describe.each(formerBuilds)('what a build of %s has written', (_, former) => {
  const { live, lobby, planned } = former.sessions;
  let test: TestApp;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const opened = await openFormerDatabase(former);
    test = await createTestApp({ database: opened.database, clock: createManualClock(former.writtenAt) });
    close = opened.close;
    const presence = simulatePresence(test);
    for (const id of [live, lobby])
      for (const seat of await seatsOf(id)) presence.enter(channels.session(id), seat);
    await test.services.directors.start();
    await pass(test, 12_000);
  });
  afterAll(async () => {
    await test?.close();
    await close?.();
  });

  const seatsOf = async (id: string) =>
    (await test.database.selectFrom('seats').select('id').where('session_id', '=', id).execute()).map(
      (seat) => seat.id,
    );
  const statusOf = async (id: string) =>
    (await test.database.selectFrom('sessions').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;
  const current = (id: string) => test.services.directors.current(id);

  async function playToTheEnd(id: string): Promise<void> {
    for (let deadlines = 0; deadlines < 300; deadlines += 1) {
      await settle(test);
      const snapshot = (await current(id))?.snapshot;
      if (!snapshot || phaseOf(snapshot) === 'ended') return;
      await test.clock.advance(Math.max(0, (nextDeadline(snapshot.context) ?? 0) - test.clock.now()));
    }
  }

  it('a live session continues its decision, with the vote that was cast', async () => {
    const context = (await current(live))?.snapshot.context;
    expect(context?.decision?.votes).toContainEqual(expect.objectContaining({ seatId: former.voter }));
    expect(context?.story.version).toBe(storyVersionOf(live));
    const second = (await seatsOf(live)).find((id) => id !== former.voter) ?? '';
    const voted = await test.services.directors.dispatch(live, {
      type: 'vote.cast',
      seatId: second,
      voteId: 'after-the-upgrade',
      decisionId: 'which-way',
      optionId: 'bell',
      castAt: test.clock.now(),
    });
    expect(voted.accepted).toBe(true);
  });

  it('a live session is played to its end and has results', async () => {
    await playToTheEnd(live);
    await pass(test, 1000);
    expect(await statusOf(live)).toBe('completed');
    const seat = test.browser();
    seat.token = (await test.services.accessTokens.issueSeatToken(former.voter)).token;
    const results = await seat.get(`/api/session/scorecard/${live}`);
    expect(results.statusCode, results.body).toBe(200);
  });

  it('a session in its lobby starts and is played', async () => {
    await playToTheEnd(lobby);
    await pass(test, 1000);
    expect(await statusOf(lobby)).toBe('completed');
  });

  it('a planned session opens its lobby', async () => {
    expect(await statusOf(planned)).toBe('scheduled');
    const due = former.writtenAt + 86_400_000 - liveSession.lobbyOpensMs;
    await test.clock.advance(due - test.clock.now());
    test.services.jobs.start();
    await pass(test, 3000);
    await test.services.jobs.stop();
    expect(await statusOf(planned)).toBe('lobby');
    expect((await current(planned))?.snapshot.status).toBe('active');
  });

  function storyVersionOf(id: string): unknown {
    const rows = former.rows.sessions as { id: string; story_version: number }[];
    return rows.find((row) => row.id === id)?.story_version;
  }
});
