import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import { Id, Instant, List, NextCursor, RowId, Shape, Text } from './bounded.ts';
import { seatsPerSession } from '../../rules/business-constants.ts';
import { Email } from './identity.ts';
import { SessionPerson, tellsPeople } from './sessions.ts';

export const Consumer = Shape({
  id: Type.Integer(),
  first_name: Text(80),
  last_name: Text(80),
  email: Text(254),
  created_at: Instant,
  sessions: Type.Integer(),
});

/** New people, people the company has already (by id), and the session and team to seat them in, if any. */
export const CreateConsumersRequest = Shape({
  people: List(SessionPerson, seatsPerSession),
  consumer_ids: Type.Optional(List(RowId, seatsPerSession)),
  session_id: Type.Optional(Id),
  team_id: Type.Optional(Type.Integer()),
});

/** `attached` counts the seats made in the session. */
export const CreateConsumersAnswer = Shape({
  consumers: List(Consumer, 2 * seatsPerSession),
  attached: Type.Integer(),
});
export const ConsumerListAnswer = Shape({ consumers: List(Consumer, 100), next_cursor: NextCursor });

export const ConsumerTimezonesRequest = Shape({ emails: List(Email, seatsPerSession) });

/** Named zones of the browsers that these people were last here with; who was not yet here is left out. */
export const ConsumerTimezonesAnswer = Shape({
  timezones: List(Shape({ email: Text(254), timezone_id: Text(64) }), seatsPerSession),
});

export const consumerSpec = {
  create: {
    body: CreateConsumersRequest,
    answer: CreateConsumersAnswer,
    status: 201,
    bodyLimit: 256 * 1024,
    throttle: tellsPeople,
  },
  list: {
    query: Shape({ search: Type.Optional(Text(120)), cursor: Type.Optional(Text(20)) }),
    answer: ConsumerListAnswer,
  },
  timezones: {
    body: ConsumerTimezonesRequest,
    answer: ConsumerTimezonesAnswer,
    bodyLimit: 256 * 1024,
  },
} satisfies Record<string, CallSpec>;

export type Consumer = Static<typeof Consumer>;
export type CreateConsumersRequest = Static<typeof CreateConsumersRequest>;
export type CreateConsumersAnswer = Static<typeof CreateConsumersAnswer>;
export type ConsumerListAnswer = Static<typeof ConsumerListAnswer>;
export type ConsumerTimezonesAnswer = Static<typeof ConsumerTimezonesAnswer>;
