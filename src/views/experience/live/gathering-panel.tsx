import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { useIsPast } from '../use-server-time.ts';
import styles from './gathering-panel.module.css';
import { useWords } from '../../../words/use-words.tsx';

/** The few seconds in which every screen gets its first picture. */
export function GatheringPanel({ projection }: { projection: PublicProjection }) {
  const { cinema } = useWords();
  const here = projection.seats.filter(({ present }) => present).length;
  const late = useIsPast(projection.starts_at + 60_000);
  return (
    <section className={styles.panel} role="status">
      <h1>{projection.story.title}</h1>
      <p>
        {cinema.gathered(here, projection.seats.length)} {late ? cinema.gatheringLate : cinema.gathering}
      </p>
    </section>
  );
}
