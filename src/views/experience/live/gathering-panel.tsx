import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { useIsPast } from '../use-server-time.ts';
import styles from './gathering-panel.module.css';

/** The few seconds in which every screen gets its first picture. */
export function GatheringPanel({ projection }: { projection: PublicProjection }) {
  const here = projection.seats.filter(({ present }) => present).length;
  const late = useIsPast(projection.starts_at + 60_000);
  return (
    <section className={styles.panel} role="status">
      <h1>{projection.story.title}</h1>
      <p>
        {here} of {projection.seats.length} are here. {late ? 'A moment more.' : 'The light is being lit.'}
      </p>
      {projection.held ? <p>Your host holds the start for a moment.</p> : null}
    </section>
  );
}
