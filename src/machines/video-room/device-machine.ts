import { type ActorRef, assign, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { DeviceKind, DeviceRefusal } from '../../services/rooms/local-media.ts';

export interface DeviceFacts {
  state: 'off' | 'opening' | 'on';
  id: string | null;
  refusal: DeviceRefusal | null;
}

export type DeviceReport = { type: 'device.changed'; kind: DeviceKind } & DeviceFacts;

export interface DeviceContext {
  kind: DeviceKind;
  id: string | null;
  refusal: DeviceRefusal | null;
  parent: ActorRef<Snapshot<unknown>, DeviceReport>;
}

export type DeviceEvent =
  | { type: 'device.toggled' }
  | { type: 'device.chosen'; id: string }
  /** Unplugged or revoked by the system. */
  | { type: 'device.ended' }
  /** It is no longer needed. */
  | { type: 'device.released' };

export interface DeviceInput {
  kind: DeviceKind;
  /** Whether the person had switched it on before; a device is never switched on otherwise. */
  on: boolean;
  id: string | null;
  parent: DeviceContext['parent'];
}

/** The device that the browser granted, or the failure. */
export type OpenedDevice = { id: string | null; refusal: null } | { id: null; refusal: DeviceRefusal };

/** One camera or microphone: off, requested, on. A refusal leaves it off. */
export const deviceMachine = setup({
  types: {} as { context: DeviceContext & { on: boolean }; events: DeviceEvent; input: DeviceInput },
  actors: {
    openDevice: fromPromise<OpenedDevice, { kind: DeviceKind; id: string | null }>(() =>
      Promise.reject(new Error('`openDevice` must be provided')),
    ),
  },
  guards: {
    isCarriedOn: ({ context }) => context.on,
    isRefused: (_, params: { opened: OpenedDevice }) => params.opened.refusal !== null,
  },
  actions: {
    forgetCarried: assign({ on: false }),
    noteOpened: assign(({ context }, params: { opened: OpenedDevice }) => ({
      id: params.opened.id ?? context.id,
      refusal: params.opened.refusal,
    })),
    noteRefusal: assign({ refusal: (_, params: { refusal: DeviceRefusal | null }) => params.refusal }),
    choose: assign({ id: (_, params: { id: string }) => params.id }),
    closeDevice: (_, _params: { kind: DeviceKind }) => {
      throw new Error('`closeDevice` must be provided');
    },
    report: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { state: DeviceFacts['state'] }) => ({
        type: 'device.changed' as const,
        kind: context.kind,
        state: params.state,
        id: context.id,
        refusal: context.refusal,
      }),
    ),
  },
}).createMachine({
  id: 'device',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'off',
  on: { 'device.chosen': { actions: { type: 'choose', params: ({ event }) => event } } },
  states: {
    off: {
      always: { guard: 'isCarriedOn', target: 'opening', actions: 'forgetCarried' },
      entry: { type: 'report', params: { state: 'off' } },
      on: { 'device.toggled': 'opening' },
    },
    opening: {
      tags: 'busy',
      entry: [
        { type: 'noteRefusal', params: { refusal: null } },
        { type: 'report', params: { state: 'opening' } },
      ],
      invoke: {
        src: 'openDevice',
        input: ({ context }) => ({ kind: context.kind, id: context.id }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ opened: event.output }) },
            target: 'off',
            actions: { type: 'noteOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            target: 'on',
            actions: { type: 'noteOpened', params: ({ event }) => ({ opened: event.output }) },
          },
        ],
        onError: { target: 'off', actions: { type: 'noteRefusal', params: { refusal: 'inUse' } } },
      },
      on: {
        'device.toggled': 'off',
        'device.released': 'off',
        'device.chosen': {
          target: 'opening',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    on: {
      entry: { type: 'report', params: { state: 'on' } },
      exit: { type: 'closeDevice', params: ({ context }) => ({ kind: context.kind }) },
      on: {
        'device.toggled': 'off',
        'device.released': 'off',
        'device.chosen': {
          target: 'opening',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'device.ended': {
          target: 'off',
          actions: { type: 'noteRefusal', params: { refusal: 'missing' } },
        },
      },
    },
  },
});
