import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { useAwardChanges } from '../../../../react/use-awards.ts';
import { type SessionFile, useSessionActs } from '../../../../react/use-session-acts.ts';
import { useSessionResults } from '../../../../react/use-sessions.ts';
import { InLanguage } from '../../../../words/use-words.tsx';
import { ButtonLink } from '../../../shared/controls/button-link.tsx';
import { PageHead } from '../../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../../shared/skeletons.tsx';
import { useHomeTimezone } from '../../../../react/use-home-timezone.ts';
import { longWhen } from '../../../shared/time/when.ts';
import styles from '../../dashboard.module.css';
import { AttendanceView } from './attendance-view.tsx';
import { SessionResultsView } from './session-results-view.tsx';
import { SessionFailure } from '../session-failure.tsx';

const stay = () => {};

const files: readonly { act: SessionFile; label: string }[] = [
  { act: 'resultsPdf', label: 'Results (PDF)' },
  { act: 'results', label: 'Results (CSV)' },
  { act: 'awardsPdf', label: 'All awards (PDF)' },
  { act: 'attendanceXlsx', label: 'Attendance (Excel)' },
  { act: 'attendanceCsv', label: 'Attendance (CSV)' },
  { act: 'log', label: 'Session log (CSV)' },
];

function Downloads({ session: { id, title } }: { session: Pick<SessionDetail, 'id' | 'title'> }) {
  const { issue, possible } = useSessionActs(stay);
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} />} disabled={!possible}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ act, label }) => (
          <Menu.Item key={act} onClick={() => issue({ act, id, title })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export default function SessionResultsPage() {
  const zone = useHomeTimezone();
  const { sessionId = '' } = useParams();
  const { data, error, failed, refresh } = useSessionResults(sessionId);
  const changes = useAwardChanges(sessionId, refresh);
  if (failed)
    return (
      <SessionFailure
        title="The results didn’t load"
        error={error}
        onRetry={refresh}
        way={{ to: `/dashboard/sessions/${sessionId}`, label: 'Back to the session' }}
      />
    );
  if (!data) return <PageSkeleton label="Loading results" />;
  const { session, results } = data;
  return (
    <div className={styles.page}>
      <PageHead title={`${session.title}: results`} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{session.title}</h1>
          <p className={styles.lead}>
            {session.story_title}, {longWhen(session.starts_at, zone)}
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={`/dashboard/createSession?like=${session.id}`}>
            Schedule the next session
          </ButtonLink>
          <Downloads session={session} />
        </div>
      </header>
      <InLanguage language="en">
        <SessionResultsView
          results={results}
          changes={changes}
          attendance={<AttendanceView sessionId={session.id} />}
        />
      </InLanguage>
    </div>
  );
}
