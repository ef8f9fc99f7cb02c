import type { CheckRequest, ConsentRequest, RatingRequest } from '#contract/calls/schemas/experience.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Directors } from '../director/running/director-service.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { checkToKeep } from '../sessions/people/seat-check.ts';
import { noteChecked, noteConsent, noteRating } from '../sessions/people/seat-writes.ts';
import type { PublishResultsChange } from '../scoring/publish-results-change.ts';
import { lockObjections } from '../scoring/seat-choices.ts';
import { forgetTeamMeasures } from '../scoring/team-measures.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';

/** What a participant reports about themselves: device check, rating, consent. */
export function createSeatNotes(deps: {
  database: Database;
  clock: Clock;
  changes: SessionChanges;
  publishResultsChange: PublishResultsChange;
  directors: Pick<Directors, 'directed' | 'sync'>;
}) {
  const { database, clock, changes, publishResultsChange, directors } = deps;
  const now = () => new Date(clock.now());

  /** Publishes a seat's change to the organiser and to the waiting seats. */
  async function publish(sessionId: string): Promise<void> {
    const { company_id, status } = await database
      .selectFrom('sessions')
      .select(['company_id', 'status'])
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    changes.publish({ sessionId, companyId: company_id, status, what: 'seat' });
    if (status !== 'lobby') return;
    await directors.sync(sessionId);
    if (directors.directed(sessionId)) return;
    changes.publish({ sessionId, companyId: company_id, status, what: 'edited' });
  }

  return {
    async check({ seatId, sessionId }: AuthenticatedSeat, request: CheckRequest): Promise<void> {
      await noteChecked(database, seatId, now(), checkToKeep(request));
      await publish(sessionId);
    },

    async rate({ seatId }: AuthenticatedSeat, { stars, comment }: RatingRequest): Promise<void> {
      await noteRating(database, seatId, stars, comment.trim() || null);
    },

    /** Publishes the change, so that every page with results refetches them at once. */
    async consent({ seatId, sessionId }: AuthenticatedSeat, choices: ConsentRequest): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await lockObjections(transaction, sessionId);
        await noteConsent(transaction, seatId, choices);
        if (!choices.in_analysis) await forgetTeamMeasures(transaction, sessionId);
      });
      await publishResultsChange(sessionId);
    },
  };
}
