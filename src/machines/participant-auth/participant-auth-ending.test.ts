import { describe, expect, test } from 'vitest';
import {
  createTestParticipantAuth,
  dataPackage,
  ended,
  kept,
  signedOut,
} from './participant-auth-fixtures.ts';

describe('once in', () => {
  test('a 401 for the own token clears', async () => {
    const { actor, calls, held, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'request.unauthenticated', token: 'x0', failure: ended });
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(held()).toEqual({ ...signedOut, failure: ended, answerFailure: null, languages: [] });
    expect(calls.clear).toHaveBeenCalledTimes(1);
  });

  test('a 401 for another token changes nothing', async () => {
    const { actor } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'request.unauthenticated', token: 'old', failure: ended });
    expect(actor.getSnapshot().matches('ready')).toBe(true);
  });

  test('leaving notifies the server, then clears', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'logout.requested' });
    await settle();
    expect(calls.end).toHaveBeenCalledWith({ token: 'x0' });
    expect(calls.clear).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context).toMatchObject(signedOut);
  });

  test('leaving waits 3 s for a server that does not answer, and no longer', async () => {
    const { actor, calls, clock, settle } = await createTestParticipantAuth({ restored: kept });
    calls.end.mockReturnValueOnce(new Promise(() => undefined));
    actor.send({ type: 'logout.requested' });
    clock.increment(2999);
    expect(actor.getSnapshot().value).toBe('leaving');
    clock.increment(1);
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toMatchObject(signedOut);
  });

  test('a log-out from all notifies the server, and clears leftovers without a session', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'clear.requested' });
    await settle();
    expect(calls.end.mock.calls).toEqual([[{ token: 'x0' }]]);
    expect(actor.getSnapshot().context).toMatchObject(signedOut);
    actor.send({ type: 'clear.requested' });
    await settle();
    expect([calls.end.mock.calls.length, calls.clear.mock.calls.length]).toEqual([1, 2]);
  });

  test('a log-out from all in another tab ends this one and its playback, and leaves the store alone', async () => {
    const { actor, calls, cleared } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'storage.changed', present: false });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toMatchObject(signedOut);
    expect(cleared()).toBe(1);
    expect(calls.clear).not.toHaveBeenCalled();
  });

  test('an entry in another tab counts here too', async () => {
    const { actor, settle, world } = await createTestParticipantAuth();
    world.restored = kept;
    actor.send({ type: 'storage.changed', present: true });
    await settle();
    expect(actor.getSnapshot().context.dataPackage).toEqual(dataPackage);
  });

  test('the package can be fetched anew', async () => {
    const { actor, settle, world } = await createTestParticipantAuth({ restored: kept });
    const moved = { ...dataPackage, session: { ...dataPackage.session, starts_at: 5 } };
    world.fetch = async () => moved;
    actor.send({ type: 'package.requested' });
    await settle();
    expect(actor.getSnapshot().context.dataPackage).toEqual(moved);
  });
});
