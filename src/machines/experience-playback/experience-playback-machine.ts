import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
} from 'xstate';
import type { Message } from '#contract/messages/message-schemas.ts';
import type { Phase } from '#contract/messages/session-projection.ts';
import type { Snapshot, VoteRequest } from '#contract/calls/schemas/experience.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { RealtimeMember } from '../../services/realtime/realtime-client.ts';
import { clipStageMachine } from '../clip-stage/clip-stage-machine.ts';
import {
  afterAnswer,
  afterFailure,
  afterMembers,
  afterMessage,
  afterRequest,
  afterSnapshot,
  afterStep,
  type ExperienceContext,
  type ExperienceInput,
  emptyContext,
  teamChannels,
} from './experience-context.ts';
import type { ExperienceEvent, SeatRequest } from './experience-events.ts';
import { afterProgress, clipOnScreen, endTimeOf, type PlaybackState } from './playback-state.ts';
import { stepOf } from './seat-view.ts';
import { voteOutboxMachine } from './vote-outbox-machine.ts';

/** In ms. `recap` is how long a late joiner's summary stays unless it is dismissed. */
export const experienceDelays = {
  beforeRetry: 1500,
  /** Channels attach one by one within a moment; one snapshot serves them all. */
  gathering: 50,
  recap: 20_000,
} as const;

const toParent = ({ context }: { context: ExperienceContext }) => context.input.parent;

const entering = (phase: Phase) => ({ type: 'isEntering' as const, params: { phase } });

export const experiencePlaybackMachine = setup({
  types: {} as { context: ExperienceContext; events: ExperienceEvent; input: ExperienceInput },
  actors: {
    fetchSnapshot: fromPromise<{ snapshot: Snapshot; now: number }>(() =>
      Promise.reject(new Error('`fetchSnapshot` must be provided')),
    ),
    courier: fromCallback<{ type: 'request.made'; request: SeatRequest }, unknown, ExperienceEvent>(() => {
      throw new Error('`courier` must be provided');
    }),
    watchDeadline: fromCallback<{ type: 'deadline.set'; endTime: number | null }, unknown, ExperienceEvent>(
      () => {
        throw new Error('`watchDeadline` must be provided');
      },
    ),
    stage: clipStageMachine,
    voteOutbox: voteOutboxMachine,
  },
  delays: experienceDelays,
  guards: {
    isEntering: ({ context }, params: { phase: Phase }) =>
      context.public?.phase === params.phase && stepOf(context.public) !== context.step,
    isTakeover: (_, params: { message: Message }) => params.message.name === 'takeover',
    isMovedAway: ({ context }) =>
      context.holder !== null && context.ownConnection !== null && context.holder !== context.ownConnection,
    needsRecap: ({ context }) => context.recap === 'needed',
  },
  actions: {
    takeSnapshot: assign(({ context }, params: { snapshot: Snapshot; now: number }) =>
      afterSnapshot(context, params.snapshot, params.now),
    ),
    takeMessage: assign(({ context }, params: { message: Message }) => afterMessage(context, params.message)),
    findOwnConnection: assign(({ context }, params: { members: readonly RealtimeMember[] }) =>
      afterMembers(context, params.members),
    ),
    noteStep: assign(({ context }) => afterStep(context)),
    noteGap: assign({
      gaps: ({ context }, params: { channel: string }) => [...new Set([...context.gaps, params.channel])],
    }),
    reportGapsClosed: enqueueActions(({ context, enqueue }) => {
      for (const channel of context.gaps) enqueue.sendTo(toParent, { type: 'snapshot.loaded', channel });
      enqueue.assign({ gaps: [] });
    }),
    /** A seat that has been moved leaves the channels of the team it comes from. */
    followTeam: enqueueActions(({ context, enqueue }) => {
      const { joinedTeam, seat, input } = context;
      if (!seat || seat.team_id === joinedTeam) return;
      const left = joinedTeam === null ? [] : teamChannels(input, joinedTeam);
      for (const channel of left) enqueue.sendTo(toParent, { type: 'channel.left', channel });
      for (const channel of teamChannels(input, seat.team_id))
        enqueue.sendTo(toParent, { type: 'channel.joined', channel });
      enqueue.assign({ joinedTeam: seat.team_id });
    }),
    leavePresence: sendTo(toParent, ({ context }) => ({
      type: 'presence.left' as const,
      channel: channels.session(context.input.sessionId),
    })),
    setDeadline: sendTo('deadline', ({ context }) => ({
      type: 'deadline.set' as const,
      endTime: context.public ? endTimeOf(context.public) : null,
    })),
    dispatch: sendTo('courier', (_, params: { request: SeatRequest }) => ({
      type: 'request.made' as const,
      request: params.request,
    })),
    noteRequest: assign(({ context }, params: { request: SeatRequest }) =>
      afterRequest(context, params.request),
    ),
    noteDone: assign((_, params: { request: SeatRequest; correct: boolean | undefined }) =>
      afterAnswer(params.request, params.correct),
    ),
    noteFailure: assign(({ context }, params: { request: SeatRequest; message: string }) =>
      afterFailure(context, params.request, params.message),
    ),
    castVote: sendTo('voteOutbox', (_, params: { vote: VoteRequest }) => ({
      type: 'vote.cast' as const,
      vote: params.vote,
    })),
    closeVote: sendTo('voteOutbox', { type: 'decision.closed' }),
    wakeOutbox: sendTo('voteOutbox', { type: 'line.returned' }),
    patchPlayback: assign({
      playback: ({ context }, params: Partial<PlaybackState>) => ({ ...context.playback, ...params }),
    }),
    noteNotice: assign({
      notice: ({ context }, params: { secondsLeft: number }) => ({ ...params, step: context.step }),
    }),
    noteProblem: assign({ problem: (_, params: { message: string | null }) => params.message }),
    endRecap: assign({ recap: 'done' }),
    showClip: sendTo('stage', ({ context }) => ({
      type: 'clip.wanted' as const,
      clip: context.public && clipOnScreen(context.public),
    })),
    muteStage: sendTo('stage', (_, params: { muted: boolean }) => ({
      type: 'sound.muted' as const,
      muted: params.muted,
    })),
    clear: assign(({ context }) => emptyContext(context.input)),
  },
}).createMachine({
  id: 'experiencePlayback',
  context: ({ input }) => emptyContext(input),
  type: 'parallel',
  invoke: [
    { id: 'courier', src: 'courier' },
    { id: 'deadline', src: 'watchDeadline' },
    { id: 'stage', src: 'stage', input: ({ self }) => ({ parent: self, muted: false }) },
    { id: 'voteOutbox', src: 'voteOutbox', input: ({ context }) => ({ kept: context.input.keptVote }) },
  ],
  on: {
    'vote.cast': { actions: { type: 'castVote', params: ({ event }) => ({ vote: event.vote }) } },
    'request.made': {
      actions: [
        { type: 'noteRequest', params: ({ event }) => event },
        { type: 'dispatch', params: ({ event }) => event },
      ],
    },
    'request.done': { actions: { type: 'noteDone', params: ({ event }) => event } },
    'request.failed': { actions: { type: 'noteFailure', params: ({ event }) => event } },
    'clip.ready': {
      actions: {
        type: 'dispatch',
        params: ({ event }) => ({ request: { kind: 'ready', sceneId: event.sceneId } }),
      },
    },
    'clip.progressed': {
      actions: {
        type: 'patchPlayback',
        params: ({ context, event }) => afterProgress(context.public, event.positionMs),
      },
    },
    'video.muted': {
      actions: [
        { type: 'patchPlayback', params: ({ event }) => ({ muteVideo: event.muted }) },
        { type: 'muteStage', params: ({ event }) => event },
      ],
    },
    'deadline.near': { actions: { type: 'noteNotice', params: ({ event }) => event } },
    'playback.cleared': { target: ['.scene.restoring', '.facts.cleared'], actions: ['clear', 'showClip'] },
  },
  states: {
    facts: {
      initial: 'fetching',
      on: {
        'gap.found': { target: '.gathering', actions: { type: 'noteGap', params: ({ event }) => event } },
        'realtime.refused': '.waitingForLine',
        'realtime.message': [
          {
            guard: { type: 'isTakeover', params: ({ event }) => event },
            actions: { type: 'takeMessage', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'takeMessage', params: ({ event }) => event },
              'followTeam',
              'setDeadline',
              'showClip',
              raise({ type: 'step.entered' }),
            ],
          },
        ],
      },
      states: {
        fetching: {
          tags: 'busy',
          invoke: {
            src: 'fetchSnapshot',
            onDone: {
              target: 'current',
              actions: [
                { type: 'takeSnapshot', params: ({ event }) => event.output },
                'reportGapsClosed',
                'followTeam',
                'setDeadline',
                'showClip',
                raise({ type: 'step.entered' }),
              ],
            },
            onError: {
              target: 'waitingForLine',
              actions: {
                type: 'noteProblem',
                params: ({ event }) => ({
                  message: event.error instanceof Error ? event.error.message : 'No answer',
                }),
              },
            },
          },
        },
        gathering: {
          tags: 'busy',
          after: { gathering: 'fetching' },
          on: { 'gap.found': { actions: { type: 'noteGap', params: ({ event }) => event } } },
        },
        waitingForLine: {
          tags: ['busy', 'failed'],
          after: { beforeRetry: 'fetching' },
          on: { 'realtime.connected': 'fetching' },
        },
        current: {},
        /** Nothing is asked for somebody who is no longer signed in. */
        cleared: { on: { 'gap.found': {}, 'realtime.message': {}, 'realtime.refused': {} } },
      },
    },
    line: {
      initial: 'connecting',
      on: {
        'realtime.connected': { target: '.connected', actions: 'wakeOutbox' },
        'realtime.disconnected': '.reconnecting',
        'realtime.suspended': '.reconnecting',
        'realtime.failed': '.lost',
      },
      states: {
        connecting: { tags: 'busy' },
        connected: {},
        reconnecting: { tags: 'reconnecting' },
        lost: { tags: ['reconnecting', 'failed'] },
      },
    },
    seat: {
      initial: 'held',
      on: {
        'realtime.presence': {
          actions: { type: 'findOwnConnection', params: ({ event }) => event },
        },
      },
      states: {
        held: { always: { guard: 'isMovedAway', target: 'moved' } },
        moved: { tags: 'blocking', entry: 'leavePresence' },
      },
    },
    recap: {
      initial: 'hidden',
      states: {
        hidden: { always: { guard: 'needsRecap', target: 'shown' } },
        shown: {
          after: { recap: 'over' },
          on: { 'recap.dismissed': 'over' },
          exit: 'endRecap',
        },
        over: {},
      },
    },
    scene: {
      initial: 'restoring',
      on: {
        'step.entered': [
          { guard: entering('waiting'), target: '.waiting', actions: 'noteStep' },
          { guard: entering('gathering'), target: '.gathering', actions: 'noteStep' },
          { guard: entering('clip'), target: '.clip', actions: 'noteStep' },
          { guard: entering('decision'), target: '.decision', actions: 'noteStep' },
          { guard: entering('outcome'), target: '.outcome', actions: 'noteStep' },
          { guard: entering('breakout'), target: '.breakout', actions: 'noteStep' },
          { guard: entering('ended'), target: '.ended', actions: 'noteStep' },
          { guard: entering('cancelled'), target: '.cancelled', actions: 'noteStep' },
          { guard: entering('failed'), target: '.failed', actions: 'noteStep' },
        ],
        'seat.left': {
          target: '.left',
          actions: [
            { type: 'dispatch', params: { request: { kind: 'leave' } } },
            { type: 'patchPlayback', params: { leaveMeeting: true, joinBreakoutRoom: false } },
            'leavePresence',
          ],
        },
      },
      states: {
        restoring: { tags: 'busy' },
        waiting: {},
        gathering: { tags: 'live' },
        clip: { tags: 'live', entry: 'closeVote' },
        decision: { tags: 'live' },
        outcome: { tags: 'live', entry: 'closeVote' },
        breakout: { tags: 'live' },
        ended: {
          tags: 'over',
          on: {
            'scorecard.requested': {
              actions: { type: 'patchPlayback', params: { scorecardRequested: true } },
            },
          },
        },
        cancelled: { tags: ['over', 'failed'] },
        failed: { tags: ['over', 'failed'] },
        left: { tags: 'over', on: { 'step.entered': {} } },
      },
    },
  },
});

export type ExperienceRef = ActorRefFrom<typeof experiencePlaybackMachine>;
