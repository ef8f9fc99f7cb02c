import { Type } from 'typebox';
import { ClueRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/challenge/clue */
export function clueRoute({ limit, participation }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/challenge/clue',
      { schema: { body: ClueRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('act', seat.seatId);
        await participation.shareClue(seat, body);
        return reply.code(204).send(null);
      },
    );
  };
}
