import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Takes the address of the buyer out of the test checkout's pages of a company's orders. */
export async function forgetTestPages(queryable: Queryable, companyId: number): Promise<void> {
  await queryable
    .updateTable('test_payments')
    .set({ page: sql`page || '{"customer_email": null}'::jsonb` })
    .where(sql<string>`page->>'client_reference_id'`, 'in', (from) =>
      from
        .selectFrom('orders')
        .select(sql<string>`orders.id::text`.as('id'))
        .where('company_id', '=', companyId),
    )
    .execute();
}
