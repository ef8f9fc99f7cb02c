import { IconAdjustmentsHorizontal, IconCheck, IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { selectCustomRoom } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { DeviceButtons } from '../devices/device-buttons.tsx';
import { OwnPreview } from '../devices/own-preview.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { late } from '../../shared/late.tsx';
import type { SoundAndPictureProps } from './sound-and-picture.tsx';
import styles from './wait-room.module.css';
import { playChime } from '../../../services/playback/chime.ts';

function SettingsOutOfReach({ opened, onClose }: SoundAndPictureProps) {
  const { common, wait } = useWords();
  return (
    <Dialog opened={opened} onClose={onClose} title={wait.soundAndPicture}>
      <p role="alert">{common.checkConnection}</p>
    </Dialog>
  );
}

/** Its controls come with the live page, which loads while people wait. */
const SoundAndPicture = late(
  async () => (await import('./sound-and-picture.tsx')).SoundAndPicture,
  () => null,
  SettingsOutOfReach,
);

/** A person's microphone and camera, the permission for sound, and the way to everything else that can be set. */
export function OwnDevices() {
  const customRoom = useExperience(selectCustomRoom);
  const { devices, wait } = useWords();
  const [isSetting, setIsSetting] = useState(false);
  return (
    <section className={styles.self} aria-label={wait.devices}>
      <div className={styles.switches}>
        <SoundPermission />
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={() => setIsSetting(true)}
        >
          {wait.soundAndPicture}
        </Button>
      </div>
      {customRoom === null ? null : <p>{devices.videoRoom}</p>}
      <DeviceButtons labelled />
      {customRoom === null ? <OwnPreview /> : null}
      {isSetting ? <SoundAndPicture opened onClose={() => setIsSetting(false)} /> : null}
    </section>
  );
}

/** One touch before the start: browsers give sound only to pages that were touched. */
function SoundPermission() {
  const [isUnlocked, setUnlocked] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  const { stage } = useLiveSession();
  const { wait } = useWords();
  const allow = () => {
    playChime(() => new AudioContext());
    stage.send({ type: 'sound.permitted' });
    setUnlocked(true);
  };
  return (
    <Button
      variant={isUnlocked ? 'default' : 'filled'}
      color={isUnlocked ? undefined : 'lantern'}
      leftSection={isUnlocked ? <IconCheck size={18} aria-hidden /> : <IconVolume size={18} aria-hidden />}
      onClick={allow}
    >
      {isUnlocked ? wait.soundOn : wait.tapForSound}
    </Button>
  );
}
