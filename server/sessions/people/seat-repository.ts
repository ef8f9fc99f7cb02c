import { type Insertable, type Selectable, sql } from 'kysely';
import type { SeatState } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { searchForms } from '#contract/rules/text/search-text.ts';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { PersonalLinks } from './personal-links.ts';
import { randomId } from './personal-links.ts';
import type { RosterPerson } from './roster.ts';

export type SeatRow = Selectable<Schema['seats']> & {
  first_name: string;
  last_name: string;
  email: string;
  guest_timezone_id: string | null;
  /** When another device last entered the seat. */
  another_device_at: Date | null;
};

/** The session's seats in the order they were made, with the people on them. */
export async function listSeats(queryable: Queryable, sessionId: string): Promise<SeatRow[]> {
  return queryable
    .selectFrom('seats')
    .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
    .selectAll('seats')
    .select(['consumers.first_name', 'consumers.last_name', 'consumers.email'])
    .select('consumers.timezone_id as guest_timezone_id')
    .select(({ selectFrom, fn }) =>
      selectFrom('seat_devices')
        .select(sql<Date>`max(entered_at)`.as('at'))
        .whereRef('seat_devices.seat_id', '=', 'seats.id')
        .having(fn.countAll(), '>', 1)
        .as('another_device_at'),
    )
    .where('seats.session_id', '=', sessionId)
    .orderBy('seats.team_id')
    .orderBy('seats.created_at')
    .orderBy('consumers.id')
    .execute();
}

/** Whether the person has not declined. */
export const isExpected = (seat: Pick<SeatRow, 'declined_at'>): boolean => seat.declined_at === null;

type SeatProgress = Pick<
  SeatRow,
  'declined_at' | 'left_at' | 'joined_at' | 'checked_at' | 'opened_at' | 'bounced_at' | 'invited_at'
>;

/** The status of a person on the organiser's list: declined, or else the last event. */
export function seatState(seat: SeatProgress): SeatState {
  if (!isExpected(seat)) return 'declined';
  if (seat.left_at) return 'left';
  if (seat.joined_at) return 'joined';
  if (seat.checked_at) return 'checked';
  if (seat.opened_at) return 'opened';
  if (seat.bounced_at) return 'bounced';
  return seat.invited_at ? 'sent' : 'not_sent';
}

type PersonText = { first_name: string; last_name: string; email: string; department?: string | undefined };

/** The company's data of a person, with the columns for search. */
export const personColumns = ({ first_name, last_name, email, department = '' }: PersonText) => ({
  first_name,
  last_name,
  email,
  department,
  search_text: searchForms(`${first_name} ${last_name} ${email}`).join(' '),
  department_text: searchForms(department).join(' '),
});

/** The new value of the column, or the stored one if no department is given. */
const givenDepartment = (column: 'department' | 'department_text') =>
  sql<string>`case when excluded.department = '' then ${sql.ref(`consumers.${column}`)}
    else ${sql.ref(`excluded.${column}`)} end`;

/**
 * Stores one consumer per company and address. The latest name replaces the former; the department stays if none is given.
 * A removed person returns to the company's list.
 */
export async function upsertConsumers(
  queryable: Queryable,
  companyId: number,
  people: PersonText[],
  now: number,
): Promise<Map<string, KeptPerson>> {
  const values = people
    .map((person) => ({ company_id: companyId, ...personColumns(person), created_at: new Date(now) }))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
  const kept = new Map<string, KeptPerson>();
  for (let begin = 0; begin < values.length; begin += rowsOfStatement) {
    const rows = await upsert(queryable, values.slice(begin, begin + rowsOfStatement));
    for (const { email, ...person } of rows) kept.set(email, person);
  }
  return kept;
}

/** A statement holds 65,535 values at most. */
const rowsOfStatement = 1000;

export interface KeptPerson {
  id: number;
  language: SpokenLanguage | null;
  /** The person is new to the company. */
  is_new: boolean;
}

const upsert = (queryable: Queryable, values: readonly Insertable<Schema['consumers']>[]) =>
  queryable
    .insertInto('consumers')
    .values([...values])
    .onConflict((conflict) =>
      conflict.constraint('consumers_email_unique').doUpdateSet((excluded) => ({
        first_name: excluded.ref('excluded.first_name'),
        last_name: excluded.ref('excluded.last_name'),
        search_text: excluded.ref('excluded.search_text'),
        department: givenDepartment('department'),
        department_text: givenDepartment('department_text'),
        left_at: null,
      })),
    )
    .returning(['id', 'email', 'language', sql<boolean>`consumers.xmax = 0`.as('is_new')])
    .execute();

export async function moveSeat(queryable: Queryable, id: string, teamId: number): Promise<void> {
  await queryable.updateTable('seats').set({ team_id: teamId }).where('id', '=', id).execute();
}

/** Seats people in a session; returns the new seats' ids. */
export async function insertSeats(
  queryable: Queryable,
  options: {
    sessionId: string;
    companyId: number;
    people: RosterPerson[];
    links: PersonalLinks;
    now: number;
  },
): Promise<string[]> {
  const { sessionId, companyId, people, links, now } = options;
  if (people.length === 0) return [];
  const consumers = await upsertConsumers(queryable, companyId, people, now);
  const rows = people.map(({ email, team_id }) => {
    const id = randomId();
    const consumer = consumers.get(email);
    if (consumer === undefined) throw new Error(`No consumer was kept for seat ${id}`);
    return {
      id,
      session_id: sessionId,
      consumer_id: consumer.id,
      language: consumer.language,
      team_id,
      ...links.issue(id),
      check_result: null,
      created_at: new Date(now),
    };
  });
  await queryable.insertInto('seats').values(rows).execute();
  return rows.map(({ id }) => id);
}
