import { fromCallback, fromPromise } from 'xstate';
import type { TriedDevice } from '../../services/device-check/tried-device.ts';
import { nextTask } from '../../services/page/next-task.ts';
import { DeviceError, type DeviceKind, type LocalMedia } from '../../services/rooms/local-media.ts';
import { deviceTrialMachine, type TrialOpening } from './device-trial-machine.ts';

/** How long the person's own voice is recorded, in ms. */
export const recordMs = 3000;

export interface DeviceTrialDeps {
  media: LocalMedia;
  playTone: () => void;
  record: (stream: MediaStream, lengthMs: number, signal: AbortSignal) => Promise<Blob>;
  urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
  /** Stores the device for the session. */
  keepChoice: (kind: DeviceKind, id: string) => void;
}

const streamOf = (media: LocalMedia, kind: DeviceKind): MediaStream => {
  const track = media.track(kind);
  if (!track) throw new Error('The device gave nothing.');
  return new MediaStream([track]);
};

/** A trial on this browser's devices. */
export const provideDeviceTrial = (kind: TriedDevice, deps: DeviceTrialDeps) => {
  const device = kind === 'camera' ? 'camera' : 'microphone';
  return deviceTrialMachine.provide({
    actors: {
      openDevice: fromPromise<TrialOpening, { kind: TriedDevice; id: string | null; onEnded: () => void }>(
        async ({ input, signal }) => {
          try {
            const chosen = await deps.media.open(device, input.id, input.onEnded, signal);
            return { chosen, choices: (await deps.media.list())[device], refusal: null };
          } catch (error) {
            if (error instanceof DeviceError) return { refusal: error.reason };
            throw error;
          }
        },
      ),
      recordSample: fromPromise(async ({ signal }) =>
        deps.urls.createObjectURL(await deps.record(streamOf(deps.media, device), recordMs, signal)),
      ),
      holdDevice: fromCallback<{ type: 'none' }>(() => () => deps.media.close(device)),
      holdRecording: fromCallback<{ type: 'none' }, { recording: string | null }>(({ input }) => () => {
        const { recording } = input;
        // Revoked after the page has released it: a pending load would fail.
        if (recording) void nextTask().then(() => deps.urls.revokeObjectURL(recording));
      }),
    },
    actions: {
      playTone: deps.playTone,
      handBack: () => deps.media.close(device),
      keepChoice: (_, { id }) => deps.keepChoice(device, id),
    },
  });
};
