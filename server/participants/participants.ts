import type { ExpTokenAnswer } from '#contract/calls/schemas/participants.ts';
import type { IssuedToken } from '../identity/access-tokens.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { linkDigest } from '../sessions/personal-links.ts';
import { findRemovedSeat, type RemovedSeat } from '../sessions/removed-seats.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';

export type Participants = ReturnType<typeof createParticipants>;

export interface FoundSeat {
  seatId: string;
  sessionId: string;
  email: string;
  linkDigest: string;
}

/** Lets participants in: by their personal link, or by email and session id. */
export function createParticipants(deps: {
  database: Database;
  clock: Clock;
  changes: SessionChanges;
  accessTokens: { issueSeatToken(seatId: string, queryable: Queryable): Promise<IssuedToken> };
}) {
  const { database, clock, changes, accessTokens } = deps;

  const seats = (queryable: Queryable = database) =>
    queryable
      .selectFrom('seats')
      .innerJoin('sessions', 'sessions.id', 'seats.session_id')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
      .select(['seats.id as seatId', 'seats.session_id as sessionId', 'seats.link_digest as linkDigest'])
      .select('consumers.email')
      .where('sessions.deleted_at', 'is', null)
      .where('companies.deleted_at', 'is', null);

  async function markOpened({ queryable, afterCommit }: UnitOfWork, seatId: string): Promise<void> {
    const opened = await queryable
      .updateTable('seats')
      .from('sessions')
      .set({ opened_at: new Date(clock.now()) })
      .whereRef('sessions.id', '=', 'seats.session_id')
      .where('seats.id', '=', seatId)
      .where('seats.opened_at', 'is', null)
      .returning(['sessions.id', 'sessions.company_id', 'sessions.status'])
      .executeTakeFirst();
    if (!opened) return;
    const { id, company_id, status } = opened;
    afterCommit(() => changes.publish({ sessionId: id, companyId: company_id, status, what: 'seat' }));
  }

  return {
    /** The seat of a personal link's token. */
    findByLink: (token: string): Promise<FoundSeat | undefined> =>
      seats().where('seats.link_digest', '=', linkDigest(token)).executeTakeFirst(),

    /** The seat of a personal link's token that the organiser has given up since. */
    findRemoved: (token: string): Promise<RemovedSeat | undefined> =>
      findRemovedSeat(database, linkDigest(token)),

    /** The seat of an address in a session; case and surrounding blanks do not matter. */
    findByEmail: (sessionId: string, email: string): Promise<FoundSeat | undefined> =>
      seats()
        .where('seats.session_id', '=', sessionId.replaceAll('\0', ''))
        .where('consumers.email', '=', email.replaceAll('\0', '').trim().toLowerCase())
        .executeTakeFirst(),

    /** A participant token for the seat, which from now on counts as opened; undefined where it was given up meanwhile. */
    async letIn({ seatId, sessionId, email, linkDigest }: FoundSeat): Promise<ExpTokenAnswer | undefined> {
      return inUnit(database, undefined, async (unit) => {
        const there = await seats(unit.queryable)
          .where('seats.id', '=', seatId)
          .where('seats.link_digest', '=', linkDigest)
          .forNoKeyUpdate('seats')
          .executeTakeFirst();
        if (!there) return undefined;
        const issued = await accessTokens.issueSeatToken(seatId, unit.queryable);
        await markOpened(unit, seatId);
        return { ...issued, session_id: sessionId, email };
      });
    },
  };
}
