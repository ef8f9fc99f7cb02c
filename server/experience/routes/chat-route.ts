import { Type } from 'typebox';
import { ChatRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/chat */
export function chatRoute({ limit, chat }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/chat',
      { schema: { body: ChatRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('chat', seat.seatId);
        await chat.post(seat, body);
        return reply.code(204).send(null);
      },
    );
  };
}
