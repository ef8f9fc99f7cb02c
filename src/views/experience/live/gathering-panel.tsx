import type { PublicProjection } from '#contract/calls/schemas/experience.ts';
import styles from './gathering-panel.module.css';

/** The few seconds in which every screen gets its first picture. */
export function GatheringPanel({ projection, now }: { projection: PublicProjection; now: number }) {
  const here = projection.seats.filter(({ present }) => present).length;
  const late = now - projection.starts_at > 60_000;
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
