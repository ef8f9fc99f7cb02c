import type { DraftMove } from '#contract/story/answer-draft.ts';
import type { Spot } from '#contract/story/sighting.ts';
import type { Icebreaker } from '#contract/rules/sessions/icebreakers.ts';

/** One seat of the session, in roster order. The log has no names, so that erasing a person does not change it. */
export interface RosterEntry {
  seatId: string;
  teamId: number;
}

export interface DirectorTeam {
  id: number;
  name: string;
}

export interface DirectorOptions {
  timerFactor: number;
  chat: boolean;
  analytics: boolean;
  /** The waiting room shows no names; absent if it does. */
  countOnly?: boolean;
}

export interface SessionOpening {
  /** The version of the director that opened the session, whose rules apply. Logs before version 3 have none. */
  version?: number;
  roster: RosterEntry[];
  teams: DirectorTeam[];
  startsAt: number;
  options: DirectorOptions;
  storyClockRate: number;
  seed: number;
}

/** The organiser's user id; missing in logs of older versions. */
interface ByHost {
  by?: number;
}

export type SkippedStage = 'clip' | 'decision' | 'breakout' | 'outcome';

/** An event without the instant of its receipt. */
export type DirectorCommand =
  | ({ type: 'session.opened' } & SessionOpening)
  | { type: 'session.rescheduled'; startsAt: number }
  | { type: 'session.configured'; options: DirectorOptions }
  | { type: 'session.cancelled' }
  | { type: 'session.failed'; reason: string }
  | { type: 'seat.connected'; seatId: string }
  | { type: 'seat.disconnected'; seatId: string }
  | { type: 'seat.left'; seatId: string }
  | { type: 'seat.added'; seatId: string; teamId: number }
  | { type: 'seat.removed'; seatId: string }
  | { type: 'seat.moved'; seatId: string; teamId: number }
  /** It has loaded a clip's first segments, or agrees to continue from a breather or a solved riddle. */
  | { type: 'seat.ready'; seatId: string; sceneId: string }
  /** It withdraws the agreement to continue. */
  | { type: 'seat.staying'; seatId: string; sceneId: string }
  | {
      type: 'vote.cast';
      seatId: string;
      voteId: string;
      decisionId: string;
      optionId: string;
      castAt: number;
    }
  /** Passes the turn to the next person at the table; names the turn, so that two requests at once pass it once. */
  | { type: 'turn.passed'; seatId: string; sceneId: string; turn: number }
  | { type: 'challenge.answered'; seatId: string; attemptId: string; challengeId: string; text: string }
  | { type: 'hint.taken'; seatId: string; challengeId: string; hintId: string }
  | { type: 'clue.shared'; seatId: string; challengeId: string; clueId: string }
  /** A move on a team's shared board. */
  | ({ type: 'draft.moved'; seatId: string; challengeId: string; moveId: string } & DraftMove)
  | { type: 'help.called'; seatId: string; called: boolean }
  | { type: 'help.seen'; seatId: string }
  | { type: 'hand.raised'; seatId: string; raised: boolean }
  | { type: 'speech.reported'; seatId: string; spokenMs: number }
  /** `mentions`: the text mentions what can be noticed in the story. */
  | { type: 'chat.posted'; seatId: string; messageId: string; length: number; mentions?: boolean }
  /** A seat has marked a place in the picture or its text twin. */
  | { type: 'notice.marked'; seatId: string; sceneId: string; mediaMs: number; spot: Spot }
  /** An answered icebreaker question; its text is stored outside the log, like the chat's. */
  | { type: 'icebreaker.answered'; seatId: string; question: Icebreaker; length: number }
  /** A seat needs more time, or no longer; `by` if the host has decided it. */
  | ({ type: 'time.wanted'; seatId: string; wanted: boolean } & ByHost)
  | { type: 'chat.reported'; seatId: string; messageId: string }
  | ({ type: 'report.seen'; messageId: string } & ByHost)
  | { type: 'clock.reached' }
  | ({ type: 'host.started' } & ByHost)
  | ({ type: 'host.held' } & ByHost)
  | ({ type: 'host.resumed' } & ByHost)
  | ({ type: 'host.extended'; ms: number } & ByHost)
  /** Names the scene and stage that the host saw, so that a newer one is not skipped. */
  | ({ type: 'host.skipped'; sceneId: string; stage: SkippedStage } & ByHost)
  /** To one team, or to all if `teamId` is null. */
  | ({ type: 'host.said'; messageId: string; teamId: number | null; text: string } & ByHost)
  | ({ type: 'host.ended'; reason?: string } & ByHost)
  | { type: 'director.resumed'; downSince: number };

/** `at` is the server clock in Unix milliseconds. These events, and nothing else, change a session's state. */
export type DirectorEvent = DirectorCommand & { at: number };
export type DirectorEventType = DirectorEvent['type'];
export type EventOf<Type extends DirectorEventType> = Extract<DirectorEvent, { type: Type }>;
