import { tagsOfRow } from '../database/tags-of-row.ts';
import type { Queryable } from '../database/database.ts';
import type { AuthenticatedUser } from '../identity/token-holders.ts';
import { readUserAnswer } from '../identity/user-answer.ts';
import { pictureType } from '../pdf/picture.ts';
import { listed } from './streamed-json.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';

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
  const people = queryable.selectFrom('consumers').where('company_id', '=', companyId).orderBy('id');
  const sessions = queryable
    .selectFrom('sessions')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('rehearsal_rate', 'is', null)
    .orderBy('created_at')
    .orderBy('id');
  const transfers = queryable
    .selectFrom('ledger_transfers')
    .where('company_id', '=', companyId)
    .orderBy('id');
  const signUps = queryable
    .selectFrom('sign_up_people as person')
    .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
    .innerJoin('programmes', 'programmes.id', 'person.programme_id')
    .where('programmes.company_id', '=', companyId)
    .orderBy('person.id');
  const orders = queryable.selectFrom('orders').where('company_id', '=', companyId).orderBy('id');
  const entries = queryable.selectFrom('audit_entries').where('company_id', '=', companyId).orderBy('id');
  return {
    ...(await companySettings(queryable, companyId)),
    domains: await queryable
      .selectFrom('company_domains')
      .select(['domain', 'created_at', 'proved_at', 'lost_at'])
      .where('company_id', '=', companyId)
      .orderBy('domain')
      .execute(),
    single_sign_on_connection: await queryable
      .selectFrom('sign_on_connections')
      .select(['issuer', 'client_id', 'group_claim', 'group_roles', 'default_role', 'is_enforced'])
      .where('company_id', '=', companyId)
      .execute(),
    people: listed(
      () => people.select('id').execute(),
      (keys) =>
        people
          .select(['first_name', 'last_name', 'email', 'department', 'language', 'timezone_id'])
          .select(['created_at', 'left_at', tagsOfRow.as('tags')])
          .where('id', 'in', idsOf(keys))
          .execute(),
    ),
    sessions: listed(
      () => sessions.select('id').execute(),
      (keys) =>
        sessions
          .select(['id', 'title', 'story_slug', 'starts_at', 'timezone_id', 'status'])
          .select(['started_at', 'ended_at'])
          .where('id', 'in', idsOf(keys))
          .execute(),
    ),
    audit_log: listed(
      () => entries.select('id').execute(),
      (keys) =>
        entries
          .select(['at', 'act', 'user_id', 'subject', 'address', 'before', 'after'])
          .where('id', 'in', idsOf(keys))
          .execute(),
    ),
    session_templates: await queryable
      .selectFrom('session_templates')
      .select(['name', 'settings', 'created_at'])
      .where('company_id', '=', companyId)
      .orderBy('name')
      .execute(),
    report_links: await queryable
      .selectFrom('report_links')
      .select(['created_by', 'created_at', 'expires_at'])
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute(),
    report_months: await queryable
      .selectFrom('report_months')
      .select(['month', 'figures'])
      .where('company_id', '=', companyId)
      .orderBy('month')
      .execute(),
    programmes: await queryable
      .selectFrom('programmes')
      .select(['id', 'title', 'story_slug', 'timezone_id', 'audience', 'allowed', 'closes_at', 'created_at'])
      .where('company_id', '=', companyId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    kept_apart: await queryable
      .selectFrom('kept_apart')
      .innerJoin('programmes', 'programmes.id', 'kept_apart.programme_id')
      .innerJoin('consumers', 'consumers.id', 'kept_apart.consumer_id')
      .select(['kept_apart.programme_id', 'kept_apart.set_id', 'consumers.email', 'kept_apart.created_at'])
      .where('programmes.company_id', '=', companyId)
      .orderBy('kept_apart.set_id')
      .orderBy('consumers.email')
      .execute(),
    sign_ups: listed(
      () => signUps.select('person.id').execute(),
      (keys) =>
        signUps
          .select(['person.programme_id', 'person.first_name', 'person.last_name', 'person.email'])
          .select(['person.confirmed_at', 'person.ended_at', 'sign_ups.created_at', 'sign_ups.state'])
          .where('person.id', 'in', idsOf(keys))
          .execute(),
    ),
    credits: listed(
      () => transfers.select('id').execute(),
      (keys) =>
        transfers
          .select(['at', 'kind', 'reason', 'available_after'])
          .where('id', 'in', idsOf(keys))
          .execute(),
    ),
    orders: listed(
      () => orders.select('id').execute(),
      (keys) =>
        orders
          .select(['number', 'status', 'payment', 'pack_name', 'quantity', 'credits', 'currency'])
          .select(['net_minor', 'tax_minor', 'total_minor', 'billing', 'placed_at', 'paid_at'])
          .select(['tax_check', 'refund_request'])
          .where('id', 'in', idsOf(keys))
          .execute(),
    ),
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
