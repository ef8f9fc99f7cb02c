import { type Static, type TSchema, Type } from 'typebox';
import { CheckVerdict } from './system-check.ts';

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const ServerMs = Type.Number({ description: 'server clock, Unix milliseconds' });

/**
 * What a participant's browser knows of a live session. Only absolute, versioned facts: a receiver that missed a
 * message loses nothing by reading the next. `seq` is the session log's sequence number; a receiver drops whatever
 * is older than what it holds. Source: design.md section 7.
 */
export const ClipFact = Type.Object({
  scene_id: Type.String(),
  title: Type.String(),
  /** `/media/<story>/<clip>/` */
  base_url: Type.String(),
  /**
   * How long the clip is on in this session. Media always plays at its own speed: on a fast story clock (tests,
   * rehearsals) this is shorter than the media, which is cut.
   */
  duration_ms: Type.Integer(),
  /** Instant at which the first frame stands on every screen; null while the readiness barrier waits. */
  start_at: Nullable(ServerMs),
  text_twin: Type.String(),
  /** Media playlists inline by rung name, so that no round trip stands before the first segment. */
  playlists: Type.Array(
    Type.Object({
      rung: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      peak_bitrate: Type.Integer(),
      average_bitrate: Type.Integer(),
      codecs: Type.String(),
      text: Type.String(),
    }),
  ),
});

export const DecisionFact = Type.Object({
  scene_id: Type.String(),
  title: Type.String(),
  question: Type.String(),
  options: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), detail: Type.String() })),
  /** Announced ahead, so that the decision opens on all screens together. */
  open_at: ServerMs,
  /** Comes earlier once everybody present has voted, and later when the host extends it or a server was away. */
  close_at: ServerMs,
  /** Seats that have voted, never for what. */
  voted: Type.Array(Type.String()),
});

export const DecisionOutcome = Type.Object({
  kind: Type.Literal('decision'),
  scene_id: Type.String(),
  question: Type.String(),
  options: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), votes: Type.Integer() })),
  chosen: Type.String(),
  /** How the choice came about, in one sentence, tie rule included. */
  reason: Type.String(),
  next_at: ServerMs,
});

export const ChallengeOutcome = Type.Object({
  kind: Type.Literal('challenge'),
  scene_id: Type.String(),
  title: Type.String(),
  answer: Type.String(),
  explanation: Type.String(),
  teams: Type.Array(
    Type.Object({
      team_id: Type.Integer(),
      solved: Type.Boolean(),
      hints: Type.Integer(),
      attempts: Type.Integer(),
    }),
  ),
  next_at: ServerMs,
});

/** What a team has on its table. Roads that are closed and what follows what, only the seats' clues tell. */
export const TaskFact = Type.Union([
  Type.Object({ kind: Type.Literal('words') }),
  /** A breather: nothing to solve, something to talk about; `rested` are the seats that would go on. */
  Type.Object({
    kind: Type.Literal('talk'),
    questions: Type.Array(Type.String()),
    rested: Type.Array(Type.String()),
  }),
  Type.Object({
    kind: Type.Literal('map'),
    places: Type.Array(
      Type.Object({ id: Type.String(), label: Type.String(), x: Type.Integer(), y: Type.Integer() }),
    ),
    roads: Type.Array(Type.Object({ id: Type.String(), from: Type.String(), to: Type.String() })),
    start: Type.String(),
    goal: Type.String(),
    steps: Type.Integer(),
  }),
  Type.Object({
    kind: Type.Literal('order'),
    items: Type.Array(
      Type.Object({
        id: Type.String(),
        label: Type.String(),
        minutes: Type.Integer(),
        haste_minutes: Type.Integer(),
        haste_cost: Type.Integer(),
      }),
    ),
    wanted: Type.String(),
    budget: Type.Integer(),
  }),
  Type.Object({
    kind: Type.Literal('code'),
    symbols: Type.Integer(),
    meanings: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })),
  }),
]);

export const BreakoutFact = Type.Object({
  scene_id: Type.String(),
  title: Type.String(),
  prompt: Type.String(),
  open_at: ServerMs,
  close_at: ServerMs,
  solved_teams: Type.Array(Type.Integer()),
  task: TaskFact,
  /** Clues cannot be laid on the board. */
  spoken: Type.Boolean(),
  /** An answer counts once more than half of the team's present people have handed in the same. */
  agreed: Type.Boolean(),
});

export const RosterSeat = Type.Object({
  seat_id: Type.String(),
  name: Type.String(),
  initials: Type.String(),
  team_id: Type.Integer(),
  present: Type.Boolean(),
});

export const RosterTeam = Type.Object({
  team_id: Type.Integer(),
  name: Type.String(),
  captain: Nullable(Type.String()),
});

export const Phase = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('gathering'),
  Type.Literal('clip'),
  Type.Literal('decision'),
  Type.Literal('outcome'),
  Type.Literal('breakout'),
  Type.Literal('ended'),
  Type.Literal('cancelled'),
  Type.Literal('failed'),
]);

/** Sent to everybody in the session, on the session channel and in the snapshot. */
export const PublicProjection = Type.Object({
  session_id: Type.String(),
  seq: Type.Integer(),
  /** Server clock when this projection was made. */
  at: ServerMs,
  phase: Phase,
  title: Type.String(),
  story: Type.Object({
    slug: Type.String(),
    title: Type.String(),
    length_ms: Type.Integer(),
    cover_url: Type.String(),
  }),
  starts_at: ServerMs,
  scene_index: Type.Integer(),
  scenes_expected: Type.Integer(),
  /** The host keeps the next scene back. A clip plays on to its end; `close_at` moves when the host resumes. */
  held: Type.Boolean(),
  /** `ended` keeps the last clip's scene for its title and epilogue. */
  clip: Nullable(ClipFact),
  /** The clips that may follow, to be prefetched; their `text_twin` is empty until they play. */
  next_clips: Type.Array(ClipFact),
  decision: Nullable(DecisionFact),
  breakout: Nullable(BreakoutFact),
  outcome: Nullable(Type.Union([DecisionOutcome, ChallengeOutcome])),
  ending: Nullable(
    Type.Object({
      title: Type.String(),
      epilogue: Type.String(),
      award: Type.String(),
      debrief: Type.Array(Type.String()),
    }),
  ),
  seats: Type.Array(RosterSeat),
  teams: Type.Array(RosterTeam),
});

/** Sent to one team during a breakout, on the team channel and in the snapshot. */
export const TeamProjection = Type.Object({
  seq: Type.Integer(),
  team_id: Type.Integer(),
  solved: Type.Boolean(),
  attempts: Type.Array(
    Type.Object({
      seat_id: Type.String(),
      text: Type.String(),
      correct: Type.Boolean(),
      /** Waits for more of the team to hand in the same. */
      awaited: Type.Boolean(),
      at: ServerMs,
    }),
  ),
  hints: Type.Array(Type.Object({ id: Type.String(), text: Type.String(), cost: Type.Integer() })),
  hints_left: Type.Array(Type.Object({ id: Type.String(), cost: Type.Integer() })),
  /** Clues that seats have laid on the board. */
  board: Type.Array(
    Type.Object({
      clue_id: Type.String(),
      title: Type.String(),
      text: Type.String(),
      seat_id: Type.String(),
    }),
  ),
});

export const SeatClue = Type.Object({
  id: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** Roads of the map that this seat knows to be closed. */
  closed: Type.Array(Type.String()),
  /** Symbols of the message that this seat sees, by their place from 0. */
  shows: Type.Array(Type.Object({ place: Type.Integer(), shape: Type.String() })),
  /** What this seat's card says of symbols. */
  card: Type.Array(Type.Object({ shape: Type.String(), meaning: Type.String() })),
});

/** Sent to one seat only. */
export const SeatProjection = Type.Object({
  seq: Type.Integer(),
  seat_id: Type.String(),
  team_id: Type.Integer(),
  /** The vote as the server holds it for the open decision. */
  vote: Nullable(
    Type.Object({ decision_id: Type.String(), option_id: Type.String(), vote_id: Type.String() }),
  ),
  clues: Type.Array(SeatClue),
  help_called: Type.Boolean(),
});

export const ChatMessage = Type.Object({
  id: Type.String(),
  seat_id: Type.String(),
  text: Type.String(),
  at: ServerMs,
});

/** GET /api/exp/snapshot: everything a browser needs to stand where the session stands. */
export const Snapshot = Type.Object({
  public: PublicProjection,
  team: Nullable(TeamProjection),
  seat: SeatProjection,
  chat: Type.Array(ChatMessage),
});

/** GET /api/consumer/getdatapackage. */
export const DataPackage = Type.Object({
  consumer: Type.Object({
    id: Type.Integer(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    created_at: Type.String(),
  }),
  seat_id: Type.String(),
  /** The person has said that they cannot come: the session goes on without this seat. */
  declined: Type.Boolean(),
  session: Type.Object({
    id: Type.String(),
    title: Type.String(),
    status: Type.String(),
    starts_at: ServerMs,
    timezone_id: Type.String(),
    host: Type.String(),
    company: Type.String(),
    chat: Type.Boolean(),
  }),
  story: Type.Object({
    slug: Type.String(),
    title: Type.String(),
    tagline: Type.String(),
    length_minutes: Type.Integer(),
    cover_url: Type.String(),
  }),
  /** Address of a custom video room, shown in a frame instead of the mesh between the browsers. */
  video_room_url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  ice_servers: Type.Array(
    Type.Object({
      urls: Type.Array(Type.String()),
      username: Type.Optional(Type.String()),
      credential: Type.Optional(Type.String()),
    }),
  ),
});

export const ExpAuthQuery = Type.Object({
  email: Type.String({ maxLength: 254 }),
  sessionId: Type.String({ maxLength: 64 }),
});
export const ExpLinkRequest = Type.Object({ link_token: Type.String({ minLength: 1, maxLength: 128 }) });
/** `session_id`, `email` are given so that the browser can file the token under email plus session id. */
export const ExpTokenAnswer = Type.Object({
  token: Type.String(),
  expires_at: Type.String(),
  session_id: Type.String(),
  email: Type.String(),
});
/** `hosted`: Ably's own service, at `endpoint` (an origin) when not at its usual hosts; else the server's own hub. */
export const RealtimeTokenAnswer = Type.Object({
  token: Type.String(),
  hosted: Type.Boolean(),
  endpoint: Type.Union([Type.String(), Type.Null()]),
});
/** A clip that any device may try, as the address of its master playlist below the API's origin. */
export const CheckClipAnswer = Type.Object({ url: Type.Union([Type.String(), Type.Null()]) });
/** `received_at` and `sent_at` are the server's clock, for the offset estimate by bounds. */
export const ClockAnswer = Type.Object({ received_at: ServerMs, sent_at: ServerMs });

/** `cast_at` is the browser's estimate of the server clock when the person chose. */
export const VoteRequest = Type.Object({
  vote_id: Type.String({ minLength: 8, maxLength: 64 }),
  decision_id: Type.String(),
  option_id: Type.String(),
  cast_at: ServerMs,
});
export const VoteAnswer = Type.Object({
  outcome: Type.Union([Type.Literal('counted'), Type.Literal('too_late'), Type.Literal('duplicate')]),
});
export const ReadyRequest = Type.Object({ scene_id: Type.String() });
export const AnswerRequest = Type.Object({
  attempt_id: Type.String({ minLength: 8, maxLength: 64 }),
  challenge_id: Type.String(),
  text: Type.String({ minLength: 1, maxLength: 200 }),
});
/** `awaited`: taken, and looked at as soon as enough of the team have handed in the same. */
export const AnswerAnswer = Type.Object({ correct: Type.Boolean(), awaited: Type.Boolean() });
export const HintRequest = Type.Object({ challenge_id: Type.String(), hint_id: Type.String() });
export const ClueRequest = Type.Object({ challenge_id: Type.String(), clue_id: Type.String() });
export const ChatRequest = Type.Object({
  id: Type.String({ minLength: 8, maxLength: 64 }),
  text: Type.String({ minLength: 1, maxLength: 500 }),
});
export const HelpRequest = Type.Object({ called: Type.Boolean() });
/** Aggregated on the device: milliseconds of speech since the last report. Never sound itself. */
export const SpeechRequest = Type.Object({ spoken_ms: Type.Integer({ minimum: 0, maximum: 60_000 }) });
/** `details`: a row's state by its id. Of an older page's longer text only the state is kept. */
export const CheckRequest = Type.Object({
  verdict: CheckVerdict,
  details: Type.Record(Type.String(), Type.String({ maxLength: 200 })),
});
export const RatingRequest = Type.Object({
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.String({ maxLength: 1000 }),
});
/** False takes it back: the person can come after all. */
export const DeclineRequest = Type.Object({ declined: Type.Boolean() });
export const ConsentRequest = Type.Object({ share_personal: Type.Boolean() });

/** WebRTC signalling between two seats of a team; the newcomer offers. */
export const RoomSignal = Type.Object({
  from: Type.String(),
  to: Type.String(),
  /** Made anew for each attempt at a pair, so that a stale candidate never meets a new connection. */
  attempt: Type.String(),
  kind: Type.Union([
    Type.Literal('hello'),
    Type.Literal('offer'),
    Type.Literal('answer'),
    Type.Literal('candidate'),
    Type.Literal('bye'),
  ]),
  payload: Type.Optional(Type.String()),
});

export type ClipFact = Static<typeof ClipFact>;
export type DecisionFact = Static<typeof DecisionFact>;
export type DecisionOutcome = Static<typeof DecisionOutcome>;
export type ChallengeOutcome = Static<typeof ChallengeOutcome>;
export type BreakoutFact = Static<typeof BreakoutFact>;
export type TaskFact = Static<typeof TaskFact>;
export type SeatClue = Static<typeof SeatClue>;
export type RosterSeat = Static<typeof RosterSeat>;
export type RosterTeam = Static<typeof RosterTeam>;
export type Phase = Static<typeof Phase>;
export type PublicProjection = Static<typeof PublicProjection>;
export type TeamProjection = Static<typeof TeamProjection>;
export type SeatProjection = Static<typeof SeatProjection>;
export type ChatMessage = Static<typeof ChatMessage>;
export type Snapshot = Static<typeof Snapshot>;
export type DataPackage = Static<typeof DataPackage>;
export type ExpTokenAnswer = Static<typeof ExpTokenAnswer>;
export type RealtimeTokenAnswer = Static<typeof RealtimeTokenAnswer>;
export type CheckClipAnswer = Static<typeof CheckClipAnswer>;
export type ClockAnswer = Static<typeof ClockAnswer>;
export type VoteRequest = Static<typeof VoteRequest>;
export type VoteAnswer = Static<typeof VoteAnswer>;
export type AnswerRequest = Static<typeof AnswerRequest>;
export type AnswerAnswer = Static<typeof AnswerAnswer>;
export type HintRequest = Static<typeof HintRequest>;
export type ClueRequest = Static<typeof ClueRequest>;
export type ChatRequest = Static<typeof ChatRequest>;
export type SpeechRequest = Static<typeof SpeechRequest>;
export type CheckRequest = Static<typeof CheckRequest>;
export type RatingRequest = Static<typeof RatingRequest>;
export type RoomSignal = Static<typeof RoomSignal>;
