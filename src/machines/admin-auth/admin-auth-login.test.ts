import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../services/http/api-error.ts';
import { VaultError } from '../../services/token-vault/vault-error.ts';
import { ana, createTestAdminAuth, hour, offline, restored } from './admin-auth-fixtures.ts';
import { selectIsLoggedIn } from './admin-auth-selectors.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('logging in', () => {
  test('fetches the user with the new token', async () => {
    const { actor, calls, settle, value } = await createTestAdminAuth();
    actor.send({ type: 'login.submitted', email: ana.email, password: 'secret' });
    await settle();
    expect(value()).toBe('loggedIn');
    expect(calls.fetchUser).toHaveBeenCalledWith({ token: 'first' });
  });

  test('sends the code or the passkey of a second factor, and no code where none was typed', async () => {
    const { actor, calls, settle } = await createTestAdminAuth();
    actor.send({ type: 'login.submitted', email: ana.email, password: 'secret', code: '' });
    await settle();
    actor.send({ type: 'logout.requested', everywhere: false });
    await settle();
    actor.send({ type: 'login.submitted', email: ana.email, password: 'secret', code: '123 456' });
    await settle();
    actor.send({ type: 'logout.requested', everywhere: false });
    await settle();
    const part = { id: 'key', rawId: 'key', type: 'public-key' as const, clientExtensionResults: {} };
    const passkey = { ...part, response: { clientDataJSON: '', authenticatorData: '', signature: '' } };
    actor.send({ type: 'login.submitted', email: ana.email, password: 'secret', passkey });
    await settle();
    expect(calls.logIn.mock.calls).toEqual([
      [{ email: ana.email, password: 'secret' }],
      [{ email: ana.email, password: 'secret', code: '123 456' }],
      [{ email: ana.email, password: 'secret', passkey }],
    ]);
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

  test('is possible while the old token cannot be verified', async () => {
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

  test('a second failure keeps the old token to be verified', async () => {
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

  test('a token obtained during a logout is discarded', async () => {
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
