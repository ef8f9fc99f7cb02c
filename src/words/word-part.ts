import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { pseudoLocale, pseudoOf } from '#contract/words/pseudo-locale.ts';
import { type Translation, withFallback } from '#contract/words/with-fallback.ts';
import { languageKey } from '../services/language-choice.ts';

export type TablesFound<Table> = Record<string, () => Promise<Translation<Table>>>;

/** Texts that are loaded together: English comes with the code that shows it, other languages when they are chosen. */
export interface WordPart<Table = object> {
  /** Undefined while the language is not loaded. */
  in: (language: SpokenLanguage) => Table | undefined;
  load: (language: SpokenLanguage) => Promise<void>;
}

const isPseudoChosen = () =>
  typeof window !== 'undefined' && window.localStorage.getItem(languageKey) === pseudoLocale;

/** `found` has a loader for each language's file, by its path. */
export function wordPart<Table extends object>(english: Table, found: TablesFound<Table>): WordPart<Table> {
  const loaded = new Map<SpokenLanguage, Table>([['en', isPseudoChosen() ? pseudoOf(english) : english]]);
  return {
    in: (language) => loaded.get(language),
    async load(language) {
      if (loaded.has(language)) return;
      const [, fetchTable] = Object.entries(found).find(([path]) => path.includes(`/${language}/`)) ?? [];
      loaded.set(language, withFallback(english, (await fetchTable?.()) ?? {}));
    },
  };
}
