import { selectNotice, selectScene } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import styles from './notice-announcer.module.css';
import { useWords } from '../../../words/use-words.tsx';

/** Says once that time runs short; the ring shows it all along. */
export function NoticeAnnouncer() {
  const { cinema } = useWords();
  const spoken: Record<number, string> = { 60: cinema.minuteLeft, 10: cinema.secondsLeft };
  const notice = useExperience(selectNotice);
  const scene = String(useExperience(selectScene));
  const timed = scene === 'decision' || scene === 'breakout';
  return (
    <div role="status" className={styles.notice}>
      {timed && notice ? <p key={notice.secondsLeft}>{spoken[notice.secondsLeft]}</p> : null}
    </div>
  );
}
