import type { Queryable } from '../database/database.ts';
import type { AccessTokens } from './access-tokens.ts';
import { usersRepository } from './users-repository.ts';

/** Takes a company-side person out: name, address, phone, password, connected accounts, every sign-in. `at` is when. */
export async function eraseUser(
  queryable: Queryable,
  accessTokens: AccessTokens,
  userId: number,
  at: Date,
): Promise<void> {
  await usersRepository.lock(queryable, userId);
  await usersRepository.update(queryable, userId, {
    first_name: 'Former',
    last_name: 'administrator',
    email: `erased-${userId}@erased.invalid`,
    password_hash: null,
    disabled_at: at,
  });
  await queryable.deleteFrom('profiles').where('user_id', '=', userId).execute();
  await queryable.deleteFrom('social_accounts').where('user_id', '=', userId).execute();
  await queryable.deleteFrom('social_link_requests').where('user_id', '=', userId).execute();
  await queryable.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await accessTokens.revokeUser(userId, queryable);
}
