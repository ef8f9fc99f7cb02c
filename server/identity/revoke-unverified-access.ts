import type { Queryable } from '../database/database.ts';
import type { AccessTokens } from './access-tokens.ts';
import { forgetSecondFactor } from './second-factor/second-factor.ts';
import { usersRepository } from './users-repository.ts';

/**
 * Ends every way into an account that was made by someone who never proved its address, in the transaction in which the
 * address's owner proves it: password and second factor,
 * connected sign-ins, requests to connect one, and tokens.
 */
export async function revokeUnverifiedAccess(
  queryable: Queryable,
  accessTokens: AccessTokens,
  userId: number,
): Promise<void> {
  await usersRepository.update(queryable, userId, { password_hash: null });
  await queryable.deleteFrom('social_accounts').where('user_id', '=', userId).execute();
  await queryable.deleteFrom('social_link_requests').where('user_id', '=', userId).execute();
  await queryable.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await forgetSecondFactor(queryable, userId);
  await accessTokens.revokeUser(userId, queryable);
}
