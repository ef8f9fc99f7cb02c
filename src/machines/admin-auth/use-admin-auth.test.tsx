// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { VaultError } from '../../services/token-vault/vault-error.ts';
import { createTestAdminAuth, hour, offline } from './admin-auth-fixtures.ts';
import { ActorsProvider } from '../../actors-context.tsx';
import { useAdminAuthVerbs } from './use-admin-auth.tsx';

const secret = { email: 'ana@firm.example', secret: 'x' };

async function createTestVerbs(stubs: Parameters<typeof createTestAdminAuth>[0]) {
  const { actor, value } = await createTestAdminAuth(stubs);
  const { result } = renderHook(() => useAdminAuthVerbs(), {
    wrapper: ({ children }) => <ActorsProvider actors={{ adminAuth: actor }}>{children}</ActorsProvider>,
  });
  return { verbs: result.current, value };
}

describe('adopting a token', () => {
  test('completes once the token is stored and its user known', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const store = (token: string) => promise.then(() => ({ token, expiresAt: Date.now() + 8 * hour }));
    const { verbs, value } = await createTestVerbs({ store });
    let done = false;
    const adopted = verbs.adoptToken('new', secret).then(() => {
      done = true;
    });
    await new Promise((settled) => setImmediate(settled));
    expect([done, value()]).toEqual([false, 'storing']);
    resolve();
    await adopted;
    expect(value()).toBe('loggedIn');
  });

  test('fails with the error of storing the token', async () => {
    const { verbs } = await createTestVerbs({ store: () => Promise.reject(new VaultError('encrypt')) });
    await expect(verbs.adoptToken('new', secret)).rejects.toThrow('Failed to encrypt token');
  });

  test('is done although the server does not yet say whose it is', async () => {
    const { verbs, value } = await createTestVerbs({ user: () => Promise.reject(offline) });
    await verbs.adoptToken('new', secret);
    expect(value()).toBe('unreachable');
  });
});
