import { sql } from 'kysely';
import type { ProgrammeDetail } from '#contract/calls/schemas/programmes/programmes.ts';
import { programmeLimits } from '#contract/rules/sessions/programmes.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { noteChange } from '../audit/audit-record.ts';
import type { Queryable } from '../database/database.ts';
import { ApiProblem, fieldProblem } from '../http/api-problem.ts';
import { likeErased } from '../mail/erased-address.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import { upsertConsumers } from '../sessions/people/seat-repository.ts';
import { findApartConflicts } from './apart-conflicts.ts';
import type { ProgrammeRow } from './programme-repository.ts';

/** The sets that each of these people is in, by their number in the directory. */
export async function apartSetsOf(
  queryable: Queryable,
  programmeId: string,
  consumerIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (consumerIds.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('kept_apart')
    .select(['consumer_id', 'set_id'])
    .where('programme_id', '=', programmeId)
    .where('consumer_id', 'in', [...consumerIds])
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ consumer_id }) => consumer_id)].map(([id, own]) => [
      id,
      own.map(({ set_id }) => set_id),
    ]),
  );
}

/** A programme's sets with the people of each, in the order in which they were made. */
async function listApartSets(queryable: Queryable, programmeId: string) {
  const rows = await queryable
    .selectFrom('kept_apart')
    .innerJoin('consumers', 'consumers.id', 'kept_apart.consumer_id')
    .select(['kept_apart.set_id', 'consumers.id', 'consumers.email'])
    .select(['consumers.first_name', 'consumers.last_name'])
    .where('kept_apart.programme_id', '=', programmeId)
    .orderBy('kept_apart.created_at')
    .orderBy('kept_apart.set_id')
    .orderBy('consumers.id')
    .execute();
  return [...Map.groupBy(rows, ({ set_id }) => set_id)].map(([id, people]) => ({
    id,
    consumerIds: people.map((person) => person.id),
    names: people.map((person) => fullName(person) || person.email),
  }));
}

/** Who has confirmed an address for the programme that is not in the company's directory. */
const unlistedPeople = (queryable: Queryable, { id, company_id }: ProgrammeRow) =>
  queryable
    .selectFrom('sign_up_people as person')
    .select(['person.first_name', 'person.last_name', 'person.email'])
    .where('person.programme_id', '=', id)
    .where('person.confirmed_at', 'is not', null)
    .where('person.ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consumers')
            .select('consumers.id')
            .whereRef('consumers.email', '=', 'person.email')
            .where('consumers.company_id', '=', company_id),
        ),
      ),
    )
    .orderBy('person.first_name')
    .orderBy('person.email')
    .limit(200)
    .execute();

/** What an organiser sees of it. */
export async function showKeptApart(
  queryable: Queryable,
  programme: ProgrammeRow,
): Promise<Pick<ProgrammeDetail, 'kept_apart' | 'apart_conflicts' | 'unlisted_people'>> {
  return {
    kept_apart: (await listApartSets(queryable, programme.id)).map(({ id, names }) => ({ id, names })),
    apart_conflicts: await findApartConflicts(queryable, programme),
    unlisted_people: (await unlistedPeople(queryable, programme)).map((person) => ({
      name: fullName(person),
      email: person.email,
    })),
  };
}

/** Their numbers in the directory, which those who have signed up join, and which none leaves until the end. 422 for anybody else. */
async function readPeople(
  queryable: Queryable,
  programme: ProgrammeRow,
  emails: readonly string[],
  now: number,
): Promise<number[]> {
  const wanted = [...new Set(emails.map((email) => emailAddress(email) ?? email))];
  if (wanted.length < 2) throw fieldProblem('emails', ({ programmes }) => programmes.keptApart.tooFew);
  const unlisted = (await unlistedPeople(queryable, programme)).filter(({ email }) => wanted.includes(email));
  await upsertConsumers(queryable, programme.company_id, unlisted, now);
  const known = await queryable
    .selectFrom('consumers')
    .select(['id', 'email'])
    .where('company_id', '=', programme.company_id)
    .where('email', 'in', wanted)
    .where('email', 'not like', likeErased)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const missing = wanted.find((email) => !known.some((person) => person.email === email));
  if (missing !== undefined)
    throw fieldProblem('emails', ({ programmes }) => programmes.keptApart.unknown(missing.slice(0, 80)));
  return known.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** One more set, unless there is the same already. The programme is locked. */
export async function addApartSet(
  queryable: Queryable,
  programme: ProgrammeRow,
  emails: readonly string[],
  now: number,
): Promise<void> {
  const ids = await readPeople(queryable, programme, emails, now);
  const sets = await listApartSets(queryable, programme.id);
  noteChange({}, { kept_apart: ids });
  if (sets.some(({ consumerIds }) => consumerIds.join() === ids.join())) return;
  if (sets.length >= programmeLimits.apartSets)
    throw new ApiProblem({
      status: 409,
      message: ({ programmes }) => programmes.keptApart.tooMany(programmeLimits.apartSets),
    });
  const set_id = randomId();
  await queryable
    .insertInto('kept_apart')
    .values(
      ids.map((consumer_id) => ({
        set_id,
        programme_id: programme.id,
        consumer_id,
        created_at: new Date(now),
      })),
    )
    .execute();
}

/** 404 for a set of another programme. */
export async function removeApartSet(
  queryable: Queryable,
  programme: ProgrammeRow,
  setId: string,
): Promise<void> {
  const removed = await queryable
    .deleteFrom('kept_apart')
    .where('programme_id', '=', programme.id)
    .where('set_id', '=', setId)
    .returning('consumer_id')
    .execute();
  if (removed.length === 0)
    throw new ApiProblem({ status: 404, message: ({ programmes }) => programmes.keptApart.gone });
  noteChange({ kept_apart: removed.map(({ consumer_id }) => consumer_id) }, { kept_apart: [] });
}

/** Nobody is kept apart from nobody. */
async function forgetLoneOnes(queryable: Queryable, setIds: readonly string[]): Promise<void> {
  if (setIds.length === 0) return;
  await queryable
    .deleteFrom('kept_apart')
    .where('set_id', 'in', (from) =>
      from
        .selectFrom('kept_apart as each')
        .select('each.set_id')
        .where('each.set_id', 'in', [...setIds])
        .groupBy('each.set_id')
        .having(({ fn }) => fn.countAll(), '<', 2),
    )
    .execute();
}

/** Erased people are in no set. */
export async function forgetKeptApart(queryable: Queryable, consumerIds: readonly number[]): Promise<void> {
  if (consumerIds.length === 0) return;
  const removed = await queryable
    .deleteFrom('kept_apart')
    .where('consumer_id', 'in', [...consumerIds])
    .returning('set_id')
    .execute();
  await forgetLoneOnes(
    queryable,
    removed.map(({ set_id }) => set_id),
  );
}

/** Of two entries of one person the sets name the one that is kept. */
export async function moveKeptApart(queryable: Queryable, from: number, to: number): Promise<void> {
  await queryable
    .insertInto('kept_apart')
    .columns(['set_id', 'programme_id', 'consumer_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('kept_apart')
        .select(['set_id', 'programme_id', sql<number>`${to}::bigint`.as('consumer_id'), 'created_at'])
        .where('consumer_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await forgetKeptApart(queryable, [from]);
}
