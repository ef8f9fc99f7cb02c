import type { LanguageFacts } from '../words/en/language.ts';
import * as spoken from '../words/spoken.ts';
import { withFallback } from '../words/with-fallback.ts';

/** Languages of the live area. A story may have fewer or others. */
export type SpokenLanguage = keyof typeof spoken;

/** English first, which every text falls back to. */
export const spokenLanguages = (Object.keys(spoken) as SpokenLanguage[]).sort(
  (one, other) => Number(other === 'en') - Number(one === 'en'),
);

/** The first of a browser's preferences (`de-AT`, `en`) that is spoken; English where none is. */
export function spokenOf(preferences: readonly string[]): SpokenLanguage {
  const spokenIn = (preference: string) =>
    spokenLanguages.find((language) => preference.toLowerCase().split('-')[0] === language);
  return preferences.map(spokenIn).find((language) => language !== undefined) ?? 'en';
}

const facts: Record<string, LanguageFacts> = Object.fromEntries(
  Object.entries(spoken).map(([language, own]) => [language, withFallback(spoken.en, own)]),
);

/** Falls back to English for an unknown language. */
export const languageFacts = (language: string): LanguageFacts => facts[language] ?? spoken.en;
