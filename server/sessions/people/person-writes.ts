import type { Selectable } from 'kysely';
import type { EditPersonRequest } from '#contract/calls/schemas/consumers.ts';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { catalogueProblem } from '../../http/api-problem.ts';
import { type Author, nextVersion } from '../../identity/versions.ts';
import { isErasedAddress } from '../../mail/erased-address.ts';
import { inLockOrder } from '../session-repository.ts';
import type { PersonalLinks } from './personal-links.ts';
import { personColumns } from './seat-repository.ts';

export type PersonRow = Selectable<Schema['consumers']>;

const personQuery = (queryable: Queryable, companyId: number, id: string) =>
  queryable
    .selectFrom('consumers')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', Number(id));

function known(row: PersonRow | undefined): PersonRow {
  if (!row || isErasedAddress(row.email)) throw catalogueProblem(404, 'CONSUMER_001');
  return row;
}

const isNumber = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/** A person of this company. Throws CONSUMER_001 for an unknown or erased person, and for another company's. */
export const findPerson = async (queryable: Queryable, companyId: number, id: string) =>
  known(isNumber(id) ? await personQuery(queryable, companyId, id).executeTakeFirst() : undefined);

/** The same, locked until the transaction ends. */
export const lockPerson = async (queryable: Queryable, companyId: number, id: string) =>
  known(
    isNumber(id) ? await personQuery(queryable, companyId, id).forUpdate().executeTakeFirst() : undefined,
  );

/** Locks the sessions of these people. Lock the people afterwards, in the order in which people are seated. */
export async function lockSessionsOf(queryable: Queryable, ...personIds: readonly number[]): Promise<void> {
  await queryable
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', (from) =>
      from
        .selectFrom('seats')
        .select('session_id')
        .where('consumer_id', 'in', [...personIds]),
    )
    .orderBy(inLockOrder)
    .forUpdate()
    .execute();
}

/** The person's seats with the facts of their sessions, the newest session first. */
export const seatsOf = (queryable: Queryable, personId: number) =>
  queryable
    .selectFrom('seats')
    .innerJoin('sessions', 'sessions.id', 'seats.session_id')
    .select(['seats.id', 'seats.session_id', 'sessions.status', 'seats.joined_at', 'seats.left_at'])
    .where('seats.consumer_id', '=', personId)
    .where('sessions.deleted_at', 'is', null)
    .orderBy(inLockOrder)
    .execute();

export async function writePerson(
  queryable: Queryable,
  row: PersonRow,
  { language, timezone_id, ...person }: Omit<EditPersonRequest, 'version' | 'tags'>,
  by: Author,
): Promise<void> {
  await queryable
    .updateTable('consumers')
    .set({
      ...personColumns(person),
      language,
      timezone_id,
      ...nextVersion(row, by),
    })
    .where('id', '=', row.id)
    .execute();
}

/** Removes a person from the company's list at `at`, or restores them with null. */
export async function writeLeft(queryable: Queryable, row: PersonRow, at: Date | null, by: Author) {
  await queryable
    .updateTable('consumers')
    .set({ left_at: at, ...nextVersion(row, by) })
    .where('id', '=', row.id)
    .execute();
}

/** Sets the language of a person's mails in coming sessions. */
export async function writeLanguage(
  queryable: Queryable,
  seatIds: readonly string[],
  language: PersonRow['language'],
): Promise<void> {
  if (seatIds.length === 0) return;
  await queryable
    .updateTable('seats')
    .set({ language })
    .where('id', 'in', [...seatIds])
    .execute();
}

/** A seat whose person has a new address starts over: not invited, link not opened, device not checked. */
const notYetInvited = {
  invited_at: null,
  bounced_at: null,
  opened_at: null,
  checked_at: null,
  check_result: null,
};

/** Invalidates the seats' links; seats of coming sessions start over with `isToCome`. */
export async function renewLinks(
  queryable: Queryable,
  links: PersonalLinks,
  seats: readonly { id: string; isToCome: boolean }[],
): Promise<void> {
  for (const { id, isToCome } of seats)
    await queryable
      .updateTable('seats')
      .set({ ...links.issue(id), by_link_only: !isToCome, ...(isToCome && notYetInvited) })
      .where('id', '=', id)
      .execute();
}

/** Moves all references from the entry `from` to `to` and deletes `from`. */
export async function moveReferences(queryable: Queryable, from: number, to: number): Promise<void> {
  await queryable.updateTable('seats').set({ consumer_id: to }).where('consumer_id', '=', from).execute();
  await queryable
    .updateTable('removed_seats')
    .set({ consumer_id: to })
    .where('consumer_id', '=', from)
    .execute();
  await queryable.deleteFrom('consumers').where('id', '=', from).execute();
}
