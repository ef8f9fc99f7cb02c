import { type Static, Type } from 'typebox';
import { HostName } from './host-name.ts';
import { Choice, Id, List, Nullable, ServerMs, Shape, Text } from '../calls/schemas/bounded.ts';
import { icebreakers } from '../rules/sessions/icebreakers.ts';
import { reactions } from '../rules/sessions/reactions.ts';

/** Sent to one team during a breakout, on the team channel and in the snapshot. */
export const TeamProjection = Shape({
  seq: Type.Integer(),
  team_id: Type.Integer(),
  solved: Type.Boolean(),
  /** The answer that solved it, everybody who agreed on it, and the points it earns; null while unsolved. */
  found: Nullable(
    Shape({ answer: Text(2000), seat_ids: List(Id, 300), points: Type.Integer(), at: ServerMs }),
  ),
  /** A small thing to do together until the others are there; null while unsolved, or where the story has none. */
  meanwhile: Nullable(Text(600)),
  attempts: List(
    Shape({
      seat_id: Id,
      text: Text(2000),
      correct: Type.Boolean(),
      /** Wrong by a letter or two. */
      near: Type.Boolean(),
      /** What the story says to it, where it expects this wrong answer. */
      reply: Type.Optional(Text(200)),
      /** Waits for more of the team to hand in the same. */
      awaited: Type.Boolean(),
      at: ServerMs,
    }),
    200,
  ),
  hints: List(Shape({ id: Id, text: Text(2000), cost: Type.Integer(), seat_id: Id }), 3),
  hints_left: List(Shape({ id: Id, cost: Type.Integer() }), 3),
  /** Clues that seats have laid on the board. */
  board: List(
    Shape({
      clue_id: Id,
      title: Text(200),
      text: Text(2000),
      seat_id: Id,
    }),
    16,
  ),
});

/**
 * The board that a team shares, in every language the same: the answer as far as it is built, sent with each move. The
 * rules of a move: contract/story/answer-draft.ts.
 */
export const DraftFact = Shape({
  seq: Type.Integer(),
  team_id: Type.Integer(),
  scene_id: Id,
  pieces: List(Shape({ id: Id, haste: Type.Boolean(), by: Nullable(Id) }), 60),
  /** How many moves can be taken back. */
  undoable: Type.Integer(),
  /** Ids of the last moves that counted. */
  move_ids: List(Text(64), 32),
});

/** Where a seat points on the board: a piece, or '' for nowhere. Kept nowhere. */
export const PointerShown = Shape({ seat_id: Id, piece: Id });

export const SeatClue = Shape({
  id: Id,
  title: Text(200),
  text: Text(2000),
  /** Seats that hold it together with this one. */
  with_seat_ids: List(Id, 300),
  /** Roads of the map that this seat knows to be closed. */
  closed: List(Id, 200),
  /** Symbols of the message that this seat sees, by their place from 0. */
  shows: List(Shape({ place: Type.Integer(), shape: Text(64) }), 60),
  /** What this seat's card says of symbols. */
  card: List(Shape({ shape: Text(64), meaning: Text(120) }), 60),
});

/** What the host says from the console. */
export const HostMessage = Shape({
  id: Id,
  by: HostName,
  text: Text(500),
  at: ServerMs,
  to_team: Type.Boolean(),
});

/** Sent to one seat only. */
export const SeatProjection = Shape({
  seq: Type.Integer(),
  seat_id: Id,
  team_id: Type.Integer(),
  /** The vote as the server holds it for the open decision. */
  vote: Nullable(Shape({ decision_id: Id, option_id: Id, vote_id: Id })),
  clues: List(SeatClue, 16),
  help_called: Type.Boolean(),
  /** The host has seen the call. */
  help_seen: Type.Boolean(),
  /** The host's latest words to everybody or to this seat's team, oldest first. */
  host_messages: List(HostMessage, 5),
  /** Windows stay open longer while this seat is there. */
  more_time: Type.Boolean(),
  /** Messages that this seat has shown to the host, and whether the host has seen them. */
  reports: List(Shape({ message_id: Id, seen: Type.Boolean() }), 50),
});

export const ChatMessage = Shape({
  id: Id,
  seat_id: Id,
  text: Text(2000),
  at: ServerMs,
});

/** A seat's answer to an icebreaker in the waiting room. */
export const IcebreakerAnswer = Shape({
  seat_id: Id,
  question: Choice(icebreakers),
  text: Text(140),
  at: ServerMs,
});

/** Shown for a moment and kept nowhere. */
export const ReactionShown = Shape({ id: Id, seat_id: Id, kind: Choice(reactions), at: ServerMs });

export type TeamProjection = Static<typeof TeamProjection>;
export type DraftFact = Static<typeof DraftFact>;
export type PointerShown = Static<typeof PointerShown>;
export type SeatClue = Static<typeof SeatClue>;
export type HostMessage = Static<typeof HostMessage>;
export type SeatProjection = Static<typeof SeatProjection>;
export type IcebreakerAnswer = Static<typeof IcebreakerAnswer>;
export type ReactionShown = Static<typeof ReactionShown>;
export type ChatMessage = Static<typeof ChatMessage>;
