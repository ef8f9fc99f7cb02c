import { forgetInvitationsTo } from '../companies/forget-invitations.ts';
import { forgetRequestsFrom } from '../contact/forget-requests.ts';
import type { Queryable } from '../database/database.ts';
import { deleteStoredAnswers, forgetKeysOf } from '../http/calls/forget-answers.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { eraseUser, erasedUserName } from '../identity/erase-user.ts';
import { usersRepository } from '../identity/users-repository.ts';
import { forgetMailsOfAccount, forgetMentions } from '../mail/forget-mails.ts';

/**
 * Erases a company-side person with every copy of what names them, in the caller's transaction. What only the address
 * connects with the account is erased where the address is proved to be the account's, and nowhere else.
 */
export async function eraseAccount(
  queryable: Queryable,
  accessTokens: AccessTokens,
  userId: number,
  at: Date,
): Promise<void> {
  const user = await usersRepository.byId(queryable, userId);
  if (!user) return;
  const { email, email_verified_at, company_id: companyId, first_name, last_name } = user;
  await forgetMailsOfAccount(queryable, user);
  await forgetKeysOf(queryable, userId);
  if (email_verified_at !== null) await forgetRequestsFrom(queryable, email);
  if (companyId !== null) {
    await forgetInvitationsTo(queryable, companyId, email);
    await deleteStoredAnswers(queryable, companyId);
    const name = `${first_name} ${last_name}`.trim();
    const instead = `${erasedUserName.first_name} ${erasedUserName.last_name}`;
    await forgetMentions(queryable, companyId, { name, email, instead });
  }
  await eraseUser(queryable, accessTokens, userId, at);
}
