import { useState } from 'react';
import { CloseButton } from '../../shared/controls/close-button.tsx';
import {
  sameTable,
  selectStep,
  selectTable,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import styles from './device-refusals.module.css';
import { useRefusals } from './use-refusals.ts';
import { useWords } from '../../../words/use-words.tsx';
import {
  sameSeats,
  selectIsQuiet,
  selectUnreached,
} from '../../../machines/video-room/video-room-selectors.ts';

/** People at the table that the room cannot reach, and what to do; nothing during a clip, when nobody is heard. */
function useUnreached(): string[] {
  const { dataPackage } = useLiveSession();
  const { devices } = useWords();
  const unreached = useRoom(selectUnreached, sameSeats);
  const isQuiet = useRoom(selectIsQuiet);
  const { seats } = useExperience(selectTable, sameTable);
  const names = seats.filter(({ seat_id }) => unreached.includes(seat_id)).map(({ name }) => name);
  return names.length > 0 && !isQuiet ? [devices.unreached(names, dataPackage.session.chat)] : [];
}

/**
 * Stands over the device buttons until it is read, the matter is over or the scene changes; asking again says it again,
 * and so does the next scene where somebody is not reached. What the page before has shown is not shown again.
 */
export function DeviceRefusals() {
  const refusals = useRefusals();
  const texts = [...refusals, ...useUnreached()];
  const { devices } = useWords();
  const step = useExperience(selectStep);
  const [shownStep, setShownStep] = useState(step);
  const [read, setRead] = useState<readonly string[]>(refusals);
  if (shownStep !== step) {
    setShownStep(step);
    setRead(refusals);
  }
  if (read.some((text) => !texts.includes(text))) setRead(read.filter((text) => texts.includes(text)));
  const unread = texts.filter((text) => !read.includes(text));
  return (
    <div role="status" className={styles.refusals}>
      {unread.map((text) => (
        <div key={text} className={styles.refusal}>
          <p>{text}</p>
          <CloseButton label={devices.read} onClick={() => setRead([...read, text])} />
        </div>
      ))}
    </div>
  );
}
