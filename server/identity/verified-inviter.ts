import type { Queryable } from '../database/database.ts';
import { ApiProblem, unauthenticated } from '../http/api-problem.ts';

/**
 * 401 for an account that has ended since the request came in. The user's row is held, so that a request that ends the
 * account waits for all that passes here.
 */
export async function requireAccount(
  queryable: Queryable,
  userId: number,
): Promise<{ email_verified_at: Date | null }> {
  const account = await queryable
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!account) throw unauthenticated();
  return account;
}

/** 403 for an account with an unverified address, which may send mail only to itself. 401 as above. */
export async function requireVerified(queryable: Queryable, userId: number): Promise<void> {
  const { email_verified_at } = await requireAccount(queryable, userId);
  if (email_verified_at === null)
    throw new ApiProblem({ status: 403, message: ({ accounts }) => accounts.unverified });
}
