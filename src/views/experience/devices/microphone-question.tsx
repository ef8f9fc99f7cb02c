import { useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectIsMicrophoneRequested } from '../../../machines/video-room/video-room-selectors.ts';
import styles from './microphone-question.module.css';
import { useWords } from '../../../words/use-words.tsx';

/** In the console beside the microphone's button, which stays when the question goes. */
export function MicrophoneQuestion() {
  const { room, alone } = useLiveSession();
  const { devices } = useWords();
  const isRequested = useRoom(selectIsMicrophoneRequested);
  if (alone || !isRequested) return null;
  return (
    <div className={styles.question} role="status" data-microphone-question>
      <p className={styles.text}>{devices.askMicrophone}</p>
      <button type="button" className={styles.yes} onClick={() => room.send({ type: 'microphone.accepted' })}>
        {devices.microphoneYes}
      </button>
      <button type="button" className={styles.no} onClick={() => room.send({ type: 'microphone.declined' })}>
        {devices.microphoneNo}
      </button>
    </div>
  );
}
