import { IconArmchair, IconChartDots, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { isJoinable } from '#contract/rules/sessions/session-lifecycle.ts';
import { useSessionActs } from '../../../react/use-session-acts.ts';
import { useRehearsalWords } from '../../../words/organiser/sessions/rehearsal-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonAnchor, ButtonLink } from '../../shared/controls/button-link.tsx';
import { StartsIn } from '../../shared/time/starts-in.tsx';
import styles from '../dashboard.module.css';
import { HostConsole } from '../session/host/host-console.tsx';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';
import { RehearsalButton } from './rehearsal-button.tsx';

interface RehearsalDetailProps {
  session: SessionDetail;
  rehearsal: NonNullable<SessionDetail['rehearsal']>;
  onChanged: () => void;
}

/** A session that bots play: the host's console, and the host's own seat. */
export function RehearsalDetail({ session, rehearsal, onChanged }: RehearsalDetailProps) {
  const words = useRehearsalWords();
  const navigate = useNavigate();
  const acts = useSessionActs(({ act }) => (act === 'remove' ? navigate('/dashboard') : onChanged()));
  const isOpen = isJoinable(session.status);
  return (
    <>
      <header className={styles.heading}>
        <div>
          <SessionStatusChip status={session.status} archived={false} />
          <h1>{words.title(session.title)}</h1>
        </div>
        <div className={styles.actions}>
          {isOpen && rehearsal.seat_link !== null ? (
            <ButtonAnchor
              href={rehearsal.seat_link}
              target="_blank"
              rel="noopener"
              leftSection={<IconArmchair size={18} aria-hidden />}
            >
              {words.join}
            </ButtonAnchor>
          ) : null}
          {session.status === 'completed' ? (
            <ButtonLink
              to={`/dashboard/sessions/${session.id}/results`}
              leftSection={<IconChartDots size={18} aria-hidden />}
            >
              {words.results}
            </ButtonLink>
          ) : null}
          {isOpen ? null : <RehearsalButton story={session.story_slug} />}
          {session.possible.includes('cancel') ? (
            <Button
              variant="subtle"
              color="ember"
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'cancel', id: session.id })}
            >
              {words.cancel}
            </Button>
          ) : null}
          {session.possible.includes('delete') ? (
            <Button
              variant="subtle"
              color="ember"
              leftSection={<IconTrash size={18} aria-hidden />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'remove', id: session.id })}
            >
              {words.delete}
            </Button>
          ) : null}
        </div>
      </header>
      <p className={styles.soft}>
        {session.status === 'lobby' ? (
          <>
            {words.starts.before} <StartsIn at={session.starts_at} />
            {words.starts.after}{' '}
          </>
        ) : null}
        {words.facts(session.story_title, rehearsal.rate)}
      </p>
      {session.status === 'lobby' || session.status === 'live' ? <HostConsole session={session} /> : null}
    </>
  );
}
