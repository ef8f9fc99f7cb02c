import { IconBadgeCc, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { selectIsSoundRefused } from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { selectIsVideoMuted } from '../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useLiveSession,
  useStage,
} from '../../../machines/live-session/use-live-session.tsx';
import styles from '../../experience/live/live-console.module.css';
import { useWords } from '../../experience/words/use-words.tsx';

interface SceneConsoleProps {
  captions: boolean;
  onCaptions: (shown: boolean) => void;
  /** Who sits at the table. */
  note: string;
}

/** Sound and captions: a scene with bots asks for no device. */
export function SceneConsole({ captions, onCaptions, note }: SceneConsoleProps) {
  const { stage } = useLiveSession();
  const { live } = useWords();
  const verbs = useExperienceVerbs();
  const muted = useExperience(selectIsVideoMuted);
  const refused = useStage(selectIsSoundRefused);
  const silent = muted || refused;
  const toggleSound = () => {
    if (refused) return stage.send({ type: 'sound.permitted' });
    verbs.muteVideo(!muted);
  };
  return (
    <footer className={styles.console}>
      <p className={styles.quiet}>{note}</p>
      <div className={styles.right}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={captions}
          aria-label={live.captions}
          onClick={() => onCaptions(!captions)}
        >
          <IconBadgeCc size={24} stroke={1.7} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.button}
          data-wide={refused || undefined}
          aria-label={silent ? live.soundOn : live.soundOff}
          onClick={toggleSound}
        >
          {silent ? (
            <IconVolumeOff size={24} stroke={1.7} aria-hidden />
          ) : (
            <IconVolume size={24} stroke={1.7} aria-hidden />
          )}
          {refused ? <span>{live.soundOn}</span> : null}
        </button>
      </div>
    </footer>
  );
}
