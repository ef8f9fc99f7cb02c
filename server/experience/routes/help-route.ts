import { Type } from 'typebox';
import { HelpRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/help */
export function helpRoute({ limit, participation }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/help',
      { schema: { body: HelpRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('act', seat.seatId);
        await participation.callHelp(seat, body.called);
        return reply.code(204).send(null);
      },
    );
  };
}
