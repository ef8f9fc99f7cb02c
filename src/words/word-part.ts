import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { pseudoLocale, pseudoOf } from '#contract/words/pseudo-locale.ts';
import { type Translation, withFallback } from '#contract/words/with-fallback.ts';
import { languageKey } from '../services/language-choice.ts';

export type TablesFound<Table> = Record<string, () => Promise<Translation<Table>>>;

/** Texts that are loaded together: English comes with the code that shows it, other languages when they are chosen. */
export interface WordPart<Table = object> {
  /** Undefined while the language is not loaded. */
  in: (language: SpokenLanguage) => Table | undefined;
  /** The same promise for every caller until it fails. */
  load: (language: SpokenLanguage) => Promise<void>;
}

const isPseudoChosen = () =>
  typeof window !== 'undefined' && window.localStorage.getItem(languageKey) === pseudoLocale;

/** `found` has a loader for each language's file, by its path. */
export function wordPart<Table extends object>(english: Table, found: TablesFound<Table>): WordPart<Table> {
  const loaded = new Map<SpokenLanguage, Table>([['en', isPseudoChosen() ? pseudoOf(english) : english]]);
  const loading = new Map<SpokenLanguage, Promise<void>>();
  const fetchTable = async (language: SpokenLanguage) => {
    const [, fetchFound] = Object.entries(found).find(([path]) => path.includes(`/${language}/`)) ?? [];
    loaded.set(language, withFallback(english, (await fetchFound?.()) ?? {}));
  };
  return {
    in: (language) => loaded.get(language),
    load(language) {
      const known = loading.get(language);
      if (known) return known;
      const load = loaded.has(language) ? Promise.resolve() : fetchTable(language);
      loading.set(language, load);
      load.catch(() => loading.delete(language));
      return load;
    },
  };
}

const pageParts = new Set<WordPart>();

/** From now on `loadPageWords` loads this part too. */
export const keepLoading = (part: WordPart) => void pageParts.add(part);

/** Loads the words of every page whose code has come, so that a page is shown in one language from its first moment. */
export const loadPageWords = async (language: SpokenLanguage): Promise<void> => {
  await Promise.all([...pageParts].map((part) => part.load(language)));
};
