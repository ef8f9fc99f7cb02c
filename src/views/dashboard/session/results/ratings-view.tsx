import type { Ratings } from '#contract/calls/schemas/results.ts';
import { PageByPage } from '../../../shared/lists/page-by-page.tsx';
import { useSessionResultsWords } from '../../../../words/organiser/sessions/session-results-words.ts';
import styles from '../../../experience/results/own-part/own-part.module.css';

const pageSize = 15;

/** Each text once, with how many people wrote it. */
const countComments = (comments: readonly string[]): [text: string, people: number][] => [
  ...comments.reduce(
    (counts, text) => counts.set(text, (counts.get(text) ?? 0) + 1),
    new Map<string, number>(),
  ),
];

/** How people found it, and what they wrote, without names. */
export function RatingsView({ ratings }: { ratings: Ratings }) {
  const { ratings: words } = useSessionResultsWords();
  const { count, mean, comments } = ratings;
  if (mean === null) return <p>{words.none}</p>;
  return (
    <section className={styles.own} aria-labelledby="ratings-title">
      <h2 id="ratings-title">{words.title}</h2>
      <p>
        <b>{mean}</b>
        {words.of(count)}
      </p>
      {comments.length > 0 ? (
        <PageByPage items={countComments(comments)} size={pageSize} words={words.pages}>
          {(shown) => (
            <ul className={styles.votes} aria-label={words.comments}>
              {shown.map(([text, people]) => (
                <li key={text}>
                  {words.quoted(text)}
                  {people > 1 ? <span className={styles.soft}>{words.several(people)}</span> : null}
                </li>
              ))}
            </ul>
          )}
        </PageByPage>
      ) : null}
    </section>
  );
}
