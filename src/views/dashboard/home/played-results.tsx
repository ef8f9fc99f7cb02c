import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { PlayedResult, PlayedResults } from '#contract/calls/schemas/dashboard.ts';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { shortDay } from '../../shared/when.ts';
import dashboard from '../dashboard.module.css';
import styles from './played-results.module.css';

const resultsHref = ({ id }: PlayedResult) => `/dashboard/sessions/${id}/results`;

function Bar({ result }: { result: PlayedResult }) {
  const { title, starts_at, story_title, percent } = result;
  return (
    <li>
      <Link to={resultsHref(result)} title={`${title}, ${story_title}`}>
        <span className={styles.percent}>{percent}%</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ '--percent': percent } as CSSProperties} />
        </span>
        <VisuallyHidden>{title}, </VisuallyHidden>
        <time dateTime={starts_at}>{shortDay(starts_at, homeTimezone())}</time>
      </Link>
    </li>
  );
}

/** How the last sessions went, as one row of bars, and the newest in words. */
export function PlayedResultsSection({ results }: { results: PlayedResults }) {
  const { played, earlier_median_percent: earlier } = results;
  const newest = played.at(-1);
  if (!newest) return null;
  return (
    <section className={dashboard.section} aria-labelledby="results">
      <h2 id="results">Results</h2>
      <p>
        <Link to={resultsHref(newest)}>{newest.title}</Link> earned{' '}
        <strong className={dashboard.number}>{newest.percent}%</strong> of what could be earned
        {newest.teams > 1 ? `, its ${newest.teams} teams together` : ''}.{' '}
        {earlier === null ? '' : `The median of the ${played.length - 1} sessions before it is ${earlier}%.`}
      </p>
      {played.length > 1 ? (
        <ol className={styles.sessions} aria-label="The last sessions, the newest last">
          {played.map((result) => (
            <Bar key={result.id} result={result} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}
