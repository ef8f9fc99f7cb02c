import { type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import { type Translation, withFallback } from '#contract/words/with-fallback.ts';

/** The tables of one surface, of which `load` imports a language's. */
export async function tablesOf<Table extends object>(
  english: Table,
  load: (language: SpokenLanguage) => Promise<Translation<Table>>,
): Promise<(language: SpokenLanguage) => Table> {
  const tables = new Map<SpokenLanguage, Table>();
  for (const language of spokenLanguages) tables.set(language, withFallback(english, await load(language)));
  return (language) => tables.get(language) ?? english;
}
