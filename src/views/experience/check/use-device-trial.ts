import { useEffect, useMemo, useState } from 'react';
import { keepPreferences, readPreferences } from '../../../services/rooms/device-preferences.ts';
import {
  createLocalMedia,
  type DeviceChoice,
  DeviceError,
  type DeviceKind,
  type DeviceRefusal,
} from '../../../services/rooms/local-media.ts';
import { recordSample } from '../../../services/rooms/record-sample.ts';

const recordMs = 3000;

interface DeviceTrialDeps {
  /** Null: the speaker, which is only played. */
  kind: DeviceKind | null;
  sessionId: string | null;
  play: () => void;
  /** Null where the device was opened and still could not be tried. */
  onRefused: (reason: DeviceRefusal | null) => void;
}

interface Tried {
  step: 'idle' | 'busy' | 'asking';
  stream: MediaStream | null;
  recording: string | null;
  choices: DeviceChoice[];
  chosen: string | null;
}

const untried: Tried = { step: 'idle', stream: null, recording: null, choices: [], chosen: null };

/** Opens a device, records or shows it, and hands it back; the one chosen is taken along into the session. */
export function useDeviceTrial({ kind, sessionId, play, onRefused }: DeviceTrialDeps) {
  const media = useMemo(() => createLocalMedia(navigator.mediaDevices), []);
  const [tried, setTried] = useState<Tried>(untried);
  const handBack = () => {
    media.close('microphone');
    media.close('camera');
    if (tried.recording) URL.revokeObjectURL(tried.recording);
  };
  useEffect(
    () => () => {
      media.close('microphone');
      media.close('camera');
    },
    [media],
  );
  const keepChoice = (id: string) => {
    if (!kind || sessionId === null) return;
    const kept = readPreferences(localStorage, sessionId);
    keepPreferences(localStorage, sessionId, { ...kept, [kind]: { ...kept[kind], id } });
  };
  const begin = async (deviceId: string | null) => {
    if (!kind) {
      play();
      return setTried({ ...untried, step: 'asking' });
    }
    handBack();
    setTried({ ...untried, step: 'busy' });
    try {
      const chosen = await media.open(kind, deviceId, () => setTried(untried));
      if (deviceId !== null) keepChoice(deviceId);
      const track = media.track(kind);
      const stream = track ? new MediaStream([track]) : null;
      const choices = (await media.list())[kind];
      const recording =
        kind === 'microphone' && stream ? URL.createObjectURL(await recordSample(stream, recordMs)) : null;
      if (kind === 'microphone') media.close('microphone');
      setTried({
        step: 'asking',
        stream: kind === 'camera' ? stream : null,
        recording,
        choices,
        chosen,
      });
    } catch (error) {
      handBack();
      setTried(untried);
      onRefused(error instanceof DeviceError ? error.reason : null);
    }
  };
  return {
    ...tried,
    begin,
    end: () => {
      handBack();
      setTried(untried);
    },
  };
}
