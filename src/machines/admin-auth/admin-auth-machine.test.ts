import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { VaultError } from '../../services/token-vault/vault-error.ts';
import { adminAuthMachine } from './admin-auth-machine.ts';
import { selectIsLoggedIn } from './admin-auth-selectors.ts';
import { ana, createTestAdminAuth, hour, offline, restored, unauthenticated } from './admin-auth-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

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

  test('a token that the server no longer knows logs out, and the login page says why', async () => {
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

  test('a server that is away is asked again after 5 s, and the token is kept', async () => {
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
});

describe('logging in', () => {
  test('fetches the user with the new token', async () => {
    const { actor, calls, settle, value } = await createTestAdminAuth();
    actor.send({ type: 'login.submitted', email: ana.email, password: 'secret' });
    await settle();
    expect(value()).toBe('loggedIn');
    expect(calls.fetchUser).toHaveBeenCalledWith({ token: 'first' });
  });

  test('a refused login keeps the failure and may be tried again', async () => {
    const refused = new ApiError({
      kind: 'client',
      status: 422,
      message: 'no match',
      fieldErrors: { email: ['no match'] },
    });
    const { actor, settle, value } = await createTestAdminAuth({ logIn: () => Promise.reject(refused) });
    actor.send({ type: 'login.submitted', email: ana.email, password: 'wrong' });
    await settle();
    expect(value()).toBe('loggedOut');
    expect(actor.getSnapshot().context.failure?.fieldErrors).toEqual({ email: ['no match'] });
    expect(actor.getSnapshot().can({ type: 'login.submitted', email: '', password: '' })).toBe(true);
  });

  test('a failure is forgotten when the login page is left, and not on the way to it', async () => {
    const { actor } = await createTestAdminAuth({ restored: new VaultError('decrypt'), path: '/dashboard' });
    const message = () => actor.getSnapshot().context.failure?.message;
    actor.send({ type: 'page.changed', path: '/login' });
    expect(message()).toBe('Failed to decrypt token - please login again');
    actor.send({ type: 'page.changed', path: '/forgot-password' });
    expect(message()).toBeUndefined();
  });

  test('is possible while the server cannot tell whose the old token is', async () => {
    const { actor, settle, value, world } = await createTestAdminAuth({
      restored: restored(8 * hour),
      user: () => Promise.reject(offline),
    });
    expect(value()).toBe('unreachable');
    world.user = async () => ana;
    actor.send({ type: 'login.submitted', email: ana.email, password: 'secret' });
    await settle();
    expect(value()).toBe('loggedIn');
    expect(actor.getSnapshot().context.token).toBe('first');
  });

  test('that fails there too leaves the old token to be asked about', async () => {
    const { actor, pass, settle, value, world } = await createTestAdminAuth({
      restored: restored(8 * hour),
      user: () => Promise.reject(offline),
      logIn: () => Promise.reject(offline),
    });
    actor.send({ type: 'login.submitted', email: ana.email, password: 'secret' });
    await settle();
    expect([value(), actor.getSnapshot().context.failure?.message]).toEqual([
      'unreachable',
      'Unable to connect',
    ]);
    world.user = async () => ana;
    await pass(5000);
    expect(value()).toBe('loggedIn');
    expect(actor.getSnapshot().context.token).toBe('kept');
  });

  test.each<[string, () => Promise<typeof ana>]>([
    ['is still being looked at', () => new Promise(() => undefined)],
    ['cannot be looked at', () => Promise.reject(offline)],
  ])('a token from elsewhere is taken while an older one %s', async (_what, user) => {
    const { actor, settle, value, world } = await createTestAdminAuth({ restored: restored(8 * hour), user });
    world.user = async () => ana;
    actor.send({ type: 'token.obtained', token: 'social', secret: { email: '', secret: 'x' } });
    await settle();
    expect(value()).toBe('loggedIn');
    expect(actor.getSnapshot().context.token).toBe('social');
  });

  test('a token that comes during a logout is not taken', async () => {
    const { actor, calls, settle, value } = await createTestAdminAuth({ restored: restored(8 * hour) });
    calls.endSession.mockReturnValueOnce(new Promise(() => undefined));
    actor.send({ type: 'logout.requested', everywhere: false });
    actor.send({ type: 'token.obtained', token: 'late', secret: { email: '', secret: 'x' } });
    await settle();
    expect(value()).toBe('loggingOut');
  });

  test.each([1, 2, 4])('user type %i is company side', async (user_type_id) => {
    const { actor } = await createTestAdminAuth({
      restored: restored(8 * hour),
      user: async () => ({ ...ana, user_type_id }),
    });
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(true);
  });

  test('any other user type is refused with USER_009', async () => {
    const { actor, calls, value } = await createTestAdminAuth({
      restored: restored(8 * hour),
      user: async () => ({ ...ana, user_type_id: 3 }),
    });
    expect(value()).toBe('loggedOut');
    expect(calls.clearSession).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.failure?.code).toBe('USER_009');
  });
});

describe('while logged in', () => {
  test('the token ends within a second of its expiry', async () => {
    const { facts, pass, value, calls } = await createTestAdminAuth({
      restored: restored(10_000),
      refresh: async () => ({ token: 'fresh', expiresAt: 10_000 }),
    });
    await pass(9000);
    expect(value()).toBe('loggedIn');
    await pass(1000);
    expect(value()).toBe('loggedOut');
    expect(facts).toEqual(['session.expired']);
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
    'xstate.done.actor.0.adminAuth.loggedIn.background.validating': [user],
    'xstate.done.actor.0.adminAuth.loggedIn.user.refetching': [user],
  };
  const options = { samples, input: { path: '/' }, identity: 'value' } as const;
  expect(unreachableStates(adminAuthMachine, options)).toEqual([]);
});
