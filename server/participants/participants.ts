import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { ExpTokenAnswer } from '#contract/calls/schemas/participants.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import type { IssuedToken } from '../identity/access-tokens.ts';
import { isLinkOfClosedCompany } from '../identity/closed-companies.ts';
import { findRemovedSeat, type RemovedSeat } from '../identity/removed-seats.ts';
import { likeErased } from '../mail/erased-address.ts';
import { linkDigest } from '../sessions/people/personal-links.ts';
import { noteOpened } from '../sessions/people/seat-writes.ts';
import type { SessionChange, SessionChanges } from '../sessions/session-changes.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import type { Devices } from './devices.ts';

export type Participants = ReturnType<typeof createParticipants>;

export interface FoundSeat {
  seatId: string;
  sessionId: string;
  email: string;
  linkDigest: string;
  title: string;
  language: SpokenLanguage | null;
  options: SessionOptions;
  /** Its company requires a proven address for entering by email and session id. */
  confirmAddress: boolean;
}

/** From the entry of a seat; `untouched`: before the first touch of the page. */
export interface Entrance {
  device: string;
  untouched?: boolean | undefined;
}

/** Lets participants in: by their personal link, or by email and session id. */
export function createParticipants(deps: {
  database: Database;
  clock: Clock;
  changes: SessionChanges;
  devices: Devices;
  accessTokens: { issueSeatToken(seatId: string, queryable: Queryable): Promise<IssuedToken> };
}) {
  const { database, clock, changes, devices, accessTokens } = deps;

  /** Those that people can enter: bots have theirs to themselves, and that of who was erased is nobody's. */
  const seats = (queryable: Queryable = database) =>
    queryable
      .selectFrom('seats')
      .innerJoin('sessions', 'sessions.id', 'seats.session_id')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
      .select(['seats.id as seatId', 'seats.session_id as sessionId', 'seats.link_digest as linkDigest'])
      .select(['seats.language', 'sessions.options', 'consumers.email', 'sessions.title'])
      .select('companies.confirm_address as confirmAddress')
      .where('seats.is_bot', '=', false)
      .where('consumers.email', 'not like', likeErased)
      .where('sessions.deleted_at', 'is', null)
      .where('companies.deleted_at', 'is', null);

  async function markEntered(
    { queryable, afterCommit }: UnitOfWork,
    change: Omit<SessionChange, 'what'> & { seatId: string },
    device: string,
  ) {
    const { seatId, ...session } = change;
    const opened = await noteOpened(queryable, seatId, new Date(clock.now()));
    const isAnother = await devices.note(queryable, seatId, device);
    if (opened || isAnother) afterCommit(() => changes.publish({ ...session, what: 'seat' }));
  }

  return {
    /** The seat of a personal link's token. */
    findByLink: (token: string): Promise<FoundSeat | undefined> =>
      seats().where('seats.link_digest', '=', linkDigest(token)).executeTakeFirst(),

    /** The seat of a personal link's token that the organiser has given up since. */
    findRemoved: (token: string): Promise<RemovedSeat | undefined> =>
      findRemovedSeat(database, linkDigest(token)),

    /** Whether a personal link was for a session of a company that has closed its account since. */
    isOfClosedCompany: (token: string): Promise<boolean> =>
      isLinkOfClosedCompany(database, linkDigest(token)),

    /**
     * The seat of an address in a session; case and surrounding blanks do not matter. None where the address was changed
     * after the session: its results open by the personal link alone.
     */
    findByEmail: (sessionId: string, email: string): Promise<FoundSeat | undefined> =>
      seats()
        .where('seats.session_id', '=', sessionId.replaceAll('\0', ''))
        .where('consumers.email', '=', normaliseEmail(email))
        .where('seats.by_link_only', '=', false)
        .executeTakeFirst(),

    /** Whether an address has to be proved before it opens a seat of this session; false for an unknown one. */
    async asksForCode(sessionId: string): Promise<boolean> {
      const found = await database
        .selectFrom('sessions')
        .innerJoin('companies', 'companies.id', 'sessions.company_id')
        .select('companies.confirm_address')
        .where('sessions.id', '=', sessionId.replaceAll('\0', ''))
        .where('sessions.deleted_at', 'is', null)
        .where('companies.deleted_at', 'is', null)
        .executeTakeFirst();
      return found?.confirm_address ?? false;
    },

    /**
     * A participant token for the seat, which from now on counts as opened from the device; where nobody has touched
     * the page, only while the session is live, when no mail is scanned and a silent listener counts. Undefined where it was given up meanwhile, and where `prove` finds no proof in the same transaction.
     */
    async letIn(
      { seatId, sessionId, email, linkDigest }: FoundSeat,
      { device, untouched = false }: Entrance,
      prove: (queryable: Queryable) => Promise<boolean> = async () => true,
    ): Promise<ExpTokenAnswer | undefined> {
      return inUnit(database, undefined, async (unit) => {
        const there = await seats(unit.queryable)
          .select(['sessions.company_id as companyId', 'sessions.status'])
          .where('seats.id', '=', seatId)
          .where('seats.link_digest', '=', linkDigest)
          .forNoKeyUpdate('seats')
          .executeTakeFirst();
        if (!there || !(await prove(unit.queryable))) return undefined;
        const issued = await accessTokens.issueSeatToken(seatId, unit.queryable);
        const { companyId, status } = there;
        if (!untouched || status === 'live')
          await markEntered(unit, { seatId, sessionId, companyId, status }, device);
        return { ...issued, session_id: sessionId, email };
      });
    },

    /** Somebody has touched the page of a seat, which from now on counts as opened from this device. */
    async noteArrival(
      { seatId, sessionId }: Pick<AuthenticatedSeat, 'seatId' | 'sessionId'>,
      device: string,
    ) {
      await inUnit(database, undefined, async (unit) => {
        const there = await seats(unit.queryable)
          .select(['sessions.company_id as companyId', 'sessions.status'])
          .where('seats.id', '=', seatId)
          .forNoKeyUpdate('seats')
          .executeTakeFirst();
        if (!there) return;
        const { companyId, status } = there;
        await markEntered(unit, { seatId, sessionId, companyId, status }, device);
      });
    },
  };
}
