import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

type Series = Schema['order_numbers']['series'];

const prefixes: Readonly<Record<Series, string>> = { order: 'MU', 'credit-note': 'MU-CN' };

/** What all numbers of a year's series begin with. */
export const numberPrefix = (series: Series, year: number): string => `${prefixes[series]}-${year}-`;

/** The next number of a year's series. Its row stays locked until the caller's transaction ends, so that no number is left out. */
export async function nextNumber(queryable: Queryable, series: Series, at: Date): Promise<string> {
  const year = at.getUTCFullYear();
  const { last } = await queryable
    .insertInto('order_numbers')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet({ last: sql`order_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return numberPrefix(series, year) + String(last).padStart(5, '0');
}
