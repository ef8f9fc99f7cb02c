import { Button } from '@mantine/core';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import styles from './ending-panel.module.css';
import { useWords } from '../words/use-words.tsx';

/** The story's last words, and the way to what the team made of it. */
export function EndingPanel({ ending }: { ending: PublicProjection['ending'] }) {
  const { live } = useWords();
  const verbs = useExperienceVerbs();
  return (
    <section className={styles.panel}>
      {ending ? <p className={styles.award}>{ending.award}</p> : null}
      <h1>{ending?.title ?? live.ended}</h1>
      {ending ? <p className={styles.epilogue}>{ending.epilogue}</p> : null}
      {ending && ending.debrief.length > 0 ? (
        <>
          <h2>{live.toTalkAbout}</h2>
          <ul className={styles.epilogue}>
            {ending.debrief.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Button size="lg" color="lantern" className={styles.go} onClick={verbs.requestScorecard}>
        {live.seeResults}
      </Button>
    </section>
  );
}
