import { noteChange, noteSubject } from '../audit/audit-record.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import { type Queryable, jsonb } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { catalogueProblem } from '../http/api-problem.ts';

export type SessionRow = Selectable<Schema['sessions']>;

const idForm = /^[A-Za-z0-9_-]{22}$/;

/** Whether a text has the form of a session id; other texts never reach the database. */
export const isSessionId = (text: string): boolean => idForm.test(text);

/** The order in which several sessions are locked, which prevents deadlocks: that of `Array.sort`. */
export const inLockOrder = sql<string>`sessions.id collate "C"`;

/** The company's session. Throws 404 SESSION_001 for one that is deleted, unknown or another company's. */
export async function findSession(queryable: Queryable, companyId: number, id: string): Promise<SessionRow> {
  const row = isSessionId(id) ? await sessionQuery(queryable, companyId, id).executeTakeFirst() : undefined;
  if (!row) throw catalogueProblem(404, 'SESSION_001');
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockSession(queryable: Queryable, companyId: number, id: string): Promise<SessionRow> {
  const row = isSessionId(id)
    ? await sessionQuery(queryable, companyId, id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw catalogueProblem(404, 'SESSION_001');
  noteChange(notedOf(row), {});
  return row;
}

function sessionQuery(queryable: Queryable, companyId: number, id: string) {
  return queryable
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null);
}

/** Any company's session, locked; for jobs and directors. */
export async function lockAnySession(queryable: Queryable, id: string): Promise<SessionRow | undefined> {
  return queryable
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSession(
  queryable: Queryable,
  row: Omit<
    SessionRow,
    | 'started_at'
    | 'ended_at'
    | 'room_until'
    | 'archived_at'
    | 'confirmed_at'
    | 'deleted_at'
    | 'rooms_closed_at'
    | 'ics_sequence'
    | 'moved_from'
    | 'moved_from_zone'
    | 'moved_by'
    | 'version'
    | 'changed_at'
    | 'changed_by'
    | 'people_version'
    | 'people_changed_at'
    | 'people_changed_by'
    | 'cancelled_by'
  >,
): Promise<void> {
  noteSubject(row.id);
  await queryable
    .insertInto('sessions')
    .values({ ...row, options: jsonb(row.options) })
    .execute();
}

export async function updateSession(
  queryable: Queryable,
  id: string,
  changes: Updateable<Schema['sessions']>,
): Promise<SessionRow> {
  const row = await queryable
    .updateTable('sessions')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  noteChange({}, notedOf(row));
  return row;
}

/** The facts of a session in the audit log; it contains no names or addresses of guests. */
const notedOf = ({
  title,
  status,
  starts_at,
  timezone_id,
  options,
  archived_at,
  confirmed_at,
}: SessionRow) => ({
  title,
  status,
  starts_at,
  timezone_id,
  options,
  archived_at,
  confirmed_at,
});
