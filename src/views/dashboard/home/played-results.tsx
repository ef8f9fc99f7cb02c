import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { PlayedResult, PlayedResults } from '#contract/calls/schemas/dashboard.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { shortDay } from '../../shared/time/when.ts';
import dashboard from '../dashboard.module.css';
import styles from './played-results.module.css';

const resultsHref = ({ id }: PlayedResult) => `/dashboard/sessions/${id}/results`;

function Bar({ result }: { result: PlayedResult }) {
  const zone = useHomeTimezone();
  const { title, starts_at, story_title, percent } = result;
  return (
    <li>
      <Link to={resultsHref(result)} title={`${title}, ${story_title}`}>
        <span className={styles.percent}>{percent}%</span>
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
  const { played, earlier_median_percent: earlier } = results;
  const newest = played.at(-1);
  if (!newest) return null;
  return (
    <section className={dashboard.section} aria-labelledby="results">
      <h2 id="results">Results</h2>
      <p>
        <Link to={resultsHref(newest)}>{newest.title}</Link>
        {newest.teams > 1 ? `: ${newest.teams} teams together` : ''} earned{' '}
        <strong className={dashboard.number}>{newest.percent}%</strong> of the points available.{' '}
        {earlier === null
          ? ''
          : played.length === 2
            ? `Your previous session earned ${earlier}%.`
            : `The median of your previous ${played.length - 1} sessions is ${earlier}%.`}
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
