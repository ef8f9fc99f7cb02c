import { tagsPerPerson } from '#contract/rules/business-constants.ts';
import type { Queryable } from '../../database/database.ts';
import { fieldProblem } from '../../http/api-problem.ts';
import { cleanText } from './roster.ts';

export async function tagsOf(queryable: Queryable, id: number): Promise<string[]> {
  const rows = await queryable
    .selectFrom('person_tags')
    .select('tag')
    .where('consumer_id', '=', id)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Tags as they are stored: without control characters and duplicates. */
export const cleanTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(cleanText))].filter((tag) => tag !== '').sort();

/** Replaces the person's tags. */
export async function writeTags(queryable: Queryable, id: number, tags: readonly string[]): Promise<void> {
  await queryable.deleteFrom('person_tags').where('consumer_id', '=', id).execute();
  await addTags(queryable, [id], tags);
}

/** Throws 422 for a person who would have too many. */
export async function addTags(
  queryable: Queryable,
  ids: readonly number[],
  tags: readonly string[],
): Promise<void> {
  const rows = ids.flatMap((consumer_id) => tags.map((tag) => ({ consumer_id, tag })));
  if (rows.length === 0) return;
  await queryable
    .insertInto('person_tags')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const crowded = await queryable
    .selectFrom('person_tags')
    .select('consumer_id')
    .where('consumer_id', 'in', [...ids])
    .groupBy('consumer_id')
    .having(({ fn }) => fn.countAll(), '>', tagsPerPerson)
    .limit(1)
    .executeTakeFirst();
  if (crowded) throw fieldProblem('tag', ({ people }) => people.tooManyTags(tagsPerPerson));
}

export async function removeTag(queryable: Queryable, ids: readonly number[], tag: string): Promise<void> {
  await queryable
    .deleteFrom('person_tags')
    .where('consumer_id', 'in', [...ids])
    .where('tag', '=', tag)
    .execute();
}
