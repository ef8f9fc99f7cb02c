import type { Queryable } from '../database/database.ts';
import { erasedAddress } from '../mail/erased-address.ts';
import { forgetAssignments } from '../assignments/session-assignments.ts';
import { forgetNotifications } from '../notifications/notification-choices.ts';
import type { AccessTokens } from './access-tokens.ts';
import { forgetSignOnAccount } from './single-sign-on/sign-on-accounts.ts';
import { forgetSecondFactor } from './second-factor/second-factor.ts';
import { usersRepository } from './users-repository.ts';

/**
 * Ends a company-side person's account and frees the address, so that it may be invited or sign up again: phone, password,
 * connected accounts and every sign-in go, the name stays with what they have done. `at` is when; `endTokens` ends the
 * tokens, which are deleted unless it is given.
 */
export async function endAccount(
  queryable: Queryable,
  accessTokens: AccessTokens,
  userId: number,
  at: Date,
  endTokens: (userId: number, queryable: Queryable) => Promise<void> = accessTokens.revokeUser,
): Promise<void> {
  await usersRepository.lock(queryable, userId);
  await usersRepository.update(queryable, userId, {
    email: erasedAddress(userId),
    password_hash: null,
    disabled_at: at,
  });
  await queryable.deleteFrom('profiles').where('user_id', '=', userId).execute();
  await queryable.deleteFrom('social_accounts').where('user_id', '=', userId).execute();
  await queryable.deleteFrom('social_link_requests').where('user_id', '=', userId).execute();
  await queryable.deleteFrom('address_changes').where('user_id', '=', userId).execute();
  await forgetAssignments(queryable, userId);
  await forgetNotifications(queryable, userId);
  await queryable.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await forgetSecondFactor(queryable, userId);
  await endTokens(userId, queryable);
}

/** What a company-side person is called after being erased. */
export const erasedUserName = { first_name: 'Former', last_name: 'administrator' };

/** Takes a company-side person out: the account as above, and the name with it. */
export async function eraseUser(
  queryable: Queryable,
  accessTokens: AccessTokens,
  userId: number,
  at: Date,
): Promise<void> {
  await endAccount(queryable, accessTokens, userId, at);
  await forgetSignOnAccount(queryable, userId);
  await usersRepository.update(queryable, userId, erasedUserName);
}
