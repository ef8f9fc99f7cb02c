import { fullName } from '#contract/rules/people/full-name.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Queryable } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { dropUntriedMailsTo } from '../mail/outbox.ts';
import type { PersonalLinks } from '../sessions/people/personal-links.ts';
import { type PersonRow, renewLinks, seatsOf } from '../sessions/people/person-writes.ts';
import { isExpected, listSeats, type SeatRow } from '../sessions/people/seat-repository.ts';
import type { Actor } from '../sessions/session-deps.ts';
import { lockSession, updateSession } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { forgetEntrances } from './forget-seats.ts';

export const toCome: ReadonlySet<SessionStatus> = new Set(['draft', 'scheduled', 'lobby', 'live']);
export const running: ReadonlySet<SessionStatus> = new Set(['lobby', 'live']);

export const runningNow = (name: string, act: 'readdress' | 'remove' | 'merge') =>
  new ApiProblem({ status: 409, message: ({ people }) => people.inSession[act](name) });

export const nameOf = (person: Pick<PersonRow, 'first_name' | 'last_name' | 'email'>) =>
  fullName(person) || person.email;

/** Takes back what the address of a person was sent, and invites the address that they have now. */
export function createReaddressing({
  accessTokens,
  links,
  sessions,
}: {
  accessTokens: Pick<AccessTokens, 'revokeSeats'>;
  links: PersonalLinks;
  sessions: Sessions;
}) {
  /** The former address has everything taken back; the new one is invited to what is to come. */
  async function readdress(queryable: Queryable, actor: Actor, person: PersonRow): Promise<void> {
    const seats = await seatsOf(queryable, person.id);
    const isInside = ({ status, joined_at, left_at }: (typeof seats)[number]) =>
      running.has(status) && joined_at !== null && left_at === null;
    if (seats.some(isInside)) throw runningNow(nameOf(person), 'readdress');
    const ids = seats.map(({ id }) => id);
    await dropUntriedMailsTo(queryable, ids);
    for (const { id, session_id, status } of seats)
      if (toCome.has(status)) await takeBackInvitation(queryable, actor, session_id, id);
    await renewLinks(
      queryable,
      links,
      seats.map(({ id, status }) => ({ id, isToCome: toCome.has(status) })),
    );
    await forgetEntrances(queryable, ids);
    await accessTokens.revokeSeats(ids, queryable);
  }

  const seatIn = async (queryable: Queryable, sessionId: string, seatId: string) =>
    (await listSeats(queryable, sessionId)).find(({ id }) => id === seatId) as SeatRow;

  /** Cancels the invitation that was sent to the former address. */
  async function takeBackInvitation(queryable: Queryable, actor: Actor, sessionId: string, seatId: string) {
    const session = await lockSession(queryable, actor.company_id, sessionId);
    const seat = await seatIn(queryable, sessionId, seatId);
    const updated = await updateSession(queryable, sessionId, { ics_sequence: session.ics_sequence + 1 });
    if (seat.invited_at !== null && seat.bounced_at === null)
      await sessions.notices.removed(queryable, updated, [seat]);
  }

  /** To the sessions to come, or to those of these seats. */
  async function inviteAgain(
    queryable: Queryable,
    actor: Actor,
    personId: number,
    only?: ReadonlySet<string>,
  ): Promise<void> {
    for (const { id, session_id, status } of await seatsOf(queryable, personId)) {
      if (!toCome.has(status) || status === 'draft' || only?.has(id) === false) continue;
      const seat = await seatIn(queryable, session_id, id);
      const session = await lockSession(queryable, actor.company_id, session_id);
      if (isExpected(seat)) await sessions.notices.invite(queryable, session, [seat]);
    }
  }

  return { inviteAgain, readdress };
}
