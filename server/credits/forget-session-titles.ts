import type { Queryable } from '../database/database.ts';

/** Takes the titles of a company's sessions out of the reasons in its ledger; kinds, sessions and credits stay. */
export async function forgetSessionTitles(queryable: Queryable, companyId: number): Promise<void> {
  await queryable
    .updateTable('ledger_transfers')
    .set({ reason: 'Session of a closed company' })
    .where('company_id', '=', companyId)
    .where('session_id', 'is not', null)
    .execute();
}
