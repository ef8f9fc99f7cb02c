import type { Queryable } from '../database/database.ts';

/** Deletes a company's invitations of this address to administer it, open or accepted. */
export async function forgetInvitationsTo(
  queryable: Queryable,
  companyId: number,
  email: string,
): Promise<void> {
  await queryable
    .deleteFrom('admin_invitations')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .execute();
}
