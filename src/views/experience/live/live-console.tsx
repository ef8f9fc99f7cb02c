import { Button, Modal, Tooltip } from '@mantine/core';
import { IconBadgeCc, IconDoorExit, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { selectIsSoundRefused } from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { selectIsVideoMuted } from '../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useLiveSession,
  useStage,
} from '../../../machines/live-session/use-live-session.tsx';
import { DeviceButtons } from '../devices/device-buttons.tsx';
import { DeviceRefusals } from '../devices/device-refusals.tsx';
import styles from './live-console.module.css';
import { SyncBadge } from './sync-badge.tsx';

interface LiveConsoleProps {
  captions: boolean;
  quiet: boolean;
  onCaptions: (shown: boolean) => void;
}

/** The low console: own devices at the left, the picture's sound and words at the right, the door at the end. */
export function LiveConsole({ captions, quiet, onCaptions }: LiveConsoleProps) {
  const verbs = useExperienceVerbs();
  const { stage } = useLiveSession();
  const muteVideo = useExperience(selectIsVideoMuted);
  const soundRefused = useStage(selectIsSoundRefused);
  const [leaving, setLeaving] = useState(false);
  const silent = muteVideo || soundRefused;
  const toggleSound = () => {
    if (soundRefused) return stage.send({ type: 'sound.permitted' });
    verbs.muteVideo(!muteVideo);
  };
  return (
    <footer className={styles.console}>
      <DeviceRefusals />
      <DeviceButtons />
      {quiet ? <p className={styles.quiet}>Microphones rest while the clip plays</p> : null}
      <div className={styles.right}>
        <SyncBadge />
        <Tooltip label={captions ? 'Captions are on' : 'Captions are off'}>
          <button
            type="button"
            className={styles.button}
            aria-pressed={captions}
            aria-label="Captions"
            onClick={() => onCaptions(!captions)}
          >
            <IconBadgeCc size={24} stroke={1.7} aria-hidden />
          </button>
        </Tooltip>
        <button
          type="button"
          className={styles.button}
          data-wide={soundRefused || undefined}
          aria-label={silent ? 'Turn on sound' : 'Turn off sound'}
          onClick={toggleSound}
        >
          {silent ? (
            <IconVolumeOff size={24} stroke={1.7} aria-hidden />
          ) : (
            <IconVolume size={24} stroke={1.7} aria-hidden />
          )}
          {soundRefused ? <span>Turn on sound</span> : null}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label="Leave the session"
          onClick={() => setLeaving(true)}
        >
          <IconDoorExit size={24} stroke={1.7} aria-hidden />
        </button>
      </div>
      <Modal opened={leaving} onClose={() => setLeaving(false)} title="Leave the session?">
        <p>
          Your team goes on without you. Your seat stays yours until the end, and your devices are switched
          off.
        </p>
        <div className={styles.choice}>
          <Button color="ember" onClick={verbs.leave}>
            Leave
          </Button>
          <Button variant="default" onClick={() => setLeaving(false)}>
            Stay
          </Button>
        </div>
      </Modal>
    </footer>
  );
}
