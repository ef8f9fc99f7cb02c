import { Button, NativeSelect } from '@mantine/core';
import type { BrowserName } from '../../../services/experience/browser-name.ts';
import { playChime } from '../../../services/playback/chime.ts';
import type { DeviceKind } from '../../../services/rooms/local-media.ts';
import { StreamVideo } from '../devices/stream-video.tsx';
import styles from './check-screen.module.css';
import { refusalCause, refusalRemedy } from './device-remedies.ts';
import { deviceWords } from './device-words.ts';
import { useDeviceTrial } from './use-device-trial.ts';

interface DeviceCheckProps {
  kind: DeviceKind | 'speaker';
  browser: BrowserName;
  /** Where the choice of a device is kept for; null without a seat. */
  sessionId: string | null;
  onResult: (result: { passed: boolean; detail: string; remedy?: string }) => void;
}

/** Speaker, microphone or camera: it is tried, and the person says whether it worked. */
export function DeviceCheck({ kind, browser, sessionId, onResult }: DeviceCheckProps) {
  const words = deviceWords[kind];
  const trial = useDeviceTrial({
    kind: kind === 'speaker' ? null : kind,
    sessionId,
    play: () => playChime(() => new AudioContext()),
    onRefused: (reason) =>
      kind !== 'speaker' &&
      onResult({
        passed: false,
        detail: reason ? refusalCause[reason](kind) : 'It could not be tried.',
        remedy: refusalRemedy(kind, reason ?? 'inUse', browser),
      }),
  });
  const answer = (passed: boolean) => {
    trial.end();
    onResult(
      passed
        ? { passed, detail: words.found }
        : { passed, detail: words.lost, remedy: words.remedy(browser) },
    );
  };
  if (trial.step !== 'asking') {
    return (
      <Button size="sm" variant="default" loading={trial.step === 'busy'} onClick={() => trial.begin(null)}>
        {words.start}
      </Button>
    );
  }
  return (
    <div className={styles.asking}>
      {trial.stream ? (
        <StreamVideo stream={trial.stream} muted mirrored label="Your camera" className={styles.camera} />
      ) : null}
      {trial.recording ? (
        // biome-ignore lint/a11y/useMediaCaption: it is the person's own voice of three seconds ago
        <audio src={trial.recording} autoPlay controls aria-label="What was recorded" />
      ) : null}
      {trial.choices.length > 1 ? (
        <NativeSelect
          className={styles.chooser}
          label={kind === 'camera' ? 'Show another camera' : 'Record with another microphone'}
          value={trial.chosen ?? ''}
          data={trial.choices.map(({ id, label }) => ({ value: id, label: label || 'Without a name' }))}
          onChange={(event) => trial.begin(event.currentTarget.value)}
        />
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
