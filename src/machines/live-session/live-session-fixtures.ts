import type { Message, MessageData } from '#contract/messages/message-schemas.ts';
import type { MessageName } from '#contract/messages/messages.ts';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { ClipFact, PublicProjection } from '#contract/messages/session-projection.ts';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import type { SessionStart } from '#contract/calls/schemas/participants.ts';
import type { Snapshot, VoteRequest } from '#contract/calls/schemas/experience.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import type { ClockSample } from '../../services/clock/clock-bounds.ts';
import { usualPlayback } from '../../services/playback/playback-preferences.ts';
import { nothingOn } from '../../services/rooms/device-preferences.ts';
import type { ExperienceEvent, SeatRequest } from '../experience-playback/experience-events.ts';
import { publicProjection, snapshotOf } from '../experience-playback/experience-fixtures.ts';
import { experiencePlaybackMachine } from '../experience-playback/experience-playback-machine.ts';
import { type VoteDelivery, voteOutboxMachine } from '../experience-playback/vote-outbox-machine.ts';
import type {
  ConnectionCommand,
  ConnectionInput,
  ConnectionReport,
} from '../realtime-connection/hold-connection-actor.ts';
import { type ClipEvent, clipMachine, type PlayerCommand } from '../clip/clip-machine.ts';
import { clipStageMachine } from '../clip-stage/clip-stage-machine.ts';
import { realtimeConnectionMachine } from '../realtime-connection/realtime-connection-machine.ts';
import { type ServerClockEvent, serverClockMachine } from '../server-clock/server-clock-machine.ts';
import { type RoomCommand, type VideoRoomEvent, videoRoomMachine } from '../video-room/video-room-machine.ts';
import { type LiveSessionFact, liveSessionMachine } from './live-session-machine.ts';

const session = 'session:s1';
export const testSeat = {
  sessionId: 's1',
  seatId: 'ana',
  tabId: 'tab-1',
  storedVote: null,
  blocked: [],
  dismissed: [],
  chatRead: null as string | null,
  storyLanguage: null,
  playback: usualPlayback,
};

/** A seat's session with stubs at its edges, to be started by a parent. */
export function stubLiveSession(first: Snapshot | Error = snapshotOf(), seat = testSeat, isRunning = false) {
  const world = {
    snapshot: first,
    fetched: 0,
    /** Of each connection: the token that it was opened with. */
    tokens: [] as (string | null)[],
    requests: [] as SeatRequest[],
    blocked: [] as string[],
    dismissed: [] as string[],
    read: null as string | null,
    deadlines: [] as (number | null)[],
    commands: [] as ConnectionCommand[],
    signals: [] as unknown[],
    votes: [] as string[],
    roomCommands: [] as RoomCommand[],
    prefetched: [] as string[],
    /** What the session holds of the browser. */
    held: ['devices'],
    drop: (what: string) => {
      world.held = world.held.filter((one) => one !== what);
    },
    carry: (_signal: RoomSignal) => {},
    report: (_report: ConnectionReport) => {},
    requestSender: (_event: ExperienceEvent) => {},
    comeBack: () => {},
  };
  const experience = experiencePlaybackMachine.provide({
    actions: {
      keepBlocked: (_, { blocked }) => {
        world.blocked = [...blocked];
      },
      keepDismissed: (_, { dismissed }) => {
        world.dismissed = [...dismissed];
      },
      keepRead: (_, { chatRead }) => {
        world.read = chatRead;
      },
    },
    actors: {
      fetchSnapshot: fromPromise(async ({ input: { start } }) => {
        if (start) return { snapshot: start, now: start.public.at };
        world.fetched += 1;
        if (world.snapshot instanceof Error) throw world.snapshot;
        return { snapshot: world.snapshot, now: world.snapshot.public.at };
      }),
      requestSender: fromCallback<{ type: 'request.made'; request: SeatRequest }, unknown, ExperienceEvent>(
        ({ receive, sendBack }) => {
          world.requestSender = sendBack;
          receive(({ request }) => world.requests.push(request));
        },
      ),
      watchReturn: fromCallback<{ type: 'none' }, unknown, ExperienceEvent>(({ sendBack }) => {
        world.comeBack = () => sendBack({ type: 'page.returned' });
      }),
      watchDeadline: fromCallback<{ type: 'deadline.set'; endTime: number | null }, unknown, ExperienceEvent>(
        ({ receive }) => {
          receive(({ endTime }) => world.deadlines.push(endTime));
        },
      ),
      stage: clipStageMachine.provide({
        actors: {
          clip: clipMachine.provide({
            actors: {
              player: fromCallback<PlayerCommand, { layer: string; clip: ClipFact }, ClipEvent>(() => {}),
            },
          }),
        },
      }),
      voteOutbox: voteOutboxMachine.provide({
        actors: {
          deliverVote: fromPromise<VoteDelivery, { vote: VoteRequest | null }>(async ({ input: given }) => {
            world.votes.push(given.vote?.option_id ?? '');
            return { outcome: 'counted' };
          }),
        },
        actions: { keepVote: () => {}, dropVote: () => {} },
      }),
    },
  });
  const logic = liveSessionMachine.provide({
    actors: {
      experience,
      realtime: realtimeConnectionMachine.provide({
        actors: {
          holdConnection: fromCallback<ConnectionCommand, ConnectionInput, ConnectionReport>(
            ({ input: { token }, sendBack, receive }) => {
              world.tokens.push(token?.token ?? null);
              world.report = sendBack;
              receive((command) => world.commands.push(command));
              world.held.push('connection');
              return () => world.drop('connection');
            },
          ),
        },
      }),
      serverClock: serverClockMachine.provide({
        actors: {
          ping: fromPromise<ClockSample>(() => new Promise(() => undefined)),
          watchPage: fromCallback<ServerClockEvent>(() => {}),
        },
      }),
      videoRoom: videoRoomMachine.provide({
        actors: {
          watchDevices: fromCallback<{ type: 'none' }, unknown, VideoRoomEvent>(() => {}),
          visitRoom: fromCallback<RoomCommand, { own: string; fellows: readonly string[] }, VideoRoomEvent>(
            ({ receive }) => {
              receive((command) => world.roomCommands.push(command));
              world.held.push('room');
              return () => world.drop('room');
            },
          ),
        },
        actions: { keepPreferences: () => {} },
      }),
      carrySignals: fromCallback<{ type: 'signal.made'; signal: RoomSignal }>(({ sendBack }) => {
        world.carry = (signal) => sendBack({ type: 'signal.made', signal });
      }),
      keepAwake: fromCallback(() => {
        world.held.push('screen');
        return () => world.drop('screen');
      }),
    },
    actions: {
      deliverSignal: (_, { message }) => world.signals.push(message.data),
      prefetchClips: (_, params) => {
        world.prefetched = params.clips.map(({ scene_id }) => scene_id);
      },
      handBack: () => world.drop('devices'),
    },
  });
  const input = { experience: seat, room: { own: 'ana', preferences: nothingOn }, isRunning };
  return { logic, input, world };
}

export function createTestLiveSession(
  first?: Snapshot | Error,
  seat = testSeat,
  isRunning = false,
  start: SessionStart | null = null,
) {
  const clock = new SimulatedClock();
  const { types: told, parent } = createFactCollector<LiveSessionFact>();
  const { logic, input, world } = stubLiveSession(first, seat, isRunning);
  const live = createActor(logic, { clock, input: { ...input, start, parent } }).start();
  const actor = live.getSnapshot().children.experience;
  if (!actor) throw live.getSnapshot().error ?? new Error('No experience');
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const say = <Name extends MessageName>(name: Name, data: MessageData<Name>) =>
    world.report({ type: 'message.received', channel: session, message: { name, data } as Message });
  const project = (patch: Partial<PublicProjection>) => say('projection', publicProjection(patch));
  const scene = () => actor.getSnapshot().value.scene;
  return { actor, live, told, clock, world, settle, say, project, scene };
}
