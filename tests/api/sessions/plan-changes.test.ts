import { afterAll, beforeAll, expect, it } from 'vitest';
import { channels } from '#contract/messages/realtime-channels.ts';
import { createLobby, recordPublished, settle } from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const hour = 60 * 60_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  await test.services.directors.start();
});
afterAll(() => test.close());

it('notifies a seat waiting for a far start when and by whom it was moved or cancelled', async () => {
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

it('notifies waiting seats of a changed plan, once a change, and none once the lobby is open', async () => {
  const session = await createLobby(test, { inMs: 5 * hour });
  const published = recordPublished(test);
  const takePublished = () =>
    published.splice(0).filter(({ channel }) => channel === channels.session(session.id));
  const news = () => [
    { channel: channels.session(session.id), name: 'plan', data: { at: test.clock.now() } },
  ];
  const { browser } = session.company;
  const address = `/api/session/${session.id}`;

  await browser.post(`${address}/reschedule`, {
    starts_at: new Date(test.clock.now() + 6 * hour).toISOString(),
    timezone_id: 'UTC',
  });
  expect(takePublished()).toEqual(news());
  await browser.send('PATCH', address, { title: 'Another evening' });
  expect(takePublished()).toEqual(news());
  await session.seat('Ana').browser.post('/api/exp/decline', { declined: true });
  expect(takePublished()).toEqual(news());

  await browser.post(`${address}/reschedule`, {
    starts_at: new Date(test.clock.now() + hour / 60).toISOString(),
    timezone_id: 'UTC',
  });
  await settle(test);
  takePublished();
  await browser.send('PATCH', address, { title: 'A third evening' });
  await settle(test);
  expect(takePublished().filter(({ name }) => name === 'plan')).toEqual([]);
});
