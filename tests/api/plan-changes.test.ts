import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLobby, settle } from '../support/live-session.ts';
import { writeStoryFolder } from '../support/story-folder.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const hour = 60 * 60_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  await test.services.directors.start();
});
afterAll(() => test.close());

it('tells a seat that waits for a far start when and by whom it was moved, and who called it off', async () => {
  const session = await createLobby(test, { inMs: 5 * hour });
  const before = await session.snapshot();
  expect([before.public.phase, before.plan]).toEqual(['waiting', { moved: null, cancelled_by: null }]);

  const startsAt = test.clock.now() + 7 * hour;
  const { browser } = session.company;
  const user = (await browser.get('/api/user')).json<{ first_name: string; last_name: string }>();
  const by = `${user.first_name} ${user.last_name}`;
  await browser.post(`/api/session/${session.id}/reschedule`, {
    starts_at: new Date(startsAt).toISOString(),
    timezone_id: 'UTC',
  });
  const moved = await session.snapshot();
  expect([moved.public.starts_at, moved.plan]).toEqual([
    startsAt,
    { moved: { from: before.public.starts_at, by }, cancelled_by: null },
  ]);

  await browser.post(`/api/session/${session.id}/cancel`);
  await settle(test);
  const off = await session.snapshot();
  expect([off.public.phase, off.plan.cancelled_by]).toEqual(['cancelled', by]);
});
