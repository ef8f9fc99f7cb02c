import { isSessionPath } from '#contract/rules/pages/page-parameters.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Database, Queryable } from '../database/database.ts';

/** Sessions of facilitators, while they have that role in the session's company. */
export const assignedSessions = (queryable: Queryable) =>
  queryable
    .selectFrom('session_facilitators as assignment')
    .innerJoin('sessions', 'sessions.id', 'assignment.session_id')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'assignment.user_id').onRef('users.company_id', '=', 'sessions.company_id'),
    )
    .where('users.user_type_id', '=', userTypes.FACILITATOR)
    .where('users.disabled_at', 'is', null)
    .where('sessions.deleted_at', 'is', null);

/** Whether a facilitator runs the session. */
export type IsAssigned = (userId: number, sessionId: string) => Promise<boolean>;

/** Asked anew for each request, since it ends at once. */
export const createIsAssigned =
  (database: Database): IsAssigned =>
  async (userId, sessionId) => {
    if (!isSessionPath({ sessionId })) return false;
    const found = await assignedSessions(database)
      .select('sessions.id')
      .where('assignment.user_id', '=', userId)
      .where('assignment.session_id', '=', sessionId)
      .executeTakeFirst();
    return found !== undefined;
  };

export async function assignSession(
  queryable: Queryable,
  sessionId: string,
  { arriving, leaving, at }: { arriving: readonly number[]; leaving: readonly number[]; at: Date },
): Promise<void> {
  if (leaving.length > 0)
    await queryable
      .deleteFrom('session_facilitators')
      .where('session_id', '=', sessionId)
      .where('user_id', 'in', [...leaving])
      .execute();
  if (arriving.length > 0)
    await queryable
      .insertInto('session_facilitators')
      .values(arriving.map((user_id) => ({ session_id: sessionId, user_id, assigned_at: at })))
      .execute();
}

/** Deletes the assignments of a former facilitator. */
export async function forgetAssignments(queryable: Queryable, userId: number): Promise<void> {
  await queryable.deleteFrom('session_facilitators').where('user_id', '=', userId).execute();
}
