import type { Failure } from '../../services/http/failure.ts';
import { assign, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup, stateIn } from 'xstate';
import type { Message } from '#contract/messages/message-schemas.ts';
import type { Phase } from '#contract/messages/session-projection.ts';
import type { Snapshot, VoteRequest } from '#contract/calls/schemas/experience.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { RealtimeMember } from '../../services/realtime/realtime-client.ts';
import { clipStageMachine } from '../clip-stage/clip-stage-machine.ts';
import {
  afterBlocking,
  afterDismissal,
  afterFailure,
  afterMembers,
  afterMessage,
  afterPointer,
  afterReaction,
  afterReading,
  afterRequest,
  afterGaps,
  afterSnapshot,
  afterStep,
  type ExperienceContext,
  type ExperienceInput,
  emptyContext,
  teamChannels,
  withMark,
  withoutMove,
} from './experience-context.ts';
import type { ExperienceEvent, SeatRequest } from './experience-events.ts';
import type { PlaybackState } from './playback-state.ts';
import { isApart, needsRecap, stepOf } from './seat-view.ts';
import { voteOutboxMachine } from './vote-outbox-machine.ts';

/** In ms. `recap` is how long a late joiner's summary stays unless it is dismissed. */
export const experienceDelays = {
  beforeRetry: 1500,
  /** Channels attach one after another; one snapshot serves them all. */
  gathering: 50,
  recap: 20_000,
  /** How long reactions are shown after the last one. */
  reactions: 6000,
  /** How long pointers are shown on the board after the last move. */
  pointers: 5000,
  /** How long the current scene is announced after a reconnection. */
  back: 8000,
  /** How long after a reconnection a gap in the messages is detected. */
  listening: 250,
  /** The maximum age of a coming session's plan on a waiting page: it may be rescheduled or cancelled. */
  plan: 45_000,
} as const;

const toParent = ({ context }: { context: ExperienceContext }) => context.input.parent;

/** The setup shared by the regions of the experience. */
export const experienceSetup = setup({
  types: {} as { context: ExperienceContext; events: ExperienceEvent; input: ExperienceInput },
  actors: {
    fetchSnapshot: fromPromise<{ snapshot: Snapshot; now: number }, { start: Snapshot | null }>(() =>
      Promise.reject(new Error('`fetchSnapshot` must be provided')),
    ),
    requestSender: fromCallback<{ type: 'request.made'; request: SeatRequest }, unknown, ExperienceEvent>(
      () => {
        throw new Error('`requestSender` must be provided');
      },
    ),
    watchDeadline: fromCallback<{ type: 'deadline.set'; endTime: number | null }, unknown, ExperienceEvent>(
      () => {
        throw new Error('`watchDeadline` must be provided');
      },
    ),
    watchReturn: fromCallback<{ type: 'none' }, unknown, ExperienceEvent>(() => {
      throw new Error('`watchReturn` must be provided');
    }),
    stage: clipStageMachine,
    voteOutbox: voteOutboxMachine,
  },
  delays: experienceDelays,
  guards: {
    isEntering: ({ context }, params: { phase: Phase }) =>
      context.public?.phase === params.phase && stepOf(context.public) !== context.step,
    isTakeover: (_, params: { message: Message }) => params.message.name === 'takeover',
    isReaction: (_, params: { message: Message }) => params.message.name === 'reaction',
    isMovedAway: ({ context }) =>
      context.holder !== null && context.ownConnection !== null && context.holder !== context.ownConnection,
    isCurrent: stateIn({ facts: 'current' }),
    hasNewChat: ({ context }) => context.chat.length > 0 && context.chat.at(-1)?.id !== context.chatRead,
    isWaiting: ({ context }) => context.public?.phase === 'waiting',
    isNewPlan: ({ context }, params: { message: Message }) =>
      params.message.name === 'plan' && context.public?.phase === 'waiting',
    isMoved: ({ context }, params: { message: Message }) =>
      params.message.name === 'projection' &&
      context.public !== null &&
      context.public.starts_at !== params.message.data.starts_at,
    isLate: (_, params: { late: boolean }) => params.late,
    isAnswer: (_, params: { request: SeatRequest }) => params.request.kind === 'answer',
    isRight: (_, params: { request: SeatRequest; accepted: boolean | undefined }) =>
      params.request.kind === 'answer' && params.accepted === true,
    isRefusedMove: (_, params: { request: SeatRequest; accepted: boolean | undefined }) =>
      params.request.kind === 'move' && params.accepted === false,
    isMark: (_, params: { request: SeatRequest }) => params.request.kind === 'mark',
    isPointer: (_, params: { message: Message }) => params.message.name === 'pointer',
    isDebriefing: ({ context }) => context.public?.phase === 'ended' && !isApart(context),
    isApart: ({ context }) => isApart(context),
    isRoomsEnd: ({ context }, params: { endTime: number }) => context.public?.room_until === params.endTime,
    isNewStep: ({ context }) => context.public !== null && stepOf(context.public) !== context.step,
  },
  actions: {
    forgetStart: assign({ start: null }),
    takeSnapshot: assign(({ context }, params: { snapshot: Snapshot }) =>
      afterSnapshot(context, params.snapshot),
    ),
    enterStep: raise({ type: 'step.entered' }),
    /** A participant who joins a running scene sees the story so far. */
    reportArrival: raise((_, params: { snapshot: Snapshot; now: number }) => ({
      type: 'session.joined' as const,
      late: needsRecap(params.snapshot.public, params.now),
    })),
    takeMessage: assign(({ context }, params: { channel: string; message: Message }) =>
      afterMessage(context, params.channel, params.message),
    ),
    findOwnConnection: assign(
      ({ context }, params: { channel: string; members: readonly RealtimeMember[] }) =>
        afterMembers(context, params.channel, params.members),
    ),
    noteStep: assign(({ context }) => afterStep(context)),
    noteGap: assign({
      gaps: ({ context }, params: { channel: string }) => [...new Set([...context.gaps, params.channel])],
    }),
    reportGapsClosed: enqueueActions(({ context, enqueue }) => {
      for (const channel of context.gaps) enqueue.sendTo(toParent, { type: 'snapshot.loaded', channel });
      enqueue.assign(afterGaps(context));
    }),
    /** A moved seat leaves the channels of its former team. */
    followTeam: enqueueActions(({ context, enqueue }) => {
      const { joinedTeam, seat, input } = context;
      if (!seat || seat.team_id === joinedTeam || isApart(context)) return;
      const left = joinedTeam === null ? [] : teamChannels(input, joinedTeam);
      for (const channel of left) enqueue.sendTo(toParent, { type: 'channel.left', channel });
      for (const channel of teamChannels(input, seat.team_id))
        enqueue.sendTo(toParent, { type: 'channel.joined', channel });
      enqueue.assign({ joinedTeam: seat.team_id });
    }),
    leaveTeam: enqueueActions(({ context, enqueue }) => {
      const { joinedTeam, input } = context;
      if (joinedTeam === null) return;
      for (const channel of teamChannels(input, joinedTeam))
        enqueue.sendTo(toParent, { type: 'channel.left', channel });
      enqueue.assign({ joinedTeam: null });
    }),
    leavePresence: sendTo(toParent, ({ context }) => ({
      type: 'presence.left' as const,
      channel: channels.session(context.input.sessionId),
    })),
    /** Deadlines are suspended while the host holds the clock. */
    setDeadline: sendTo('deadline', ({ context }) => ({
      type: 'deadline.set' as const,
      endTime: context.public?.hold ? null : context.playback.endTime,
    })),
    dispatch: sendTo('requestSender', (_, params: { request: SeatRequest }) => ({
      type: 'request.made' as const,
      request: params.request,
    })),
    noteRequest: assign(({ context }, params: { request: SeatRequest }) =>
      afterRequest(context, params.request),
    ),
    noteFailure: assign(({ context }, params: { request: SeatRequest; failure: Failure }) =>
      afterFailure(context, params.request, params.failure),
    ),
    block: assign({
      blocked: ({ context }, params: { seatId: string; blocked: boolean }) => afterBlocking(context, params),
    }),
    keepBlocked: (_, _params: { blocked: readonly string[] }) => {
      throw new Error('`keepBlocked` must be provided');
    },
    dismiss: assign({
      dismissed: ({ context }, params: { messageId: string }) => afterDismissal(context, params.messageId),
    }),
    keepDismissed: (_, _params: { dismissed: readonly string[] }) => {
      throw new Error('`keepDismissed` must be provided');
    },
    withdrawMove: assign(({ context }, params: { request: SeatRequest }) =>
      withoutMove(context, params.request),
    ),
    noteMark: assign(
      ({ context }, { request, accepted }: { request: SeatRequest; accepted: boolean | undefined }) =>
        request.kind === 'mark' ? withMark(context, request, accepted ? 'kept' : 'late') : {},
    ),
    notePointer: assign(({ context }, { message }: { message: Message }) =>
      message.name === 'pointer' ? afterPointer(context, message.data) : {},
    ),
    forgetPointers: assign({ pointers: [] }),
    noteReaction: assign(({ context }, { message }: { message: Message }) =>
      message.name === 'reaction' ? afterReaction(context, message.data) : {},
    ),
    forgetReactions: assign({ reactions: [] }),
    readChat: assign(({ context }) => afterReading(context)),
    keepRead: (_, _params: { chatRead: string | null }) => {
      throw new Error('`keepRead` must be provided');
    },
    castVote: sendTo('voteOutbox', (_, params: { vote: VoteRequest }) => ({
      type: 'vote.cast' as const,
      vote: params.vote,
    })),
    closeVote: sendTo('voteOutbox', { type: 'decision.closed' }),
    wakeOutbox: sendTo('voteOutbox', { type: 'connection.restored' }),
    patchPlayback: assign({
      playback: ({ context }, params: Partial<PlaybackState>) => ({ ...context.playback, ...params }),
    }),
    noteNotice: assign({
      notice: ({ context }, params: { secondsLeft: number }) => ({ ...params, step: context.step }),
    }),
    noteProblem: assign({ problem: (_, params: { failure: Failure | null }) => params.failure }),
    showClip: sendTo('stage', ({ context }) => ({
      type: 'clip.requested' as const,
      clip: context.playback.currentHlsUrl === null ? null : (context.public?.clip ?? null),
    })),
    muteStage: sendTo('stage', (_, params: { muted: boolean }) => ({
      type: 'sound.muted' as const,
      muted: params.muted,
    })),
    clear: assign(({ context }) => emptyContext(context.input)),
  },
});
