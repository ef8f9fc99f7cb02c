import { noteChange } from '../audit/audit-record.ts';
import type { MergeConsumersRequest, PersonDetail } from '#contract/calls/schemas/consumers.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database/database.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { ApiProblem, fieldProblem } from '../http/api-problem.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { requireVerified } from '../identity/verified-inviter.ts';
import { refuseStale } from '../identity/versions.ts';
import { forgetMailsOfSeats } from '../mail/forget-mails.ts';
import { moveKeptApart } from '../programmes/kept-apart.ts';
import { readdressSignUps } from '../programmes/programme-repository.ts';
import { addTags, tagsOf } from '../sessions/people/person-tags.ts';
import type { PersonalLinks } from '../sessions/people/personal-links.ts';
import {
  findPerson,
  lockPerson,
  lockSessionsOf,
  moveReferences,
  type PersonRow,
  seatsOf,
  writePerson,
} from '../sessions/people/person-writes.ts';
import { removeSeats } from '../sessions/people/remove-seats.ts';
import { listSeats } from '../sessions/people/seat-repository.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { Actor } from '../sessions/session-deps.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { PersonEditing } from './person-editing.ts';
import { createReaddressing, nameOf, runningNow, toCome } from './readdressing.ts';

type Seat = Awaited<ReturnType<typeof seatsOf>>[number];

export type PersonMerge = ReturnType<typeof createPersonMerge>;

/** Two entries of one person become one. */
export function createPersonMerge(deps: {
  clock: Clock;
  accessTokens: Pick<AccessTokens, 'revokeSeats'>;
  changes: SessionChanges;
  links: PersonalLinks;
  sessions: Sessions;
  personEditing: Pick<PersonEditing, 'readIn'>;
}) {
  const { clock, changes, sessions, personEditing } = deps;
  const { inviteAgain, readdress } = createReaddressing(deps);

  async function removeSeat(unit: UnitOfWork, actor: Actor, { id, session_id, status }: Seat): Promise<void> {
    await forgetMailsOfSeats(unit.queryable, [id]);
    if (toCome.has(status)) {
      await sessions.people.change(actor, session_id, { add: [], remove: [id], move: [] }, unit);
      return;
    }
    const seat = (await listSeats(unit.queryable, session_id)).filter((each) => each.id === id);
    await removeSeats(unit.queryable, seat, new Date(clock.now()));
  }

  /** Of two seats in one session the one that was used stays, or that of the entry that is kept. */
  async function removeSecondSeats(unit: UnitOfWork, actor: Actor, kept: PersonRow, other: PersonRow) {
    const seats = new Map(
      (await seatsOf(unit.queryable, kept.id)).map((seat) => [seat.session_id, seat] as const),
    );
    for (const seat of await seatsOf(unit.queryable, other.id)) {
      const own = seats.get(seat.session_id);
      if (!own) continue;
      if (seat.status === 'live') throw runningNow(nameOf(other), 'merge');
      if (own.joined_at !== null && seat.joined_at !== null) throw bothPlayed();
      if (seat.joined_at === null) await removeSeat(unit, actor, seat);
      else await removeSeat(unit, actor, own);
    }
  }

  const withGaps = (kept: PersonRow, other: PersonRow) => ({
    first_name: kept.first_name,
    last_name: kept.last_name,
    email: kept.email,
    department: kept.department || other.department,
    language: kept.language ?? other.language,
    timezone_id: kept.timezone_id ?? other.timezone_id,
  });

  async function lockBoth(queryable: Queryable, companyId: number, keptId: string, otherId: string) {
    const first = await findPerson(queryable, companyId, keptId);
    const second = await findPerson(queryable, companyId, otherId);
    await lockSessionsOf(queryable, first.id, second.id);
    const inOrder = [keptId, otherId].sort((one, two) => Number(one) - Number(two));
    const rows = new Map<string, PersonRow>();
    for (const id of inOrder) rows.set(id, await lockPerson(queryable, companyId, id));
    return { kept: rows.get(keptId) as PersonRow, other: rows.get(otherId) as PersonRow };
  }

  return {
    /**
     * Seats, tags and what the kept entry lacks move to it; the other one goes, with its address. Its invitations to
     * sessions to come are cancelled and sent to the kept address. CONSUMER_001 for another company's, 409 for a former
     * version, a session that runs, and where both played in one session.
     */
    async merge(
      actor: Actor,
      keptId: string,
      { other_id, version }: MergeConsumersRequest,
      unit: UnitOfWork,
    ): Promise<PersonDetail> {
      const { queryable, afterCommit } = unit;
      if (keptId === String(other_id)) throw fieldProblem('other_id', ({ people }) => people.sameEntry);
      await requireVerified(queryable, actor.id);
      const { kept, other } = await lockBoth(queryable, actor.company_id, keptId, String(other_id));
      refuseStale(kept, version, 'person');
      noteChange({ entries: [kept.id, other.id] }, { entries: [kept.id] });
      await removeSecondSeats(unit, actor, kept, other);
      await readdress(queryable, actor, other);
      const moved = await seatsOf(queryable, other.id);
      await addTags(queryable, [kept.id], await tagsOf(queryable, other.id));
      await moveKeptApart(queryable, other.id, kept.id);
      await readdressSignUps(queryable, actor.company_id, other.email, kept.email, new Date(clock.now()));
      await moveReferences(queryable, other.id, kept.id);
      await writePerson(queryable, kept, withGaps(kept, other), {
        id: actor.id,
        at: new Date(clock.now()),
      });
      await inviteAgain(queryable, actor, kept.id, new Set(moved.map(({ id }) => id)));
      afterCommit(() => {
        for (const { session_id: sessionId, status } of moved)
          changes.publish({
            sessionId,
            companyId: actor.company_id,
            status: status as SessionStatus,
            what: 'attendees',
          });
        changes.publishCompany(actor.company_id);
      });
      return personEditing.readIn(queryable, actor.company_id, keptId);
    },
  };
}

const bothPlayed = () =>
  new ApiProblem({
    status: 409,
    message: ({ people }) => people.bothPlayed,
  });
