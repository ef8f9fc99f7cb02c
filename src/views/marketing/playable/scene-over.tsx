import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useTrialStart } from '../../../react/use-trial-start.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { useHeadingFocus } from '../../shared/focus/use-heading-focus.ts';
import styles from './playable-stage.module.css';
import { sceneWords } from './scene-words.ts';

interface SceneOverProps {
  language: SpokenLanguage;
  onAgain: () => void;
}

/** What the hour would go on to, the way to one's own, and into a session that plays all of it. */
export function SceneOver({ language, onAgain }: SceneOverProps) {
  const words = sceneWords[language];
  const start = useTrialStart();
  useHeadingFocus('over');
  return (
    <section className={styles.over}>
      <h1>{words.over}</h1>
      <p>{words.overText}</p>
      <ul>
        {words.further.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ButtonLink size="lg" color="lantern" to="/signup">
          {words.signUp}
        </ButtonLink>
        <Button
          size="lg"
          variant="default"
          loading={start.busy || start.done}
          onClick={() => start.issue(language)}
        >
          {words.whole}
        </Button>
        <Button size="lg" variant="subtle" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {start.failure ? `${words.wholeFailed} ${start.failure.message}` : words.wholeNote}
      </p>
    </section>
  );
}
