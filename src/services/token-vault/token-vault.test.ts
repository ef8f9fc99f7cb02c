import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../page/memory-storage.ts';
import { createMemoryKeyStore, type KeyStore } from './key-store.ts';
import { deriveKey, openToken, parseSealed } from './token-cipher.ts';
import { createTokenVault, replacedKeyGraceMs, type TokenVault } from './token-vault.ts';

const secret = { email: 'Ana@Firm.example', secret: 'correct horse' };
let storage: Storage;
let keyStore: KeyStore;
let vault: TokenVault;

beforeEach(() => {
  storage = createMemoryStorage();
  keyStore = createMemoryKeyStore();
  vault = createTokenVault(storage, keyStore);
});

const keySlots = async () => (await keyStore.entries()).map(([name]) => name.split(':')[0]).sort();

describe('token vault', () => {
  test('a saved token is read back by another vault over the same stores', async () => {
    await vault.save('token', secret, '7|abc');
    const otherTab = createTokenVault(storage, keyStore);
    expect(await otherTab.load('token')).toBe('7|abc');
  });

  test('nothing stored reads as null', async () => {
    expect(await vault.load('token')).toBeNull();
  });

  test('the stored text has the specified shape and sizes', async () => {
    await vault.save('token', secret, '7|abc');
    const sealed = parseSealed(storage.getItem('token') ?? '');
    expect(Object.keys(sealed).sort()).toEqual(['data', 'iv', 'salt', 'version']);
    expect(sealed.version).toBe(2);
    expect(atob(sealed.salt)).toHaveLength(16);
    expect(atob(sealed.iv)).toHaveLength(12);
    expect(storage.getItem('token')).not.toContain('abc');
  });

  test('the e-mail in any case and the password open the text', async () => {
    await vault.save('token', secret, '7|abc');
    const sealed = parseSealed(storage.getItem('token') ?? '');
    const salt = Uint8Array.from(atob(sealed.salt), (character) => character.charCodeAt(0));
    const key = await deriveKey('ana@firm.examplecorrect horse', salt);
    expect(await openToken(sealed, key)).toBe('7|abc');
  });

  test.each(['deriveKey', 'encrypt'] as const)('a browser whose %s fails stores nothing', async (step) => {
    vi.spyOn(crypto.subtle, step).mockRejectedValueOnce(new Error('no'));
    await expect(vault.save('token', secret, '7|abc')).rejects.toThrow('Failed to encrypt token');
    expect([storage.length, await keyStore.entries()]).toEqual([0, []]);
  });

  test('the derived key cannot be exported', async () => {
    await vault.save('token', secret, '7|abc');
    const [[, filed] = []] = await keyStore.entries();
    expect(filed?.key.extractable).toBe(false);
  });

  test('a refreshed token lies under the same key with another iv', async () => {
    await vault.save('token', secret, 'old');
    const before = parseSealed(storage.getItem('token') ?? '');
    expect(await vault.replace('token', 'new')).toBe(true);
    const after = parseSealed(storage.getItem('token') ?? '');
    expect(after.salt).toBe(before.salt);
    expect(after.iv).not.toBe(before.iv);
    expect(await vault.load('token')).toBe('new');
  });

  test('replacing fails when nothing is stored', async () => {
    expect(await vault.replace('token', 'new')).toBe(false);
    expect(storage.getItem('token')).toBeNull();
  });

  test('saving anew keeps replaced keys for a minute, clearing drops all of the slot', async () => {
    let minutes = 0;
    vault = createTokenVault(storage, keyStore, undefined, () => minutes * replacedKeyGraceMs);
    await vault.save('experience_token', secret, 'x');
    for (const token of ['one', 'two', 'three']) await vault.save('token', secret, token);
    expect(await keySlots()).toEqual(['experience_token', 'token', 'token', 'token']);
    minutes = 1;
    await vault.save('token', secret, 'four');
    expect(await keySlots()).toEqual(['experience_token', 'token', 'token']);
    await vault.clear('token');
    expect(await keySlots()).toEqual(['experience_token']);
    expect(await vault.load('experience_token')).toBe('x');
  });

  test.each([
    ['a plain old token', '7|abcdef', 'Invalid token format'],
    ['a JSON text', '"abc"', 'Invalid token format'],
    [
      'no version',
      '{"iv":"AA==","data":"AA==","salt":"AA=="}',
      'Unsupported token version - please login again',
    ],
    [
      'version 1',
      '{"iv":"AA==","data":"AA==","salt":"AA==","version":1}',
      'Unsupported token version - please login again',
    ],
    ['bad base64', '{"iv":"*","data":"AA==","salt":"AA==","version":2}', 'Invalid token format'],
    [
      'a key that is gone',
      '{"iv":"AA==","data":"AA==","salt":"AA==","version":2}',
      'Failed to decrypt token - please login again',
    ],
  ])('%s is refused and removed', async (_name, text, message) => {
    storage.setItem('token', text);
    await expect(vault.load('token')).rejects.toThrow(message);
    expect(storage.getItem('token')).toBeNull();
  });

  test('a flipped bit is refused and removed', async () => {
    await vault.save('token', secret, '7|abc');
    const sealed = parseSealed(storage.getItem('token') ?? '');
    const flipped = btoa(String.fromCharCode(...[...atob(sealed.data)].map((c) => c.charCodeAt(0) ^ 1)));
    storage.setItem('token', JSON.stringify({ ...sealed, data: flipped }));
    await expect(vault.load('token')).rejects.toThrow('Failed to decrypt token - please login again');
    expect(storage.getItem('token')).toBeNull();
  });

  test('a text moved to the other slot does not open', async () => {
    await vault.save('token', secret, '7|abc');
    storage.setItem('experience_token', storage.getItem('token') ?? '');
    await expect(vault.load('experience_token')).rejects.toThrow('Failed to decrypt token');
  });

  test('a tab that still sees an earlier text opens it, however long that text had stood', async () => {
    let passedMs = 0;
    vault = createTokenVault(storage, keyStore, undefined, () => passedMs);
    await vault.save('token', secret, 'old');
    const behind = createMemoryStorage();
    behind.setItem('token', storage.getItem('token') ?? '');
    passedMs = 5 * 60 * replacedKeyGraceMs;
    for (const token of ['newer', 'fresh']) await vault.save('token', secret, token);
    expect(await createTokenVault(behind, keyStore).load('token')).toBe('old');
  });

  test('a failing read never removes what another tab has just written', async () => {
    await vault.save('token', secret, 'old');
    const slowStore: KeyStore = {
      ...keyStore,
      read: async (name) => {
        if (storage.getItem('token') === staleText) {
          await vault.clear('token');
          await vault.save('token', secret, 'fresh');
        }
        return keyStore.read(name);
      },
    };
    const staleText = storage.getItem('token');
    expect(await createTokenVault(storage, slowStore).load('token')).toBe('fresh');
  });

  test('dropping clears what this tab has read', async () => {
    await vault.save('token', secret, 'old');
    const other = createTokenVault(storage, keyStore);
    await other.load('token');
    expect(await other.drop('token')).toBe('cleared');
    expect(await vault.load('token')).toBeNull();
    expect(await keyStore.entries()).toEqual([]);
    expect(await other.drop('token')).toBe('empty');
  });

  test('dropping leaves alone what another tab has stored since', async () => {
    const other = createTokenVault(storage, keyStore);
    expect(await other.load('token')).toBeNull();
    await vault.save('token', secret, 'fresh');
    expect(await other.drop('token')).toBe('replaced');
    expect(await other.load('token')).toBe('fresh');
  });

  test('two tabs saving and loading together lose nothing', async () => {
    const other = createTokenVault(storage, keyStore);
    await vault.save('token', secret, '0');
    const saving = (async () => {
      for (let round = 1; round <= 10; round += 1) await vault.save('token', secret, String(round));
    })();
    const read: (string | null)[] = [];
    for (let round = 0; round < 100; round += 1) read.push(await other.load('token'));
    await saving;
    expect(read).not.toContain(null);
    expect(await other.load('token')).toBe('10');
  });
});
