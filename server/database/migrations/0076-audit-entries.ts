import { type Kysely, sql } from 'kysely';

/**
 * One log of what operators and companies' people change. It names accounts and guests by number: the account's foreign key
 * goes, since erasing must change no entry. Entries are neither changed nor deleted but by who sets `muster.retention` in
 * their transaction.
 */
const statements = [
  'alter table operator_acts rename to audit_entries',
  'alter table audit_entries rename column verb to act',
  'alter table audit_entries drop constraint operator_acts_user_id_fkey',
  `alter table audit_entries
    add column company_id bigint,
    add column address text,
    add column before jsonb,
    add column after jsonb`,
  'create index audit_entries_company on audit_entries (company_id, id)',
  'create index audit_entries_at on audit_entries (at)',
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' and current_setting('muster.retention', true) = 'on' then
        return old;
      end if;
      raise exception 'audit entries are append-only';
    end
  $$`,
  `create trigger audit_entries_append_only before update or delete on audit_entries
    for each row execute function refuse_audit_change()`,
  `create trigger audit_entries_no_truncate before truncate on audit_entries
    for each statement execute function refuse_audit_change()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
