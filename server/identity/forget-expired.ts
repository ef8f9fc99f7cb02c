import type { Queryable } from '../database/database.ts';

const resetRetentionMs = 2 * 60 * 60_000;

/** Deletes expired tokens, proofs and requests. `now` in Unix ms. */
export async function forgetExpiredIdentity(database: Queryable, now: number): Promise<void> {
  const at = new Date(now);
  await database.deleteFrom('access_tokens').where('expires_at', '<=', at).execute();
  await database.deleteFrom('spent_social_tokens').where('expires_at', '<=', at).execute();
  await database.deleteFrom('social_link_requests').where('expires_at', '<=', at).execute();
  await database.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute();
  await database.deleteFrom('address_changes').where('expires_at', '<=', at).execute();
  await database.deleteFrom('sign_on_attempts').where('expires_at', '<=', at).execute();
  await database
    .deleteFrom('sign_ons')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('access_tokens')
            .select('access_tokens.id')
            .whereRef('access_tokens.sign_in', '=', 'sign_ons.sign_in'),
        ),
      ),
    )
    .execute();
  await database
    .deleteFrom('password_resets')
    .where('created_at', '<=', new Date(now - resetRetentionMs))
    .execute();
}
