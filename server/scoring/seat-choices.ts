import type { RatingRequest } from '#contract/calls/schemas/experience.ts';
import type { Ratings, SharedPart } from '#contract/calls/schemas/results.ts';
import type { Queryable } from '../database/database.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import { ownPart } from './own-part.ts';

export interface SeatChoices {
  id: string;
  name: string;
  share_personal: boolean;
  in_analysis: boolean;
  language: string | null;
  rating: RatingRequest | null;
}

/** The current choices, languages and ratings of all people of a session. */
export async function readSeatChoices(queryable: Queryable, sessionId: string): Promise<SeatChoices[]> {
  const rows = await queryable
    .selectFrom('seats')
    .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
    .select(['seats.id', 'seats.share_personal', 'seats.in_analysis', 'seats.language'])
    .select(['seats.rating as stars', 'seats.rating_comment as comment'])
    .select(['consumers.first_name', 'consumers.last_name'])
    .where('seats.session_id', '=', sessionId)
    .orderBy('seats.team_id')
    .orderBy('seats.created_at')
    .orderBy('consumers.id')
    .execute();
  return rows.map(({ first_name, last_name, stars, comment, ...row }) => ({
    ...row,
    name: `${first_name} ${last_name}`.trim(),
    rating: stars === null ? null : { stars, comment: comment ?? '' },
  }));
}

/** What people of the session object to stays as it is until the transaction ends. */
export const lockObjections = (queryable: Queryable, sessionId: string) =>
  queryable.selectFrom('sessions').select('id').where('id', '=', sessionId).forNoKeyUpdate().execute();

/** Seats that are not to be counted in an analysis. */
export const objecting = (choices: readonly SeatChoices[]): ReadonlySet<string> =>
  new Set(choices.filter(({ in_analysis }) => !in_analysis).map(({ id }) => id));

/** The parts of those who came and have agreed that they are seen. */
export function sharedParts(context: DirectorContext, choices: readonly SeatChoices[]): SharedPart[] {
  return choices.flatMap(({ id, name, share_personal }) => {
    const seat = context.seats.find((candidate) => candidate.id === id);
    return share_personal && seat?.came ? [{ ...ownPart(context, id, seat.teamId), name }] : [];
  });
}

/** Comments on the session, in an order that reveals no seat. */
export async function readRatings(queryable: Queryable, sessionId: string): Promise<Ratings> {
  const rows = await queryable
    .selectFrom('seats')
    .select(['rating', 'rating_comment as comment'])
    .where('session_id', '=', sessionId)
    .where('rating', 'is not', null)
    .execute();
  const stars = rows.map(({ rating }) => rating ?? 0);
  const sum = stars.reduce((all, given) => all + given, 0);
  return {
    count: stars.length,
    mean: stars.length === 0 ? null : Math.round((sum / stars.length) * 10) / 10,
    comments: rows
      .flatMap(({ comment }) => comment ?? [])
      .sort((one, other) => one.localeCompare(other, 'en')),
  };
}
