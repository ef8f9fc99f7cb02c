import { use } from 'react';
import { useLanguage } from './language.ts';
import { keepLoading, type TablesFound, wordPart } from './word-part.ts';

/**
 * A hook that gives a surface's texts in the language of the page. Views whose code comes later than their page wait
 * for their words as they wait for their code.
 */
export function pageWords<Table extends object>(english: Table, found: TablesFound<Table>): () => Table {
  const part = wordPart(english, found);
  keepLoading(part);
  return () => {
    const language = useLanguage();
    const table = part.in(language);
    if (table) return table;
    use(part.load(language));
    return part.in(language) ?? english;
  };
}
