import { VoteAnswer, VoteRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/vote */
export function voteRoute({ limit, participation }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/vote',
      { schema: { body: VoteRequest, response: { 200: VoteAnswer } } },
      async ({ seat, body }) => {
        limit('vote', seat.seatId);
        return participation.vote(seat, body);
      },
    );
  };
}
