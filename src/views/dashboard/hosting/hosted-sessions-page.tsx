import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { HostedSession } from '#contract/calls/schemas/sessions/facilitators.ts';
import { useHostedSessions } from '../../../react/use-facilitators.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { EmptyState } from '../../shared/empty-state.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { ListTable } from '../../shared/lists/list-table.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { TableSkeleton } from '../../shared/skeletons.tsx';
import { shortWhen, zoneLabel } from '../../shared/time/when.ts';
import styles from '../dashboard.module.css';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';
import listStyles from '../sessions/sessions-page.module.css';

const columns = ['Session', 'Starts', 'Status', 'People'];
const isToCome = ({ status }: HostedSession) =>
  status === 'draft' || status === 'scheduled' || status === 'lobby' || status === 'live';

function Rows({ title, sessions }: { title: string; sessions: readonly HostedSession[] }) {
  const zone = useHomeTimezone();
  if (sessions.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ListTable columns={columns}>
        {sessions.map((session) => (
          <Table.Tr key={session.id}>
            <Table.Td>
              <Link to={`/dashboard/hosting/${session.id}`} className={listStyles.name}>
                {session.title}
              </Link>
              <div className={styles.soft}>{session.story_title}</div>
            </Table.Td>
            <Table.Td data-label="Starts">
              <time dateTime={session.starts_at} className={listStyles.when}>
                {shortWhen(session.starts_at, zone)}
              </time>
              <div className={styles.soft}>{zoneLabel(session.starts_at, zone)}</div>
            </Table.Td>
            <Table.Td data-label="Status">
              <SessionStatusChip status={session.status} archived={false} />
            </Table.Td>
            <Table.Td data-label="People" className={styles.number}>
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
  const { data, error, failed, refresh } = useHostedSessions();
  const sessions = data?.sessions ?? [];
  return (
    <div className={styles.page}>
      <PageHead title="Your sessions" indexed={false} />
      <header className={styles.heading}>
        <h1>Your sessions</h1>
      </header>
      {failed ? (
        <ErrorPanel title="Your sessions didn’t load" message={readableMessage(error)} onRetry={refresh} />
      ) : null}
      {data || failed ? null : <TableSkeleton rows={3} label="Loading your sessions" />}
      {data && sessions.length === 0 ? (
        <EmptyState scene={<NoSessionsScene />} title="No sessions yet">
          Sessions appear here once an organiser assigns them to you. We’ll email you when they do.
        </EmptyState>
      ) : null}
      <Rows title="Upcoming" sessions={sessions.filter(isToCome).toReversed()} />
      <Rows title="Past" sessions={sessions.filter((session) => !isToCome(session))} />
    </div>
  );
}
