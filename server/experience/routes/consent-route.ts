import { Type } from 'typebox';
import { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/consent */
export function consentRoute({ limit, notes }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/consent',
      { schema: { body: ConsentRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('act', seat.seatId);
        await notes.consent(seat, body.share_personal);
        return reply.code(204).send(null);
      },
    );
  };
}
