import { assignedSessions } from '../assignments/session-assignments.ts';
import type { Queryable } from '../database/database.ts';
import type { AuthenticatedUser } from '../identity/token-holders.ts';
import { readUserAnswer } from '../identity/user-answer.ts';
import { listed } from './streamed-json.ts';

/**
 * What was mailed to and written from an address; none of it while nobody has proved that the address is the account's. Not
 * the mails' text, which may contain a link that opens the account.
 */
function addressParts(
  queryable: Queryable,
  { email, email_verified_at }: Pick<AuthenticatedUser, 'email' | 'email_verified_at'>,
) {
  if (email_verified_at === null) return { mails: [], contact_messages: [] };
  const mails = queryable
    .selectFrom('outbox_mails')
    .where('recipient', '=', email)
    .where('seat_id', 'is', null)
    .orderBy('id');
  const messages = queryable.selectFrom('contact_requests').where('email', '=', email).orderBy('id');
  return {
    mails: listed(
      () => mails.select('id').execute(),
      (keys) =>
        mails.select(['kind', 'subject', 'created_at', 'sent_at']).where('id', 'in', idsOf(keys)).execute(),
    ),
    contact_messages: listed(
      () => messages.select('id').execute(),
      (keys) =>
        messages.select(['name', 'topic', 'message', 'created_at']).where('id', 'in', idsOf(keys)).execute(),
    ),
  };
}

const idsOf = <Id>(rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id);

/** What an account's holder has done. */
async function ownParts(queryable: Queryable, user: AuthenticatedUser) {
  const { id } = user;
  const sessions = queryable
    .selectFrom('sessions')
    .where('created_by', '=', id)
    .where('deleted_at', 'is', null)
    .where('rehearsal_rate', 'is', null)
    .orderBy('created_at')
    .orderBy('id');
  const messages = queryable
    .selectFrom('session_messages')
    .where('sent_by', '=', id)
    .orderBy('created_at')
    .orderBy('id');
  return {
    facilitated_sessions: await assignedSessions(queryable)
      .select(['sessions.title', 'sessions.starts_at', 'assignment.assigned_at'])
      .where('assignment.user_id', '=', id)
      .execute(),
    connected_accounts: await queryable
      .selectFrom('social_accounts')
      .select(['provider', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    second_factor: await queryable
      .selectFrom('second_factors')
      .select('confirmed_at')
      .where('user_id', '=', id)
      .execute(),
    passkeys: await queryable
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'used_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    address_change: await queryable
      .selectFrom('address_changes')
      .select(['email', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    single_sign_on: await queryable
      .selectFrom('sign_on_accounts')
      .select(['issuer', 'subject'])
      .where('user_id', '=', id)
      .execute(),
    sign_ins: await queryable
      .selectFrom('access_tokens')
      .select(['created_at', 'expires_at', 'device', 'used_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    invited_administrators: await queryable
      .selectFrom('admin_invitations')
      .select(['email', 'created_at', 'expires_at', 'accepted_at', 'revoked_at'])
      .where('invited_by', '=', id)
      .orderBy('id')
      .execute(),
    planned_sessions: listed(
      () => sessions.select('id').execute(),
      (keys) =>
        sessions
          .select(['id', 'title', 'starts_at', 'timezone_id', 'status', 'created_at'])
          .where('id', 'in', idsOf(keys))
          .execute(),
    ),
    mailed_messages: listed(
      () => messages.select('id').execute(),
      (keys) =>
        messages
          .select(['session_id', 'team_id', 'text', 'created_at'])
          .where('id', 'in', idsOf(keys))
          .execute(),
    ),
    unwanted_notifications: await queryable
      .selectFrom('unwanted_notifications')
      .select('kind')
      .where('user_id', '=', id)
      .orderBy('kind')
      .execute(),
    ...addressParts(queryable, user),
  };
}

/** What is kept about an account. Its company's data are in the company's export. */
export async function readUserData(queryable: Queryable, user: AuthenticatedUser) {
  const { password, ...account } = await readUserAnswer(queryable, user.id);
  return {
    account: { ...account, has_password: password !== null },
    ...(await ownParts(queryable, user)),
  };
}
