import type { Failure } from '../../services/http/failure.ts';
import type { Icebreaker } from '#contract/rules/sessions/icebreakers.ts';
import type { Reaction } from '#contract/rules/sessions/reactions.ts';
import type { DraftMove } from '#contract/story/answer-draft.ts';
import type { VoteRequest } from '#contract/calls/schemas/experience.ts';
import type { Spot } from '#contract/story/sighting.ts';
import type { StageFact } from '../clip-stage/clip-stage-machine.ts';
import type { RealtimeFact } from '../realtime-connection/realtime-facts.ts';

/** A seat's requests beside its vote; ids are made by the client so that a repeat is harmless. */
export type SeatRequest =
  /** `ready` false: takes back that one would go on. */
  | { kind: 'ready'; sceneId: string; ready?: boolean }
  /** In a pause the word goes to the next of the table. */
  | { kind: 'pass'; sceneId: string; turn: number }
  | { kind: 'answer'; attemptId: string; challengeId: string; text: string }
  | { kind: 'hint'; challengeId: string; hintId: string }
  | { kind: 'clue'; challengeId: string; clueId: string }
  | { kind: 'move'; moveId: string; challengeId: string; move: DraftMove }
  | { kind: 'point'; challengeId: string; piece: string }
  /** A place in the clip that caught one's eye. */
  | { kind: 'mark'; sceneId: string; mediaMs: number; spot: Spot }
  | { kind: 'chat'; id: string; text: string }
  | { kind: 'hand'; raised: boolean }
  | { kind: 'icebreaker'; question: Icebreaker; text: string }
  | { kind: 'reaction'; reaction: Reaction }
  | { kind: 'report'; messageId: string }
  | { kind: 'time'; wanted: boolean }
  | { kind: 'help'; called: boolean }
  | { kind: 'leave' };

/** Events for the parent, about the connection. */
export type ConnectionFact =
  | { type: 'channel.joined'; channel: string }
  | { type: 'channel.left'; channel: string }
  | { type: 'presence.left'; channel: string }
  | { type: 'snapshot.loaded'; channel: string };

export type ExperienceEvent =
  | RealtimeFact
  | StageFact
  /** The first pictures of a clip that may come next are here, and the code that plays them. */
  | { type: 'clip.fetched'; sceneId: string }
  | { type: 'step.entered' }
  /** The page has come back to sight or has the focus again. */
  | { type: 'page.returned' }
  /** A snapshot has come; `late`: into a scene that has been running for a while. */
  | { type: 'session.joined'; late: boolean }
  | { type: 'vote.cast'; vote: VoteRequest }
  | { type: 'request.made'; request: SeatRequest }
  /** `accepted`: the answer is right, the board took the move, the mark is kept; undefined for what cannot be refused. */
  | { type: 'request.done'; request: SeatRequest; accepted: boolean | undefined }
  | { type: 'request.failed'; request: SeatRequest; failure: Failure }
  | { type: 'video.muted'; muted: boolean }
  | { type: 'deadline.near'; secondsLeft: number }
  | { type: 'deadline.passed'; endTime: number }
  /** The person leaves the room in which the team talks after the story. */
  | { type: 'debrief.left' }
  | { type: 'recap.dismissed' }
  | { type: 'seat.blocked'; seatId: string; blocked: boolean }
  | { type: 'hostMessage.dismissed'; messageId: string }
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'scorecard.requested' }
  | { type: 'seat.left' }
  | { type: 'playback.cleared' };
