import type { Queryable } from '../database/database.ts';

/** Deletes texts of these seats in the team chat and the waiting room; the session's log keeps its length. */
export async function forgetMessages(queryable: Queryable, seatIds: readonly string[]): Promise<void> {
  if (seatIds.length === 0) return;
  await queryable
    .deleteFrom('chat_messages')
    .where('seat_id', 'in', [...seatIds])
    .execute();
  await queryable
    .deleteFrom('icebreaker_answers')
    .where('seat_id', 'in', [...seatIds])
    .execute();
}

/** Deletes the same texts for whole sessions. */
export async function forgetMessagesOfSessions(
  queryable: Queryable,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await queryable
    .deleteFrom('chat_messages')
    .where('session_id', 'in', [...sessionIds])
    .execute();
  await queryable
    .deleteFrom('icebreaker_answers')
    .where('session_id', 'in', [...sessionIds])
    .execute();
}
