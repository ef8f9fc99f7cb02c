import { IconChartDots, IconTimelineEvent } from '@tabler/icons-react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionEvent } from '#contract/rules/sessions/session-lifecycle.ts';
import { useEnvironment } from '../../../app-context.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { useSessionDetailWords } from '../../../words/organiser/sessions/session-detail-words.ts';
import styles from '../dashboard.module.css';
import { RehearsalButton } from '../rehearsal/rehearsal-button.tsx';
import { SessionMoreMenu } from './session-more-menu.tsx';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';

interface SessionHeadProps {
  session: SessionDetail;
  onOpen: (dialog: 'edit' | 'reschedule' | 'cancel') => void;
}

/** Its state and title, and what can be done with it now. */
export function SessionHead({ session, onOpen }: SessionHeadProps) {
  const { head: words } = useSessionDetailWords();
  const { debugPages } = useEnvironment();
  const may = (event: SessionEvent) => session.possible.includes(event);
  return (
    <header className={styles.heading}>
      <div>
        <SessionStatusChip status={session.status} archived={session.archived} />
        <h1>{session.title}</h1>
      </div>
      <div className={styles.actions}>
        {session.status === 'completed' ? (
          <ButtonLink
            to={`/dashboard/sessions/${session.id}/results`}
            leftSection={<IconChartDots size={18} />}
          >
            {words.results}
          </ButtonLink>
        ) : null}
        {session.status === 'live' ? null : <RehearsalButton story={session.story_slug} like={session.id} />}
        {debugPages && session.status !== 'scheduled' ? (
          <ButtonLink
            variant="default"
            to={`/debug/actors?session=${session.id}`}
            leftSection={<IconTimelineEvent size={18} />}
          >
            {words.stepThrough}
          </ButtonLink>
        ) : null}
        {may('edit') ? (
          <Button variant="default" onClick={() => onOpen('edit')}>
            {words.edit}
          </Button>
        ) : null}
        {may('reschedule') ? (
          <Button variant="default" onClick={() => onOpen('reschedule')}>
            {words.reschedule}
          </Button>
        ) : null}
        {may('cancel') ? (
          <Button variant="subtle" color="ember" onClick={() => onOpen('cancel')}>
            {words.cancel}
          </Button>
        ) : null}
        <SessionMoreMenu session={session} />
      </div>
    </header>
  );
}
