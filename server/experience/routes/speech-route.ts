import { Type } from 'typebox';
import { SpeechRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/speech */
export function speechRoute({ limit, participation }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/speech',
      { schema: { body: SpeechRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('act', seat.seatId);
        await participation.reportSpeech(seat, body.spoken_ms);
        return reply.code(204).send(null);
      },
    );
  };
}
