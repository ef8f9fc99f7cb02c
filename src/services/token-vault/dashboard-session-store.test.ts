import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '../page/memory-storage.ts';
import { createDashboardSessionStore } from './dashboard-session-store.ts';
import { createMemoryKeyStore, type KeyStore } from './key-store.ts';
import { createTokenVault, type Exclusively } from './token-vault.ts';

const eightHours = 8 * 60 * 60 * 1000;
const secret = { email: 'ana@firm.example', secret: 'correct horse' };
let storage: Storage;
let keyStore: KeyStore;
let exclusively: Exclusively;
let time: number;

/** One after the other under each name, as `navigator.locks` does for all tabs. */
function createLocks(): Exclusively {
  const last = new Map<string, Promise<unknown>>();
  return (name, run) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run, run);
    last.set(name, turn);
    return turn;
  };
}

beforeEach(() => {
  storage = createMemoryStorage();
  keyStore = createMemoryKeyStore();
  exclusively = createLocks();
  time = 1_000_000;
});

const openTab = () =>
  createDashboardSessionStore(
    createTokenVault(storage, keyStore, exclusively),
    storage,
    () => time,
    exclusively,
  );

test('stores a token for eight hours from its receipt, and another tab restores it', async () => {
  const kept = await openTab().keep('7|abc', secret);
  expect(kept).toEqual({ token: '7|abc', expiresAt: time + eightHours });
  expect(await openTab().restore()).toEqual({ kind: 'restored', ...kept });
  expect(storage.getItem('token_expiration')).toBe(String(time + eightHours));
});

test('it is expired to the millisecond', async () => {
  await openTab().keep('7|abc', secret);
  time += eightHours - 1;
  expect((await openTab().restore()).kind).toBe('restored');
  time += 1;
  expect(await openTab().restore()).toEqual({ kind: 'expired' });
});

test('a refreshed token counts its eight hours anew', async () => {
  const tab = openTab();
  await tab.keep('7|abc', secret);
  time += 5 * 60 * 60 * 1000;
  expect(await tab.replace('8|def')).toEqual({ token: '8|def', expiresAt: time + eightHours });
});

test('a tab that drops an expired session leaves nothing', async () => {
  await openTab().keep('7|abc', secret);
  time += eightHours;
  const tab = openTab();
  await tab.restore();
  expect(await tab.drop()).toBe('cleared');
  expect([storage.length, await keyStore.entries()]).toEqual([0, []]);
});

test('a tab that found nothing never wipes the login that another is just storing', async () => {
  const behind = openTab();
  expect(await behind.restore()).toEqual({ kind: 'none' });
  const [kept, outcome] = await Promise.all([openTab().keep('7|abc', secret), behind.drop()]);
  expect(outcome).toBe('replaced');
  expect(await behind.restore()).toEqual({ kind: 'restored', ...kept });
});

test('a tab that drops an expired session while another logs in keeps the new one', async () => {
  await openTab().keep('7|old', secret);
  time += eightHours;
  const behind = openTab();
  await behind.restore();
  const [kept, outcome] = await Promise.all([openTab().keep('8|new', secret), behind.drop()]);
  expect(outcome).toBe('replaced');
  expect(await behind.restore()).toEqual({ kind: 'restored', ...kept });
});
