import { failures } from '#contract/words/en/failures.ts';
import { errorMessage } from '#contract/words/error-catalogue.ts';
import type { Queryable } from '../database/database.ts';
import { guestProblem } from '../http/api-problem.ts';
import type { FoundToken } from './token-holders.ts';

const seatsOfClosedCompanies = (queryable: Queryable) =>
  queryable
    .selectFrom('seats')
    .innerJoin('sessions', 'sessions.id', 'seats.session_id')
    .innerJoin('companies', 'companies.id', 'sessions.company_id')
    .where('companies.deleted_at', 'is not', null);

/** Whether a personal link was for a session of a company that has closed its account; by the digest of its token. */
export async function isLinkOfClosedCompany(queryable: Queryable, linkDigest: string): Promise<boolean> {
  const row = await seatsOfClosedCompanies(queryable)
    .select('seats.id')
    .where('seats.link_digest', '=', linkDigest)
    .executeTakeFirst();
  return row !== undefined;
}

/** By a participant's token that would still be good. */
export async function findClosedCompanyToken(
  queryable: Queryable,
  id: number,
  now: number,
): Promise<FoundToken<null> | undefined> {
  const row = await seatsOfClosedCompanies(queryable)
    .innerJoin('access_tokens as token', 'token.seat_id', 'seats.id')
    .select(['token.id as tokenId', 'token.digest', 'token.sign_in as signIn'])
    .select('token.expires_at as expiresAt')
    .where('token.id', '=', id)
    .where('token.expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row && { ...row, holder: null };
}

/** CONSUMER_002, with a sentence for the person under `errors.company`: 401 for a token, 410 for a link. */
export function companyClosed(status: 401 | 410) {
  const code = 'CONSUMER_002';
  const name = 'companyClosed';
  const errors = { company: [failures.reasons[name]({})] };
  return guestProblem({ status, code, message: errorMessage(code), errors }, name);
}
