import type { Static, TSchema } from 'typebox';
import { ServerMs, Shape, Text } from '../calls/schemas/bounded.ts';
import type { MessageName } from './messages.ts';
import { RoomSignal } from './room-signal.ts';
import { PublicProjection } from './session-projection.ts';
import {
  ChatMessage,
  DraftFact,
  IcebreakerAnswer,
  PointerShown,
  ReactionShown,
  SeatProjection,
  TeamProjection,
} from './team-projection.ts';

/** The connection of the tab that holds the seat now. */
export const Takeover = Shape({ connection_id: Text(200) });

/** The named resource changed; its new state has to be fetched. */
export const News = Shape({ at: ServerMs });

/** The data of every message, by its name. */
export const messageSchemas = {
  projection: PublicProjection,
  team: TeamProjection,
  draft: DraftFact,
  pointer: PointerShown,
  chat: ChatMessage,
  icebreaker: IcebreakerAnswer,
  reaction: ReactionShown,
  results: News,
  plan: News,
  seat: SeatProjection,
  takeover: Takeover,
  signal: RoomSignal,
} satisfies Record<MessageName, TSchema>;

export type MessageData<Name extends MessageName> = Static<(typeof messageSchemas)[Name]>;

/** A message of the table: its name and the data that goes with it. */
export type Message<Name extends MessageName = MessageName> = {
  [N in Name]: { name: N; data: MessageData<N> };
}[Name];
