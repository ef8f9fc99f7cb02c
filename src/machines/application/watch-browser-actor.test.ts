// @vitest-environment jsdom
import { createActor, setup } from 'xstate';
import { expect, onTestFinished, test } from 'vitest';
import type { BrowserFact } from './application-events.ts';
import { createWatchBrowser } from './watch-browser-actor.ts';

function watch(): BrowserFact[] {
  const facts: BrowserFact[] = [];
  const parent = setup({
    types: { events: {} as BrowserFact },
    actors: { watch: createWatchBrowser(window) },
  }).createMachine({
    invoke: { src: 'watch' },
    on: { '*': { actions: ({ event }) => void facts.push(event) } },
  });
  const actor = createActor(parent).start();
  onTestFinished(() => void actor.stop());
  return facts;
}

test.each([
  ['token', 'main'],
  ['experience_token', 'participant'],
] as const)('another tab that stores or removes "%s" changes the %s sign-in', (key, kind) => {
  onTestFinished(() => localStorage.clear());
  const facts = watch();
  localStorage.setItem(key, '{}');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(facts).toEqual([
    { type: 'token.stored', kind, present: true },
    { type: 'token.stored', kind, present: false },
  ]);
});

test('any other key of the storage is ignored', () => {
  const facts = watch();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token_expiration' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(facts).toEqual([]);
});
