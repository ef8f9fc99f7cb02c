import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** The next number of a year's series. Its row stays locked until the caller's transaction ends, so that no number is left out. */
export async function nextOrderNumber(queryable: Queryable, at: Date): Promise<string> {
  const year = at.getUTCFullYear();
  const { last } = await queryable
    .insertInto('order_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`order_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `MU-${year}-${String(last).padStart(5, '0')}`;
}
