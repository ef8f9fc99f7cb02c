import { ApiError } from '../../services/http/api-error.ts';
import { toFailure } from '../../services/http/failure.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ana, createTestAdminAuth, hour, restored } from './admin-auth-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('several tabs', () => {
  test('a logout in another tab logs this one out', async () => {
    const { actor, calls, types, settle, value } = await createTestAdminAuth({
      restored: restored(8 * hour),
    });
    actor.send({ type: 'storage.changed', present: false });
    await settle();
    expect(calls.clearTraces).toHaveBeenCalledOnce();
    expect(value()).toBe('loggedOut');
    expect(types()).toEqual(['session.endedElsewhere']);
  });

  test('a login in another tab logs this one in', async () => {
    const { actor, settle, value, world } = await createTestAdminAuth();
    world.restored = restored(8 * hour);
    actor.send({ type: 'storage.changed', present: true });
    await settle();
    expect(value()).toBe('loggedIn');
  });

  test('a refresh in another tab hands its token over', async () => {
    const { actor, types, settle, world } = await createTestAdminAuth({ restored: restored(8 * hour) });
    world.restored = restored(8 * hour, 'newer');
    actor.send({ type: 'storage.changed', present: true });
    await settle();
    expect(actor.getSnapshot().context.token).toBe('newer');
    expect(types()).toEqual([]);
  });

  test('a logout in another tab while the user is still being fetched ends this one', async () => {
    const { actor, types, settle, value } = await createTestAdminAuth({
      restored: restored(8 * hour),
      user: () => new Promise(() => undefined),
    });
    expect(value()).toBe('fetchingUser');
    actor.send({ type: 'storage.changed', present: true });
    expect(value()).toBe('fetchingUser');
    actor.send({ type: 'storage.changed', present: false });
    await settle();
    expect(value()).toBe('loggedOut');
    expect(types()).toEqual(['session.endedElsewhere']);
  });

  test('a login in another tab while this one clears an old session is taken over, not wiped', async () => {
    const { actor, calls, settle, value, world } = await createTestAdminAuth({
      restored: restored(8 * hour),
    });
    calls.clearSession.mockImplementationOnce(async () => {
      world.restored = restored(8 * hour, 'newer');
      return 'replaced';
    });
    world.restored = { kind: 'none' };
    actor.send({ type: 'request.unauthenticated', token: 'kept' });
    await settle();
    expect(value()).toBe('loggedIn');
    expect(actor.getSnapshot().context.token).toBe('newer');
  });

  test('another user in another tab asks for a reload', async () => {
    const { actor, types, settle, world } = await createTestAdminAuth({ restored: restored(8 * hour) });
    world.restored = restored(8 * hour, 'of another');
    world.user = async () => ({ ...ana, id: 2 });
    actor.send({ type: 'storage.changed', present: true });
    await settle();
    expect(types()).toEqual(['user.switched']);
  });
});

describe('a 401', () => {
  test('for the token in use ends the session, and is announced', async () => {
    const { actor, types, settle, value } = await createTestAdminAuth({ restored: restored(8 * hour) });
    actor.send({ type: 'request.unauthenticated', token: 'kept' });
    await settle();
    expect(value()).toBe('loggedOut');
    expect(types()).toEqual(['session.rejected']);
  });

  test('passes on the server’s reason for a removed access', async () => {
    const { actor, facts, settle } = await createTestAdminAuth({ restored: restored(8 * hour) });
    const reason = 'Your access to Acme was removed.';
    const error = new ApiError({
      kind: 'client',
      status: 401,
      message: 'x',
      fieldErrors: { account: [reason] },
    });
    actor.send({ type: 'request.unauthenticated', token: 'kept', failure: toFailure(error) });
    await settle();
    expect(facts).toContainEqual({ type: 'session.rejected', reason: reason });
  });

  test('for a token that is no longer in use changes nothing', async () => {
    const { actor, settle, value } = await createTestAdminAuth({ restored: restored(8 * hour) });
    actor.send({ type: 'request.unauthenticated', token: 'an older one' });
    await settle();
    expect(value()).toBe('loggedIn');
  });

  test('takes the token that another tab has refreshed meanwhile', async () => {
    const { actor, types, settle, value, world } = await createTestAdminAuth({
      restored: restored(8 * hour),
    });
    world.restored = restored(8 * hour, 'newer');
    actor.send({ type: 'request.unauthenticated', token: 'kept' });
    await settle();
    expect(value()).toBe('loggedIn');
    expect(actor.getSnapshot().context.token).toBe('newer');
    expect(types()).toEqual([]);
  });
});

describe('logging out', () => {
  test.each([false, true])(
    'notifies the server, clears the session and reports it (from all: %s)',
    async (everywhere) => {
      const { actor, calls, facts, settle, value } = await createTestAdminAuth({
        restored: restored(8 * hour),
      });
      actor.send({ type: 'logout.requested', everywhere });
      await settle();
      expect(value()).toBe('loggedOut');
      expect(calls.endSession).toHaveBeenCalledWith({ token: 'kept' });
      expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null, expiresAt: null });
      expect(facts).toEqual([{ type: 'session.ended', everywhere }]);
    },
  );

  test('waits 3 s for a server that does not answer, and no longer', async () => {
    const { actor, calls, types, pass, value } = await createTestAdminAuth({ restored: restored(8 * hour) });
    calls.endSession.mockReturnValueOnce(new Promise(() => undefined));
    actor.send({ type: 'logout.requested', everywhere: false });
    await pass(2000);
    expect(value()).toBe('loggingOut');
    await pass(1000);
    expect(value()).toBe('loggedOut');
    expect(types()).toEqual(['session.ended']);
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null, expiresAt: null });
  });
});

test('an expired token ends the session at the next second', async () => {
  const { pass, value } = await createTestAdminAuth({
    restored: restored(1 * hour),
    refresh: async () => ({ token: 'short', expiresAt: 3000 }),
  });
  await pass(2000);
  expect(value()).not.toBe('loggedOut');
  await pass(1000);
  expect(value()).toBe('loggedOut');
});
