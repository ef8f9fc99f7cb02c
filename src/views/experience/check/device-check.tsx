import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import type { DeviceTrialRef } from '../../../machines/device-trial/device-trial-machine.ts';
import type { LocalMedia } from '../../../services/rooms/local-media.ts';
import { StreamVideo } from '../devices/stream-video.tsx';
import styles from './check-screen.module.css';
import { useCheckWords } from '../../../words/check-words.ts';
import { useWords } from '../../../words/use-words.tsx';

interface DeviceCheckProps {
  trial: DeviceTrialRef;
  media: LocalMedia;
}

/** A removed element continues to load; its recording is dropped then. */
const emptied = (audio: HTMLAudioElement | null) => () => {
  audio?.removeAttribute('src');
  audio?.load();
};

/** Speaker, microphone or camera: it is tried, and the person says whether it worked. */
export function DeviceCheck({ trial, media }: DeviceCheckProps) {
  const { kind, recording, choices, chosen } = useSelector(trial, (snapshot) => snapshot.context);
  const isBusy = useSelector(trial, (snapshot) => snapshot.hasTag('busy'));
  const isAsking = useSelector(trial, (snapshot) => snapshot.hasTag('asking'));
  const isPicture = useSelector(trial, (snapshot) => snapshot.hasTag('picture')) && kind === 'camera';
  const stream = useMemo(() => {
    const track = isPicture ? media.track('camera') : null;
    return track ? new MediaStream([track]) : null;
  }, [isPicture, media]);
  const { check } = useCheckWords();
  const { common } = useWords();
  const words = check.trials[kind];
  if (!isAsking) {
    return (
      <Button
        size="sm"
        variant="default"
        loading={isBusy}
        onClick={() => trial.send({ type: 'trial.begun' })}
      >
        {words.start}
      </Button>
    );
  }
  return (
    <div className={styles.asking}>
      {stream ? (
        <StreamVideo stream={stream} muted mirrored label={common.yourCamera} className={styles.camera} />
      ) : null}
      {recording ? (
        // biome-ignore lint/a11y/useMediaCaption: it is the person's own voice of three seconds ago
        <audio ref={emptied} src={recording} autoPlay controls aria-label={check.recorded} />
      ) : null}
      {choices.length > 1 ? (
        <NativeSelect
          className={styles.chooser}
          label={kind === 'camera' ? check.otherCamera : check.otherMicrophone}
          value={chosen ?? ''}
          data={choices.map(({ id, label }) => ({ value: id, label: label || check.nameless }))}
          onChange={(event) => trial.send({ type: 'device.chosen', id: event.currentTarget.value })}
        />
      ) : null}
      <div className={styles.answers}>
        <Button size="sm" onClick={() => trial.send({ type: 'trial.answered', worked: true })}>
          {words.yes}
        </Button>
        <Button
          size="sm"
          variant="default"
          onClick={() => trial.send({ type: 'trial.answered', worked: false })}
        >
          {words.no}
        </Button>
      </div>
    </div>
  );
}
