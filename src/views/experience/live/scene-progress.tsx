import { sameProgress, selectProgress } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import styles from './scene-progress.module.css';

/** A mark for each scene of the story: before one came, met, now, to come. The line above says it in words. */
export function SceneProgress() {
  const { scene, expected, met } = useExperience(selectProgress, sameProgress);
  const placeOf = (number: number) =>
    number > scene ? 'ahead' : number === scene ? 'now' : number > scene - met ? 'met' : 'missed';
  return (
    <span className={styles.progress} aria-hidden="true">
      {Array.from({ length: Math.max(scene, expected) }, (_, index) => index + 1).map((number) => (
        <span key={number} data-place={placeOf(number)} />
      ))}
    </span>
  );
}
