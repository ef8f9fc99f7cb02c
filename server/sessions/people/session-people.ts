import { noteChange } from '../../audit/audit-record.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { InviteRequest } from '#contract/calls/schemas/sessions/sessions.ts';
import { creditsForSeats } from '#contract/rules/money/credit-rule.ts';
import { ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import type { Queryable } from '../../database/database.ts';
import { inUnit, type UnitOfWork } from '../../database/unit-of-work.ts';
import { catalogueProblem } from '../../http/api-problem.ts';
import { requireVerified } from '../../identity/verified-inviter.ts';
import { refuseStale } from '../../identity/versions.ts';
import { statusAfter } from '../planning/change-session.ts';
import { createSessionSizes } from '../planning/session-sizes.ts';
import { removeSeats } from './remove-seats.ts';
import { type RosterPerson, readRoster } from './roster.ts';
import { insertSeats, isExpected, listSeats, moveSeat, type SeatRow } from './seat-repository.ts';
import type { Actor, SessionDeps } from '../session-deps.ts';
import { lockSession, type SessionRow, updateSession } from '../session-repository.ts';

/** `path` names the field of a message. */
export interface SeatMove {
  seat_id: string;
  team_id: number;
  path: string;
}

export interface SeatChange {
  add: RosterPerson[];
  remove: string[];
  move: SeatMove[];
  /** The version of the list on which it was chosen. */
  version?: number | undefined;
  /** Names of additional teams, numbered after the existing ones. */
  newTeams?: readonly string[];
  /** The mail to removed people; by default that they were removed. */
  leavingMail?: 'withdrawn' | 'none';
  /** The session that the added people come from: they are mailed that both sessions were merged. */
  mergedFrom?: { startsAt: number };
}

/** Seats whose team differs from that of their invitation, before the start. */
const wronglyInvited = (before: readonly SeatRow[], moves: readonly SeatMove[], { status }: SessionRow) =>
  status === 'live'
    ? []
    : before
        .filter(isExpected)
        .map(({ id }) => id)
        .filter((id) => moves.some(({ seat_id }) => seat_id === id));

/** Changes of the guest list: invite again, add late, move to another team, remove. */
export function createSessionPeople(deps: SessionDeps) {
  const { clock, database, credits, links, notices, changes, readDetail } = deps;
  const sizes = createSessionSizes(deps);

  /** Adjusts the credits to the number of seats: more are reserved, and consumed at once in a live session. */
  async function adjustCredits(queryable: Queryable, actor: Actor, session: SessionRow, seats: number) {
    const spent = await credits.spentOn(queryable, session.id);
    const difference = creditsForSeats(seats) - session.credits_reserved - spent;
    if (difference === 0 || (session.status === 'live' && difference < 0)) return;
    const transfers = await credits.countTransfers(queryable, session.id);
    const operation = {
      operationKey: `session:${session.id}:seats:${transfers}`,
      companyId: session.company_id,
      sessionId: session.id,
      actorId: actor.id,
      credits: Math.abs(difference),
      reason: ledgerReasons.seats(session.title, seats),
    };
    await (difference > 0 ? credits.reserve(queryable, operation) : credits.release(queryable, operation));
    if (session.status === 'live')
      await credits.consume(queryable, { ...operation, operationKey: `${operation.operationKey}:consume` });
    else
      await updateSession(queryable, session.id, { credits_reserved: session.credits_reserved + difference });
  }

  async function remove(
    queryable: Queryable,
    session: SessionRow,
    leaving: SeatRow[],
    mail: SeatChange['leavingMail'],
  ): Promise<void> {
    if (leaving.length === 0) return;
    if (session.status === 'live') throw catalogueProblem(409, 'SESSION_004');
    const updated = await updateSession(queryable, session.id, { ics_sequence: session.ics_sequence + 1 });
    if (mail !== 'none') await notices[mail ?? 'removed'](queryable, updated, leaving);
    await removeSeats(queryable, leaving, new Date(clock.now()));
  }

  async function addTeams(queryable: Queryable, sessionId: string, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const { last } = await queryable
      .selectFrom('teams')
      .select(({ fn }) => fn.max('id').as('last'))
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow();
    await queryable
      .insertInto('teams')
      .values(names.map((name, index) => ({ session_id: sessionId, id: Number(last) + index + 1, name })))
      .execute();
  }

  /** The session's teams. Throws BREAKOUT_001 for a seat in an unknown team. */
  async function requireTeams(
    queryable: Queryable,
    sessionId: string,
    places: readonly { team_id: number; path: string }[],
  ) {
    const teams = await queryable
      .selectFrom('teams')
      .select(['id', 'name'])
      .where('session_id', '=', sessionId)
      .execute();
    const known = new Set(teams.map(({ id }) => id));
    const stray = places.find(({ team_id }) => !known.has(team_id));
    if (stray) throw catalogueProblem(422, 'BREAKOUT_001', `${stray.path}.team_id`);
    return teams;
  }

  /** A running session receives it through its director, like every change of the list. */
  async function move(queryable: Queryable, staying: SeatRow[], moves: SeatMove[]): Promise<void> {
    for (const { seat_id, team_id, path } of moves) {
      const seat = staying.find(({ id }) => id === seat_id);
      if (!seat) throw catalogueProblem(404, 'SESSION_009', `${path}.seat_id`);
      if (seat.team_id === team_id) throw catalogueProblem(409, 'BREAKOUT_002', `${path}.team_id`);
      await moveSeat(queryable, seat_id, team_id);
    }
  }

  async function changeSeats(queryable: Queryable, actor: Actor, id: string, request: SeatChange) {
    if (request.add.length > 0) await requireVerified(queryable, actor.id);
    const session = await lockSession(queryable, actor.company_id, id);
    statusAfter(session, 'changeAttendees');
    refuseStale({ version: session.people_version }, request.version, 'guestList');
    await addTeams(queryable, id, request.newTeams ?? []);
    const teams = await requireTeams(queryable, id, [...request.add, ...request.move]);
    const before = await listSeats(queryable, id);
    const leaving = before.filter((seat) => request.remove.includes(seat.id));
    if (leaving.length !== new Set(request.remove).size) throw catalogueProblem(404, 'SESSION_009');
    const staying = before.filter((seat) => !leaving.includes(seat));
    const people = readRoster(request.add, new Set(staying.map(({ email }) => email)));
    const seated = (team: number) => before.filter(({ team_id }) => team_id === team).length;
    const teamAfter = new Map(request.move.map(({ seat_id, team_id }) => [seat_id, team_id]));
    const placesAfter = [
      ...staying.map((seat) => teamAfter.get(seat.id) ?? seat.team_id),
      ...people.map(({ team_id }) => team_id),
    ];
    sizes.require(
      session.story_slug,
      teams.map((team) => ({
        name: team.name,
        people: placesAfter.filter((place) => place === team.id).length,
        before: seated(team.id),
      })),
    );
    await adjustCredits(queryable, actor, session, staying.length + people.length);
    await updateSession(queryable, id, {
      people_version: session.people_version + 1,
      people_changed_at: new Date(clock.now()),
      people_changed_by: actor.id,
    });
    noteChange(
      { guests: before.length },
      { guests: staying.length + people.length, moved: request.move.length },
    );
    await remove(queryable, session, leaving, request.leavingMail);
    await move(queryable, staying, request.move);
    const added = await insertSeats(queryable, {
      sessionId: id,
      companyId: actor.company_id,
      people,
      links,
      now: clock.now(),
    });
    const current = await lockSession(queryable, actor.company_id, id);
    const updated = new Set([...added, ...wronglyInvited(before, request.move, current)]);
    const seats = (await listSeats(queryable, id)).filter((seat) => updated.has(seat.id));
    if (request.mergedFrom) await notices.merged(queryable, current, seats, request.mergedFrom.startsAt);
    else await notices.invite(queryable, current, seats);
  }

  return {
    /** Sends the invitation again, to the named seats or to all expected seats that have not joined yet. */
    async invite(
      actor: Actor,
      id: string,
      request: InviteRequest,
      unit?: UnitOfWork,
    ): Promise<SessionDetail> {
      return inUnit(database, unit, async ({ queryable: transaction }) => {
        await requireVerified(transaction, actor.id);
        const session = await lockSession(transaction, actor.company_id, id);
        statusAfter(session, 'invite');
        const all = await listSeats(transaction, id);
        const named = request.seat_ids && new Set(request.seat_ids);
        const seats = all.filter((seat) =>
          named ? named.has(seat.id) : isExpected(seat) && seat.joined_at === null,
        );
        if (named && seats.length !== named.size) throw catalogueProblem(404, 'SESSION_009');
        if (seats.length === 0) throw catalogueProblem(422, 'SESSION_007');
        await notices.invite(transaction, session, seats);
        return readDetail(transaction, actor.company_id, id);
      });
    },

    /** Adds, removes and moves seats. Throws CONSUMER_003, SESSION_009, BREAKOUT_001, BREAKOUT_002, SESSION_002. */
    async change(actor: Actor, id: string, request: SeatChange, unit?: UnitOfWork): Promise<SessionDetail> {
      return inUnit(database, unit, async ({ queryable, afterCommit }) => {
        await changeSeats(queryable, actor, id, request);
        const detail = await readDetail(queryable, actor.company_id, id);
        const { company_id: companyId } = actor;
        afterCommit(() =>
          changes.publish({ sessionId: id, companyId, status: detail.status, what: 'attendees' }),
        );
        return detail;
      });
    },
  };
}
