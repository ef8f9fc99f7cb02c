import type { PlanChanges } from '#contract/calls/schemas/experience.ts';
import type { Database } from '../database/database.ts';
import type { SessionFacts } from '../director/projections/session-facts.ts';

const nameOf = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim();

/**
 * Who rescheduled a session and its former start, and who cancelled it; empty for an unknown session. A director reloads
 * its facts with every change of the plan, so the result is valid for as long as those facts are.
 */
export function createReadPlanChanges({ database }: { database: Database }) {
  const known = new WeakMap<SessionFacts, Promise<PlanChanges>>();

  async function read(sessionId: string): Promise<PlanChanges> {
    const row = await database
      .selectFrom('sessions')
      .leftJoin('users as movers', 'movers.id', 'sessions.moved_by')
      .leftJoin('users as cancellers', 'cancellers.id', 'sessions.cancelled_by')
      .select(['sessions.moved_from', 'sessions.cancelled_by'])
      .select(['movers.first_name as mover_first', 'movers.last_name as mover_last'])
      .select(['cancellers.first_name as canceller_first', 'cancellers.last_name as canceller_last'])
      .where('sessions.id', '=', sessionId)
      .executeTakeFirst();
    return {
      moved: row?.moved_from
        ? { from: row.moved_from.getTime(), by: nameOf(row.mover_first, row.mover_last) }
        : null,
      cancelled_by: row?.cancelled_by ? nameOf(row.canceller_first, row.canceller_last) : null,
    };
  }

  return async (sessionId: string, facts: SessionFacts): Promise<PlanChanges> => {
    const plan = known.get(facts) ?? read(sessionId);
    known.set(facts, plan);
    return plan.catch((error: unknown) => {
      known.delete(facts);
      throw error;
    });
  };
}
