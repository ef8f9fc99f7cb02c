import type { ArriveRequest } from '#contract/calls/schemas/participants.ts';
import { namedZone } from '#contract/rules/time/known-zone.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { Database } from '../database/database.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { noteTimezone } from '../sessions/people/seat-writes.ts';
import type { SeatLanguages } from './seat-languages.ts';

interface Kept {
  language: SpokenLanguage | null;
  timezone_id: string | null;
}

export type VisitNotes = ReturnType<typeof createVisitNotes>;

/** Stores the time zone of a person's browser, and its language if the seat has none yet. */
export function createVisitNotes({ database, languages }: { database: Database; languages: SeatLanguages }) {
  /** Writes only if it differs from the stored zone. */
  async function change(seat: AuthenticatedSeat, kept: Kept, { language, timezone }: ArriveRequest) {
    if (kept.language === null && language) await languages.assume(seat, language);
    const zone = timezone && namedZone(timezone);
    if (zone && zone !== kept.timezone_id) await noteTimezone(database, seat.consumerId, zone);
  }

  return {
    change,
    async note(seat: AuthenticatedSeat, visit: ArriveRequest): Promise<void> {
      const kept = await database
        .selectFrom('seats')
        .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
        .select(['seats.language', 'consumers.timezone_id'])
        .where('seats.id', '=', seat.seatId)
        .executeTakeFirst();
      if (kept) await change(seat, kept, visit);
    },
  };
}
