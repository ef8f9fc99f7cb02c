import { Type } from 'typebox';
import { RatingRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/rating */
export function ratingRoute({ limit, notes }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/rating',
      { schema: { body: RatingRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('act', seat.seatId);
        await notes.rate(seat, body);
        return reply.code(204).send(null);
      },
    );
  };
}
