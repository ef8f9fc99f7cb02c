import { forgetAwards } from '../awards/forget-awards.ts';
import type { Queryable } from '../database/database.ts';
import { forgetAnswers } from '../director/log/forget-answers.ts';
import { forgetMessages } from '../experience/forget-messages.ts';
import { forgetEntrances } from '../participants/forget-seats.ts';
import { forgetKeptApart } from '../programmes/kept-apart.ts';
import { eraseConsumers } from '../sessions/people/erase-consumers.ts';
import type { StoryLibrary } from '../stories/story-library.ts';

/** Erases everything that names these participants, in the caller's transaction. `at` is when. Returns their seats. */
export async function erasePeople(
  queryable: Queryable,
  stories: StoryLibrary,
  consumerIds: readonly number[],
  at: Date,
): Promise<string[]> {
  const seats = await eraseConsumers(queryable, consumerIds);
  await forgetKeptApart(queryable, consumerIds);
  const seatIds = seats.map(({ id }) => id);
  await forgetAnswers(queryable, stories, seats);
  await forgetEntrances(queryable, seatIds);
  await forgetMessages(queryable, seatIds);
  await forgetAwards(queryable, seatIds, at);
  return seatIds;
}
