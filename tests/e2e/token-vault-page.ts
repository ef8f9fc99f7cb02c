import { createKeyStore } from '../../src/services/token-vault/key-store.ts';
import { createTokenVault } from '../../src/services/token-vault/token-vault.ts';

const vault = createTokenVault(localStorage, createKeyStore(), (name, run) =>
  navigator.locks.request(name, run),
);

/** Without it a load of nothing never lets the other page's writes in. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Driven by token-vault.test.ts: one page saves while the other loads. */
const drive = {
  async save(times: number): Promise<void> {
    for (let time = 1; time <= times; time += 1)
      await vault.save(
        'token',
        { email: 'ana@harbour.example', secret: `password ${time}` },
        `token ${time}`,
      );
    localStorage.setItem('saved', 'all');
  },
  async loadUntilSaved(): Promise<{ loads: number; failures: string[] }> {
    const failures: string[] = [];
    let loads = 0;
    while (localStorage.getItem('saved') === null) {
      loads += 1;
      await vault.load('token').catch((error: unknown) => failures.push(String(error)));
      await nextTurn();
    }
    return { loads, failures };
  },
  load: () => vault.load('token'),
};

export type Drive = typeof drive;
Object.assign(window, { drive });
