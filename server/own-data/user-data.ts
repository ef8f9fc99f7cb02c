import type { Queryable } from '../database/database.ts';
import type { AuthenticatedUser } from '../identity/token-holders.ts';
import { readUserAnswer } from '../identity/user-answer.ts';
import { pictureType } from '../pdf/picture.ts';
import { userTypes } from '#contract/rules/user-types.ts';

/** What an account's holder has done and been sent; not the mails' text, which may hold a link that opens the account. */
async function ownParts(queryable: Queryable, { id, email }: Pick<AuthenticatedUser, 'id' | 'email'>) {
  return {
    connected_accounts: await queryable
      .selectFrom('social_accounts')
      .select(['provider', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    sign_ins: await queryable
      .selectFrom('access_tokens')
      .select(['created_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    invited_administrators: await queryable
      .selectFrom('admin_invitations')
      .select(['email', 'created_at', 'expires_at', 'accepted_at', 'revoked_at'])
      .where('invited_by', '=', id)
      .orderBy('id')
      .execute(),
    planned_sessions: await queryable
      .selectFrom('sessions')
      .select(['id', 'title', 'starts_at', 'timezone_id', 'status', 'created_at'])
      .where('created_by', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute(),
    mailed_messages: await queryable
      .selectFrom('session_messages')
      .select(['session_id', 'team_id', 'text', 'created_at'])
      .where('sent_by', '=', id)
      .orderBy('created_at')
      .execute(),
    unwanted_notifications: await queryable
      .selectFrom('unwanted_notifications')
      .select('kind')
      .where('user_id', '=', id)
      .orderBy('kind')
      .execute(),
    mails: await queryable
      .selectFrom('outbox_mails')
      .select(['kind', 'subject', 'created_at', 'sent_at'])
      .where('recipient', '=', email)
      .where('seat_id', 'is', null)
      .orderBy('id')
      .execute(),
    contact_messages: await queryable
      .selectFrom('contact_requests')
      .select(['name', 'topic', 'message', 'created_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
  };
}

/** A picture as the address that holds it, which any browser opens. */
const inAddress = (picture: Buffer) =>
  `data:${pictureType(picture) ?? 'application/octet-stream'};base64,${picture.toString('base64')}`;

async function companySettings(queryable: Queryable, companyId: number) {
  const { logo, ...settings } = await queryable
    .selectFrom('companies')
    .select(['name', 'created_at', 'confirm_address', 'colour', 'logo'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { ...settings, logo: logo && inAddress(Buffer.from(logo)) };
}

/** What is the company's: its owner takes it along. */
async function companyParts(queryable: Queryable, companyId: number) {
  return {
    ...(await companySettings(queryable, companyId)),
    people: await queryable
      .selectFrom('consumers')
      .select(['first_name', 'last_name', 'email', 'timezone_id', 'created_at'])
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute(),
    sessions: await queryable
      .selectFrom('sessions')
      .select(['id', 'title', 'story_slug', 'starts_at', 'timezone_id', 'status', 'started_at', 'ended_at'])
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute(),
    credits: await queryable
      .selectFrom('ledger_transfers')
      .select(['at', 'kind', 'reason', 'available_after'])
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute(),
    orders: await queryable
      .selectFrom('orders')
      .select(['number', 'status', 'payment', 'pack_name', 'quantity', 'credits', 'currency'])
      .select(['net_minor', 'tax_minor', 'total_minor', 'billing', 'placed_at', 'paid_at'])
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute(),
  };
}

/** What is kept about an account, and for its owner about the company. Amounts are in the currency's smallest unit. */
export async function readUserData(queryable: Queryable, user: AuthenticatedUser) {
  const { password, ...account } = await readUserAnswer(queryable, user.id);
  const own = {
    account: { ...account, has_password: password !== null },
    ...(await ownParts(queryable, user)),
  };
  if (user.user_type_id !== userTypes.CONSUMER_ADMIN || user.company_id === null) return own;
  return { ...own, company: await companyParts(queryable, user.company_id) };
}
