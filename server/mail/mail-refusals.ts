import type { Queryable } from '../database/database.ts';

/** Why mails to people of a session were given up, by seat; the last reason of each. */
export async function mailRefusals(queryable: Queryable, sessionId: string): Promise<Map<string, string>> {
  const rows = await queryable
    .selectFrom('outbox_mails')
    .select(['seat_id', 'last_error'])
    .where('session_id', '=', sessionId)
    .where('seat_id', 'is not', null)
    .where('failed_at', 'is not', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ seat_id, last_error }) => [seat_id ?? '', last_error ?? '']));
}
