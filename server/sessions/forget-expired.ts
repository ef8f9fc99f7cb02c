import type { Queryable } from '../database/database.ts';

const removedSeatKeptMs = 30 * 24 * 60 * 60_000;

/** Deletes what says that a place was given up, thirty days after its session. `now` in Unix ms. */
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
