import type { Ratings } from '#contract/calls/schemas/results.ts';
import styles from './own-part.module.css';

/** How people found it, and what they wrote, without names. */
export function RatingsView({ ratings }: { ratings: Ratings }) {
  const { count, mean, comments } = ratings;
  if (mean === null) return <p>Nobody has said yet how it was.</p>;
  return (
    <section className={styles.own} aria-labelledby="ratings-title">
      <h2 id="ratings-title">How it was</h2>
      <p>
        <b>{mean}</b> of 5, from {count === 1 ? 'one person' : `${count} people`}
      </p>
      {comments.length > 0 ? (
        <ul className={styles.votes} aria-label="What people wrote">
          {comments.map((comment) => (
            <li key={comment}>“{comment}”</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
