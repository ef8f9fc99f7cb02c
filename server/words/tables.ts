import { existsSync } from 'node:fs';
import path from 'node:path';
import { type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import { type Translation, withFallback } from '#contract/words/with-fallback.ts';

const folder = path.resolve(import.meta.dirname, '../../contract/words');

/** The tables of one surface, which each language exports from the same file by the same name; English where it has none. */
export async function tablesOf<Table extends object>(
  english: Table,
  file: string,
  name: string,
): Promise<(language: SpokenLanguage) => Table> {
  async function read(language: SpokenLanguage): Promise<Translation<Table>> {
    const found = path.join(folder, language, file);
    return existsSync(found) ? (await import(found))[name] : {};
  }
  const tables = new Map<SpokenLanguage, Table>();
  for (const language of spokenLanguages) tables.set(language, withFallback(english, await read(language)));
  return (language) => tables.get(language) ?? english;
}
