import type { DraftMove } from '#contract/story/answer-draft.ts';
import type { Spot } from '#contract/story/sighting.ts';
import type { Icebreaker } from '#contract/rules/sessions/icebreakers.ts';

/** One person's place in the session, in roster order. Names stay out of the log, so that erasing a person leaves it whole. */
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
  /** The waiting room shows no names; absent where it does. */
  countOnly?: boolean;
}

export interface SessionOpening {
  /** Of the director that opened the session; a log plays by the rules of its own version. Logs before 3 have none. */
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

/** What happened, without the instant at which the server learned of it. */
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
  /** It has a clip's first pictures, or would go on from a breather or a riddle that is solved. */
  | { type: 'seat.ready'; seatId: string; sceneId: string }
  /** It would not go on yet. */
  | { type: 'seat.staying'; seatId: string; sceneId: string }
  | {
      type: 'vote.cast';
      seatId: string;
      voteId: string;
      decisionId: string;
      optionId: string;
      castAt: number;
    }
  /** The word goes to the next of the table; names the turn, so that two at once pass it once. */
  | { type: 'turn.passed'; seatId: string; sceneId: string; turn: number }
  | { type: 'challenge.answered'; seatId: string; attemptId: string; challengeId: string; text: string }
  | { type: 'hint.taken'; seatId: string; challengeId: string; hintId: string }
  | { type: 'clue.shared'; seatId: string; challengeId: string; clueId: string }
  /** A hand on the board that a team shares. */
  | ({ type: 'draft.moved'; seatId: string; challengeId: string; moveId: string } & DraftMove)
  | { type: 'help.called'; seatId: string; called: boolean }
  | { type: 'help.seen'; seatId: string }
  | { type: 'hand.raised'; seatId: string; raised: boolean }
  | { type: 'speech.reported'; seatId: string; spokenMs: number }
  /** `mentions`: the text names what the story has to be noticed. */
  | { type: 'chat.posted'; seatId: string; messageId: string; length: number; mentions?: boolean }
  /** Something in the picture or its text twin caught somebody's eye. */
  | { type: 'notice.marked'; seatId: string; sceneId: string; mediaMs: number; spot: Spot }
  /** A light question answered while everybody waits; its words are kept beside the log, as the chat's are. */
  | { type: 'icebreaker.answered'; seatId: string; question: Icebreaker; length: number }
  /** A seat needs more time, or no longer; `by` where the host says so. */
  | ({ type: 'time.wanted'; seatId: string; wanted: boolean } & ByHost)
  | { type: 'chat.reported'; seatId: string; messageId: string }
  | ({ type: 'report.seen'; messageId: string } & ByHost)
  | { type: 'clock.reached' }
  | ({ type: 'host.started' } & ByHost)
  | ({ type: 'host.held' } & ByHost)
  | ({ type: 'host.resumed' } & ByHost)
  | ({ type: 'host.extended'; ms: number } & ByHost)
  /** Names what the host saw, so that nothing is skipped that has begun meanwhile. */
  | ({ type: 'host.skipped'; sceneId: string; stage: SkippedStage } & ByHost)
  /** To one team, or to all where `teamId` is null. */
  | ({ type: 'host.said'; messageId: string; teamId: number | null; text: string } & ByHost)
  | ({ type: 'host.ended'; reason?: string } & ByHost)
  | { type: 'director.resumed'; downSince: number };

/** `at` is the server clock in Unix milliseconds. These events, and nothing else, change a session's state. */
export type DirectorEvent = DirectorCommand & { at: number };
export type DirectorEventType = DirectorEvent['type'];
export type EventOf<Type extends DirectorEventType> = Extract<DirectorEvent, { type: Type }>;
