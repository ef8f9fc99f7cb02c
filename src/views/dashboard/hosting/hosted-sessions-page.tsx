import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { HostedSession } from '#contract/calls/schemas/sessions/facilitators.ts';
import { useHostedSessions } from '../../../react/use-facilitators.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useHostingWords } from '../../../words/organiser/hosting-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { EmptyState } from '../../shared/empty-state.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { ListTable } from '../../shared/lists/list-table.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { TableSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';
import listStyles from '../sessions/sessions-page.module.css';

const isToCome = ({ status }: HostedSession) =>
  status === 'draft' || status === 'scheduled' || status === 'lobby' || status === 'live';

function Rows({ title, sessions }: { title: string; sessions: readonly HostedSession[] }) {
  const { columns } = useHostingWords();
  const { shortWhen, zoneLabel } = useTimes();
  const zone = useHomeTimezone();
  if (sessions.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ListTable columns={[columns.session, columns.starts, columns.status, columns.people]}>
        {sessions.map((session) => (
          <Table.Tr key={session.id}>
            <Table.Td>
              <Link to={`/dashboard/hosting/${session.id}`} className={listStyles.name}>
                {session.title}
              </Link>
              <div className={styles.soft}>{session.story_title}</div>
            </Table.Td>
            <Table.Td data-label={columns.starts}>
              <time dateTime={session.starts_at} className={listStyles.when}>
                {shortWhen(session.starts_at, zone)}
              </time>
              <div className={styles.soft}>{zoneLabel(session.starts_at, zone)}</div>
            </Table.Td>
            <Table.Td data-label={columns.status}>
              <SessionStatusChip status={session.status} archived={false} />
            </Table.Td>
            <Table.Td data-label={columns.people} className={styles.number}>
              {session.people.invited}
            </Table.Td>
          </Table.Tr>
        ))}
      </ListTable>
    </section>
  );
}

/** The sessions that are assigned to a facilitator. */
export default function HostedSessionsPage() {
  const words = useHostingWords();
  const { data, error, failed, refresh } = useHostedSessions();
  const sessions = data?.sessions ?? [];
  return (
    <div className={styles.page}>
      <PageHead title={words.title} indexed={false} />
      <header className={styles.heading}>
        <h1>{words.title}</h1>
      </header>
      {failed ? (
        <ErrorPanel heading="h2" title={words.failed} message={readableMessage(error)} onRetry={refresh} />
      ) : null}
      {data || failed ? null : <TableSkeleton rows={3} label={words.loading} />}
      {data && sessions.length === 0 ? (
        <EmptyState scene={<NoSessionsScene />} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : null}
      <Rows title={words.upcoming} sessions={sessions.filter(isToCome).toReversed()} />
      <Rows title={words.past} sessions={sessions.filter((session) => !isToCome(session))} />
    </div>
  );
}
