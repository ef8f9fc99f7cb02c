import { use } from 'react';
import { useLanguage } from './language.ts';
import { type TablesFound, wordTable } from './word-table.ts';

/**
 * A hook that gives a surface's texts in the language of the page. Views whose code comes later than their page wait
 * for their words as they wait for their code.
 */
export function pageWords<Table extends object>(english: Table, found: TablesFound<Table>): () => Table {
  const table = wordTable(english, found);
  return () => {
    const language = useLanguage();
    const words = table.in(language);
    if (words) return words;
    use(table.load(language));
    return table.in(language) ?? english;
  };
}
