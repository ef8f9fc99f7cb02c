import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { playChime } from '../../../services/playback/chime.ts';
import { createLocalMedia, DeviceError, type DeviceKind } from '../../../services/rooms/local-media.ts';
import { recordSample } from '../../../services/rooms/record-sample.ts';
import { refusalText } from '../devices/device-texts.ts';
import { StreamVideo } from '../devices/stream-video.tsx';
import styles from './check-screen.module.css';

interface DeviceCheckProps {
  kind: DeviceKind | 'speaker';
  onResult: (passed: boolean, detail: string) => void;
}

const recordMs = 3000;
const asked: Record<
  DeviceCheckProps['kind'],
  { start: string; yes: string; no: string; found: string; lost: string }
> = {
  speaker: {
    start: 'Play the notes',
    yes: 'I heard them',
    no: 'I heard nothing',
    found: 'You heard the notes.',
    lost: 'Turn the volume up, or choose another output in your system’s settings.',
  },
  microphone: {
    start: 'Record 3 seconds',
    yes: 'That was me',
    no: 'I heard nothing',
    found: 'You heard yourself.',
    lost: 'Choose another microphone in your system’s settings, or see whether it is muted.',
  },
  camera: {
    start: 'Show my camera',
    yes: 'I see myself',
    no: 'I see nothing',
    found: 'You saw yourself.',
    lost: 'See whether something covers the camera, or choose another one.',
  },
};

/** Speaker, microphone or camera: it is tried, and the person says whether it worked. */
export function DeviceCheck({ kind, onResult }: DeviceCheckProps) {
  const media = useMemo(() => createLocalMedia(navigator.mediaDevices), []);
  const [step, setStep] = useState<'idle' | 'busy' | 'asking'>('idle');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [recording, setRecording] = useState<string | null>(null);
  const words = asked[kind];
  const handBack = () => {
    media.close('microphone');
    media.close('camera');
    setStream(null);
  };
  useEffect(
    () => () => {
      media.close('microphone');
      media.close('camera');
    },
    [media],
  );
  const start = async () => {
    if (kind === 'speaker') {
      playChime(() => new AudioContext());
      return setStep('asking');
    }
    setStep('busy');
    try {
      await media.open(kind, null, handBack);
      const track = media.track(kind);
      const opened = track ? new MediaStream([track]) : null;
      if (kind === 'camera') setStream(opened);
      else if (opened) {
        setRecording(URL.createObjectURL(await recordSample(opened, recordMs)));
        handBack();
      }
      setStep('asking');
    } catch (error) {
      handBack();
      setStep('idle');
      onResult(
        false,
        error instanceof DeviceError ? refusalText(kind, error.reason) : 'It could not be tried.',
      );
    }
  };
  const answer = (passed: boolean) => {
    handBack();
    if (recording) URL.revokeObjectURL(recording);
    setRecording(null);
    setStep('idle');
    onResult(passed, passed ? words.found : words.lost);
  };
  if (step !== 'asking') {
    return (
      <Button size="sm" variant="default" loading={step === 'busy'} onClick={start}>
        {words.start}
      </Button>
    );
  }
  return (
    <div className={styles.asking}>
      {stream ? (
        <StreamVideo stream={stream} muted mirrored label="Your camera" className={styles.camera} />
      ) : null}
      {recording ? (
        // biome-ignore lint/a11y/useMediaCaption: it is the person's own voice of three seconds ago
        <audio src={recording} autoPlay controls aria-label="What was recorded" />
      ) : null}
      <div className={styles.answers}>
        <Button size="sm" onClick={() => answer(true)}>
          {words.yes}
        </Button>
        <Button size="sm" variant="default" onClick={() => answer(false)}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}
