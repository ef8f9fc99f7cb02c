export type DeviceKind = 'microphone' | 'camera';
export interface DeviceChoice {
  id: string;
  label: string;
}
export type DeviceRefusal = 'refused' | 'missing' | 'inUse';

export class DeviceError extends Error {
  readonly reason: DeviceRefusal;

  constructor(reason: DeviceRefusal, options?: ErrorOptions) {
    super(`Device ${reason}`, options);
    this.name = 'DeviceError';
    this.reason = reason;
  }
}

/** This device's own camera and microphone, one track each. */
export interface LocalMedia {
  /**
   * Rejects with a `DeviceError`. `onEnded` is called when the device is unplugged or revoked. A device that is granted
   * after `signal` has aborted is released at once.
   */
  open(
    kind: DeviceKind,
    deviceId: string | null,
    onEnded: () => void,
    signal: AbortSignal,
  ): Promise<string | null>;
  /** Releases the device. */
  close(kind: DeviceKind): void;
  track(kind: DeviceKind): MediaStreamTrack | null;
  list(): Promise<Record<DeviceKind, DeviceChoice[]>>;
  onListChanged(listener: () => void): () => void;
}

const constraints = {
  microphone: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  camera: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 20, max: 24 } },
} as const;

const reasons: Record<string, DeviceRefusal> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};

export function createLocalMedia(devices: MediaDevices | undefined): LocalMedia {
  const tracks: Record<DeviceKind, MediaStreamTrack | null> = { microphone: null, camera: null };
  const close = (kind: DeviceKind) => {
    tracks[kind]?.stop();
    tracks[kind] = null;
  };
  return {
    async open(kind, deviceId, onEnded, signal) {
      if (!devices) throw new DeviceError('missing');
      const wanted = { ...constraints[kind], ...(deviceId ? { deviceId: { ideal: deviceId } } : {}) };
      const stream = await devices
        .getUserMedia(kind === 'camera' ? { video: wanted } : { audio: wanted })
        .catch((error: unknown) => {
          const name = error instanceof Error ? error.name : '';
          throw new DeviceError(reasons[name] ?? 'refused', { cause: error });
        });
      if (signal.aborted) {
        for (const track of stream.getTracks()) track.stop();
        throw signal.reason;
      }
      close(kind);
      const track = stream.getTracks()[0] ?? null;
      tracks[kind] = track;
      track?.addEventListener('ended', onEnded);
      return track?.getSettings().deviceId ?? null;
    },
    close,
    track: (kind) => tracks[kind],
    async list() {
      const all = (await devices?.enumerateDevices()) ?? [];
      const of = (kind: MediaDeviceKind) =>
        all
          .filter((one) => one.kind === kind && one.deviceId !== '')
          .map(({ deviceId, label }) => ({ id: deviceId, label }));
      return { microphone: of('audioinput'), camera: of('videoinput') };
    },
    onListChanged(listener) {
      devices?.addEventListener('devicechange', listener);
      return () => devices?.removeEventListener('devicechange', listener);
    },
  };
}
