import { type Selectable, sql } from 'kysely';
import type { SignUpEnding } from '#contract/rules/sessions/programmes.ts';
import type { Queryable } from '../database/database.ts';
import { forgetSignUpMails } from '../mail/forget-mails.ts';
import type { Schema } from '../database/schema.ts';

export type ProgrammeRow = Selectable<Schema['programmes']>;
export type SlotRow = Selectable<Schema['programme_slots']>;
export type SignUpRow = Selectable<Schema['sign_ups']>;
export type SignUpPersonRow = Selectable<Schema['sign_up_people']>;

/** The programme of a sign-up page. */
export const findByToken = (queryable: Queryable, token: string) =>
  queryable.selectFrom('programmes').selectAll().where('link_token', '=', token).executeTakeFirst();

export const findProgramme = (queryable: Queryable, id: string) =>
  queryable.selectFrom('programmes').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a slot until the transaction ends. Call it before counting or changing its places. */
export const lockSlot = (queryable: Queryable, id: string): Promise<SlotRow | undefined> =>
  queryable.selectFrom('programme_slots').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Several slots, locked in the order of their ids, which prevents deadlocks. */
export const lockSlots = (queryable: Queryable, ids: readonly string[]): Promise<SlotRow[]> =>
  queryable
    .selectFrom('programme_slots')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

/** A slot begins when its session does. */
export async function startOf(queryable: Queryable, slot: SlotRow): Promise<Date> {
  if (slot.session_id === null) return slot.starts_at;
  const session = await queryable
    .selectFrom('sessions')
    .select('starts_at')
    .where('id', '=', slot.session_id)
    .executeTakeFirst();
  return session?.starts_at ?? slot.starts_at;
}

/** The slots of a programme that have not ended, with their sessions and counts of people, the earliest first. */
export const slotsOf = (queryable: Queryable, programmeIds: readonly string[]) =>
  queryable
    .selectFrom('programme_slots as slot')
    .leftJoin('sessions', 'sessions.id', 'slot.session_id')
    .leftJoin(
      (from) =>
        from
          .selectFrom('sign_ups')
          .innerJoin('sign_up_people as person', 'person.sign_up_id', 'sign_ups.id')
          .where('person.ended_at', 'is', null)
          .groupBy('sign_ups.slot_id')
          .select('sign_ups.slot_id')
          .select(sql<number>`(count(*) filter (where state <> 'waiting'))::integer`.as('held'))
          .select(
            sql<number>`(count(*) filter (where state = 'placed' and confirmed_at is not null))::integer`.as(
              'confirmed',
            ),
          )
          .select(
            sql<number>`(count(*) filter (where state = 'placed' and confirmed_at is null))::integer`.as(
              'unconfirmed',
            ),
          )
          .select(
            sql<number>`(count(*) filter (where state <> 'placed' and confirmed_at is not null))::integer`.as(
              'waiting',
            ),
          )
          .select(sql<number>`(count(*) filter (where state = 'offered'))::integer`.as('offered'))
          .select(
            sql<number>`(count(*) filter (where state = 'placed' and confirmed_at is not null and seated_at is null))::integer`.as(
              'unseated',
            ),
          )
          .select(sql<number>`count(*)::integer`.as('all'))
          .as('counts'),
      (join) => join.onRef('counts.slot_id', '=', 'slot.id'),
    )
    .select(['slot.id', 'slot.programme_id', 'slot.capacity', 'slot.session_id', 'sessions.status'])
    .select(({ fn }) => [
      fn.coalesce('sessions.starts_at', 'slot.starts_at').as('starts_at'),
      ...(['held', 'confirmed', 'unconfirmed', 'waiting', 'offered', 'unseated', 'all'] as const).map(
        (name) => fn.coalesce(`counts.${name}`, sql<number>`0`).as(name),
      ),
    ])
    .where('slot.programme_id', 'in', [...programmeIds])
    .where('slot.ended_at', 'is', null)
    .orderBy(({ fn }) => fn.coalesce('sessions.starts_at', 'slot.starts_at'))
    .orderBy('slot.id')
    .execute();

/** Places of a locked slot that are held: by each person who has not ended and does not wait. */
export async function heldPlaces(queryable: Queryable, slotId: string): Promise<number> {
  const { held } = await queryable
    .selectFrom('sign_ups')
    .innerJoin('sign_up_people', 'sign_up_people.sign_up_id', 'sign_ups.id')
    .select(sql<number>`count(*)::integer`.as('held'))
    .where('sign_ups.slot_id', '=', slotId)
    .where('sign_ups.state', '!=', 'waiting')
    .where('sign_up_people.ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return held;
}

export const findPerson = (queryable: Queryable, id: string) =>
  queryable.selectFrom('sign_up_people').selectAll().where('id', '=', id).executeTakeFirst();

export const findSignUp = (queryable: Queryable, id: string) =>
  queryable.selectFrom('sign_ups').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The people of a sign-up who remain, its leader first. */
export const membersOf = (queryable: Queryable, signUpId: string): Promise<SignUpPersonRow[]> =>
  queryable
    .selectFrom('sign_up_people')
    .selectAll()
    .where('sign_up_id', '=', signUpId)
    .where('ended_at', 'is', null)
    .orderBy('position')
    .execute();

/** The person of a programme who has a confirmed place, or waits, under this address. */
export const findConfirmed = (queryable: Queryable, programmeId: string, email: string) =>
  queryable
    .selectFrom('sign_up_people')
    .selectAll()
    .where('programme_id', '=', programmeId)
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export async function endPeople(
  queryable: Queryable,
  ids: readonly string[],
  ending: SignUpEnding,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await queryable
    .updateTable('sign_up_people')
    .set({ ended_at: at, ending })
    .where('id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .execute();
}

const dayMs = 24 * 60 * 60_000;
const endedKeptMs = 30 * dayMs;

/**
 * Deletes what is left of sign-ups that ended thirty days ago; of addresses that were never confirmed, a day ago. `now` in
 * Unix ms.
 */
export async function forgetEndedSignUps(queryable: Queryable, now: number): Promise<void> {
  await queryable
    .deleteFrom('sign_up_people')
    .where(({ or, and, eb }) =>
      or([
        eb('ended_at', '<=', new Date(now - endedKeptMs)),
        and([eb('confirmed_at', 'is', null), eb('ended_at', '<=', new Date(now - dayMs))]),
      ]),
    )
    .execute();
  await queryable
    .deleteFrom('sign_ups')
    .where('created_at', '<=', new Date(now - dayMs))
    .where('id', 'not in', (from) => from.selectFrom('sign_up_people').select('sign_up_id'))
    .execute();
}

const ownProgrammes = (queryable: Queryable, companyId: number) =>
  queryable.selectFrom('programmes').select('id').where('company_id', '=', companyId);

/** What a company planned goes with it, and with it what its people signed up for. */
export async function forgetProgrammes(queryable: Queryable, companyId: number): Promise<void> {
  const people = await queryable
    .selectFrom('sign_up_people')
    .select('id')
    .where('programme_id', 'in', ownProgrammes(queryable, companyId))
    .execute();
  await forgetSignUpMails(
    queryable,
    people.map(({ id }) => id),
  );
  await queryable.deleteFrom('programmes').where('company_id', '=', companyId).execute();
}

/**
 * Another address of a person holds the places that the former one confirmed; one without a seat ends where the other
 * address has a place in the same programme.
 */
export async function readdressSignUps(
  queryable: Queryable,
  companyId: number,
  from: string,
  to: string,
  at: Date,
): Promise<void> {
  const people = await queryable
    .selectFrom('sign_up_people')
    .select(['id', 'programme_id', 'seat_id'])
    .where('email', '=', from)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('programme_id', 'in', ownProgrammes(queryable, companyId))
    .execute();
  for (const { id, programme_id, seat_id } of people)
    if (!(await findConfirmed(queryable, programme_id, to)))
      await queryable.updateTable('sign_up_people').set({ email: to }).where('id', '=', id).execute();
    else if (seat_id === null) await endPeople(queryable, [id], 'elsewhere', at);
}

/** What an address signed up for at a company, and that the address is on a list of those who may. */
export async function forgetSignUpsOf(queryable: Queryable, companyId: number, email: string): Promise<void> {
  const people = await queryable
    .deleteFrom('sign_up_people')
    .where('email', '=', email)
    .where('programme_id', 'in', ownProgrammes(queryable, companyId))
    .returning('id')
    .execute();
  await forgetSignUpMails(
    queryable,
    people.map(({ id }) => id),
  );
  await queryable
    .updateTable('programmes')
    .set({ allowed: sql`allowed - ${email}::text` })
    .where('company_id', '=', companyId)
    .where(sql<boolean>`allowed @> ${JSON.stringify([email])}::jsonb`)
    .execute();
}
