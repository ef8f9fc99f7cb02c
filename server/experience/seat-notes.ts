import type { CheckRequest, ConsentRequest, RatingRequest } from '#contract/calls/schemas/experience.ts';
import type { Clock } from '../clock.ts';
import { type Database, jsonb } from '../database/database.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { checkToKeep } from '../sessions/seat-check.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';

/** What a participant tells about themselves: device check, rating, consent. */
export function createSeatNotes(deps: { database: Database; clock: Clock; changes: SessionChanges }) {
  const { database, clock, changes } = deps;
  const now = () => new Date(clock.now());
  const seatOf = (seatId: string) => database.updateTable('seats').where('seats.id', '=', seatId);

  async function publish(sessionId: string): Promise<void> {
    const { company_id, status } = await database
      .selectFrom('sessions')
      .select(['company_id', 'status'])
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    changes.publish({ sessionId, companyId: company_id, status, what: 'seat' });
  }

  return {
    async check({ seatId, sessionId }: AuthenticatedSeat, request: CheckRequest): Promise<void> {
      await seatOf(seatId)
        .set({ checked_at: now(), check_result: jsonb(checkToKeep(request)) })
        .execute();
      await publish(sessionId);
    },

    async rate({ seatId }: AuthenticatedSeat, { stars, comment }: RatingRequest): Promise<void> {
      await seatOf(seatId)
        .set({ rating: stars, rating_comment: comment.trim() || null })
        .execute();
    },

    /** Read anew by whoever shows results, so it holds at once and everywhere. */
    async consent(
      { seatId }: AuthenticatedSeat,
      { share_personal, in_analysis }: ConsentRequest,
    ): Promise<void> {
      await seatOf(seatId).set({ share_personal, in_analysis }).execute();
    },
  };
}
