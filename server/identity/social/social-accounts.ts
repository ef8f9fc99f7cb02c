import { createHash, randomBytes } from 'node:crypto';
import { auth } from '#contract/rules/business-constants.ts';
import type { SocialProvider } from '#contract/calls/schemas/identity.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../database/database.ts';
import { invalidToken, type SocialIdentity } from './social-identity.ts';

interface SocialAccount {
  provider: SocialProvider;
  subject: string;
}

export type SocialAccounts = ReturnType<typeof createSocialAccounts>;

/** Accounts are known by provider and subject, never by address. */
export function createSocialAccounts({ clock }: { clock: Clock }) {
  return {
    find: (queryable: Queryable, { provider, subject }: SocialAccount) =>
      queryable
        .selectFrom('social_accounts')
        .innerJoin('users', 'users.id', 'social_accounts.user_id')
        .select('users.id')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .executeTakeFirst(),

    async link(queryable: Queryable, account: SocialAccount, userId: number): Promise<void> {
      await queryable
        .insertInto('social_accounts')
        .values({ ...account, user_id: userId, created_at: new Date(clock.now()) })
        .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
        .execute();
    },

    /** Throws for an id token that was used before. */
    async spend(queryable: Queryable, { spends }: SocialIdentity): Promise<void> {
      if (!spends) return;
      const now = new Date(clock.now());
      await queryable.deleteFrom('spent_social_tokens').where('expires_at', '<', now).execute();
      const spent = await queryable
        .insertInto('spent_social_tokens')
        .values({ digest: digestOf(spends.token), expires_at: new Date((spends.expiresAt + 120) * 1000) })
        .onConflict((conflict) => conflict.column('digest').doNothing())
        .returning('digest')
        .executeTakeFirst();
      if (!spent) throw invalidToken();
    },

    /** A secret that, mailed to the user's own address, proves that the account is theirs to connect. */
    async requestLink(queryable: Queryable, account: SocialAccount, userId: number): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expires_at = new Date(clock.now() + auth.verificationLinkMs);
      await queryable
        .deleteFrom('social_link_requests')
        .where('user_id', '=', userId)
        .where('provider', '=', account.provider)
        .execute();
      await queryable
        .insertInto('social_link_requests')
        .values({ ...account, digest: digestOf(token), user_id: userId, expires_at })
        .execute();
      return token;
    },

    /** Once; undefined for an unknown, used or expired secret. */
    spendLinkRequest: (queryable: Queryable, token: string) =>
      queryable
        .deleteFrom('social_link_requests')
        .where('digest', '=', digestOf(token))
        .where('expires_at', '>', new Date(clock.now()))
        .returning(['provider', 'subject', 'user_id'])
        .executeTakeFirst(),
  };
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
