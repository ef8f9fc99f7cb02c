import { use } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { useLanguage } from './use-words.tsx';
import { type TablesFound, wordPart } from './word-part.ts';

const pageParts = new Set<(language: SpokenLanguage) => Promise<void>>();

/** Loads the words of every page whose code has come, so that a page is shown in one language from its first moment. */
export const loadPageWords = async (language: SpokenLanguage): Promise<void> => {
  await Promise.all([...pageParts].map((load) => load(language)));
};

/**
 * A hook that gives a surface's texts in the language of the page. Views whose code comes later than their page wait
 * for their words as they wait for their code.
 */
export function pageWords<Table extends object>(english: Table, found: TablesFound<Table>): () => Table {
  const part = wordPart(english, found);
  pageParts.add(part.load);
  return () => {
    const language = useLanguage();
    const table = part.in(language);
    if (table) return table;
    use(part.load(language));
    return part.in(language) ?? english;
  };
}
