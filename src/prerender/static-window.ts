import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { createMemoryStorage } from '../services/page/memory-storage.ts';

/** The part of a browser that services need when they are composed, for rendering without one. */
export function createStaticWindow(
  address: string,
  language: SpokenLanguage = 'en',
): typeof globalThis.window {
  return {
    document: { cookie: '', documentElement: { lang: language }, getElementById: () => null },
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    navigator: { language, languages: [language] },
    location: new URL(address),
    history: { state: null },
    addEventListener: () => undefined,
  } as unknown as typeof globalThis.window;
}
