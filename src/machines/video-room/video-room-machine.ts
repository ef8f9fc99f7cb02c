import { type ActorRefFrom, assign, fromCallback, not, sendTo, setup } from 'xstate';
import type { DevicePreferences } from '../../services/rooms/device-preferences.ts';
import type { DeviceChoice, DeviceKind } from '../../services/rooms/local-media.ts';
import type { RoomPeer } from '../../services/rooms/room-engine.ts';
import { type DeviceFacts, type DeviceReport, deviceMachine } from './device-machine.ts';

export type DeviceChoices = Record<DeviceKind, readonly DeviceChoice[]>;

export interface VideoRoomContext {
  input: VideoRoomInput;
  devices: Record<DeviceKind, DeviceFacts>;
  choices: DeviceChoices;
  /** The team of the room; each team has its own. */
  teamId: number;
  fellows: readonly string[];
  peers: readonly RoomPeer[];
  /** A clip plays: microphones are muted until it ends; their switches stay as they are. */
  quiet: boolean;
  speaking: boolean;
  /** Whether the person has been asked for the microphone in this session. */
  asked: boolean;
}

export type RoomCommand =
  | { type: 'fellows.changed'; fellows: readonly string[] }
  | { type: 'media.changed'; quiet: boolean; devices: Record<DeviceKind, DeviceFacts> };

export type VideoRoomEvent =
  | DeviceReport
  | { type: 'device.toggled'; kind: DeviceKind }
  | { type: 'device.chosen'; kind: DeviceKind; id: string }
  | { type: 'device.ended'; kind: DeviceKind }
  | { type: 'devices.listed'; choices: DeviceChoices }
  | { type: 'room.entered'; teamId: number; fellows: readonly string[] }
  | { type: 'microphone.accepted' }
  | { type: 'microphone.declined' }
  /** Final: camera and microphone are released. */
  | { type: 'room.left'; forGood: boolean }
  | { type: 'quiet.changed'; quiet: boolean }
  | { type: 'peers.changed'; peers: readonly RoomPeer[] }
  /** The code of the room's engine failed to load. */
  | { type: 'engine.missing' }
  | { type: 'speech.changed'; speaking: boolean };

export interface VideoRoomInput {
  own: string;
  preferences: DevicePreferences;
}

/** In ms. */
export const videoRoomDelays = {
  /** Joining during a clip waits for its picture: connecting to a room takes processor time from it. */
  pictureFirst: 4000,
  beforeReturn: 3000,
  /** How long the microphone prompt is shown. */
  question: 10_000,
} as const;

const keepChoices = {
  type: 'keepPreferences',
  params: ({ context }: { context: VideoRoomContext }) => context,
} as const;
const off: DeviceFacts = { state: 'off', id: null, refusal: null };

const videoRoomSetup = setup({
  types: {} as { context: VideoRoomContext; events: VideoRoomEvent; input: VideoRoomInput },
  actors: {
    device: deviceMachine,
    watchDevices: fromCallback<{ type: 'none' }, unknown, VideoRoomEvent>(() => {
      throw new Error('`watchDevices` must be provided');
    }),
    visitRoom: fromCallback<RoomCommand, { own: string; fellows: readonly string[] }, VideoRoomEvent>(() => {
      throw new Error('`visitRoom` must be provided');
    }),
  },
  actions: {
    noteDevice: assign({
      devices: ({ context }, { kind, state, id, refusal }: DeviceReport) => ({
        ...context.devices,
        [kind]: { state, id, refusal },
      }),
    }),
    keepPreferences: (_, _params: Pick<VideoRoomContext, 'devices' | 'asked'>) => {
      throw new Error('`keepPreferences` must be provided');
    },
    noteRequested: assign({ asked: true }),
    noteChoices: assign({ choices: (_, params: { choices: DeviceChoices }) => params.choices }),
    noteRoom: assign((_, { teamId, fellows }: { teamId: number; fellows: readonly string[] }) => ({
      teamId,
      fellows,
    })),
    notePeers: assign({ peers: (_, params: { peers: readonly RoomPeer[] }) => params.peers }),
    noteQuiet: assign({ quiet: (_, params: { quiet: boolean }) => params.quiet }),
    noteSpeaking: assign({ speaking: (_, params: { speaking: boolean }) => params.speaking }),
    forgetPeers: assign({ peers: [], fellows: [] }),
    passChoice: sendTo(
      (_, params: { kind: DeviceKind; id: string }) => params.kind,
      (_, params) => ({ type: 'device.chosen' as const, id: params.id }),
    ),
    passToggle: sendTo((_, params: { kind: DeviceKind }) => params.kind, { type: 'device.toggled' }),
    passEnd: sendTo((_, params: { kind: DeviceKind }) => params.kind, { type: 'device.ended' }),
    releaseMicrophone: sendTo('microphone', { type: 'device.released' }),
    releaseCamera: sendTo('camera', { type: 'device.released' }),
    passFellows: sendTo('visit', ({ context }) => ({
      type: 'fellows.changed' as const,
      fellows: context.fellows,
    })),
    passMedia: sendTo('visit', ({ context }) => ({
      type: 'media.changed' as const,
      quiet: context.quiet,
      devices: context.devices,
    })),
  },
  delays: videoRoomDelays,
  guards: {
    isQuiet: ({ context }) => context.quiet,
    isForGood: (_, params: { forGood: boolean }) => params.forGood,
    isAnotherRoom: ({ context }, { teamId }: { teamId: number }) => teamId !== context.teamId,
    isHeard: ({ context }) => !context.quiet && context.fellows.length > 0,
    isRequested: ({ context }) => context.asked,
    isMicrophoneWanted: ({ context }) => context.devices.microphone.state !== 'off',
  },
});

/** Requested and not joined yet. */
const atDoorstep = videoRoomSetup.createStateConfig({
  on: {
    'room.entered': { actions: { type: 'noteRoom', params: ({ event }) => event } },
    'room.left': [
      {
        guard: { type: 'isForGood', params: ({ event }) => event },
        target: '#videoRoom.outside',
        actions: ['forgetPeers', 'releaseMicrophone', 'releaseCamera'],
      },
      { target: '#videoRoom.outside', actions: 'forgetPeers' },
    ],
  },
});

export const videoRoomMachine = videoRoomSetup.createMachine({
  id: 'videoRoom',
  context: ({ input }) => ({
    input,
    devices: { microphone: off, camera: off },
    choices: { microphone: [], camera: [] },
    teamId: 0,
    fellows: [],
    peers: [],
    quiet: false,
    speaking: false,
    asked: input.preferences.asked,
  }),
  invoke: [
    { src: 'watchDevices' },
    {
      id: 'microphone',
      src: 'device',
      input: ({ context, self }) => ({
        kind: 'microphone' as const,
        parent: self,
        ...context.input.preferences.microphone,
      }),
    },
    {
      id: 'camera',
      src: 'device',
      input: ({ context, self }) => ({
        kind: 'camera' as const,
        parent: self,
        ...context.input.preferences.camera,
      }),
    },
  ],
  on: {
    'device.toggled': { actions: { type: 'passToggle', params: ({ event }) => event } },
    'device.chosen': { actions: { type: 'passChoice', params: ({ event }) => event } },
    'device.ended': { actions: { type: 'passEnd', params: ({ event }) => event } },
    'device.changed': {
      actions: [{ type: 'noteDevice', params: ({ event }) => event }, keepChoices],
    },
    'devices.listed': { actions: { type: 'noteChoices', params: ({ event }) => event } },
    'quiet.changed': { actions: { type: 'noteQuiet', params: ({ event }) => event } },
    'speech.changed': { actions: { type: 'noteSpeaking', params: ({ event }) => event } },
  },
  initial: 'outside',
  states: {
    outside: {
      on: {
        'room.entered': [
          {
            guard: 'isQuiet',
            target: 'atDoor',
            actions: { type: 'noteRoom', params: ({ event }) => event },
          },
          { target: 'inside', actions: { type: 'noteRoom', params: ({ event }) => event } },
        ],
        'room.left': {
          guard: { type: 'isForGood', params: ({ event }) => event },
          actions: ['releaseMicrophone', 'releaseCamera'],
        },
      },
    },
    /** Microphones are muted during a clip: the picture takes precedence. */
    atDoor: {
      always: { guard: not('isQuiet'), target: 'inside' },
      after: { pictureFirst: 'inside' },
      on: atDoorstep.on,
    },
    /** The others cannot be reached yet; retried later. */
    turnedAway: {
      tags: 'busy',
      after: { beforeReturn: 'inside' },
      on: atDoorstep.on,
    },
    inside: {
      invoke: {
        id: 'visit',
        src: 'visitRoom',
        input: ({ context }) => ({ own: context.input.own, fellows: context.fellows }),
      },
      entry: 'passMedia',
      on: {
        'room.entered': [
          {
            guard: { type: 'isAnotherRoom', params: ({ event }) => event },
            target: 'inside',
            reenter: true,
            actions: ['forgetPeers', { type: 'noteRoom', params: ({ event }) => event }],
          },
          { actions: [{ type: 'noteRoom', params: ({ event }) => event }, 'passFellows'] },
        ],
        'peers.changed': { actions: { type: 'notePeers', params: ({ event }) => event } },
        'engine.missing': 'turnedAway',
        'quiet.changed': {
          actions: [{ type: 'noteQuiet', params: ({ event }) => event }, 'passMedia'],
        },
        'device.changed': {
          actions: [{ type: 'noteDevice', params: ({ event }) => event }, keepChoices, 'passMedia'],
        },
        'room.left': [
          {
            guard: { type: 'isForGood', params: ({ event }) => event },
            target: 'outside',
            actions: ['forgetPeers', 'releaseMicrophone', 'releaseCamera'],
          },
          { target: 'outside', actions: 'forgetPeers' },
        ],
      },
      initial: 'welcoming',
      states: {
        /**
         * Offers the microphone once, as soon as someone would hear the person; switching it on answers the prompt, and so does
         * its timeout.
         */
        welcoming: {
          always: [
            { guard: 'isRequested', target: 'atTable' },
            { guard: 'isMicrophoneWanted', target: 'atTable', actions: ['noteRequested', keepChoices] },
          ],
          on: {
            'microphone.accepted': {
              target: 'atTable',
              actions: ['noteRequested', keepChoices, { type: 'passToggle', params: { kind: 'microphone' } }],
            },
            'microphone.declined': { target: 'atTable', actions: ['noteRequested', keepChoices] },
          },
          initial: 'unheard',
          states: {
            unheard: { always: { guard: 'isHeard', target: 'asking' } },
            asking: {
              tags: 'asking',
              always: { guard: not('isHeard'), target: 'unheard' },
              after: {
                question: { target: '#videoRoom.inside.atTable', actions: ['noteRequested', keepChoices] },
              },
            },
          },
        },
        atTable: {},
      },
    },
  },
});

export type VideoRoomRef = ActorRefFrom<typeof videoRoomMachine>;
