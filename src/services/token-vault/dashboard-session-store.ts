import { auth, storageKeys } from '#contract/business-constants.ts';
import type { TokenVault, VaultSecret } from './token-vault.ts';

/** `expiresAt` is this browser's clock, Unix milliseconds. */
export type KeptToken = { token: string; expiresAt: number };
export type RestoredSession = { kind: 'none' } | { kind: 'expired' } | ({ kind: 'restored' } & KeptToken);

export type DashboardSessionStore = {
  restore(): Promise<RestoredSession>;
  keep(token: string, secret: VaultSecret): Promise<KeptToken>;
  replace(token: string): Promise<KeptToken>;
  clear(): Promise<void>;
};

/** The dashboard's token with its expiry, counted from receipt so that a wrong client clock does no harm. */
export function createDashboardSessionStore(
  vault: TokenVault,
  storage: Storage,
  now: () => number,
): DashboardSessionStore {
  function stamp(token: string): KeptToken {
    const expiresAt = now() + auth.tokenLifetimeMs;
    storage.setItem(storageKeys.tokenExpiration, String(expiresAt));
    return { token, expiresAt };
  }

  return {
    async restore() {
      const token = await vault.load('token');
      if (token === null) return { kind: 'none' };
      const expiresAt = Number(storage.getItem(storageKeys.tokenExpiration) ?? 0);
      return expiresAt > now() ? { kind: 'restored', token, expiresAt } : { kind: 'expired' };
    },
    async keep(token, secret) {
      const kept = stamp(token);
      await vault.save('token', secret, token);
      return kept;
    },
    async replace(token) {
      const kept = stamp(token);
      await vault.replace('token', token);
      return kept;
    },
    async clear() {
      storage.removeItem(storageKeys.tokenExpiration);
      await vault.clear('token');
    },
  };
}
