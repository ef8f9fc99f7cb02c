import { AnswerAnswer, AnswerRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/challenge/answer */
export function answerRoute({ limit, participation }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/challenge/answer',
      { schema: { body: AnswerRequest, response: { 200: AnswerAnswer } } },
      async ({ seat, body }) => {
        limit('answer', seat.seatId);
        return participation.answer(seat, body);
      },
    );
  };
}
