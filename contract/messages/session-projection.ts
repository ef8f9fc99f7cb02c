import { type Static, Type } from 'typebox';
import { HostName } from './host-name.ts';
import { Choice, Id, List, Nullable, ServerMs, Shape, Text } from '../calls/schemas/bounded.ts';
import { longestVideoRoomAddress } from '../rules/sessions/video-room-address.ts';

/**
 * What a participant's browser knows of a live session. Only absolute, versioned facts: a receiver that missed a
 * message loses nothing by reading the next. `seq` is the session log's sequence number; a receiver drops whatever
 * is older than what it holds. Source: docs/live-session.md.
 */
export const ClipFact = Shape({
  scene_id: Id,
  title: Text(200),
  /** `/media/<story>/<clip>/` */
  base_url: Text(300),
  /**
   * How long the clip is on in this session. Media always plays at its own speed: on a fast story clock (tests,
   * rehearsals) this is shorter than the media, which is cut.
   */
  duration_ms: Type.Integer(),
  /** Instant at which every screen shows the first frame; null while the readiness barrier waits. */
  start_at: Nullable(ServerMs),
  text_twin: Text(20_000),
  /** Media playlists inline by rung name, which saves a round trip before the first segment. */
  playlists: List(
    Shape({
      rung: Text(40),
      width: Type.Integer(),
      height: Type.Integer(),
      peak_bitrate: Type.Integer(),
      average_bitrate: Type.Integer(),
      codecs: Text(120),
      text: Text(100_000),
    }),
    12,
  ),
});

export const DecisionFact = Shape({
  scene_id: Id,
  title: Text(200),
  question: Text(600),
  options: List(
    Shape({
      id: Id,
      label: Text(120),
      detail: Text(300),
      /** Decorative; missing where it has none. */
      picture_url: Type.Optional(Text(300)),
    }),
    4,
  ),
  /** Announced ahead, so that the decision opens on all screens together. */
  open_at: ServerMs,
  /** Comes earlier once everybody present has voted, and later when the host extends it or a server was away. */
  close_at: ServerMs,
  /** Seats that have voted, never for what. */
  voted: List(Id, 300),
});

export const DecisionOutcome = Shape({
  kind: Type.Literal('decision'),
  scene_id: Id,
  question: Text(600),
  options: List(Shape({ id: Id, label: Text(120), votes: Type.Integer() }), 4),
  chosen: Id,
  /** How the choice came about, in one sentence, tie rule included. */
  reason: Text(400),
  shown_at: ServerMs,
  next_at: ServerMs,
});

export const ChallengeOutcome = Shape({
  kind: Type.Literal('challenge'),
  scene_id: Id,
  title: Text(200),
  answer: Text(400),
  explanation: Text(2000),
  /** The continuation for teams whose time ran out. */
  unsolved: Nullable(Text(600)),
  teams: List(
    Shape({
      team_id: Type.Integer(),
      solved: Type.Boolean(),
      hints: Type.Integer(),
      attempts: Type.Integer(),
    }),
    12,
  ),
  shown_at: ServerMs,
  next_at: ServerMs,
});

/** What a team has on its table. Roads that are closed and what follows what, only the seats' clues tell. */
export const TaskFact = Type.Union([
  Shape({ kind: Type.Literal('words') }),
  /** A breather: nothing to solve, something to talk about; `rested` are the seats that would go on. */
  Shape({
    kind: Type.Literal('talk'),
    questions: List(Text(600), 12),
    rested: List(Id, 300),
    /** Whose turn it is at each table, and which question; missing from older servers. */
    rounds: Type.Optional(
      List(
        Shape({
          team_id: Type.Integer(),
          turn: Type.Integer(),
          seat_id: Nullable(Id),
          question: Type.Integer(),
        }),
        12,
      ),
    ),
  }),
  Shape({
    kind: Type.Literal('map'),
    places: List(Shape({ id: Id, label: Text(120), x: Type.Integer(), y: Type.Integer() }), 60),
    roads: List(Shape({ id: Id, from: Id, to: Id }), 200),
    start: Id,
    goal: Id,
    steps: Type.Integer(),
  }),
  Shape({
    kind: Type.Literal('order'),
    items: List(
      Shape({
        id: Id,
        label: Text(120),
        minutes: Type.Integer(),
        haste_minutes: Type.Integer(),
        haste_cost: Type.Integer(),
      }),
      40,
    ),
    wanted: Text(200),
    budget: Type.Integer(),
  }),
  Shape({
    kind: Type.Literal('code'),
    symbols: Type.Integer(),
    meanings: List(Shape({ id: Id, label: Text(120) }), 60),
  }),
  Shape({
    kind: Type.Literal('seating'),
    /** Clockwise, the first at the head of the table. */
    chairs: List(Shape({ id: Id, label: Text(120) }), 20),
    guests: List(Shape({ id: Id, label: Text(120) }), 20),
  }),
]);

export const BreakoutFact = Shape({
  scene_id: Id,
  title: Text(200),
  prompt: Text(4000),
  open_at: ServerMs,
  close_at: ServerMs,
  solved_teams: List(Type.Integer(), 12),
  /** Everybody present is ready: it closes at `close_at` unless one withdraws. Missing from older servers. */
  goes_on: Type.Optional(Type.Boolean()),
  /** Seats that would stay although every team has solved it. */
  staying: Type.Optional(List(Id, 300)),
  task: TaskFact,
  /** Clues cannot be laid on the board. */
  spoken: Type.Boolean(),
  /** An answer counts once more than half of the team's present people have handed in the same. */
  agreed: Type.Boolean(),
  /** Teams may write to each other. */
  chat: Type.Boolean(),
});

/** What a participant who was not there has missed. */
export const StorySoFar = Shape({
  /** A sentence for each of the scenes passed last, oldest first; none where the story has none. */
  told: List(Text(240), 3),
  /** What was chosen in the decision that closed last, and why. */
  last_vote: Nullable(Text(400)),
});

/** What was to be noticed, once the story has spoken of it. */
export const SightingFact = Shape({
  name: Text(120),
  /** Who has marked it, in the order in which they did, and where in the story. */
  seen: List(Shape({ seat_id: Id, scene_title: Text(200), media_ms: Type.Integer() }), 300),
  /** How many have written of it before; null without a chat. */
  mentions: Nullable(Type.Integer()),
});

export const RosterSeat = Shape({
  seat_id: Id,
  name: Text(200),
  team_id: Type.Integer(),
  present: Type.Boolean(),
  /** The device has been checked and a session works on it. */
  checked: Type.Boolean(),
  /** Nobody sits there: the server plays it, without a voice or a face. */
  bot: Type.Boolean(),
  /** Its part in the crew; missing before it has come and where the story has none. */
  part: Type.Optional(Id),
});

/** A part that a person of a team has in the story; `mark` is the path of an icon of 24 by 24. */
export const CrewPart = Shape({ id: Id, name: Text(120), sentence: Text(300), mark: Text(600) });

export const RosterTeam = Shape({
  team_id: Type.Integer(),
  name: Text(200),
  captain: Nullable(Id),
});

export const Phase = Choice([
  'waiting',
  'gathering',
  'clip',
  'decision',
  'outcome',
  'breakout',
  'ended',
  'cancelled',
  'failed',
]);

/** Sent to everybody in the session, on the session channel and in the snapshot. */
export const PublicProjection = Shape({
  session_id: Id,
  seq: Type.Integer(),
  /** Server clock when this projection was made. */
  at: ServerMs,
  phase: Phase,
  title: Text(200),
  /** Of a video room elsewhere that teams use instead of the built-in one; `{team}` in it is the team's number. */
  video_room_url: Nullable(Text(longestVideoRoomAddress)),
  story: Shape({
    slug: Id,
    title: Text(200),
    length_ms: Type.Integer(),
    cover_url: Text(300),
  }),
  starts_at: ServerMs,
  scene_index: Type.Integer(),
  scenes_expected: Type.Integer(),
  /** Servers before it tell none. */
  so_far: Type.Optional(StorySoFar),
  /** The host keeps the next scene back. A clip plays on to its end; `close_at` moves when the host resumes. */
  hold: Nullable(Shape({ since: ServerMs, by: HostName })),
  /** `ended` keeps the last clip's scene for its title and epilogue. */
  clip: Nullable(ClipFact),
  /** The clips that may follow, to be prefetched; their `text_twin` is empty until they play. */
  next_clips: List(ClipFact, 12),
  decision: Nullable(DecisionFact),
  breakout: Nullable(BreakoutFact),
  outcome: Nullable(Type.Union([DecisionOutcome, ChallengeOutcome])),
  /** There is something in the clips to be noticed and marked. Missing from older servers, as the next is. */
  noticing: Type.Optional(Type.Boolean()),
  /** From when the story speaks of it until its next clip. */
  sighting: Type.Optional(Nullable(SightingFact)),
  ending: Nullable(
    Shape({ title: Text(200), epilogue: Text(4000), award: Text(200), debrief: List(Text(600), 20) }),
  ),
  /** Which organiser ended it early, and the reason if one was given. */
  ended_by: Nullable(Shape({ by: HostName, reason: Text(300) })),
  /** Until when the teams' rooms stay open after the story; null before its end, and where it had none. */
  room_until: Nullable(ServerMs),
  /** Who waits is counted and not named; names come with the story. */
  counted_only: Type.Boolean(),
  seats: List(RosterSeat, 300),
  /** Missing where the story has no parts. */
  crew: Type.Optional(List(CrewPart, 12)),
  /** Seats with a raised hand, in order. */
  hands: List(Id, 300),
  teams: List(RosterTeam, 12),
});

export type ClipFact = Static<typeof ClipFact>;
export type DecisionFact = Static<typeof DecisionFact>;
export type DecisionOutcome = Static<typeof DecisionOutcome>;
export type ChallengeOutcome = Static<typeof ChallengeOutcome>;
export type BreakoutFact = Static<typeof BreakoutFact>;
export type TaskFact = Static<typeof TaskFact>;
export type SightingFact = Static<typeof SightingFact>;
export type StorySoFar = Static<typeof StorySoFar>;
export type RosterSeat = Static<typeof RosterSeat>;
export type CrewPart = Static<typeof CrewPart>;
export type RosterTeam = Static<typeof RosterTeam>;
export type Phase = Static<typeof Phase>;
export type PublicProjection = Static<typeof PublicProjection>;
