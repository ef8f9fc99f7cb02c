import type { Queryable } from '../database/database.ts';

/** What a company that closes has of reports: its months and its links. */
export async function forgetReports(queryable: Queryable, companyId: number): Promise<void> {
  await queryable.deleteFrom('report_months').where('company_id', '=', companyId).execute();
  await queryable.deleteFrom('report_links').where('company_id', '=', companyId).execute();
}
