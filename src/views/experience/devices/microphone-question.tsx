import { selectIsHeard } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectIsMicrophoneAsked } from '../../../machines/video-room/video-room-selectors.ts';
import styles from './microphone-question.module.css';
import { useWords } from '../words/use-words.tsx';

/** At the head of the team's faces, once in a session and when somebody is there to listen; as high as they are. */
export function MicrophoneQuestion() {
  const { room, alone } = useLiveSession();
  const { devices } = useWords();
  const isAsked = useRoom(selectIsMicrophoneAsked);
  const isHeard = useExperience(selectIsHeard);
  if (alone || !isAsked || !isHeard) return null;
  return (
    <li className={styles.place}>
      <div className={styles.question} role="status">
        <p className={styles.text}>{devices.askMicrophone}</p>
        <button
          type="button"
          className={styles.yes}
          onClick={() => room.send({ type: 'microphone.accepted' })}
        >
          {devices.microphoneYes}
        </button>
        <button
          type="button"
          className={styles.no}
          onClick={() => room.send({ type: 'microphone.declined' })}
        >
          {devices.microphoneNo}
        </button>
      </div>
    </li>
  );
}
