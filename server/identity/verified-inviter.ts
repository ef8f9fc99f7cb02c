import type { Queryable } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';

const message =
  'Please confirm your email address before you invite people: open the link that we mailed to you, or have a new one sent from the notice above your dashboard.';

/** 403 for an account whose address nobody has proved: it sends mail to no one but itself. */
export async function requireVerified(queryable: Queryable, userId: number): Promise<void> {
  const verified = await queryable
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!verified) throw new ApiProblem({ status: 403, message });
}
