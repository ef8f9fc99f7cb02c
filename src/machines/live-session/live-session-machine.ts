import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  fromCallback,
  not,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { SessionStart } from '#contract/calls/schemas/participants.ts';
import type { Message } from '#contract/messages/message-schemas.ts';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import { type ExperienceInput, inStoryLanguage } from '../experience-playback/experience-context.ts';
import type { ConnectionFact, ExperienceEvent } from '../experience-playback/experience-events.ts';
import {
  type ExperienceRef,
  experiencePlaybackMachine,
} from '../experience-playback/experience-playback-machine.ts';
import {
  selectFetchableClips,
  selectIsPictureAwaited,
  selectIsSeated,
} from '../experience-playback/experience-selectors.ts';
import { realtimeConnectionMachine } from '../realtime-connection/realtime-connection-machine.ts';
import type { RealtimeFact } from '../realtime-connection/realtime-facts.ts';
import { serverClockMachine } from '../server-clock/server-clock-machine.ts';
import { type VideoRoomInput, videoRoomMachine } from '../video-room/video-room-machine.ts';
import { type RoomIntent, roomIntent, isSameIntent } from './room-intent.ts';

/** Events for the parent. */
export type LiveSessionFact =
  /** The session continues without this seat, as after it was taken over by another tab. */
  | { type: 'seat.lost' }
  /** All resources have been released. */
  | { type: 'session.over' };

export type LiveSessionInput = {
  parent: ActorRef<Snapshot<unknown>, LiveSessionFact>;
  /** The first snapshot and realtime token, if they were delivered with the data package. */
  start: SessionStart | null;
  experience: Omit<ExperienceInput, 'parent' | 'start'>;
  room: VideoRoomInput;
  /** The story has begun without this seat. */
  isRunning: boolean;
};

/** A session, to be started by its parent. */
export interface OpenedSession {
  logic: LiveSessionLogic;
  input: Omit<LiveSessionInput, 'parent' | 'start'>;
}

type LiveSessionContext = LiveSessionInput & {
  intent: RoomIntent;
  /** 0 until the seat's team is known; until then no room is entered and no signals are sent. */
  teamId: number;
  /** Whether the seat still belongs to the session, and whether the session is over for it. */
  seated: boolean;
  ended: boolean;
  /** Others watch a clip that has not begun to move here. */
  pictureAwaited: boolean;
};

export type LiveSessionEvent =
  | RealtimeFact
  | ConnectionFact
  /** A signal of the room's engine to another seat. */
  | { type: 'signal.made'; signal: RoomSignal }
  /** The participant has signed out: the playback is reset and all resources are released. */
  | { type: 'participant.cleared' }
  /** No page shows the session any more. */
  | { type: 'session.closed' };

type ExperienceSnapshot = ReturnType<ExperienceRef['getSnapshot']>;

/** In ms. Connecting to the room waits for the picture, but no longer than this. */
export const liveSessionDelays = { pictureFirst: 4000 } as const;

const toParent = ({ context }: { context: LiveSessionContext }) => context.parent;

type ExperienceFact = { event: { snapshot: ExperienceSnapshot } };
const notes = [
  { type: 'noteExperience', params: ({ event }: ExperienceFact) => event },
  {
    type: 'prefetchClips',
    params: ({ event }: ExperienceFact) => ({ clips: selectFetchableClips(event.snapshot) }),
  },
] as const;

const slot = (name: string) => () => {
  throw new Error(`\`${name}\` must be provided`);
};

/** One seat in one session while its pages are open: the parent of clock, connection, experience and room. */
export const liveSessionMachine = setup({
  types: {} as {
    context: LiveSessionContext;
    events: LiveSessionEvent;
    input: LiveSessionInput;
    children: {
      serverClock: 'serverClock';
      realtime: 'realtime';
      experience: 'experience';
      videoRoom: 'videoRoom';
    };
  },
  actors: {
    serverClock: serverClockMachine,
    realtime: realtimeConnectionMachine,
    experience: experiencePlaybackMachine,
    videoRoom: videoRoomMachine,
    /** Emits the signals of the room's engine to other seats. */
    carrySignals: fromCallback<{ type: 'signal.made'; signal: RoomSignal }>(slot('carrySignals')),
    keepAwake: fromCallback<{ type: 'none' }>(slot('keepAwake')),
  },
  actions: {
    notifyExperience: sendTo('experience', (_, event: ExperienceEvent) => event),
    notifyRealtime: sendTo('realtime', (_, fact: ConnectionFact) => fact),
    carrySignal: sendTo('realtime', ({ context }, { signal }: { signal: RoomSignal }) => ({
      type: 'message.sent' as const,
      channel: channels.signal(context.experience.sessionId, context.teamId, signal.to),
      message: { name: 'signal' as const, data: signal },
    })),
    deliverSignal: (_, _params: { message: Message; sender?: string | undefined }) => slot('deliverSignal')(),
    prefetchClips: (_, _params: { clips: readonly ClipFact[] }) => slot('prefetchClips')(),
    noteExperience: assign(({ context }, { snapshot }: { snapshot: ExperienceSnapshot }) => ({
      intent: roomIntent(snapshot),
      teamId: snapshot.context.seat?.team_id ?? 0,
      seated: selectIsSeated(snapshot),
      ended: snapshot.hasTag('over'),
      pictureAwaited: selectIsPictureAwaited(snapshot) ?? context.pictureAwaited,
    })),
    requestConnection: sendTo('realtime', { type: 'connection.requested' }),
    sendQuiet: sendTo('videoRoom', ({ context }) => ({
      type: 'quiet.changed' as const,
      quiet: context.intent.quiet,
    })),
    notifyRoom: sendTo('videoRoom', ({ context: { intent } }) =>
      intent.inside
        ? { type: 'room.entered' as const, teamId: intent.teamId, fellows: intent.fellows }
        : { type: 'room.left' as const, forGood: intent.over },
    ),
    emitSeatLost: sendTo(toParent, { type: 'seat.lost' }),
    emitOver: sendTo(toParent, { type: 'session.over' }),
    clearPlayback: sendTo('experience', { type: 'playback.cleared' }),
    handBack: slot('handBack'),
  },
  guards: {
    isSignal: (_, { message }: { message: Message }) => message.name === 'signal',
    isNewIntent: ({ context }, { snapshot }: { snapshot: ExperienceSnapshot }) =>
      !isSameIntent(context.intent, roomIntent(snapshot)),
    isEnded: ({ context }) => context.ended,
    isSeated: ({ context }) => context.seated,
    isPictureAwaited: ({ context }) => context.pictureAwaited,
  },
  delays: liveSessionDelays,
}).createMachine({
  id: 'liveSession',
  context: ({ input }) => ({
    ...input,
    intent: { inside: false, quiet: false, teamId: 0, fellows: [], over: false },
    teamId: 0,
    seated: true,
    ended: false,
    pictureAwaited: input.isRunning,
  }),
  invoke: [
    { id: 'serverClock', src: 'serverClock' },
    { id: 'videoRoom', src: 'videoRoom', input: ({ context }) => context.room },
    {
      id: 'experience',
      src: 'experience',
      input: ({ context: { experience, start }, self }) => ({
        ...experience,
        start: start?.snapshot ?? null,
        parent: self,
      }),
      onSnapshot: [
        {
          guard: { type: 'isNewIntent', params: ({ event }) => event },
          actions: [...notes, 'sendQuiet', 'notifyRoom'],
        },
        { actions: notes },
      ],
    },
    {
      id: 'realtime',
      src: 'realtime',
      input: ({ context, self }) => {
        const { sessionId, seatId, storyLanguage, tabId } = context.experience;
        const waits = context.isRunning;
        const session = channels.session(sessionId);
        return {
          parent: self,
          token: context.start?.realtime ?? null,
          waits,
          channels: [session, channels.seat(seatId)].flatMap((channel) =>
            inStoryLanguage(storyLanguage, channel),
          ),
          presence: { [session]: { tab: tabId, seat: seatId } },
        };
      },
    },
    { src: 'carrySignals' },
  ],
  on: {
    'realtime.message': [
      {
        guard: { type: 'isSignal', params: ({ event }) => event },
        actions: { type: 'deliverSignal', params: ({ event }) => event },
      },
      { actions: { type: 'notifyExperience', params: ({ event }) => event } },
    ],
    'realtime.presence': { actions: { type: 'notifyExperience', params: ({ event }) => event } },
    'realtime.connected': { actions: { type: 'notifyExperience', params: ({ event }) => event } },
    'realtime.disconnected': { actions: { type: 'notifyExperience', params: ({ event }) => event } },
    'realtime.suspended': { actions: { type: 'notifyExperience', params: ({ event }) => event } },
    'realtime.refused': { actions: { type: 'notifyExperience', params: ({ event }) => event } },
    'realtime.failed': { actions: { type: 'notifyExperience', params: ({ event }) => event } },
    'gap.found': { actions: { type: 'notifyExperience', params: ({ event }) => event } },
    'snapshot.loaded': { actions: { type: 'notifyRealtime', params: ({ event }) => event } },
    'channel.joined': { actions: { type: 'notifyRealtime', params: ({ event }) => event } },
    'channel.left': { actions: { type: 'notifyRealtime', params: ({ event }) => event } },
    'presence.left': { actions: { type: 'notifyRealtime', params: ({ event }) => event } },
    'signal.made': { actions: { type: 'carrySignal', params: ({ event }) => event } },
    'participant.cleared': { target: '.over', actions: 'clearPlayback' },
    'session.closed': '.over',
  },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        screen: {
          initial: 'awake',
          states: {
            awake: { invoke: { src: 'keepAwake' }, always: { guard: 'isEnded', target: 'free' } },
            free: {},
          },
        },
        line: {
          initial: 'aside',
          states: {
            aside: {
              always: { guard: not('isPictureAwaited'), target: 'wanted' },
              after: { pictureFirst: 'wanted' },
            },
            wanted: { entry: 'requestConnection' },
          },
        },
        seat: {
          initial: 'held',
          states: {
            held: { always: { guard: not('isSeated'), target: 'lost' } },
            lost: { entry: 'emitSeatLost', always: { guard: 'isSeated', target: 'held' } },
          },
        },
      },
    },
    over: { type: 'final', entry: ['handBack', 'emitOver'] },
  },
});

export type LiveSessionLogic = typeof liveSessionMachine;
export type LiveSessionRef = ActorRefFrom<LiveSessionLogic>;
