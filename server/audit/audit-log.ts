import { retention } from '#contract/rules/retention.ts';
import type { FastifyRequest } from 'fastify';
import { type ExpressionBuilder, sql } from 'kysely';
import { type AuditEntry, type AuditQuery, auditRows } from '#contract/calls/schemas/company-log/audit.ts';
import type { CompanyAct } from '#contract/rules/people/company-acts.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { addressSubject } from '../address-subject.ts';
import type { Clock } from '../clock.ts';
import { commitHook } from '../database/commit-hook.ts';
import { type Database, jsonb, type Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type AuditRecord, differences } from './audit-record.ts';

const longestSubject = 400;
const pageSize = 50;
const dayMs = 86_400_000;

/** Of a day by UTC. */
const midnight = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date));
};

/** Who did what, where it is no request of a company's person. */
interface AuditNote {
  at: number;
  act: string;
  subject: string;
  reason?: string | null;
  user_id: number | null;
  company_id?: number | null;
  address?: string | null;
  before?: unknown;
  after?: unknown;
}

/** The one way into the log. */
export async function noteAct(
  queryable: Queryable,
  { at, subject, before, after, ...entry }: AuditNote,
): Promise<void> {
  await queryable
    .insertInto('audit_entries')
    .values({
      ...entry,
      at: new Date(at),
      subject: subject.slice(0, longestSubject),
      before: before ? jsonb(before) : null,
      after: after ? jsonb(after) : null,
    })
    .execute();
}

export type AuditLog = ReturnType<typeof createAuditLog>;

/** What the people of a company did, noted in the transaction of what they did. */
export function createAuditLog({ database, clock }: { database: Database; clock: Clock }) {
  function open({ user, ip, params }: FastifyRequest, act: CompanyAct) {
    const named = Object.values((params ?? {}) as Record<string, string>);
    let isWritten = false;
    const record: AuditRecord & { finish(): Promise<void> } = {
      subjects: new Set(named),
      before: {},
      after: {},
      isDropped: false,
      async beforeCommit(queryable) {
        if (isWritten || record.isDropped) return;
        await noteAct(queryable, {
          at: clock.now(),
          act,
          subject: [...record.subjects].join(' '),
          user_id: user.id,
          company_id: user.company_id,
          address: addressSubject(ip),
          ...differences(record.before, record.after),
        });
      },
      afterCommit() {
        isWritten = true;
      },
      drop() {
        record.isDropped = true;
      },
      async finish() {
        if (isWritten || record.isDropped) return;
        await database.transaction().execute((transaction) => record.beforeCommit(transaction));
        isWritten = true;
      },
    };
    return record;
  }

  const entriesOf = (companyId: number, { act, by, from, to }: Omit<AuditQuery, 'cursor'>) =>
    database
      .selectFrom('audit_entries')
      .leftJoin('users', 'users.id', 'audit_entries.user_id')
      .select(['audit_entries.id', 'at', 'act', 'subject', 'address', 'before', 'after', 'user_id'])
      .select(['users.first_name', 'users.last_name'])
      .where('audit_entries.company_id', '=', companyId)
      .where(({ and, eb }: ExpressionBuilder<Schema, 'audit_entries'>) =>
        and([
          ...(act === undefined ? [] : [eb('act', '=', act)]),
          ...(by === undefined ? [] : [eb('user_id', '=', Number(by))]),
          ...(from === undefined ? [] : [eb('at', '>=', midnight(from))]),
          ...(to === undefined ? [] : [eb('at', '<', new Date(midnight(to).getTime() + dayMs))]),
        ]),
      )
      .orderBy('audit_entries.id', 'desc');

  return {
    /** Runs a request of a company's person, and notes it where it succeeds. */
    async during<Result>(
      request: FastifyRequest,
      act: CompanyAct,
      work: () => Promise<Result>,
    ): Promise<Result> {
      if (request.user.company_id === null) return work();
      const record = open(request, act);
      const result = await commitHook.run(record, work);
      await record.finish();
      return result;
    },

    /** The newest first. */
    async list(companyId: number, { cursor, ...query }: AuditQuery) {
      let page = entriesOf(companyId, query).limit(pageSize + 1);
      const before = Number(cursor);
      if (cursor !== undefined && Number.isSafeInteger(before))
        page = page.where('audit_entries.id', '<', before);
      const rows = await page.execute();
      const shown = rows.slice(0, pageSize);
      return {
        entries: shown.map(present),
        next_cursor: rows.length > pageSize ? String(shown.at(-1)?.id) : null,
      };
    },

    /** Whole, as far as a file holds. */
    all: async (companyId: number, query: Omit<AuditQuery, 'cursor'>): Promise<AuditEntry[]> =>
      (await entriesOf(companyId, query).limit(auditRows).execute()).map(present),

    /** Everybody who is in the company's log. */
    async people(companyId: number): Promise<{ id: number; name: string }[]> {
      const rows = await database
        .selectFrom('users')
        .select(['id', 'first_name', 'last_name'])
        .where('company_id', '=', companyId)
        .orderBy('id')
        .limit(auditRows)
        .execute();
      return rows.map(({ id, ...user }) => ({ id, name: fullName(user) }));
    },
  };
}

type Row = Pick<AuditEntry, 'id' | 'act' | 'subject' | 'address'> & {
  at: Date;
  before: unknown;
  after: unknown;
  first_name: string | null;
  last_name: string | null;
};

const asText = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

const present = ({ id, at, act, subject, address, before, after, ...user }: Row): AuditEntry => ({
  id,
  at: at.toISOString(),
  act,
  by: fullName({ first_name: user.first_name ?? '', last_name: user.last_name ?? '' }),
  subject,
  address,
  before: asText(before),
  after: asText(after),
});

/** The database lets entries go in this transaction only. */
const permitDeletion = (transaction: Queryable) =>
  sql`select set_config('muster.retention', 'on', true)`.execute(transaction);

/** Deletes what a company's people did, in the transaction that closes the company. */
export async function forgetEntriesOf(transaction: Queryable, companyId: number): Promise<void> {
  await permitDeletion(transaction);
  await transaction.deleteFrom('audit_entries').where('company_id', '=', companyId).execute();
}

/** Deletes entries whose time is over. `now` in Unix ms. */
export async function forgetOldEntries(database: Database, now: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await permitDeletion(transaction);
    await transaction
      .deleteFrom('audit_entries')
      .where('at', '<=', new Date(now - retention.auditMs))
      .execute();
  });
}
