import { expect, test } from 'vitest';
import { createTestParticipantAuth, kept, offline } from './participant-auth-fixtures.ts';

test('an untouched page opens its link and reports no arrival', async () => {
  const { actor, calls, settle } = await createTestParticipantAuth();
  actor.send({ type: 'link.opened', linkToken: 'link' });
  await settle();
  expect(actor.getSnapshot().matches('ready')).toBe(true);
  expect(calls.arrive).not.toHaveBeenCalled();
});

test('the first touch is an arrival, once', async () => {
  const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
  actor.send({ type: 'page.touched' });
  actor.send({ type: 'page.touched' });
  await settle();
  actor.send({ type: 'page.touched' });
  await settle();
  expect(calls.arrive.mock.calls).toEqual([[{ token: 'x0' }]]);
});

test('an arrival report that fails is repeated at the next touch', async () => {
  const { actor, calls, settle } = await createTestParticipantAuth({
    restored: kept,
    arrive: () => Promise.reject(offline),
  });
  actor.send({ type: 'page.touched' });
  await settle();
  actor.send({ type: 'page.touched' });
  await settle();
  expect(calls.arrive).toHaveBeenCalledTimes(2);
  expect(actor.getSnapshot().matches('ready')).toBe(true);
});
