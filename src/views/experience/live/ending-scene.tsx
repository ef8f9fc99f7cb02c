import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import { sameTable, selectTable } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import styles from './ending-scene.module.css';
import { RoundTheLight } from './round-the-light.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** The story's last words in its last picture, the team round the light, and the way to what it made of it. */
export function EndingScene({ ending }: { ending: PublicProjection['ending'] }) {
  const { cinema } = useWords();
  const verbs = useExperienceVerbs();
  const { team, seats } = useExperience(selectTable, sameTable);
  return (
    <section className={styles.scene}>
      <RoundTheLight people={seats.length} className={styles.people} />
      <div className={styles.words}>
        {ending ? <p className={styles.award}>{ending.award}</p> : null}
        <h1>{ending?.title ?? cinema.ended}</h1>
        {ending ? <p className={styles.epilogue}>{ending.epilogue}</p> : null}
        {team && seats.length > 0 ? (
          <p className={styles.team}>
            {cinema.toldBy(
              team.name,
              seats.map(({ name }) => name),
            )}
          </p>
        ) : null}
        <Button size="lg" color="lantern" className={styles.go} onClick={verbs.requestScorecard}>
          {cinema.seeResults}
        </Button>
      </div>
    </section>
  );
}
