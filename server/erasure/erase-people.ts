import { forgetAwards } from '../awards/forget-awards.ts';
import type { Queryable } from '../database/database.ts';
import { forgetMessages } from '../experience/forget-messages.ts';
import { forgetEntrances } from '../participants/forget-seats.ts';
import { eraseConsumers } from '../sessions/erase-consumers.ts';

/** Everything that names these participants, in the caller's transaction. `at` is when. Answers with their seats. */
export async function erasePeople(
  queryable: Queryable,
  consumerIds: readonly number[],
  at: Date,
): Promise<string[]> {
  const seatIds = await eraseConsumers(queryable, consumerIds);
  await forgetEntrances(queryable, seatIds);
  await forgetMessages(queryable, seatIds);
  await forgetAwards(queryable, seatIds, at);
  return seatIds;
}
