import { useState } from 'react';
import { selectCustomRoom } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { Switch } from '../../shared/controls/switch.tsx';
import { DeviceButtons } from '../devices/device-buttons.tsx';
import { OwnPreview } from '../devices/own-preview.tsx';
import { CaptionLanguage, PlaybackChoices } from '../live/playback-choices.tsx';
import { MoreTime } from '../more-time.tsx';
import { useWords } from '../words/use-words.tsx';
import styles from './wait-room.module.css';

/** A person's camera and microphone, captions and time to read, and whether how long they speak is counted. */
export function OwnChoices() {
  const { dataPackage, speechConsent } = useLiveSession();
  const customRoom = useExperience(selectCustomRoom);
  const { devices, wait } = useWords();
  const [counted, setCounted] = useState(speechConsent.read);
  const { consumer, session } = dataPackage;
  return (
    <section className={styles.self} aria-label={wait.devices}>
      {customRoom === null ? (
        <OwnPreview name={`${consumer.first_name} ${consumer.last_name}`} />
      ) : (
        <p>{devices.videoRoom}</p>
      )}
      <DeviceButtons labelled />
      <CaptionLanguage />
      <PlaybackChoices />
      <MoreTime />
      {session.analytics && customRoom === null ? (
        <Switch
          label={wait.countSpeech}
          checked={counted}
          onChange={(event) => {
            speechConsent.keep(event.currentTarget.checked);
            setCounted(event.currentTarget.checked);
          }}
        />
      ) : null}
    </section>
  );
}
