import { type Kysely, sql } from 'kysely';
import { searchForms } from '../../../contract/rules/text/search-text.ts';

/**
 * What a company corrects of a person, who changed it last, since when the person is no longer on its list, and what a
 * search looks in: name and address, and the department, without diacritics.
 */
const statements = [
  `alter table consumers add column department text not null default ''`,
  `alter table consumers add column language text`,
  `alter table consumers add column left_at timestamptz`,
  `alter table consumers add column search_text text not null default ''`,
  `alter table consumers add column department_text text not null default ''`,
  `alter table consumers add column version integer not null default 1`,
  `alter table consumers add column changed_at timestamptz`,
  `alter table consumers add column changed_by bigint references users on delete set null`,
];

const atOnce = 1000;

async function fillSearchTexts(database: Kysely<unknown>): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, concat(first_name, ' ', last_name, ' ', email) as text from consumers
      where id > ${last} and email not like '%@erased.invalid' order by id limit ${atOnce}`.execute(database);
    if (rows.length === 0) return;
    const filled = rows.map(({ id, text }) => ({ id: Number(id), text: searchForms(text).join(' ') }));
    await sql`
      update consumers set search_text = filled.text
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as filled (id bigint, text text)
      where consumers.id = filled.id`.execute(database);
    last = filled.at(-1)?.id ?? last;
  }
}

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
  await fillSearchTexts(database);
}
