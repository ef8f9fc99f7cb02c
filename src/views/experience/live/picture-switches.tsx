import { IconBadgeCc, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { selectIsSoundRefused } from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { selectIsVideoMuted } from '../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useLiveSession,
  useStage,
} from '../../../machines/live-session/use-live-session.tsx';
import styles from './live-console.module.css';
import { useWords } from '../../../words/use-words.tsx';

interface PictureSwitchesProps {
  captions: boolean;
  onCaptions: (shown: boolean) => void;
  /** Whether captions are found elsewhere on a narrow screen. */
  captionsElsewhere?: boolean;
}

/** The picture's words and its sound. */
export function PictureSwitches({ captions, onCaptions, captionsElsewhere = false }: PictureSwitchesProps) {
  const { stage } = useLiveSession();
  const { cinema } = useWords();
  const verbs = useExperienceVerbs();
  const muted = useExperience(selectIsVideoMuted);
  const refused = useStage(selectIsSoundRefused);
  const silent = muted || refused;
  const toggleSound = () => {
    if (refused) return stage.send({ type: 'sound.permitted' });
    verbs.muteVideo(!muted);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-roomy={captionsElsewhere || undefined}
        aria-pressed={captions}
        aria-label={cinema.captions}
        title={captions ? cinema.captionsOn : cinema.captionsOff}
        onClick={() => onCaptions(!captions)}
      >
        <IconBadgeCc size={24} stroke={1.7} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.button}
        data-wide={refused || undefined}
        aria-label={silent ? cinema.soundOn : cinema.soundOff}
        onClick={toggleSound}
      >
        {silent ? (
          <IconVolumeOff size={24} stroke={1.7} aria-hidden />
        ) : (
          <IconVolume size={24} stroke={1.7} aria-hidden />
        )}
        {refused ? <span>{cinema.soundOn}</span> : null}
      </button>
    </>
  );
}
