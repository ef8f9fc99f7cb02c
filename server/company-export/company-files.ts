import { companyActLabels } from '#contract/words/company-acts.ts';
import type { CompanyAct } from '#contract/rules/people/company-acts.ts';
import { userTypeLabel } from '#contract/rules/people/user-types.ts';
import { sql } from 'kysely';
import { isErasedAddress } from '../mail/erased-address.ts';
import { listed } from '../own-data/streamed-json.ts';
import { pictureType } from '../pdf/picture.ts';
import { csvFile, type ExportFile, type ExportSource, jsonFile } from './export-file.ts';
import { idsOf, readAll } from './export-rows.ts';

/** A picture as the address that holds it, which any browser opens. */
const inAddress = (picture: Buffer) =>
  `data:${pictureType(picture) ?? 'application/octet-stream'};base64,${picture.toString('base64')}`;

async function companyFields({ database, companyId }: ExportSource) {
  const { logo, ...settings } = await database
    .selectFrom('companies')
    .select(['id', 'name', 'created_at', 'confirm_address', 'second_factor_required', 'invoice_at_once'])
    .select(['keep_people_days', 'keep_chats_days', 'keep_results_days', 'colour', 'logo'])
    .select(['changed_at', 'changed_by'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    ...settings,
    logo: logo && inAddress(Buffer.from(logo)),
    credits: await database
      .selectFrom('credit_balances')
      .select(['available', 'reserved', 'consumed'])
      .where('company_id', '=', companyId)
      .executeTakeFirst(),
    domains: await database
      .selectFrom('company_domains')
      .select(['domain', 'created_at', 'proved_at', 'lost_at', 'checked_at'])
      .where('company_id', '=', companyId)
      .orderBy('domain')
      .execute(),
    single_sign_on: await database
      .selectFrom('sign_on_connections')
      .select([
        'issuer',
        'client_id',
        'group_claim',
        'group_roles',
        'default_role',
        'is_enforced',
        'tested_at',
      ])
      .where('company_id', '=', companyId)
      .execute(),
    session_templates: await database
      .selectFrom('session_templates')
      .select(['name', 'settings', 'created_at'])
      .where('company_id', '=', companyId)
      .orderBy('name')
      .execute(),
  };
}

const administratorsOf = ({ database, companyId }: ExportSource) =>
  database
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'user_type_id', 'first_name', 'last_name', 'email', 'email_verified_at'])
    .select(['created_at', 'disabled_at', 'country_id', 'timezone_id', 'area_code', 'phone_number'])
    .select('language')
    .select(
      sql<string[]>`(select coalesce(jsonb_agg(kind order by kind), '[]') from unwanted_notifications
        where user_id = users.id)`.as('declined_emails'),
    )
    .where('company_id', '=', companyId)
    .orderBy('users.id')
    .execute();

/** How each administrator logs in; no secret of it. */
const logInMethodsOf = ({ database, companyId }: ExportSource) =>
  sql<Record<'user_id' | 'method' | 'detail' | 'added_at' | 'used_at', unknown>>`
    select users.id as user_id, method, detail, added_at, used_at from users join (
      select id as user_id, 'password' as method, '' as detail, null::timestamptz as added_at,
        null::timestamptz as used_at from users where password_hash is not null
      union all select user_id, provider, '', created_at, null from social_accounts
      union all select user_id, 'single sign-on', issuer || ' ' || subject, null, null from sign_on_accounts
      union all select user_id, 'authenticator app', '', confirmed_at, null from second_factors
        where confirmed_at is not null
      union all select user_id, 'passkey', name, created_at, used_at from passkeys
    ) as methods on methods.user_id = users.id
    where users.company_id = ${companyId} order by users.id, method, added_at`
    .execute(database)
    .then(({ rows }) => rows);

/** Of the company itself: its settings, its administrators and what they did. */
export const companyFiles: readonly ExportFile[] = [
  jsonFile({
    path: 'company/company.json',
    about:
      'Name, settings, logo (as a data: address), how long data is kept, credits, domains, single sign-on and session templates.',
    tables: ['companies', 'credit_balances', 'company_domains', 'sign_on_connections', 'session_templates'],
    fields: companyFields,
  }),
  csvFile({
    path: 'company/administrators.csv',
    about: 'Everybody with an account of the company, present and former, with their roles and profiles.',
    tables: ['users', 'profiles', 'unwanted_notifications'],
    columns: [
      'id',
      'role',
      'first_name',
      'last_name',
      'email',
      'email_verified_at',
      'created_at',
      'disabled_at',
      'language',
      'country_id',
      'timezone_id',
      'area_code',
      'phone_number',
      'declined_emails',
    ],
    rows: (source) =>
      readAll(async () =>
        (await administratorsOf(source)).map((user) => ({
          ...user,
          role: userTypeLabel(user.user_type_id),
          email: isErasedAddress(user.email) ? '' : user.email,
        })),
      ),
  }),
  csvFile({
    path: 'company/log-in-methods.csv',
    about: 'How each administrator logs in, by the id in administrators.csv.',
    tables: ['social_accounts', 'sign_on_accounts', 'second_factors', 'passkeys'],
    columns: ['user_id', 'method', 'detail', 'added_at', 'used_at'],
    rows: (source) => readAll(() => logInMethodsOf(source)),
  }),
  csvFile({
    path: 'company/administrator-invitations.csv',
    about: 'Invitations of colleagues, with the number of their role.',
    tables: ['admin_invitations'],
    columns: ['email', 'user_type_id', 'invited_by', 'created_at', 'expires_at', 'accepted_at', 'revoked_at'],
    rows: ({ database, companyId }) =>
      readAll(() =>
        database
          .selectFrom('admin_invitations')
          .select(['email', 'user_type_id', 'invited_by', 'created_at', 'expires_at'])
          .select(['accepted_at', 'revoked_at'])
          .where('company_id', '=', companyId)
          .orderBy('id')
          .execute(),
      ),
  }),
  csvFile({
    path: 'company/audit-log.csv',
    about:
      'What administrators changed, when and from which network address, with the values before and after.',
    tables: ['audit_entries'],
    columns: ['id', 'at', 'user_id', 'act', 'label', 'subject', 'address', 'before', 'after'],
    rows: ({ database, companyId }) => {
      const entries = database.selectFrom('audit_entries').where('company_id', '=', companyId).orderBy('id');
      return listed(
        () => entries.select('id').execute(),
        async (keys) => {
          const rows = await entries
            .select(['id', 'at', 'user_id', 'act', 'subject', 'address', 'before', 'after'])
            .where('id', 'in', idsOf(keys))
            .execute();
          return rows.map((row) => ({ ...row, label: companyActLabels[row.act as CompanyAct] ?? row.act }));
        },
      );
    },
  }),
  jsonFile({
    path: 'reports/months.json',
    about: 'The figures of each month’s report, of groups of five people and more.',
    tables: ['report_months'],
    fields: async ({ database, companyId }) => ({
      months: await database
        .selectFrom('report_months')
        .select(['month', 'figures'])
        .where('company_id', '=', companyId)
        .orderBy('month')
        .execute(),
    }),
  }),
  csvFile({
    path: 'reports/links.csv',
    about: 'Links to the reports that are valid. The links themselves are secret.',
    tables: ['report_links'],
    columns: ['created_by', 'created_at', 'expires_at'],
    rows: ({ database, companyId }) =>
      readAll(() =>
        database
          .selectFrom('report_links')
          .select(['created_by', 'created_at', 'expires_at'])
          .where('company_id', '=', companyId)
          .orderBy('id')
          .execute(),
      ),
  }),
];
