import { useExperience, useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { TeamSeats } from '../breakout/team-seats.tsx';
import { HandButton } from './hand-button.tsx';
import { HandsUp } from './hands-up.tsx';
import styles from './team-talk.module.css';
import { useWords } from '../../../words/use-words.tsx';
import { IconMicrophone } from '@tabler/icons-react';
import { Button } from '../../shared/controls/button.tsx';
import { selectIsAudible } from '../../../machines/experience-playback/experience-selectors.ts';
import {
  selectDevice,
  selectIsMicrophoneRequested,
} from '../../../machines/video-room/video-room-selectors.ts';

/** Offered to muted people while there is something to talk about. */
function MicrophoneOffer() {
  const { room } = useLiveSession();
  const { word } = useWords();
  const { state, refusal } = useRoom(selectDevice('microphone'));
  const isAudible = useExperience(selectIsAudible);
  const isRequested = useRoom(selectIsMicrophoneRequested);
  if (!isAudible || isRequested || refusal !== null || state === 'on') return null;
  return (
    <Button
      size="sm"
      variant="default"
      loading={state === 'opening'}
      leftSection={<IconMicrophone size={16} aria-hidden />}
      onClick={() => room.send({ type: 'device.toggled', kind: 'microphone' })}
    >
      <span data-words>{word.speak}</span>
    </Button>
  );
}

/** The own team where one looks while it decides: faces, a hand for a word, the microphone. */
export function TeamTalk() {
  const { word } = useWords();
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
