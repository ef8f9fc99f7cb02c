import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '#contract/messages/realtime-channels.ts';
import { enqueueMail } from '../../../server/mail/outbox.ts';
import { createLobby, type LiveSession, pass, reach, simulatePresence } from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const hour = 3_600_000;

describe.each([
  ['back', -hour],
  ['forward', hour],
])('the wall clock is set %s by an hour while a session runs', (_, stepMs) => {
  let test: TestApp;
  let session: LiveSession;

  beforeAll(async () => {
    test = await createTestApp({ storiesRoot: writeStoryFolder() });
    const presence = simulatePresence(test);
    await test.services.directors.start();
    session = await createLobby(test);
    for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
    await reach(test, session, { phase: 'clip' });
    await pass(test, 1000);
  });
  afterAll(() => test.close());

  const timeOf = async (query = `?session=${session.id}`): Promise<number> =>
    (await test.inject({ url: `/api/exp/clock${query}` })).json().sent_at;

  it("the session's time continues, and its clip ends on time", async () => {
    const before = (await session.snapshot()).public;
    const [sessionTime, wallTime] = [await timeOf(), await timeOf('')];
    test.clock.step(stepMs);
    expect([await timeOf(), await timeOf('')]).toEqual([sessionTime, wallTime + stepMs]);
    const after = (await session.snapshot()).public;
    expect(after).toEqual(before);
    const { clip } = (await test.services.directors.current(session.id))?.snapshot.context ?? {};
    await pass(test, (clip?.endAt ?? 0) - sessionTime - 50);
    expect((await session.snapshot()).public.phase).toBe('clip');
    await pass(test, 100);
    expect((await session.snapshot()).public.phase).toBe('decision');
  });

  it('votes are counted and the decision closes in its time', async () => {
    const at = await timeOf();
    await pass(test, 3000);
    const voted = await session.seat('Ana').browser.post('/api/exp/vote', {
      vote_id: 'after-the-step',
      decision_id: 'which-way',
      option_id: 'bell',
      cast_at: at + 3000,
    });
    expect(voted.json()).toEqual({ outcome: 'counted' });
    const { decision } = (await test.services.directors.current(session.id))?.snapshot.context ?? {};
    await pass(test, (decision?.closeAt ?? 0) - at);
    expect((await session.snapshot()).public.phase).not.toBe('decision');
  });

  it('a mail written before the step is sent, and jobs continue', async () => {
    const at = test.clock.now();
    await enqueueMail(test.database, {
      operationKey: `step:${stepMs}`,
      kind: 'contact',
      recipient: 'ana@firm.example',
      subject: 'Before the step',
      html: '<p>x</p>',
      text: 'x',
      at,
    });
    test.clock.step(-hour);
    test.services.jobs.start();
    await pass(test, 2000);
    await test.services.jobs.stop();
    const mail = await test.database
      .selectFrom('outbox_mails')
      .select('attempts')
      .where('operation_key', '=', `step:${stepMs}`)
      .executeTakeFirstOrThrow();
    expect(mail.attempts).toBeGreaterThan(0);
  });

  it('a limit that was reached ends in its time', async () => {
    const { throttle } = test.services;
    const hit = () => throttle('clock-step', 'somebody', 1, 60_000);
    await hit();
    await expect(hit()).rejects.toMatchObject({ status: 429 });
    test.clock.step(-hour);
    await hit();
  });
});
