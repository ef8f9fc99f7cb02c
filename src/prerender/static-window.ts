import { createMemoryStorage } from '../services/page/memory-storage.ts';

/** The part of a browser that services need when they are composed, for rendering without one. */
export function createStaticWindow(address: string): typeof globalThis.window {
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
