import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Queryable } from '../database/database.ts';
import { ApiProblem, type RefusalText } from '../http/api-problem.ts';
import type { FoundToken } from './token-holders.ts';

/** The message to a sub-administrator whose access was removed, with a contact. */
export interface RemovedAdmin {
  company: string;
  /** Of an ISO moment. */
  at: string;
  owner: { name: string; email: string };
}

/** By a dashboard token that would still be good. */
export async function findRemovedAdminToken(
  queryable: Queryable,
  id: number,
  now: number,
): Promise<FoundToken<RemovedAdmin> | undefined> {
  const row = await queryable
    .selectFrom('access_tokens as token')
    .innerJoin('users', 'users.id', 'token.user_id')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .innerJoin('users as owner', 'owner.company_id', 'companies.id')
    .select(['token.id as tokenId', 'token.digest', 'token.sign_in as signIn'])
    .select(['token.expires_at as expiresAt', 'companies.name as company', 'users.disabled_at as at'])
    .select(['owner.first_name as first', 'owner.last_name as last', 'owner.email'])
    .where('token.id', '=', id)
    .where('token.expires_at', '>', new Date(now))
    .where('users.disabled_at', 'is not', null)
    .where('companies.deleted_at', 'is', null)
    .where('owner.user_type_id', '=', userTypes.CONSUMER_ADMIN)
    .where('owner.disabled_at', 'is', null)
    .orderBy('owner.id')
    .executeTakeFirst();
  if (!row?.at) return undefined;
  const { tokenId, digest, signIn, expiresAt, company, first, last, email, at } = row;
  const holder = { company, at: at.toISOString(), owner: { name: `${first} ${last}`.trim(), email } };
  return { tokenId, digest, signIn, expiresAt, holder };
}

/** 401, with a sentence for the person under `errors.account`. */
export function accessTaken({ company, at, owner }: RemovedAdmin): ApiProblem {
  const sentence: RefusalText = ({ accounts }) => accounts.accessRemoved(company, at, owner);
  return new ApiProblem({ status: 401, message: 'Unauthenticated.', errors: { account: [sentence] } });
}
