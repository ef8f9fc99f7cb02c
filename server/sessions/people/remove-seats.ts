import type { Queryable } from '../../database/database.ts';
import { keepTokensOf } from '../../identity/removed-seats.ts';
import type { SeatRow } from './seat-repository.ts';

const removedSeatKeptMs = 30 * 24 * 60 * 60_000;

/** Removes seats; requests with their links or tokens get that reason. */
export async function removeSeats(queryable: Queryable, seats: SeatRow[], removedAt: Date): Promise<void> {
  const ids = seats.map(({ id }) => id);
  await queryable.selectFrom('seats').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const rows = seats.map(({ id, session_id, consumer_id, link_digest }) => ({
    id,
    session_id,
    consumer_id,
    link_digest,
    removed_at: removedAt,
  }));
  await queryable.insertInto('removed_seats').values(rows).execute();
  await keepTokensOf(queryable, ids);
  await queryable.deleteFrom('seats').where('id', 'in', ids).execute();
}

/** Deletes the records of removed seats thirty days after their session. `now` in Unix ms. */
export async function forgetRemovedSeats(database: Queryable, now: number): Promise<void> {
  await database
    .deleteFrom('removed_seats')
    .where('session_id', 'in', (from) =>
      from
        .selectFrom('sessions')
        .select('id')
        .where('starts_at', '<=', new Date(now - removedSeatKeptMs)),
    )
    .execute();
}
