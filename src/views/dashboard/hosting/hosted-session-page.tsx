import { IconChartDots, IconLink } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import type { HostedSessionDetail } from '#contract/calls/schemas/sessions/facilitators.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { isJoinable } from '#contract/rules/sessions/session-lifecycle.ts';
import { useCopyLink } from '../../../react/use-copy-link.ts';
import { useHostedSession } from '../../../react/use-facilitators.ts';
import { isGone } from '../../../services/http/api-error.ts';
import { useHostingWords } from '../../../words/organiser/hosting-words.ts';
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
  const words = useHostingWords();
  return (
    <section className={styles.section} aria-labelledby="guests">
      <h2 id="guests">{words.guests}</h2>
      {session.teams.map((team) => (
        <section key={team.id} className={styles.section} aria-label={team.name}>
          <h3>{team.name}</h3>
          <ul className={styles.plain}>
            {session.seats
              .filter(({ team_id }) => team_id === team.id)
              .map((seat) => (
                <li key={seat.id}>
                  <span>{fullName(seat) || words.aGuest}</span>
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
  const words = useHostingWords();
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
              {words.seeResults}
            </ButtonLink>
          ) : null}
          {isJoinable(session.status) ? (
            <Button
              variant="default"
              leftSection={<IconLink size={18} />}
              onClick={() => copyLink(session.general_link)}
            >
              {words.copyLink}
            </Button>
          ) : null}
        </div>
      </header>
      {isOpen ? <HostConsole session={session} /> : null}
      <div className={styles.columns}>
        <section className={styles.panel}>
          <dl className={styles.facts}>
            <StartFacts session={session} />
            <dt>{words.scheduledBy}</dt>
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
  const words = useHostingWords();
  const { sessionId = '' } = useParams();
  const { data, error, failed, refresh } = useHostedSession(sessionId);
  const isLost = failed || isGone(error);
  return (
    <div className={styles.page}>
      <PageHead title={data?.title ?? words.session} indexed={false} />
      {isLost ? (
        <HostedFailure title={words.sessionFailed} error={error} onRetry={refresh} />
      ) : data ? (
        <Hosted session={data} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}
