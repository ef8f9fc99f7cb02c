import type { DraftPiece } from '#contract/story/answer-draft.ts';
import type { Hands } from '#contract/story/clue-dealing.ts';
import type { Icebreaker } from '#contract/rules/sessions/icebreakers.ts';
import type { Mark } from '#contract/story/sighting.ts';
import type { Story } from '#contract/story/story.ts';
import type { TimedWindow } from './timed-window.ts';
import type { DirectorOptions, DirectorTeam } from './director-events.ts';

export interface DirectorSeat {
  id: string;
  teamId: number;
  present: boolean;
  /** Since when a formerly present seat is absent. */
  awaySince: number | null;
  /** Has been present at least once. */
  came: boolean;
  helpCalled: boolean;
  /** The host has seen the call. */
  helpSeen: boolean;
  messages: number;
  /** Has mentioned in the chat what can be noticed, before the story did. */
  mentioned?: boolean;
  spokenMs: number;
  /** Its part in the story's crew, from its first arrival on. */
  part?: string;
  /** The answered icebreaker question. */
  icebreaker?: Icebreaker;
  /** Windows stay open longer while it is present. */
  moreTime?: boolean;
  /** Since when speech has not been reported: the first arrival or the last report. */
  speechSince: number | null;
}

export interface Captaincy {
  teamId: number;
  seatId: string | null;
}

export interface Vote {
  voteId: string;
  seatId: string;
  optionId: string;
  /** Never before the window opened nor after the server received it. */
  castAt: number;
}

export interface OpenDecision extends TimedWindow {
  sceneId: string;
  /** The latest vote of each seat. */
  votes: Vote[];
  seenVoteIds: string[];
}

export interface Attempt {
  attemptId: string;
  seatId: string;
  text: string;
  correct: boolean;
  /** In a challenge that needs agreement: too few have given the same answer yet. */
  awaited?: boolean;
  at: number;
}

/** The answer on a team's shared board. */
export interface AnswerDraft {
  pieces: readonly DraftPiece[];
  /** The boards before the last moves, the latest last, for undo. */
  past: readonly (readonly DraftPiece[])[];
  /** Ids of the last moves, for idempotency. */
  moveIds: readonly string[];
}

export interface TeamChallenge extends Hands {
  teamId: number;
  /** Absent before the first move. */
  draft?: AnswerDraft;
  board: { clueId: string; seatId: string; at: number }[];
  attempts: Attempt[];
  hints: { hintId: string; seatId: string; at: number }[];
  solvedAt: number | null;
}

/** A table in a breather: one question, dealt to one person. */
export interface Round {
  teamId: number;
  /** The number of passed turns. */
  turn: number;
  /** The index of the question in the story. */
  question: number;
  /** Whose turn it is; null at an empty table. */
  seatId: string | null;
  /** Seats that have had their turn in this round. */
  asked: readonly string[];
}

/** The teams at their tables: in a challenge, or in a breather, which has no teams and counts ready seats. */
export interface OpenBreakout extends TimedWindow {
  sceneId: string;
  teams: TeamChallenge[];
  rested?: string[];
  /** The rounds of a breather; absent in sessions of directors before version 8. */
  rounds?: readonly Round[];
  /** Seats that object to continuing although every team has solved its challenge. */
  staying?: string[];
  /** Everybody present has agreed to continue, which happens at `settleAt`. */
  goesOn?: boolean;
  /** The time added to the breather's length in the story. */
  longerMs?: number;
}

export interface PlayedClip {
  kind: 'clip' | 'ending';
  sceneId: string;
  startAt: number;
}

export interface PlayedDecision {
  kind: 'decision';
  sceneId: string;
  openAt: number;
  closedAt: number;
  votes: (Vote & { teamId: number })[];
  captains: Captaincy[];
  chosen: string;
  reason: string;
}

export interface PlayedChallenge {
  kind: 'challenge';
  sceneId: string;
  openAt: number;
  closedAt: number;
  teams: TeamChallenge[];
}

export interface PlayedBreather {
  kind: 'breather';
  sceneId: string;
  openAt: number;
  closedAt: number;
}

/** A message of the host; to all if `teamId` is null. */
export interface HostMessage {
  id: string;
  teamId: number | null;
  text: string;
  by: number | null;
  at: number;
}

/** A message of a team's chat that a seat has reported to the host. */
export interface ChatReport {
  messageId: string;
  seatIds: string[];
  at: number;
  seen: boolean;
}

/** A seat's mark in a clip. */
export interface Notice extends Mark {
  seatId: string;
}

export type PlayedScene = PlayedClip | PlayedDecision | PlayedChallenge | PlayedBreather;

/**
 * Everything a live session is, as plain data. Instants are server Unix milliseconds. Of `clip`, `decision`,
 * `breakout`, `outcome`, `gatherUntil` and `desertedUntil` at most one holds the present deadline.
 */
export interface DirectorContext {
  sessionId: string;
  /** The version of the director that opened the session. */
  version: number;
  story: Story;
  startsAt: number;
  options: DirectorOptions;
  /** The factor by which windows, leads and clips are shortened; media plays at its own speed and is cut. */
  storyClockRate: number;
  seed: number;
  teams: DirectorTeam[];
  /** In roster order. */
  seats: DirectorSeat[];
  captains: Captaincy[];
  heldSince: number | null;
  /** User id of the organiser who has paused it. */
  heldBy: number | null;
  endedBy: { userId: number | null; reason: string } | null;
  /** The host's latest messages, oldest first. */
  said: HostMessage[];
  sceneId: string | null;
  ready: { sceneId: string; seatIds: string[] };
  gatherUntil: number | null;
  desertedUntil: number | null;
  /** The last span in which rooms were open and not quiet, as they are in clips; `until` is null while it lasts. */
  talk: { from: number; until: number | null } | null;
  /** Seats with a raised hand, in order. */
  hands: readonly string[];
  clip: { sceneId: string; startAt: number; endAt: number } | null;
  decision: OpenDecision | null;
  breakout: OpenBreakout | null;
  outcome: { nextSceneId: string; shownAt: number; nextAt: number } | null;
  /** Unused time of windows that closed early, for the next breather; in real milliseconds. */
  spareMs: number;
  /** Unused time of tables that continued early, for the room after the story; in real milliseconds. */
  savedMs: number;
  reports: ChatReport[];
  notices: readonly Notice[];
  /** When the story mentioned what can be noticed; null before, and without anything to notice. */
  revealedAt: number | null;
  /** When the story ended, or was ended. */
  endedAt: number | null;
  played: PlayedScene[];
}

export type Changes = Partial<DirectorContext>;

export interface DirectorInput {
  sessionId: string;
  story: Story;
}

export function createContext({ sessionId, story }: DirectorInput): DirectorContext {
  return {
    sessionId,
    version: 2,
    story,
    startsAt: 0,
    options: { timerFactor: 1, chat: true, analytics: true },
    storyClockRate: 1,
    seed: 0,
    teams: [],
    seats: [],
    captains: [],
    heldSince: null,
    heldBy: null,
    endedBy: null,
    said: [],
    sceneId: null,
    ready: { sceneId: story.start, seatIds: [] },
    gatherUntil: null,
    desertedUntil: null,
    talk: null,
    hands: [],
    clip: null,
    decision: null,
    breakout: null,
    outcome: null,
    spareMs: 0,
    savedMs: 0,
    reports: [],
    notices: [],
    revealedAt: null,
    endedAt: null,
    played: [],
  };
}
