import { sql } from 'kysely';
import { tagsOfRow } from '../database/tags-of-row.ts';
import type { Queryable } from '../database/database.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { listed } from './streamed-json.ts';

const seatAndPerson = (queryable: Queryable, seatId: string) =>
  queryable
    .selectFrom('seats')
    .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
    .innerJoin('sessions', 'sessions.id', 'seats.session_id')
    .innerJoin('companies', 'companies.id', 'sessions.company_id')
    .innerJoin('teams', (join) =>
      join.onRef('teams.session_id', '=', 'seats.session_id').onRef('teams.id', '=', 'seats.team_id'),
    )
    .select(['consumers.first_name', 'consumers.last_name', 'consumers.email', 'consumers.timezone_id'])
    .select(['consumers.department', 'consumers.language as person_language', tagsOfRow.as('tags')])
    .select(['sessions.title', 'sessions.starts_at', 'companies.name as company', 'teams.name as team'])
    .select(['seats.invited_at', 'seats.bounced_at', 'seats.opened_at', 'seats.checked_at'])
    .select(['seats.check_result as device_check', 'seats.joined_at', 'seats.left_at', 'seats.declined_at'])
    .select(['seats.language', 'seats.share_personal', 'seats.in_analysis'])
    .select(['seats.rating', 'seats.rating_comment'])
    .where('seats.id', '=', seatId)
    .executeTakeFirstOrThrow();

/** What the session's log says of a seat, in its order: coming and going, votes, answers. */
function actionsOf(queryable: Queryable, sessionId: string, seatId: string) {
  const events = queryable
    .selectFrom('session_events')
    .where('session_id', '=', sessionId)
    .where(sql<string>`payload->>'seatId'`, '=', seatId)
    .orderBy('seq');
  return listed(
    () => events.select('seq').execute(),
    async (keys) => {
      const seqs = keys.map(({ seq }) => seq);
      const rows = await events.select(['at', 'type', 'payload']).where('seq', 'in', seqs).execute();
      return rows.map(({ at, type, payload }) => {
        const { seatId: _own, ...rest } = payload as { seatId: string };
        return { at: new Date(Number(at)), type, ...rest };
      });
    },
  );
}

const written = (queryable: Queryable, table: 'chat_messages' | 'icebreaker_answers', seatId: string) =>
  queryable
    .selectFrom(table)
    .select(['text', 'at'])
    .where('seat_id', '=', seatId)
    .orderBy('at')
    .execute()
    .then((rows) => rows.map(({ text, at }) => ({ at: new Date(Number(at)), text })));

/** What is kept about a participant in the session of their link; each other session has a link of its own. */
export async function readSeatData(
  queryable: Queryable,
  { seatId, sessionId }: Pick<AuthenticatedSeat, 'seatId' | 'sessionId'>,
) {
  const row = await seatAndPerson(queryable, seatId);
  const {
    first_name,
    last_name,
    email,
    department,
    tags,
    person_language: language,
    timezone_id,
    title,
    starts_at,
    company,
    team,
    ...seat
  } = row;
  const mails = queryable.selectFrom('outbox_mails').where('seat_id', '=', seatId).orderBy('id');
  return {
    person: { first_name, last_name, email, department, tags, language, timezone_id },
    session: { title, starts_at, company, team },
    seat,
    devices: await queryable
      .selectFrom('seat_devices')
      .select('entered_at')
      .where('seat_id', '=', seatId)
      .orderBy('entered_at')
      .execute(),
    actions: actionsOf(queryable, sessionId, seatId),
    chat_messages: await written(queryable, 'chat_messages', seatId),
    icebreaker_answers: await written(queryable, 'icebreaker_answers', seatId),
    sign_up: await queryable
      .selectFrom('sign_up_people as person')
      .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
      .select(['sign_ups.created_at', 'sign_ups.language', 'sign_ups.timezone_id', 'person.confirmed_at'])
      .where('person.seat_id', '=', seatId)
      .execute(),
    certificates: await queryable
      .selectFrom('awards')
      .select(['code', 'created_at', 'revoked_at', 'payload'])
      .where('seat_id', '=', seatId)
      .execute(),
    mails: listed(
      () => mails.select('id').execute(),
      (keys) =>
        mails
          .select(['kind', 'subject', 'created_at', 'sent_at'])
          .where(
            'id',
            'in',
            keys.map(({ id }) => id),
          )
          .execute(),
    ),
  };
}
