import { useEffect, useState } from 'react';
import { selectIsMoving } from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { useStage } from '../../../machines/live-session/use-live-session.tsx';
import { median } from '../../../services/playback/median.ts';
import { type SyncReport, syncEventName } from '../../../services/playback/sync-channel.ts';
import styles from './sync-badge.module.css';
import { useWords } from '../../../words/use-words.tsx';

const kept = 60;
const inStepMs = 50;

/** How far the shown picture is from the session's timeline, over the last frames, in ms; null until it is known. */
function useSkew(): number | null {
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
  return skew;
}

/** Whether the picture is in sync, in a word while it moves; in milliseconds on request. */
export function SyncBadge() {
  const { cinema } = useWords();
  const isMoving = useStage(selectIsMoving);
  const skew = useSkew();
  const [isRequested, setIsAsked] = useState(false);
  if (skew === null || !isMoving) return null;
  return (
    <button
      type="button"
      className={styles.badge}
      title={cinema.syncHelp}
      aria-expanded={isRequested}
      onClick={() => setIsAsked(!isRequested)}
    >
      {skew <= inStepMs ? cinema.inStep : cinema.behind}
      {isRequested ? `, ${cinema.milliseconds(skew)}` : ''}
    </button>
  );
}
