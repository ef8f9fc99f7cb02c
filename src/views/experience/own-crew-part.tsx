import { useExperience } from '../../machines/live-session/use-live-session.tsx';
import { selectOwnCrewPart } from '../../machines/experience-playback/experience-selectors.ts';
import { CrewMark } from '../shared/people/crew-mark.tsx';
import styles from './own-crew-part.module.css';

/** Which of the story's crew the person is, in one line. */
export function OwnCrewPart() {
  const part = useExperience(selectOwnCrewPart);
  if (!part) return null;
  return (
    <p className={styles.part}>
      <CrewMark mark={part.mark} size={24} />
      <span>{part.sentence}</span>
    </p>
  );
}
