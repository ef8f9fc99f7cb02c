import { noteChange } from '../audit/audit-record.ts';
import {
  type EditPersonRequest,
  mostSessionsShown,
  type PersonDetail,
} from '#contract/calls/schemas/consumers.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Clock } from '../clock.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { type Database, isUniqueViolation, type Queryable } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { fieldProblem } from '../http/api-problem.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { requireAccount, requireVerified } from '../identity/verified-inviter.ts';
import { readLastChange, refuseStale } from '../identity/versions.ts';
import { readdressSignUps } from '../programmes/programme-repository.ts';
import type { PersonalLinks } from '../sessions/people/personal-links.ts';
import {
  findPerson,
  lockPerson,
  lockSessionsOf,
  type PersonRow,
  seatsOf,
  writeLanguage,
  writeLeft,
  writePerson,
} from '../sessions/people/person-writes.ts';
import { cleanTags, tagsOf, writeTags } from '../sessions/people/person-tags.ts';
import { readRoster } from '../sessions/people/roster.ts';
import { seatState } from '../sessions/people/seat-repository.ts';
import { clockAt, readSessionZone } from '../sessions/planning/start-reading.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { Actor } from '../sessions/session-deps.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createReaddressing, nameOf, running, runningNow, toCome } from './readdressing.ts';

export type PersonEditing = ReturnType<typeof createPersonEditing>;

/** One person of a company: read with their sessions, corrected, and off the list or on it again. */
export function createPersonEditing(deps: {
  database: Database;
  clock: Clock;
  accessTokens: Pick<AccessTokens, 'revokeSeats'>;
  changes: SessionChanges;
  links: PersonalLinks;
  sessions: Sessions;
}) {
  const { database, clock, changes, sessions } = deps;
  const { inviteAgain, readdress } = createReaddressing(deps);

  async function sessionsOf(queryable: Queryable, personId: number): Promise<PersonDetail['seats']> {
    const rows = await queryable
      .selectFrom('seats')
      .innerJoin('sessions', 'sessions.id', 'seats.session_id')
      .innerJoin('teams', (join) =>
        join.onRef('teams.session_id', '=', 'seats.session_id').onRef('teams.id', '=', 'seats.team_id'),
      )
      .selectAll('seats')
      .select(['sessions.title', 'sessions.status', 'sessions.starts_at', 'sessions.timezone_id'])
      .select('teams.name as team')
      .where('seats.consumer_id', '=', personId)
      .where('sessions.deleted_at', 'is', null)
      .orderBy('sessions.starts_at', 'desc')
      .orderBy('sessions.id')
      .limit(mostSessionsShown)
      .execute();
    return rows.map((row) => ({
      session_id: row.session_id,
      title: row.title,
      status: row.status as SessionStatus,
      starts_at: row.starts_at.toISOString(),
      clock: clockAt(row.starts_at.getTime(), row.timezone_id),
      team: row.team,
      state: seatState(row),
    }));
  }

  async function read(queryable: Queryable, companyId: number, id: string): Promise<PersonDetail> {
    const person = await findPerson(queryable, companyId, id);
    const seats = await sessionsOf(queryable, person.id);
    return {
      id: person.id,
      first_name: person.first_name,
      last_name: person.last_name,
      email: person.email,
      department: person.department,
      tags: await tagsOf(queryable, person.id),
      sessions: seats.length,
      created_at: person.created_at.toISOString(),
      language: person.language,
      timezone_id: person.timezone_id,
      left_at: person.left_at?.toISOString() ?? null,
      version: person.version,
      changed: await readLastChange(queryable, person),
      seats,
    };
  }

  async function refuseTaken(queryable: Queryable, person: PersonRow, email: string): Promise<void> {
    const other = await queryable
      .selectFrom('consumers')
      .selectAll()
      .where('company_id', '=', person.company_id)
      .where('email', '=', email)
      .where('id', '!=', person.id)
      .executeTakeFirst();
    if (other) throw fieldProblem('email', ({ people }) => people.addressTaken(nameOf(other)));
  }

  function publish(companyId: number, seats: Awaited<ReturnType<typeof seatsOf>>): void {
    for (const { session_id: sessionId, status } of seats)
      changes.publish({ sessionId, companyId, status, what: 'attendees' });
    changes.publishCompany(companyId);
  }

  async function write(
    queryable: Queryable,
    actor: Actor,
    person: PersonRow,
    { version, tags, ...request }: EditPersonRequest,
  ): Promise<void> {
    const [read] = readRoster([{ ...request, team_id: 0, path: '' }]);
    if (!read) throw new Error('A roster of one has one person');
    const { first_name, last_name, email, department = '' } = read;
    const { language } = request;
    const timezone_id = request.timezone_id === null ? null : readSessionZone(request.timezone_id);
    const isMoved = email !== person.email;
    if (isMoved) {
      await requireVerified(queryable, actor.id);
      await refuseTaken(queryable, person, email);
      await readdress(queryable, actor, person);
      await readdressSignUps(queryable, actor.company_id, person.email, email, new Date(clock.now()));
    }
    const by = { id: actor.id, at: new Date(clock.now()) };
    await writePerson(
      queryable,
      person,
      { first_name, last_name, email, department, language, timezone_id },
      by,
    );
    const isRenamed = first_name !== person.first_name || last_name !== person.last_name;
    noteChange(
      {
        department: person.department,
        language: person.language,
        timezone_id: person.timezone_id,
        tags: await tagsOf(queryable, person.id),
      },
      {
        department,
        language,
        timezone_id,
        ...(tags ? { tags: cleanTags(tags) } : {}),
        ...(isRenamed ? { name: 'changed' } : {}),
        ...(isMoved ? { email: 'changed' } : {}),
      },
    );
    if (tags) await writeTags(queryable, person.id, cleanTags(tags));
    if (language !== person.language) {
      const seats = await seatsOf(queryable, person.id);
      const upcoming = seats.filter(({ status }) => toCome.has(status) && !running.has(status));
      await writeLanguage(
        queryable,
        upcoming.map(({ id }) => id),
        language,
      );
    }
    if (isMoved) await inviteAgain(queryable, actor, person.id);
  }

  /** Another entry may get the address after it was found to be free. */
  async function unlessTaken<Result>(actor: Actor, id: string, email: string, work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      if (!isUniqueViolation(error, 'consumers_email_unique')) throw error;
      await refuseTaken(database, await findPerson(database, actor.company_id, id), normaliseEmail(email));
      throw error;
    }
  }

  return {
    /** CONSUMER_001 for another company's, an unknown and an erased person. */
    read: (companyId: number, id: string) => read(database, companyId, id),

    /** 409 for a former version and while an address is in a running session, 422 on the field for what is wrong. */
    edit: (actor: Actor, id: string, request: EditPersonRequest): Promise<PersonDetail> =>
      unlessTaken(actor, id, request.email, () =>
        inUnit(database, undefined, async ({ queryable, afterCommit }) => {
          await requireAccount(queryable, actor.id);
          const { id: personId } = await findPerson(queryable, actor.company_id, id);
          await lockSessionsOf(queryable, personId);
          const person = await lockPerson(queryable, actor.company_id, id);
          refuseStale(person, request.version, 'person');
          await write(queryable, actor, person, request);
          const seats = await seatsOf(queryable, personId);
          afterCommit(() => publish(actor.company_id, seats));
          return read(queryable, actor.company_id, id);
        }),
      ),

    /** Who leaves is taken off every session to come; 409 while one of them is live. */
    setListed: (actor: Actor, id: string, listed: boolean): Promise<PersonDetail> =>
      inUnit(database, undefined, async (unit) => {
        const { queryable, afterCommit } = unit;
        await requireAccount(queryable, actor.id);
        const { id: personId } = await findPerson(queryable, actor.company_id, id);
        await lockSessionsOf(queryable, personId);
        const person = await lockPerson(queryable, actor.company_id, id);
        const seats = await seatsOf(queryable, personId);
        if (!listed) {
          if (seats.some(({ status }) => status === 'live')) throw runningNow(nameOf(person), 'remove');
          for (const { id: seatId, session_id, status } of seats)
            if (toCome.has(status))
              await sessions.people.change(actor, session_id, { add: [], remove: [seatId], move: [] }, unit);
        }
        const at = new Date(clock.now());
        noteChange({ listed: person.left_at === null }, { listed });
        await writeLeft(queryable, person, listed ? null : (person.left_at ?? at), { id: actor.id, at });
        afterCommit(() => changes.publishCompany(actor.company_id));
        return read(queryable, actor.company_id, id);
      }),

    /** The same in a transaction. */
    readIn: read,

    /** The number of a person of this company. CONSUMER_001 as above. */
    numberOf: async (companyId: number, id: string): Promise<number> =>
      (await findPerson(database, companyId, id)).id,
  };
}
