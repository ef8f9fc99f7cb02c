import type { FiledKey, KeyStore } from './key-store.ts';
import { deriveKey, openToken, parseSealed, randomSalt, sealToken, toBase64 } from './token-cipher.ts';
import { VaultError } from './vault-error.ts';

export type VaultSlot = 'token' | 'experience_token';

/** The secret of the derived key: e-mail and password, e-mail and session id, or e-mail and a random id. */
export type VaultSecret = { email: string; secret: string };

export type TokenVault = {
  /** Rejects with "Failed to encrypt token". */
  save(slot: VaultSlot, secret: VaultSecret, token: string): Promise<void>;
  /** Encrypts a new token with the current key; false without one. */
  replace(slot: VaultSlot, token: string): Promise<boolean>;
  /** The token, or null if none is stored. Rejects with a `VaultError` after removing an unreadable token. */
  load(slot: VaultSlot): Promise<string | null>;
  clear(slot: VaultSlot): Promise<void>;
  /** Clears the token that this page last read or wrote, not one that another page has stored since. */
  drop(slot: VaultSlot): Promise<DropOutcome>;
};

export type DropOutcome = 'cleared' | 'empty' | 'replaced';

/** Runs one writer at a time across tabs; `navigator.locks` in a browser. */
export type Exclusively = <T>(name: string, run: () => Promise<T>) => Promise<T>;

const attempts = 3;

/**
 * How long the key of a replaced token is kept, in milliseconds. Other tabs see changes of local storage later than those
 * of the key store, and must still be able to decrypt the token that they see.
 */
export const replacedKeyGraceMs = 60_000;

/** Tokens in local storage, encrypted under a key that script cannot read. Source: docs/identity.md, Token vault. */
export function createTokenVault(
  storage: Storage,
  keyStore: KeyStore,
  exclusively: Exclusively = (_name, run) => run(),
  now: () => number = Date.now,
): TokenVault {
  const seen = new Map<VaultSlot, string | null>();

  function read(slot: VaultSlot): string | null {
    const text = storage.getItem(slot);
    seen.set(slot, text);
    return text;
  }

  function write(slot: VaultSlot, text: string): void {
    storage.setItem(slot, text);
    seen.set(slot, text);
  }

  async function clear(slot: VaultSlot): Promise<void> {
    storage.removeItem(slot);
    seen.set(slot, null);
    await Promise.all((await keysOf(slot)).map(([name]) => keyStore.remove(name)));
  }

  async function readOnce(slot: VaultSlot, text: string): Promise<string> {
    const sealed = parseSealed(text);
    const filed = await keyStore.read(keyName(slot, sealed.salt));
    if (!filed) throw new VaultError('decrypt');
    return openToken(sealed, filed.key);
  }

  async function keysOf(slot: VaultSlot): Promise<[name: string, filed: FiledKey][]> {
    return (await keyStore.entries()).filter(([name]) => name.startsWith(`${slot}:`));
  }

  /** Marks the slot's other keys as replaced, and removes those whose retention has ended. */
  async function retireKeys(slot: VaultSlot, current: string): Promise<void> {
    const others = (await keysOf(slot)).filter(([name]) => name !== current);
    await Promise.all(
      others.map(([name, { key, replacedAt }]) => {
        if (replacedAt === undefined) return keyStore.write(name, { key, replacedAt: now() });
        return replacedAt <= now() - replacedKeyGraceMs ? keyStore.remove(name) : undefined;
      }),
    );
  }

  async function save(slot: VaultSlot, secret: VaultSecret, token: string): Promise<void> {
    const saltBytes = randomSalt();
    const salt = toBase64(saltBytes);
    const key = await deriveKey(joinSecret(secret), saltBytes).catch((cause: unknown) =>
      Promise.reject(new VaultError('encrypt', { cause })),
    );
    const text = await sealToken(token, key, salt);
    // The key is stored before the token: a tab that reads in between still finds the old pair.
    await keyStore.write(keyName(slot, salt), { key });
    write(slot, text);
    await retireKeys(slot, keyName(slot, salt));
  }

  async function loadPatiently(slot: VaultSlot): Promise<string | null> {
    for (let attempt = 1; ; attempt += 1) {
      const text = read(slot);
      if (text === null) return null;
      try {
        return await readOnce(slot, text);
      } catch (error) {
        const unchanged = storage.getItem(slot) === text;
        if (unchanged) {
          storage.removeItem(slot);
          seen.set(slot, null);
        }
        if (unchanged || attempt === attempts) throw error;
      }
    }
  }

  return {
    save: (slot, secret, token) => exclusively(`vault:${slot}`, () => save(slot, secret, token)),

    async replace(slot, token) {
      const text = storage.getItem(slot);
      if (text === null) return false;
      const { salt } = parseSealed(text);
      const filed = await keyStore.read(keyName(slot, salt));
      if (!filed) return false;
      write(slot, await sealToken(token, filed.key, salt));
      return true;
    },

    async load(slot) {
      const text = read(slot);
      if (text === null) return null;
      return readOnce(slot, text).catch(() => exclusively(`vault:${slot}`, () => loadPatiently(slot)));
    },

    clear: (slot) => exclusively(`vault:${slot}`, () => clear(slot)),

    drop: (slot) =>
      exclusively(`vault:${slot}`, async () => {
        const text = storage.getItem(slot);
        if (text !== (seen.get(slot) ?? null)) return 'replaced';
        // A token that another page has just written may not be visible here yet: its key must stay.
        if (text === null) return 'empty';
        await clear(slot);
        return 'cleared';
      }),
  };
}

function keyName(slot: VaultSlot, salt: string): string {
  return `${slot}:${salt}`;
}

function joinSecret({ email, secret }: VaultSecret): string {
  return email.trim().toLowerCase() + secret;
}
