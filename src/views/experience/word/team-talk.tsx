import { useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { TeamSeats } from '../breakout/team-seats.tsx';
import { HandButton } from './hand-button.tsx';
import { HandsUp } from './hands-up.tsx';
import { MicrophoneOffer } from './microphone-offer.tsx';
import styles from './team-talk.module.css';
import { useStoryWords } from '../words/use-words.tsx';

/** The own team where one looks while it decides: faces, a hand for a word, the microphone. */
export function TeamTalk() {
  const { word } = useStoryWords();
  const { alone } = useLiveSession();
  return (
    <div className={styles.talk}>
      <TeamSeats className={styles.seats} />
      {alone ? null : (
        <div className={styles.acts}>
          <span className={styles.talkOver}>{word.talk}</span>
          <HandButton />
          <MicrophoneOffer />
          <HandsUp className={styles.said} />
        </div>
      )}
    </div>
  );
}
