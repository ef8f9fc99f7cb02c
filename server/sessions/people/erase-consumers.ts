import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { erasedAddressOfRow } from '../../mail/erased-address.ts';

export const erasedGuestName = 'Erased guest';

export interface ErasedSeat {
  id: string;
  sessionId: string;
}

/**
 * Erases names, addresses and texts about themselves of people of the company. Their seats stay, so that a team's
 * result remains correct. Returns the seats, including removed ones.
 */
export async function eraseConsumers(queryable: Queryable, ids: readonly number[]): Promise<ErasedSeat[]> {
  if (ids.length === 0) return [];
  await queryable
    .updateTable('consumers')
    .set({
      first_name: 'Erased',
      last_name: 'guest',
      timezone_id: null,
      language: null,
      department: '',
      search_text: '',
      department_text: '',
      email: erasedAddressOfRow,
    })
    .where('id', 'in', [...ids])
    .execute();
  await queryable
    .deleteFrom('person_tags')
    .where('consumer_id', 'in', [...ids])
    .execute();
  const removed = await queryable
    .deleteFrom('removed_seats')
    .where('consumer_id', 'in', [...ids])
    .returning(['id', 'session_id as sessionId'])
    .execute();
  const seats = await queryable
    .updateTable('seats')
    .set({
      check_result: null,
      rating_comment: null,
      share_personal: false,
    })
    .where('consumer_id', 'in', [...ids])
    .returning(['id', 'session_id as sessionId'])
    .execute();
  return [...seats, ...removed];
}

/** Invalidates these seats' personal links. */
export async function forgetLinks(queryable: Queryable, seatIds: readonly string[]): Promise<void> {
  if (seatIds.length === 0) return;
  await queryable
    .updateTable('seats')
    .set({ link_digest: sql<string>`'erased:' || id` })
    .where('id', 'in', [...seatIds])
    .execute();
}
