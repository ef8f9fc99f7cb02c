import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { pseudoLocale, pseudoOf } from '#contract/words/pseudo-locale.ts';
import { type Translation, withFallback } from '#contract/words/with-fallback.ts';
import { languageKey } from '../services/language-choice.ts';

export type TablesFound<Table> = Record<string, () => Promise<Translation<Table>>>;

/** The texts of a surface: English comes with the code that shows it, another language when it is spoken. */
export interface WordTable<Table = object> {
  /** Undefined while the language is not loaded. */
  in: (language: SpokenLanguage) => Table | undefined;
  /** The same promise for every caller until it fails. */
  load: (language: SpokenLanguage) => Promise<void>;
}

const tables = new Set<WordTable>();
const spoken = new Set<SpokenLanguage>();

const isPseudoChosen = () =>
  typeof window !== 'undefined' && window.localStorage.getItem(languageKey) === pseudoLocale;

/** `found` has a loader for each language's file, by its path. From now on `loadPageWords` loads this table too. */
export function wordTable<Table extends object>(english: Table, found: TablesFound<Table>): WordTable<Table> {
  const loaded = new Map<SpokenLanguage, Table>();
  /** Decided at the first use: modules are evaluated before `main.tsx` replaces storages that are blocked. */
  const inEnglish = () => {
    const table = loaded.get('en') ?? (isPseudoChosen() ? pseudoOf(english) : english);
    loaded.set('en', table);
    return table;
  };
  const loading = new Map<SpokenLanguage, Promise<void>>();
  const fetchTable = async (language: SpokenLanguage) => {
    const [, fetchFound] = Object.entries(found).find(([path]) => path.includes(`/${language}/`)) ?? [];
    loaded.set(language, withFallback(english, (await fetchFound?.()) ?? {}));
  };
  const table: WordTable<Table> = {
    in: (language) => (language === 'en' ? inEnglish() : loaded.get(language)),
    load(language) {
      const known = loading.get(language);
      if (known) return known;
      const load = language === 'en' ? Promise.resolve() : fetchTable(language);
      loading.set(language, load);
      load.catch(() => loading.delete(language));
      return load;
    },
  };
  tables.add(table);
  return table;
}

/**
 * Loads every table whose code has come, so that a page is shown in one language from its first moment. The languages
 * spoken before are loaded too, since a page may go back to one of them; without them it is shown all the same.
 */
export const loadPageWords = async (language: SpokenLanguage): Promise<void> => {
  spoken.add(language);
  const others = [...spoken].filter((other) => other !== language);
  await Promise.all(
    [...tables].flatMap((table) => [
      table.load(language),
      ...others.map((other) => table.load(other).catch(() => undefined)),
    ]),
  );
};
