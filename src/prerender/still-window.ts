import { createMemoryStorage } from '../services/page/memory-storage.ts';

/** What the services take of a browser when they are composed, where there is none; nothing of it moves. */
export function createStillWindow(address: string): typeof globalThis.window {
  return {
    document: { cookie: '' },
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    navigator: { language: 'en', languages: ['en'] },
    location: new URL(address),
    history: { state: null },
    addEventListener: () => undefined,
  } as unknown as typeof globalThis.window;
}
