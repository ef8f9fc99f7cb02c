import type { ClipFact, DecisionFact, PublicProjection } from '#contract/messages/session-projection.ts';
import type { SeatProjection, TeamProjection } from '#contract/messages/team-projection.ts';
import type { Snapshot } from '#contract/calls/schemas/experience.ts';

export const clipFact: ClipFact = {
  scene_id: 'arrival',
  title: 'Arrival',
  base_url: '/media/tale/arrival/',
  duration_ms: 30_000,
  start_at: 100_000,
  text_twin: 'A boat lands at night.',
  playlists: [],
};

export const decisionFact: DecisionFact = {
  scene_id: 'fork',
  title: 'The fork',
  question: 'Which way?',
  options: [
    { id: 'left', label: 'Left', detail: 'Along the river' },
    { id: 'right', label: 'Right', detail: 'Up the hill' },
  ],
  open_at: 130_000,
  close_at: 220_000,
  voted: [],
};

export const publicProjection = (patch: Partial<PublicProjection> = {}): PublicProjection => ({
  session_id: 's1',
  seq: 1,
  at: 90_000,
  phase: 'waiting',
  title: 'Friday tale',
  video_room_url: null,
  story: { slug: 'tale', title: 'A tale', length_ms: 600_000, cover_url: '/media/tale/art/cover.webp' },
  starts_at: 100_000,
  scene_index: 0,
  scenes_expected: 8,
  hold: null,
  clip: null,
  next_clips: [],
  decision: null,
  breakout: null,
  outcome: null,
  ending: null,
  ended_by: null,
  room_until: null,
  counted_only: false,
  seats: [
    { seat_id: 'ana', name: 'Ana', team_id: 1, present: true, checked: false, bot: false },
    { seat_id: 'ben', name: 'Ben', team_id: 1, present: true, checked: false, bot: false },
  ],
  hands: [],
  teams: [{ team_id: 1, name: 'Owls', captain: 'ana' }],
  ...patch,
});

export const seatProjection = (patch: Partial<SeatProjection> = {}): SeatProjection => ({
  seq: 1,
  seat_id: 'ana',
  team_id: 1,
  vote: null,
  clues: [],
  help_called: false,
  help_seen: false,
  host_messages: [],
  more_time: false,
  reports: [],
  ...patch,
});

export const teamProjection = (patch: Partial<TeamProjection> = {}): TeamProjection => ({
  seq: 1,
  team_id: 1,
  solved: false,
  found: null,
  meanwhile: null,
  attempts: [],
  hints: [],
  hints_left: [],
  board: [],
  ...patch,
});

export const snapshotOf = (patch: Partial<PublicProjection> = {}): Snapshot => ({
  public: publicProjection(patch),
  team: null,
  draft: null,
  seat: seatProjection(),
  plan: { moved: null, cancelled_by: null },
  chat: [],
  icebreaker: [],
});

/** These seats, and nobody else, are on the session's channel. */
export const onSession = (...seats: string[]) => ({
  type: 'members.changed' as const,
  channel: 'session:s1',
  members: seats.map((seat) => ({ clientId: seat, connectionId: `of ${seat}`, data: { tab: seat, seat } })),
});
