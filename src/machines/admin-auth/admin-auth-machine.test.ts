import { describe, expect, test, vi } from 'vitest';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { VaultError } from '../../services/token-vault/vault-error.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import type { AdminAuthFact } from './admin-auth-events.ts';
import { adminAuthDelays } from './admin-auth-setup.ts';
import { adminAuthMachine } from './admin-auth-machine.ts';
import { ana, createTestAdminAuth, hour, offline, restored, unauthenticated } from './admin-auth-fixtures.ts';

describe('at start-up', () => {
  test('nothing stored is logged out', async () => {
    const { value, calls } = await createTestAdminAuth();
    expect(value()).toBe('loggedOut');
    expect(calls.fetchUser).not.toHaveBeenCalled();
  });

  test('a token in its first half is used as it is', async () => {
    const { actor, calls, value } = await createTestAdminAuth({ restored: restored(4 * hour) });
    expect(value()).toBe('loggedIn');
    expect(calls.refreshToken).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context).toMatchObject({ token: 'kept', user: ana });
  });

  test('a token past half its life is refreshed first', async () => {
    const { actor, calls } = await createTestAdminAuth({ restored: restored(4 * hour - 1) });
    expect(calls.refreshToken).toHaveBeenCalledTimes(1);
    expect(calls.fetchUser).toHaveBeenCalledWith({ token: 'fresh' });
    expect(actor.getSnapshot().context.token).toBe('fresh');
  });

  test('a refresh that cannot reach the server keeps the old token', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { actor, value } = await createTestAdminAuth({
      restored: restored(hour),
      refresh: () => Promise.reject(offline),
    });
    expect(value()).toBe('loggedIn');
    expect(actor.getSnapshot().context.token).toBe('kept');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });

  test('a refresh that is refused logs out and clears', async () => {
    const { actor, calls, value } = await createTestAdminAuth({
      restored: restored(hour),
      refresh: () => Promise.reject(unauthenticated),
    });
    expect(value()).toBe('loggedOut');
    expect(calls.clearSession).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.failure?.message).toBe('Authentication required');
  });

  test('a token unknown to the server logs out, and the login page shows why', async () => {
    const { actor, calls, value } = await createTestAdminAuth({
      restored: restored(8 * hour),
      user: () => Promise.reject(unauthenticated),
    });
    expect(value()).toBe('loggedOut');
    expect(calls.clearSession).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.failure?.message).toBe('Authentication required');
  });

  test.each([
    [{ kind: 'expired' } as const, 'You have been logged out due to inactivity.'],
    [new VaultError('decrypt'), 'Failed to decrypt token - please login again'],
    [new VaultError('version'), 'Unsupported token version - please login again'],
    [new VaultError('format'), 'Invalid token format'],
  ])('%s logs out, clears and says "%s"', async (found, message) => {
    const { actor, calls, value } = await createTestAdminAuth({ restored: found });
    expect(value()).toBe('loggedOut');
    expect(calls.clearSession).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.failure?.message).toBe(message);
  });

  test('retries an unreachable server after 5 s and keeps the token', async () => {
    const { calls, value, world, pass } = await createTestAdminAuth({
      restored: restored(8 * hour),
      user: () => Promise.reject(offline),
    });
    expect(value()).toBe('unreachable');
    world.user = async () => ana;
    await pass(5000);
    expect(value()).toBe('loggedIn');
    expect(calls.clearSession).not.toHaveBeenCalled();
  });

  test('a token that runs out while the server is away logs out, and is announced', async () => {
    const { pass, types, value } = await createTestAdminAuth({
      restored: restored(5 * hour),
      user: () => Promise.reject(offline),
    });
    expect(value()).toBe('unreachable');
    await pass(5 * hour - 5000, 5000);
    expect(value()).not.toBe('loggedOut');
    await pass(10_000);
    expect(value()).toBe('loggedOut');
    expect(types()).toEqual(['session.expired']);
  });
});

describe('while logged in', () => {
  test('the token is renewed past half its life, without anything being in the way of work', async () => {
    const { actor, calls, pass, types, value } = await createTestAdminAuth({
      restored: restored(8 * hour),
      refresh: async () => ({ token: 'fresh', expiresAt: 12 * hour }),
    });
    await pass(4 * hour, 60_000);
    expect(calls.refreshToken).not.toHaveBeenCalled();
    const seen = new Set<boolean>();
    actor.subscribe((snapshot) => seen.add(snapshot.hasTag('blocking') || snapshot.hasTag('busy')));
    await pass(2000);
    expect(calls.refreshToken).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context).toMatchObject({ token: 'fresh', expiresAt: 12 * hour, user: ana });
    expect([...seen, value(), ...types()]).toEqual([false, 'loggedIn']);
  });

  test('a renewal that does not reach the server is tried again, and the token still ends with its time', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { calls, pass, types, value } = await createTestAdminAuth({
      restored: restored(8 * hour),
      refresh: () => Promise.reject(offline),
    });
    await pass(4 * hour + 2000);
    expect([calls.refreshToken.mock.calls.length, value()]).toEqual([1, 'loggedIn']);
    await pass(adminAuthDelays.renewalRetry);
    expect(calls.refreshToken).toHaveBeenCalledTimes(2);
    await pass(4 * hour, 60_000);
    expect([value(), ...types()]).toEqual(['loggedOut', 'session.expired']);
    warn.mockClear();
  });

  test('a renewal that is refused ends the session', async () => {
    const { pass, types, value } = await createTestAdminAuth({
      restored: restored(8 * hour),
      refresh: () => Promise.reject(unauthenticated),
    });
    await pass(4 * hour + 2000);
    expect([value(), ...types()]).toEqual(['loggedOut', 'session.rejected']);
  });

  test('the token ends within a second of its expiry', async () => {
    const { types, pass, value, calls } = await createTestAdminAuth({
      restored: restored(10_000),
      refresh: async () => ({ token: 'fresh', expiresAt: 10_000 }),
    });
    await pass(9000);
    expect(value()).toBe('loggedIn');
    await pass(1000);
    expect(value()).toBe('loggedOut');
    expect(types()).toEqual(['session.expired']);
    expect(calls.clearSession).toHaveBeenCalledTimes(1);
  });

  test('the background check asks the server every 300 s', async () => {
    const { calls, pass } = await createTestAdminAuth({ restored: restored(8 * hour) });
    await pass(299_000);
    expect(calls.fetchUser).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(calls.fetchUser).toHaveBeenCalledTimes(2);
    await pass(300_000);
    expect(calls.fetchUser).toHaveBeenCalledTimes(3);
  });

  test('a background check that fails is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { pass, value, world } = await createTestAdminAuth({ restored: restored(8 * hour) });
    world.user = () => Promise.reject(offline);
    await pass(300_000);
    expect(value()).toBe('loggedIn');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });

  test('a user who is known to be outdated is fetched until the server answers', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { actor, pass, settle, world } = await createTestAdminAuth({ restored: restored(8 * hour) });
    world.user = () => Promise.reject(offline);
    actor.send({ type: 'user.invalidated' });
    await settle();
    world.user = async () => ({ ...ana, version: 2 });
    await pass(adminAuthDelays.reconnect);
    expect(actor.getSnapshot().context.user?.version).toBe(2);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });

  test('a user who changes while being fetched is fetched once more', async () => {
    const { actor, calls, settle, world } = await createTestAdminAuth({ restored: restored(8 * hour) });
    actor.send({ type: 'user.invalidated' });
    world.user = async () => ({ ...ana, version: 2 });
    actor.send({ type: 'user.invalidated' });
    await settle();
    expect(calls.fetchUser).toHaveBeenCalledTimes(3);
    expect(actor.getSnapshot().context.user?.version).toBe(2);
  });

  test('what a change was answered with stays, whatever was being fetched', async () => {
    const { actor, pass, settle, world } = await createTestAdminAuth({ restored: restored(8 * hour) });
    const former = Promise.withResolvers<typeof ana>();
    world.user = () => former.promise;
    await pass(300_000);
    actor.send({ type: 'user.invalidated' });
    actor.send({ type: 'user.replaced', user: { ...ana, version: 2 } });
    former.resolve(ana);
    await settle();
    expect(actor.getSnapshot().context.user?.version).toBe(2);
  });

  test('the background check is skipped on experience pages', async () => {
    const { calls, pass } = await createTestAdminAuth({
      restored: restored(8 * hour),
      path: '/experience/live/x',
    });
    await pass(600_000);
    expect(calls.fetchUser).toHaveBeenCalledTimes(1);
  });

  test('the background check is skipped when logged out', async () => {
    const { actor, calls, pass, settle } = await createTestAdminAuth({ restored: restored(8 * hour) });
    actor.send({ type: 'logout.requested', everywhere: false });
    await settle();
    await pass(600_000);
    expect(calls.fetchUser).toHaveBeenCalledTimes(1);
  });

  test('a navigation fetches the user again only when five minutes have passed', async () => {
    const { actor, calls, pass, settle } = await createTestAdminAuth({
      restored: restored(8 * hour),
      path: '/experience/x',
    });
    await pass(299_000);
    actor.send({ type: 'page.changed', path: '/experience/y' });
    await settle();
    expect(calls.fetchUser).toHaveBeenCalledTimes(1);
    await pass(1000);
    actor.send({ type: 'page.changed', path: '/experience/z' });
    await settle();
    expect(calls.fetchUser).toHaveBeenCalledTimes(2);
  });
});

test('every state is reachable', () => {
  const session = restored(8 * hour);
  const kept = { output: { token: 'kept', expiresAt: 8 * hour } };
  const user = { output: ana };
  const failures = [{ error: offline }, { error: unauthenticated }];
  const samples = {
    'login.submitted': [{ email: '', password: '' }],
    'token.obtained': [{ token: 'x', secret: { email: '', secret: '' } }],
    'logout.requested': [{ everywhere: false }],
    'storage.changed': [{ present: true }, { present: false }],
    'request.unauthenticated': [{ token: 'kept' }],
    'page.changed': [{ path: '/' }],
    'user.replaced': [{ user: ana }],
    'xstate.done.actor.0.adminAuth.restoring': [
      { output: session },
      { output: restored(1) },
      { output: { kind: 'none' } },
    ],
    'xstate.done.actor.0.adminAuth.adopting': [{ output: session }],
    'xstate.done.actor.0.adminAuth.doubting': [{ output: session }],
    'xstate.done.actor.0.adminAuth.loggingIn': [kept],
    'xstate.done.actor.0.adminAuth.storing': [kept],
    'xstate.done.actor.0.adminAuth.refreshing': [kept],
    'xstate.error.actor.0.adminAuth.refreshing': failures,
    'xstate.done.actor.0.adminAuth.fetchingUser': [user],
    'xstate.error.actor.0.adminAuth.fetchingUser': failures,
    'xstate.done.actor.0.adminAuth.loggedIn.expiry.renewing': [kept],
    'xstate.error.actor.0.adminAuth.loggedIn.expiry.renewing': failures,
    'xstate.done.actor.0.adminAuth.loggedIn.background.validating': [user],
    'xstate.done.actor.0.adminAuth.loggedIn.user.refetching': [user],
    'xstate.error.actor.0.adminAuth.loggedIn.user.refetching': failures,
  };
  const { parent } = createFactCollector<AdminAuthFact>();
  const never = (at: number) => {
    const input = { path: '/', now: () => at, parent };
    return unreachableStates(adminAuthMachine, { samples, input, identity: 'value' });
  };
  const late = never(5 * hour);
  expect(never(0).filter((state) => late.includes(state))).toEqual([]);
});
