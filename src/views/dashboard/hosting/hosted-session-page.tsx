import { IconChartDots, IconLink } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import type { HostedSessionDetail } from '#contract/calls/schemas/sessions/facilitators.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { isJoinable } from '#contract/rules/sessions/session-lifecycle.ts';
import { useCopyLink } from '../../../react/use-copy-link.ts';
import { useHostedSession } from '../../../react/use-facilitators.ts';
import { isGone } from '../../../services/http/api-error.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { HostConsole } from '../session/host/host-console.tsx';
import { Readiness } from '../session/people/readiness.tsx';
import { StartFacts } from '../session/session-facts.tsx';
import { SeatStatus } from '../session/people/seat-status.tsx';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';
import { HostedFailure } from './hosted-failure.tsx';

function Guests({ session }: { session: HostedSessionDetail }) {
  return (
    <section className={styles.section} aria-labelledby="guests">
      <h2 id="guests">Guest list</h2>
      {session.teams.map((team) => (
        <section key={team.id} className={styles.section} aria-label={team.name}>
          <h3>{team.name}</h3>
          <ul className={styles.plain}>
            {session.seats
              .filter(({ team_id }) => team_id === team.id)
              .map((seat) => (
                <li key={seat.id}>
                  <span>{fullName(seat) || 'A guest'}</span>
                  <SeatStatus state={seat.state} check={null} refusal={null} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Hosted({ session }: { session: HostedSessionDetail }) {
  const copyLink = useCopyLink();
  const isOpen = session.status === 'lobby' || session.status === 'live';
  return (
    <>
      <header className={styles.heading}>
        <div>
          <SessionStatusChip status={session.status} archived={false} />
          <h1>{session.title}</h1>
        </div>
        <div className={styles.actions}>
          {session.status === 'completed' ? (
            <ButtonLink
              to={`/dashboard/hosting/${session.id}/results`}
              leftSection={<IconChartDots size={18} />}
            >
              See the results
            </ButtonLink>
          ) : null}
          {isJoinable(session.status) ? (
            <Button
              variant="default"
              leftSection={<IconLink size={18} />}
              onClick={() => copyLink(session.general_link)}
            >
              Copy join link
            </Button>
          ) : null}
        </div>
      </header>
      {isOpen ? <HostConsole session={session} /> : null}
      <div className={styles.columns}>
        <section className={styles.panel}>
          <dl className={styles.facts}>
            <StartFacts session={session} />
            <dt>Scheduled by</dt>
            <dd>{session.created_by}</dd>
          </dl>
        </section>
        <Readiness people={session.people} />
      </div>
      <Guests session={session} />
    </>
  );
}

/** A session that is assigned to a facilitator: who is coming, and the console while it is open. */
export default function HostedSessionPage() {
  const { sessionId = '' } = useParams();
  const { data, error, failed, refresh } = useHostedSession(sessionId);
  const isLost = failed || isGone(error);
  return (
    <div className={styles.page}>
      <PageHead title={data?.title ?? 'Session'} indexed={false} />
      {isLost ? (
        <HostedFailure title="This session didn’t load" error={error} onRetry={refresh} />
      ) : data ? (
        <Hosted session={data} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}
