import { plural } from '#contract/words/en/counts.ts';
import type { Ratings } from '#contract/calls/schemas/results.ts';
import { PageByPage } from '../../../shared/lists/page-by-page.tsx';
import { pageWords } from '../../../shared/shell/page-words.ts';
import styles from '../own-part/own-part.module.css';

const pageSize = 15;
const words = pageWords('comments');

/** Each text once, with how many people wrote it. */
const countComments = (comments: readonly string[]): [text: string, people: number][] => [
  ...comments.reduce(
    (counts, text) => counts.set(text, (counts.get(text) ?? 0) + 1),
    new Map<string, number>(),
  ),
];

/** How people found it, and what they wrote, without names. */
export function RatingsView({ ratings }: { ratings: Ratings }) {
  const { count, mean, comments } = ratings;
  if (mean === null) return <p>No feedback yet.</p>;
  return (
    <section className={styles.own} aria-labelledby="ratings-title">
      <h2 id="ratings-title">Feedback</h2>
      <p>
        <b>{mean}</b> of 5, from {plural(count, 'person', 'people')}
      </p>
      {comments.length > 0 ? (
        <PageByPage items={countComments(comments)} size={pageSize} words={words}>
          {(shown) => (
            <ul className={styles.votes} aria-label="What people wrote">
              {shown.map(([text, people]) => (
                <li key={text}>
                  “{text}”
                  {people > 1 ? <span className={styles.soft}>{people} people wrote this.</span> : null}
                </li>
              ))}
            </ul>
          )}
        </PageByPage>
      ) : null}
    </section>
  );
}
