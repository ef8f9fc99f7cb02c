import type { Failure } from '../../services/http/failure.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import type {
  BreakoutFact,
  CrewPart,
  DecisionFact,
  PublicProjection,
} from '#contract/messages/session-projection.ts';
import { afterMove, type DraftPiece, emptyDraft } from '#contract/story/answer-draft.ts';
import { videoRoomAddress } from '#contract/rules/sessions/video-room-address.ts';
import type { TeamProjection } from '#contract/messages/team-projection.ts';
import { selectIsMoving, selectIsToCome } from '../clip-stage/clip-stage-selectors.ts';
import { clipOnScreen } from './playback-state.ts';
import type { ExperienceRef } from './experience-playback-machine.ts';
import type { VoteOutboxRef } from './vote-outbox-machine.ts';

type Snapshot = ReturnType<ExperienceRef['getSnapshot']>;
type OutboxSnapshot = ReturnType<VoteOutboxRef['getSnapshot']>;

export const selectScene = (snapshot: Snapshot) => snapshot.value.scene;
/** Cancelled, failed or left: the session is over for this seat, without results. */
export const selectIsOff = ({ value }: Snapshot) =>
  ['cancelled', 'failed', 'left'].includes(String(value.scene));
/** Changes with each step of the session. */
export const selectStep = (snapshot: Snapshot) => snapshot.context.step;
/** Changes whenever the page shows something else: the next step, a solved riddle, the seat in another tab. */
export const selectAppearing = ({ context, value }: Snapshot) =>
  [value.scene, context.step, value.seat, foundIn(context.public?.breakout, context.team) !== null].join(' ');
export const selectPublic = (snapshot: Snapshot) => snapshot.context.public;
export const selectPlan = (snapshot: Snapshot) => snapshot.context.plan;
export const selectTeam = (snapshot: Snapshot) => snapshot.context.team;
/** What the team found in this scene; facts of the last challenge are kept through a breather. */
export const foundIn = (
  breakout: Pick<BreakoutFact, 'solved_teams'> | null | undefined,
  team: Pick<TeamProjection, 'team_id' | 'found'> | null,
): TeamProjection['found'] =>
  team && breakout?.solved_teams.includes(team.team_id) === true ? team.found : null;
export const selectFound = ({ context }: Snapshot) => foundIn(context.public?.breakout, context.team);
const recappedPhases = ['clip', 'decision', 'outcome', 'breakout'] as const;

/** The current scene as announced to a late participant; null between two scenes. */
export function recapOf(
  { phase, breakout }: Pick<PublicProjection, 'phase' | 'breakout'>,
  isSolved: boolean,
) {
  if (phase === 'breakout' && breakout?.task.kind === 'talk') return 'talk';
  if (phase === 'breakout' && isSolved) return 'solved';
  return recappedPhases.find((each) => each === phase) ?? null;
}
export const selectSeat = (snapshot: Snapshot) => snapshot.context.seat;
/** As last requested, before the server's answer too. */
export const selectMoreTime = ({ context: { timeAsked, seat } }: Snapshot): boolean =>
  timeAsked ?? seat?.more_time ?? false;
/** True until a projection without the own seat is received. */
export const selectIsSeated = ({ context }: Snapshot): boolean =>
  context.public?.seats.some(({ seat_id }) => seat_id === context.input.seatId) ?? true;
/** Position and remaining time of the shown clip, in whole seconds; null without one. */
export const selectClipSeconds = ({ context: { playback } }: Snapshot) =>
  playback.currentHlsUrl === null || playback.timeLeft === null
    ? null
    : {
        gone: Math.floor(playback.playerCurrentTime / 1000),
        left: Math.ceil(playback.timeLeft / 1000),
      };
export const sameSeconds = (
  a: ReturnType<typeof selectClipSeconds>,
  b: ReturnType<typeof selectClipSeconds>,
) => a?.gone === b?.gone && a?.left === b?.left;
/** When the current step ends, on the server's clock. */
export const selectEndTime = (snapshot: Snapshot) => snapshot.context.playback.endTime;
/** The number of passed scenes and the approximate total, and how many of the last this seat has seen. */
export const selectProgress = ({ context: { public: projection, playback } }: Snapshot) => ({
  scene: (projection?.scene_index ?? -1) + 1,
  expected: projection?.scenes_expected ?? 0,
  met: playback.experiencePathOrder.length,
});
export const sameProgress = (a: ReturnType<typeof selectProgress>, b: ReturnType<typeof selectProgress>) =>
  a.scene === b.scene && a.expected === b.expected && a.met === b.met;
export const selectIsInBreakout = (snapshot: Snapshot) => snapshot.context.playback.joinBreakoutRoom;
/** The story has ended for a participant who is still present. */
export const selectIsEnded = ({ context: { playback } }: Snapshot) =>
  playback.ended && !playback.leaveMeeting;
/** The story has ended and the team's room is still open, in one tab of a seat. */
export const selectIsDebriefing = (snapshot: Snapshot) =>
  snapshot.hasTag('debrief') && snapshot.matches({ seat: 'held' });
/** The room was left or has closed. */
export const selectIsRoomClosed = (snapshot: Snapshot) => snapshot.matches({ debrief: 'over' });
/** Whether results are requested: once the story no longer hides them. */
export const selectIsScorecardOpen = (snapshot: Snapshot) =>
  selectIsEnded(snapshot) && snapshot.context.playback.scorecardRequested;
export const selectIsVideoMuted = (snapshot: Snapshot) => snapshot.context.playback.muteVideo;
/** The address of the team's external video room; null for the built-in one. */
export const selectCustomRoom = ({ context: { playback, seat } }: Snapshot) =>
  playback.customVideoRoomUrl === null || seat === null
    ? null
    : videoRoomAddress(playback.customVideoRoomUrl, seat.team_id);
/** The state of the own answer to the riddle. */
export const selectAttempt = (snapshot: Snapshot) => snapshot.value.asking;
export const selectProblem = (snapshot: Snapshot) => snapshot.context.problem;
export const selectNotice = (snapshot: Snapshot) => snapshot.context.notice;
export const selectResultsAt = (snapshot: Snapshot) => snapshot.context.resultsAt;
export const selectReactions = (snapshot: Snapshot) => snapshot.context.reactions;
/** Icebreaker answers in the waiting room, without those of muted seats. */
export const selectIcebreaker = ({ context: { icebreaker, blocked } }: Snapshot) =>
  icebreaker.filter(({ seat_id }) => !blocked.includes(seat_id));
export const sameList = <Item>(a: readonly Item[], b: readonly Item[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);
export const selectChat = (snapshot: Snapshot) => snapshot.context.chat;
/** The number of others' messages since the chat was last open. */
export const selectUnread = (snapshot: Snapshot) => {
  const { chat, chatRead, input, blocked } = snapshot.context;
  if (snapshot.matches({ chat: 'open' })) return 0;
  const isForeign = (seatId: string) => seatId !== input.seatId && !blocked.includes(seatId);
  const readAt = chat.find(({ id }) => id === chatRead)?.at ?? 0;
  return chat.filter(({ at, seat_id }) => at > readAt && isForeign(seat_id)).length;
};
export const selectBlocked = (snapshot: Snapshot) => snapshot.context.blocked;
export const selectUnsentChat = (snapshot: Snapshot) => snapshot.context.unsentChat;
export const selectIsReconnecting = (snapshot: Snapshot) => snapshot.hasTag('reconnecting');
export const selectIsBack = (snapshot: Snapshot) => snapshot.hasTag('back');
export const selectIsMoved = (snapshot: Snapshot) => snapshot.matches({ seat: 'moved' });
export const selectIsRecapShown = (snapshot: Snapshot) => snapshot.matches({ recap: 'shown' });
export const selectIsRestoring = (snapshot: Snapshot) => snapshot.matches({ scene: 'restoring' });
/** Whether others watch a clip that has not begun to move here; null until the session is known. */
export const selectIsPictureAwaited = ({ context: { public: projection }, children }: Snapshot) => {
  if (!projection) return null;
  const stage = children.stage?.getSnapshot();
  return stage !== undefined && clipOnScreen(projection)?.start_at != null && selectIsToCome(stage);
};
/** Clips that may come next; none while the current clip still needs the connection. */
export const selectFetchableClips = (snapshot: Snapshot) => {
  const { public: projection } = snapshot.context;
  const stage = snapshot.children.stage?.getSnapshot();
  const isAwaited = projection !== null && clipOnScreen(projection) !== null;
  if (!projection || (isAwaited && stage && !selectIsMoving(stage))) return [];
  return projection.next_clips;
};
/** Unread messages of the host, oldest first, without those sent long before the seat arrived. */
export const selectHostMessages = ({ context: { seat, public: projection, dismissed } }: Snapshot) =>
  (seat?.host_messages ?? []).filter(
    ({ id, at }) => !dismissed.includes(id) && at > (projection?.at ?? 0) - liveSession.hostMessageMs,
  );
export const sameHostMessages = (
  a: ReturnType<typeof selectHostMessages>,
  b: ReturnType<typeof selectHostMessages>,
) => a.length === b.length && a.every((message, index) => message === b[index]);
export const selectVoteOutbox = (snapshot: Snapshot) => snapshot.children.voteOutbox;
export const selectStage = (snapshot: Snapshot) => snapshot.children.stage;

export interface OwnVote {
  optionId: string | null;
  state: 'none' | 'sending' | 'waitingForLine' | 'counted' | 'tooLate' | 'refused';
  problem: Failure | null;
}

/** Own vote on the open decision: the one being sent from this device, else the server's. */
export function ownVote(
  outbox: OutboxSnapshot | undefined,
  decision: DecisionFact,
  held: { decision_id: string; option_id: string } | null,
): OwnVote {
  const mine = outbox?.context.vote;
  if (outbox && mine?.decision_id === decision.scene_id && outbox.value !== 'empty') {
    return { optionId: mine.option_id, state: outbox.value, problem: outbox.context.problem };
  }
  return held?.decision_id === decision.scene_id
    ? { optionId: held.option_id, state: 'counted', problem: null }
    : { optionId: null, state: 'none', problem: null };
}

/** The team's board as this seat sees it: the server's, with own moves that are not confirmed yet. */
export function selectDraft({ context }: Snapshot) {
  const { public: projection, draft, pendingMoves, input } = context;
  const breakout = projection?.breakout;
  const task = breakout?.task;
  if (!breakout || !task || task.kind === 'talk' || task.kind === 'words') return null;
  const isCurrent = draft?.scene_id === breakout.scene_id;
  const pieces = pendingMoves.reduce<readonly DraftPiece[]>(
    (before, { move }) => afterMove(task, before, { ...move, by: input.seatId }) ?? before,
    isCurrent ? draft.pieces : emptyDraft(task),
  );
  return { pieces, undoable: isCurrent && draft.undoable > 0 };
}

export const sameDraft = (a: ReturnType<typeof selectDraft>, b: ReturnType<typeof selectDraft>) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether something in the playing clip can be marked. */
export const selectIsNoticing = ({ context: { public: projection } }: Snapshot): boolean =>
  projection?.phase === 'clip' && projection.noticing === true;

export const selectMarks = ({ context }: Snapshot) => context.marks;

/** The people who had marked what the story now mentions, by name. */
export function selectSighting({ context: { public: projection } }: Snapshot) {
  const { sighting, seats = [] } = projection ?? {};
  if (!sighting) return null;
  return {
    ...sighting,
    people: seats.filter(({ present }) => present).length,
    seen: sighting.seen.map((one) => ({
      ...one,
      name: seats.find(({ seat_id }) => seat_id === one.seat_id)?.name ?? '',
    })),
  };
}

export const sameSighting = (a: ReturnType<typeof selectSighting>, b: ReturnType<typeof selectSighting>) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The pointers of the other seats on the board. */
const noCrew: readonly CrewPart[] = [];
/** The parts that the story has for a team's people. */
export const selectCrew = ({ context }: Snapshot): readonly CrewPart[] => context.public?.crew ?? noCrew;
/** The part of the own seat; none before it has been dealt one. */
export function selectOwnCrewPart({
  context: { public: projection, input },
}: Snapshot): CrewPart | undefined {
  const own = projection?.seats.find(({ seat_id }) => seat_id === input.seatId)?.part;
  return projection?.crew?.find(({ id }) => id === own);
}
export const selectPointers = ({ context }: Snapshot) => context.pointers;

/** The seat's captaincy, team and fellows, read together. */
export function selectTable(snapshot: Snapshot) {
  const { public: projection, seat, input } = snapshot.context;
  const teamId = seat?.team_id;
  const team = projection?.teams.find((one) => one.team_id === teamId) ?? null;
  return {
    team,
    seatId: input.seatId,
    isCaptain: team?.captain === input.seatId,
    seats: projection?.seats.filter((one) => one.team_id === teamId) ?? [],
  };
}

/** Seats of the own table with a raised hand, in order. */
export function selectHands(snapshot: Snapshot) {
  const { seats } = selectTable(snapshot);
  return (snapshot.context.public?.hands ?? []).flatMap((seatId) =>
    seats.filter(({ seat_id }) => seat_id === seatId),
  );
}

export const sameHands = (a: ReturnType<typeof selectHands>, b: ReturnType<typeof selectHands>) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether someone hears this seat: the rooms are built in, and another person of the table is present. */
export const selectIsAudible = (snapshot: Snapshot): boolean =>
  snapshot.context.playback.customVideoRoomUrl === null &&
  selectTable(snapshot).seats.some(
    ({ present, seat_id, bot }) => present && !bot && seat_id !== snapshot.context.input.seatId,
  );

/** Whether the room shows faces: beyond so many at one table it carries voices only. */
export const selectAreFacesCarried =
  (faces: number) =>
  (snapshot: Snapshot): boolean => {
    const { seats, seatId } = selectTable(snapshot);
    return seats.filter(({ present, seat_id }) => present || seat_id === seatId).length <= faces;
  };

export const sameTable = (a: ReturnType<typeof selectTable>, b: ReturnType<typeof selectTable>) =>
  JSON.stringify(a) === JSON.stringify(b);
