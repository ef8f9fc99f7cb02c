import { isDeclinable, isJoinable, refusalCode } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Directors } from '../director/running/director-service.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { noteDeclined } from '../sessions/people/seat-writes.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import { lockAnySession } from '../sessions/session-repository.ts';

/** Whether a participant will come. */
export function createAttendance(deps: {
  database: Database;
  clock: Clock;
  changes: SessionChanges;
  directors: Pick<Directors, 'sync'>;
}) {
  const { database, clock, changes, directors } = deps;

  /** The session, and whether the answer changed. The lock keeps the session from starting meanwhile. */
  const note = ({ seatId, sessionId }: AuthenticatedSeat, declined: boolean) =>
    database.transaction().execute(async (transaction) => {
      const session = await lockAnySession(transaction, sessionId);
      if (!session) throw catalogueProblem(404, 'SESSION_001');
      const isOpen = declined ? isDeclinable(session.status) : isJoinable(session.status);
      if (!isOpen) throw catalogueProblem(409, refusalCode(session.status, 'changeAttendees'));
      const isNews = await noteDeclined(transaction, seatId, declined ? new Date(clock.now()) : null);
      return { session, isNews };
    });

  return {
    /**
     * A declined seat stays on the organiser's list and leaves the session's roster. Once the refusal is withdrawn, the seat
     * returns to its team, also while the story runs. Repeating either changes nothing. Throws 409 SESSION_004 or SESSION_006
     * once the session has begun (declining) or ended.
     */
    async decline(seat: AuthenticatedSeat, declined: boolean): Promise<void> {
      const { session, isNews } = await note(seat, declined);
      if (!isNews) return;
      const { id: sessionId, company_id: companyId, status } = session;
      changes.publish({ sessionId, companyId, status, what: 'attendees' });
      if (status !== 'scheduled') await directors.sync(sessionId);
    },
  };
}
