import { IconEye, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { selectMarks } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { clockText } from '../live/clip-time.tsx';
import styles from './noticing.module.css';

interface NoticeButtonProps {
  isMarking: boolean;
  onMarking: (marking: boolean) => void;
}

/** Quiet, beside the clip's time: what catches one's eye can be marked in the picture. */
export function NoticeButton({ isMarking, onMarking }: NoticeButtonProps) {
  const { noticing } = useWords();
  const last = useExperience(selectMarks).at(-1);
  const button = useRef<HTMLButtonElement>(null);
  const wasMarking = useRef(false);
  useEffect(() => {
    if (wasMarking.current && !isMarking) button.current?.focus({ preventScroll: true });
    wasMarking.current = isMarking;
  }, [isMarking]);
  const statusText = () => {
    if (!last || isMarking) return null;
    if (last.state !== 'kept') return noticing[last.state];
    return noticing.kept(clockText(Math.floor(last.request.mediaMs / 1000)));
  };
  return (
    <div className={styles.noticing}>
      <button ref={button} type="button" className={styles.button} onClick={() => onMarking(!isMarking)}>
        {isMarking ? <IconX size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
        {isMarking ? noticing.stop : noticing.mark}
      </button>
      <span role="status">{statusText()}</span>
    </div>
  );
}
