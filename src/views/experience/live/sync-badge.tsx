import { useEffect, useState } from 'react';
import { median } from '../../../services/playback/median.ts';
import { type SyncReport, syncEventName } from '../../../services/playback/sync-channel.ts';
import styles from './sync-badge.module.css';
import { useWords } from '../words/use-words.tsx';

const kept = 60;
const inStepMs = 50;

/** How far the shown picture is from the session's timeline, over the last frames. */
export function SyncBadge() {
  const { live } = useWords();
  const [skew, setSkew] = useState<number | null>(null);
  useEffect(() => {
    let recent: number[] = [];
    const listen = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const { expected, mediaTime }: SyncReport = event.detail;
      recent = [...recent, Math.abs(expected - mediaTime)].slice(-kept);
    };
    const show = setInterval(() => {
      setSkew(recent.length < kept / 2 ? null : Math.max(1, Math.round(median(recent))));
      recent = recent.slice(-kept / 2);
    }, 2000);
    document.addEventListener(syncEventName, listen);
    return () => {
      clearInterval(show);
      document.removeEventListener(syncEventName, listen);
    };
  }, []);
  if (skew === null) return null;
  return (
    <span className={styles.badge} title={live.syncHelp}>
      {skew <= inStepMs ? live.inStep(skew) : live.behind(skew)}
    </span>
  );
}
