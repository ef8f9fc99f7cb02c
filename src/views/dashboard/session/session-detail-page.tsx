import { IconCalendarDown, IconChartDots, IconLink, IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { SessionEvent } from '#contract/rules/session-lifecycle.ts';
import { Button } from '../../shared/controls/button.tsx';
import { type SessionAct, useSessionActs } from '../../../react/use-session-acts.ts';
import { useSession } from '../../../react/use-sessions.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { StartsIn } from '../../shared/starts-in.tsx';
import { homeTimezone, longWhen } from '../../shared/when.ts';
import styles from '../dashboard.module.css';
import { CancelSessionDialog } from '../sessions/cancel-session-dialog.tsx';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';
import { AddPeople } from './add-people.tsx';
import { ConfirmDetails } from './confirm-details.tsx';
import { EditSessionForm } from './edit-session-form.tsx';
import { HostConsole } from './host-console.tsx';
import { Readiness } from './readiness.tsx';
import { RescheduleForm } from './reschedule-form.tsx';
import { RosterTable } from './roster-table.tsx';

interface DetailProps {
  session: SessionDetail;
  onChanged: () => void;
}

type Dialog = 'edit' | 'reschedule' | 'cancel' | 'people' | 'move';

/** A dialog stays until its act has been done. */
const closedBy: Partial<Record<SessionAct['act'], readonly (Dialog | undefined)[]>> = {
  edit: ['edit'],
  reschedule: ['reschedule'],
  cancel: ['cancel'],
  attendees: ['people', 'move'],
};

function Facts({ session }: { session: SessionDetail }) {
  const home = homeTimezone();
  return (
    <dl className={styles.facts}>
      <dt>Story</dt>
      <dd>
        {session.story_title}, {session.length_minutes} minutes ({session.block_minutes} with arriving and the
        talk after)
      </dd>
      <dt>Starts</dt>
      <dd>
        <time dateTime={session.starts_at}>{longWhen(session.starts_at, session.timezone_id)}</time>
        {session.timezone_id === home ? null : (
          <div className={styles.soft}>For you: {longWhen(session.starts_at, home)}</div>
        )}
        {session.status === 'scheduled' || session.status === 'lobby' ? (
          <div className={styles.soft}>
            <StartsIn at={session.starts_at} />
          </div>
        ) : null}
      </dd>
      <dt>Credits</dt>
      <dd>
        {session.credits.consumed > 0
          ? `${session.credits.consumed} used`
          : `${session.credits.reserved} held until the first scene`}
      </dd>
      <dt>Created by</dt>
      <dd>{session.created_by}</dd>
    </dl>
  );
}

function Detail({ session, onChanged }: DetailProps) {
  const [open, setOpen] = useState<Dialog>();
  const acts = useSessionActs(({ act }) => {
    setOpen((shown) => (closedBy[act]?.includes(shown) ? undefined : shown));
    onChanged();
  });
  const may = (event: SessionEvent) => session.possible.includes(event);
  const close = () => setOpen(undefined);
  return (
    <>
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
              See the results
            </ButtonLink>
          ) : null}
          {may('edit') ? (
            <Button variant="default" onClick={() => setOpen('edit')}>
              Title and options
            </Button>
          ) : null}
          {may('reschedule') ? (
            <Button variant="default" onClick={() => setOpen('reschedule')}>
              Change the time
            </Button>
          ) : null}
          {may('cancel') ? (
            <Button variant="subtle" color="ember" onClick={() => setOpen('cancel')}>
              Cancel
            </Button>
          ) : null}
        </div>
      </header>
      {session.status === 'live' || session.status === 'lobby' ? (
        <HostConsole
          session={session}
          acts={acts}
          moving={open === 'move'}
          onMoving={(moving) => setOpen(moving ? 'move' : undefined)}
        />
      ) : null}
      <div className={styles.columns}>
        <section className={styles.panel}>
          <Facts session={session} />
          <ConfirmDetails session={session} acts={acts} />
        </section>
        <section className={styles.section}>
          <Readiness people={session.people} />
          <div className={styles.actions}>
            <Button
              variant="default"
              leftSection={<IconLink size={18} />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'copy', text: session.general_link })}
            >
              Copy the join link
            </Button>
            {may('reschedule') ? (
              <Button
                variant="default"
                leftSection={<IconCalendarDown size={18} />}
                disabled={!acts.possible}
                onClick={() => acts.issue({ act: 'calendar', id: session.id, title: session.title })}
              >
                Calendar file
              </Button>
            ) : null}
          </div>
        </section>
      </div>
      <section className={styles.section} aria-labelledby="people">
        <div className={styles.heading}>
          <h2 id="people">People</h2>
          <div className={styles.actions}>
            {may('invite') ? (
              <Button
                variant="default"
                leftSection={<IconMailForward size={18} />}
                disabled={!acts.possible}
                onClick={() => acts.issue({ act: 'invite', id: session.id })}
              >
                Send all invitations again
              </Button>
            ) : null}
            {may('changeAttendees') ? (
              <Button variant="default" onClick={() => setOpen('people')}>
                Add people
              </Button>
            ) : null}
          </div>
        </div>
        <RosterTable session={session} acts={acts} />
      </section>
      <EditSessionForm session={session} acts={acts} opened={open === 'edit'} onClose={close} />
      <RescheduleForm session={session} acts={acts} opened={open === 'reschedule'} onClose={close} />
      <CancelSessionDialog session={session} acts={acts} opened={open === 'cancel'} onClose={close} />
      <AddPeople session={session} acts={acts} opened={open === 'people'} onClose={close} />
    </>
  );
}

export default function SessionDetailPage() {
  const { sessionId: id = '' } = useParams();
  const { data, error, failed, refresh } = useSession(id);
  return (
    <div className={styles.page}>
      <PageHead title={data?.title ?? 'Session'} indexed={false} />
      {failed ? (
        <ErrorPanel
          title="This session did not load"
          message={readableMessage(error)}
          onRetry={refresh}
          action={<ButtonLink to="/dashboard/sessions">All sessions</ButtonLink>}
        />
      ) : null}
      {data ? <Detail session={data} onChanged={refresh} /> : failed ? null : <PageSkeleton />}
    </div>
  );
}
