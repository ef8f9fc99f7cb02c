import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import styles from './device-refusals.module.css';
import { useRefusals } from './use-refusals.ts';
import { useWords } from '../words/use-words.tsx';

/** Stands over the device buttons until it is read or the device is on; asking again says it again. */
export function DeviceRefusals() {
  const texts = useRefusals();
  const { devices } = useWords();
  const [read, setRead] = useState<readonly string[]>([]);
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
