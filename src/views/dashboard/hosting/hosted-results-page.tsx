import { useParams } from 'react-router-dom';
import { useHostedResults } from '../../../react/use-facilitators.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { isGone } from '../../../services/http/api-error.ts';
import { useHostingWords } from '../../../words/organiser/hosting-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { SessionResultsView } from '../session/results/session-results-view.tsx';
import { HostedFailure } from './hosted-failure.tsx';

const nothing = {};

/** What came of a session, for its facilitator: without attendance, which has addresses. */
export default function HostedResultsPage() {
  const words = useHostingWords();
  const { longWhen } = useTimes();
  const zone = useHomeTimezone();
  const { sessionId = '' } = useParams();
  const { data, error, failed, refresh } = useHostedResults(sessionId);
  if (failed || isGone(error))
    return <HostedFailure title={words.resultsFailed} error={error} onRetry={refresh} />;
  if (!data) return <PageSkeleton label={words.resultsLoading} />;
  const { session, results } = data;
  return (
    <div className={styles.page}>
      <PageHead title={words.resultsOf(session.title)} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{session.title}</h1>
          <p className={styles.lead}>
            {session.story_title}, {longWhen(session.starts_at, zone)}
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={`/dashboard/hosting/${session.id}`} variant="default">
            {words.backToSession}
          </ButtonLink>
        </div>
      </header>
      <SessionResultsView results={results} changes={nothing} />
    </div>
  );
}
