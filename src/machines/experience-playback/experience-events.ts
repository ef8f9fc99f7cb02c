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
  /** `ready` false: withdraws the agreement to continue. */
  | { kind: 'ready'; sceneId: string; ready?: boolean }
  /** In a breather: passes the turn to the next person at the table. */
  | { kind: 'pass'; sceneId: string; turn: number }
  | { kind: 'answer'; attemptId: string; challengeId: string; text: string }
  | { kind: 'hint'; challengeId: string; hintId: string }
  | { kind: 'clue'; challengeId: string; clueId: string }
  | { kind: 'move'; moveId: string; challengeId: string; move: DraftMove }
  | { kind: 'point'; challengeId: string; piece: string }
  /** A place in the clip that the participant has marked. */
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
  /** The first segments of a clip that may come next and the player's code have loaded. */
  | { type: 'clip.fetched'; sceneId: string }
  | { type: 'step.entered' }
  /** The page is visible or focused again. */
  | { type: 'page.returned' }
  /** A snapshot was received; `late`: in a scene that has been running for a while. */
  | { type: 'session.joined'; late: boolean }
  | { type: 'vote.cast'; vote: VoteRequest }
  | { type: 'request.made'; request: SeatRequest }
  /** `accepted`: the answer is correct, the move or the mark was accepted; undefined for requests that cannot be refused. */
  | { type: 'request.done'; request: SeatRequest; accepted: boolean | undefined }
  | { type: 'request.failed'; request: SeatRequest; failure: Failure }
  | { type: 'video.muted'; muted: boolean }
  | { type: 'deadline.near'; secondsLeft: number }
  | { type: 'deadline.passed'; endTime: number }
  /** The participant leaves the room after the story. */
  | { type: 'debrief.left' }
  | { type: 'recap.dismissed' }
  | { type: 'seat.blocked'; seatId: string; blocked: boolean }
  | { type: 'hostMessage.dismissed'; messageId: string }
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'scorecard.requested' }
  | { type: 'seat.left' }
  | { type: 'playback.cleared' };
