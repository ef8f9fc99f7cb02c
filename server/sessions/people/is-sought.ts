import { sql } from 'kysely';
import { searchedWords } from '#contract/rules/text/search-text.ts';

const containing = (form: string) => `%${form.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether name, address or department of `consumers` contain every word of a search, ignoring case and diacritics. */
export function isSought(search: string) {
  const words = searchedWords(search.replaceAll('\0', ''));
  const conditions = words.map(
    (forms) =>
      sql`(${sql.join(
        forms.map(
          (form) => sql`consumers.search_text || ' ' || consumers.department_text like ${containing(form)}`,
        ),
        sql` or `,
      )})`,
  );
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
