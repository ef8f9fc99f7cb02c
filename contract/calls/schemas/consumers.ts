import { type Static, Type } from 'typebox';
import { SessionPerson } from './sessions.ts';

export const Consumer = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  created_at: Type.String(),
  sessions: Type.Integer(),
});

/** New people, people the company has already (by id), and the session and team to seat them in, if any. */
export const CreateConsumersRequest = Type.Object({
  people: Type.Array(SessionPerson, { maxItems: 300 }),
  consumer_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 300 }),
  ),
  session_id: Type.Optional(Type.String({ maxLength: 64 })),
  team_id: Type.Optional(Type.Integer()),
});

/** `attached` counts the seats made in the session. */
export const CreateConsumersAnswer = Type.Object({
  consumers: Type.Array(Consumer),
  attached: Type.Integer(),
});
export const ConsumerListAnswer = Type.Object({
  consumers: Type.Array(Consumer),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
});

export type Consumer = Static<typeof Consumer>;
export type CreateConsumersRequest = Static<typeof CreateConsumersRequest>;
export type CreateConsumersAnswer = Static<typeof CreateConsumersAnswer>;
export type ConsumerListAnswer = Static<typeof ConsumerListAnswer>;
