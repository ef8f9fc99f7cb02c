import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { PlayedResult, PlayedResults } from '#contract/calls/schemas/dashboard.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useHomeWords } from '../../../words/organiser/home-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import dashboard from '../dashboard.module.css';
import styles from './played-results.module.css';

const resultsHref = ({ id }: PlayedResult) => `/dashboard/sessions/${id}/results`;

function Bar({ result }: { result: PlayedResult }) {
  const words = useHomeWords().results;
  const { shortDay } = useTimes();
  const zone = useHomeTimezone();
  const { title, starts_at, story_title, percent } = result;
  return (
    <li>
      <Link to={resultsHref(result)} title={`${title}, ${story_title}`}>
        <span className={styles.percent}>{words.percent(percent)}</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ '--percent': percent } as CSSProperties} />
        </span>
        <VisuallyHidden>{title}, </VisuallyHidden>
        <time dateTime={starts_at}>{shortDay(starts_at, zone)}</time>
      </Link>
    </li>
  );
}

/** How the last sessions went, as one row of bars, and the newest in words. */
export function PlayedResultsSection({ results }: { results: PlayedResults }) {
  const words = useHomeWords().results;
  const { played, earlier_median_percent: earlier } = results;
  const newest = played.at(-1);
  if (!newest) return null;
  return (
    <section className={dashboard.section} aria-labelledby="results">
      <h2 id="results">{words.title}</h2>
      <p>
        <Link to={resultsHref(newest)}>{newest.title}</Link>
        {words.before(newest.teams)}{' '}
        <strong className={dashboard.number}>{words.percent(newest.percent)}</strong> {words.after}{' '}
        {earlier === null ? '' : words.earlier(played.length - 1, earlier)}
      </p>
      {played.length > 1 ? (
        <ol className={styles.sessions} aria-label={words.last}>
          {played.map((result) => (
            <Bar key={result.id} result={result} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}
