import { describe, expect, test } from 'vitest';
import { createTestParticipantAuth, dataPackage, ended, kept, nobody } from './participant-auth-fixtures.ts';

describe('once in', () => {
  test('a 401 for the own token clears', async () => {
    const { actor, calls, held, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'request.unauthenticated', token: 'x0', failure: ended });
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(held()).toEqual({ ...nobody, failure: ended, answerFailure: null, languages: [] });
    expect(calls.clear).toHaveBeenCalledTimes(1);
  });

  test('a 401 for another token changes nothing', async () => {
    const { actor } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'request.unauthenticated', token: 'old', failure: ended });
    expect(actor.getSnapshot().matches('ready')).toBe(true);
  });

  test('leaving tells the server, then clears', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'logout.requested' });
    await settle();
    expect(calls.end).toHaveBeenCalledWith({ token: 'x0' });
    expect(calls.clear).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context).toMatchObject(nobody);
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
    expect(actor.getSnapshot().context).toMatchObject(nobody);
  });

  test('a log-out from all tells the server of whoever is in, and clears what is left of nobody', async () => {
    const { actor, calls, settle } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'clear.requested' });
    await settle();
    expect(calls.end.mock.calls).toEqual([[{ token: 'x0' }]]);
    expect(actor.getSnapshot().context).toMatchObject(nobody);
    actor.send({ type: 'clear.requested' });
    await settle();
    expect([calls.end.mock.calls.length, calls.clear.mock.calls.length]).toEqual([1, 2]);
  });

  test('a log-out from all in another tab ends this one and its playback, and leaves the store alone', async () => {
    const { actor, calls, cleared } = await createTestParticipantAuth({ restored: kept });
    actor.send({ type: 'storage.changed', present: false });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toMatchObject(nobody);
    expect(cleared()).toBe(1);
    expect(calls.clear).not.toHaveBeenCalled();
  });

  test('somebody let in in another tab is in here too', async () => {
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
