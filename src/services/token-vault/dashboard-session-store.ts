import { auth, storageKeys } from '#contract/rules/business-constants.ts';
import type { DropOutcome, Exclusively, TokenVault, VaultSecret } from './token-vault.ts';

/** `expiresAt` is this browser's clock, Unix milliseconds. */
export type StoredToken = { token: string; expiresAt: number };
export type RestoredSession = { kind: 'none' } | { kind: 'expired' } | ({ kind: 'restored' } & StoredToken);

export type DashboardSessionStore = {
  restore(): Promise<RestoredSession>;
  keep(token: string, secret: VaultSecret): Promise<StoredToken>;
  replace(token: string): Promise<StoredToken>;
  clear(): Promise<void>;
  /** Clears only the token that this page last read: another page may have logged in meanwhile. */
  drop(): Promise<DropOutcome>;
};

/** The dashboard's token with its expiry, relative to its receipt, so that a wrong client clock has no effect. */
export function createDashboardSessionStore(
  vault: TokenVault,
  storage: Storage,
  now: () => number,
  exclusively: Exclusively,
): DashboardSessionStore {
  /** A lock: token and expiry are two entries, which no other page may change in between. */
  const whole = <T>(work: () => Promise<T>) => exclusively('session:token', work);

  function stamp(token: string): StoredToken {
    const expiresAt = now() + auth.tokenLifetimeMs;
    storage.setItem(storageKeys.tokenExpiration, String(expiresAt));
    return { token, expiresAt };
  }

  async function read(): Promise<RestoredSession> {
    const token = await vault.load('token');
    if (token === null) return { kind: 'none' };
    const expiresAt = Number(storage.getItem(storageKeys.tokenExpiration) ?? 0);
    return expiresAt > now() ? { kind: 'restored', token, expiresAt } : { kind: 'expired' };
  }

  async function restore(): Promise<RestoredSession> {
    const found = await read();
    return found.kind === 'restored' ? found : whole(read);
  }

  /** The vault has removed an unreadable token: its expiry is removed as well. */
  const forgetExpiry = () =>
    whole(async () => {
      if (storage.getItem(storageKeys.dashboardToken) === null)
        storage.removeItem(storageKeys.tokenExpiration);
    });

  return {
    restore: () =>
      restore().catch(async (error: unknown) => {
        await forgetExpiry();
        throw error;
      }),
    keep: (token, secret) =>
      whole(async () => {
        const kept = stamp(token);
        await vault.save('token', secret, token);
        return kept;
      }),
    replace: (token) =>
      whole(async () => {
        const kept = stamp(token);
        await vault.replace('token', token);
        return kept;
      }),
    clear: () =>
      whole(async () => {
        storage.removeItem(storageKeys.tokenExpiration);
        await vault.clear('token');
      }),
    drop: () =>
      whole(async () => {
        const outcome = await vault.drop('token');
        if (outcome === 'cleared') storage.removeItem(storageKeys.tokenExpiration);
        return outcome;
      }),
  };
}
