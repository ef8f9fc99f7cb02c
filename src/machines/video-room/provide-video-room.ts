import { fromCallback, fromPromise } from 'xstate';
import type { DevicePreferences } from '../../services/rooms/device-preferences.ts';
import { DeviceError, type DeviceKind, type LocalMedia } from '../../services/rooms/local-media.ts';
import { deviceMachine, type OpenedDevice } from './device-machine.ts';
import { type VideoRoomEvent, videoRoomMachine } from './video-room-machine.ts';
import { createVisitRoom, type VisitRoomDeps } from './visit-room-actor.ts';

export interface VideoRoomDeps extends VisitRoomDeps {
  media: LocalMedia;
  keepPreferences: (preferences: DevicePreferences) => void;
  /** Reports a device that was unplugged or revoked. */
  onEnded: (kind: DeviceKind) => void;
}

/** The room with the browser's devices and the given engine. */
export const provideVideoRoom = (deps: VideoRoomDeps) =>
  videoRoomMachine.provide({
    actors: {
      device: deviceMachine.provide({
        actors: {
          openDevice: fromPromise<OpenedDevice, { kind: DeviceKind; id: string | null }>(
            async ({ input, signal }) => {
              try {
                const ended = () => deps.onEnded(input.kind);
                return { id: await deps.media.open(input.kind, input.id, ended, signal), refusal: null };
              } catch (error) {
                if (error instanceof DeviceError) return { id: null, refusal: error.reason };
                throw error;
              }
            },
          ),
        },
        actions: { closeDevice: (_, params) => deps.media.close(params.kind) },
      }),
      watchDevices: fromCallback<{ type: 'none' }, unknown, VideoRoomEvent>(({ sendBack }) => {
        const read = () =>
          deps.media.list().then(
            (choices) => sendBack({ type: 'devices.listed', choices }),
            () => undefined,
          );
        read();
        return deps.media.onListChanged(read);
      }),
      visitRoom: createVisitRoom(deps),
    },
    actions: {
      keepPreferences: (_, { devices, asked }) => {
        const { microphone, camera } = devices;
        if (microphone.state === 'opening' || camera.state === 'opening') return;
        deps.keepPreferences({
          microphone: { on: microphone.state === 'on', id: microphone.id },
          camera: { on: camera.state === 'on', id: camera.id },
          asked,
        });
      },
    },
  });
