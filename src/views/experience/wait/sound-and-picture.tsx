import { useState } from 'react';
import { selectCustomRoom } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { Switch } from '../../shared/controls/switch.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { CaptionLanguage, PlaybackChoices } from '../live/playback-choices.tsx';
import { MoreTime } from '../more-time.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './wait-room.module.css';

export interface SoundAndPictureProps {
  opened: boolean;
  onClose: () => void;
}

/** Captions, volume, picture, more time to read, and whether how long somebody speaks is counted. */
export function SoundAndPicture({ opened, onClose }: SoundAndPictureProps) {
  const { dataPackage, speechConsent } = useLiveSession();
  const customRoom = useExperience(selectCustomRoom);
  const { wait } = useWords();
  const [counted, setCounted] = useState(speechConsent.read);
  return (
    <Dialog opened={opened} onClose={onClose} title={wait.soundAndPicture}>
      <div className={styles.settings}>
        <CaptionLanguage />
        <PlaybackChoices />
        <MoreTime />
        {dataPackage.session.analytics && customRoom === null ? (
          <Switch
            label={wait.countSpeech}
            checked={counted}
            onChange={(event) => {
              speechConsent.keep(event.currentTarget.checked);
              setCounted(event.currentTarget.checked);
            }}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
