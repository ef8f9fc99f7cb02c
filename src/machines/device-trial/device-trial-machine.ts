import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { TriedDevice } from '../../services/device-check/tried-device.ts';
import type { DeviceChoice, DeviceRefusal } from '../../services/rooms/local-media.ts';

export type TrialFact =
  | { type: 'trial.judged'; kind: TriedDevice; worked: boolean }
  /** Without a reason the device was opened but could not be tested. */
  | { type: 'trial.refused'; kind: TriedDevice; reason: DeviceRefusal | null };

export interface DeviceTrialInput {
  kind: TriedDevice;
  parent: ActorRef<Snapshot<unknown>, TrialFact>;
}

export interface DeviceTrialContext extends DeviceTrialInput {
  choices: readonly DeviceChoice[];
  chosen: string | null;
  /** Address of the recording; it stays on this device. */
  recording: string | null;
}

export type DeviceTrialEvent =
  | { type: 'trial.begun' }
  | { type: 'device.chosen'; id: string }
  | { type: 'device.ended' }
  | { type: 'trial.answered'; worked: boolean };

export type TrialOpening =
  | { choices: readonly DeviceChoice[]; chosen: string | null; refusal: null }
  | { refusal: DeviceRefusal };

interface OpeningInput {
  kind: TriedDevice;
  id: string | null;
  onEnded: () => void;
}

const provided = (slot: string) => () => {
  throw new Error(`\`${slot}\` must be provided`);
};

/** A manual test of one device: it is chosen, shown or recorded, and the person confirms whether it worked. */
export const deviceTrialMachine = setup({
  types: {} as { context: DeviceTrialContext; events: DeviceTrialEvent; input: DeviceTrialInput },
  actors: {
    openDevice: fromPromise<TrialOpening, OpeningInput>(async () => provided('openDevice')()),
    recordSample: fromPromise<string>(async () => provided('recordSample')()),
    /** Releases the device whenever the state ends. */
    holdDevice: fromCallback<{ type: 'none' }>(provided('holdDevice')),
    /** Revokes the recording when the state ends. */
    holdRecording: fromCallback<{ type: 'none' }, { recording: string | null }>(provided('holdRecording')),
  },
  guards: {
    isSpeaker: ({ context }) => context.kind === 'speaker',
    isMicrophone: ({ context }) => context.kind === 'microphone',
    isRefused: (_, params: { opening: TrialOpening }) => params.opening.refusal !== null,
  },
  actions: {
    playTone: provided('playTone'),
    handBack: provided('handBack'),
    keepChoice: (_, _params: { id: string }) => provided('keepChoice')(),
    choose: assign({ chosen: (_, params: { id: string }) => params.id }),
    noteOpening: assign((_, { opening }: { opening: TrialOpening }) =>
      opening.refusal === null ? { choices: opening.choices, chosen: opening.chosen } : {},
    ),
    noteRecording: assign({ recording: (_, params: { recording: string | null }) => params.recording }),
    reportJudged: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { worked: boolean }): TrialFact => ({
        type: 'trial.judged',
        kind: context.kind,
        worked: params.worked,
      }),
    ),
    reportRefused: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { reason: DeviceRefusal | null }): TrialFact => ({
        type: 'trial.refused',
        kind: context.kind,
        reason: params.reason,
      }),
    ),
  },
}).createMachine({
  id: 'deviceTrial',
  context: ({ input }) => ({ ...input, choices: [], chosen: null, recording: null }),
  initial: 'untried',
  states: {
    untried: {
      on: {
        'trial.begun': [{ guard: 'isSpeaker', target: 'asking', actions: 'playTone' }, { target: 'opened' }],
      },
    },
    opened: {
      initial: 'opening',
      invoke: { src: 'holdDevice' },
      on: {
        'device.chosen': {
          target: 'opened',
          reenter: true,
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'keepChoice', params: ({ event }) => event },
          ],
        },
        'device.ended': 'untried',
        'trial.answered': {
          target: 'untried',
          actions: { type: 'reportJudged', params: ({ event }) => event },
        },
      },
      states: {
        opening: {
          tags: 'busy',
          on: { 'trial.answered': {} },
          invoke: {
            src: 'openDevice',
            input: ({ context, self }) => ({
              kind: context.kind,
              id: context.chosen,
              onEnded: () => self.send({ type: 'device.ended' }),
            }),
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ opening: event.output }) },
                target: '#deviceTrial.untried',
                actions: {
                  type: 'reportRefused',
                  params: ({ event }) => ({ reason: event.output.refusal }),
                },
              },
              {
                guard: 'isMicrophone',
                target: 'recording',
                actions: { type: 'noteOpening', params: ({ event }) => ({ opening: event.output }) },
              },
              {
                target: 'previewing',
                actions: { type: 'noteOpening', params: ({ event }) => ({ opening: event.output }) },
              },
            ],
            onError: {
              target: '#deviceTrial.untried',
              actions: { type: 'reportRefused', params: { reason: null } },
            },
          },
        },
        previewing: { tags: ['asking', 'picture'] },
        recording: {
          tags: 'busy',
          on: { 'trial.answered': {} },
          invoke: {
            src: 'recordSample',
            onDone: {
              target: 'listening',
              actions: { type: 'noteRecording', params: ({ event }) => ({ recording: event.output }) },
            },
            onError: {
              target: '#deviceTrial.untried',
              actions: { type: 'reportRefused', params: { reason: null } },
            },
          },
        },
        listening: {
          tags: 'asking',
          entry: 'handBack',
          invoke: { src: 'holdRecording', input: ({ context }) => context },
          exit: { type: 'noteRecording', params: { recording: null } },
        },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'trial.answered': {
          target: 'untried',
          actions: { type: 'reportJudged', params: ({ event }) => event },
        },
      },
    },
  },
});

export type DeviceTrialRef = ActorRefFrom<typeof deviceTrialMachine>;
