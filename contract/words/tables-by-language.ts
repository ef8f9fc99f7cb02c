import { type SpokenLanguage, spokenLanguages } from '../rules/languages.ts';
import { type Translation, withFallback } from './with-fallback.ts';

/** The tables of a surface so small that it is loaded in all languages, found by the paths of their files. */
export function tablesByLanguage<Table extends object>(
  english: Table,
  found: Record<string, Translation<Table>>,
): Record<SpokenLanguage, Table> {
  const tableOf = (language: SpokenLanguage) =>
    Object.entries(found).find(([path]) => path.includes(`/${language}/`))?.[1] ?? {};
  return Object.fromEntries(
    spokenLanguages.map((language) => [language, withFallback(english, tableOf(language))]),
  ) as Record<SpokenLanguage, Table>;
}
