import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { selectStep } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import styles from './device-refusals.module.css';
import { useRefusals } from './use-refusals.ts';
import { useWords } from '../words/use-words.tsx';

/** Stands over the device buttons until it is read, the device is on or the scene changes; asking again says it again. */
export function DeviceRefusals() {
  const texts = useRefusals();
  const { devices } = useWords();
  const step = useExperience(selectStep);
  const [said, setSaid] = useState(step);
  const [read, setRead] = useState<readonly string[]>([]);
  if (said !== step) {
    setSaid(step);
    setRead(texts);
  }
  if (read.some((text) => !texts.includes(text))) setRead(read.filter((text) => texts.includes(text)));
  const unread = texts.filter((text) => !read.includes(text));
  return (
    <div role="status" className={styles.refusals}>
      {unread.map((text) => (
        <div key={text} className={styles.refusal}>
          <p>{text}</p>
          <CloseButton aria-label={devices.read} onClick={() => setRead([...read, text])} />
        </div>
      ))}
    </div>
  );
}
