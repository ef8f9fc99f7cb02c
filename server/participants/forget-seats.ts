import type { Queryable } from '../database/database.ts';

/** Forgets the devices that seats were entered from, and the codes that were mailed for them. */
export async function forgetEntrances(queryable: Queryable, seatIds: readonly string[]): Promise<void> {
  if (seatIds.length === 0) return;
  await queryable
    .deleteFrom('seat_devices')
    .where('seat_id', 'in', [...seatIds])
    .execute();
  await queryable
    .deleteFrom('entry_codes')
    .where('seat_id', 'in', [...seatIds])
    .execute();
}
