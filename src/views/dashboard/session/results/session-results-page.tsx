import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { useAwardChanges } from '../../../../react/use-awards.ts';
import { type SessionFile, useSessionActs } from '../../../../react/use-session-acts.ts';
import { useSessionResults } from '../../../../react/use-sessions.ts';
import { useSessionResultsWords } from '../../../../words/organiser/sessions/session-results-words.ts';
import { useTimes } from '../../../../words/use-texts.ts';
import { ButtonLink } from '../../../shared/controls/button-link.tsx';
import { PageHead } from '../../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../../shared/skeletons.tsx';
import { useHomeTimezone } from '../../../../react/use-home-timezone.ts';
import styles from '../../dashboard.module.css';
import { AttendanceView } from './attendance-view.tsx';
import { SessionResultsView } from './session-results-view.tsx';
import { SessionFailure } from '../session-failure.tsx';

const stay = () => {};

const files: readonly SessionFile[] = [
  'resultsPdf',
  'results',
  'awardsPdf',
  'attendanceXlsx',
  'attendanceCsv',
  'log',
];

function Downloads({ id }: Pick<SessionDetail, 'id'>) {
  const { page: words } = useSessionResultsWords();
  const { issue, possible } = useSessionActs(stay);
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} />} disabled={!possible}>
          {words.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map((act) => (
          <Menu.Item key={act} onClick={() => issue({ act, id })}>
            {words.files[act]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export default function SessionResultsPage() {
  const { page: words } = useSessionResultsWords();
  const { longWhen } = useTimes();
  const zone = useHomeTimezone();
  const { sessionId = '' } = useParams();
  const { data, error, failed, refresh } = useSessionResults(sessionId);
  const changes = useAwardChanges(sessionId, refresh);
  if (failed)
    return (
      <SessionFailure
        title={words.failed}
        error={error}
        onRetry={refresh}
        way={{ to: `/dashboard/sessions/${sessionId}`, label: words.back }}
      />
    );
  if (!data) return <PageSkeleton label={words.loading} />;
  const { session, results } = data;
  return (
    <div className={styles.page}>
      <PageHead title={words.title(session.title)} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{session.title}</h1>
          <p className={styles.lead}>
            {session.story_title}, {longWhen(session.starts_at, zone)}
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={`/dashboard/createSession?like=${session.id}`}>{words.next}</ButtonLink>
          <Downloads id={session.id} />
        </div>
      </header>
      <SessionResultsView
        results={results}
        changes={changes}
        attendance={<AttendanceView sessionId={session.id} />}
      />
    </div>
  );
}
