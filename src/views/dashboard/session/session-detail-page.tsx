import { IconCalendarDown, IconLink } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { isJoinable, type SessionEvent } from '#contract/rules/sessions/session-lifecycle.ts';
import { unreadLines } from '#contract/rules/people/people-lines.ts';
import { Button } from '../../shared/controls/button.tsx';
import { type SessionAct, type SessionActs, useSessionActs } from '../../../react/use-session-acts.ts';
import { useSession } from '../../../react/use-sessions.ts';
import { useSessionDetailWords } from '../../../words/organiser/sessions/session-detail-words.ts';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { RehearsalDetail } from '../rehearsal/rehearsal-detail.tsx';
import { CancelSessionDialog } from '../sessions/cancel-session-dialog.tsx';
import { AddPeople } from './people/add-people.tsx';
import { asGuestList } from './people/people-differences.ts';
import { ConfirmDetails } from './dialogs/confirm-details.tsx';
import { EditSessionForm, type SessionDetails } from './dialogs/edit-session-form.tsx';
import { HostConsole } from './host/host-console.tsx';
import { Readiness } from './people/readiness.tsx';
import { emptyMessage, MessageDialog } from './dialogs/message-dialog.tsx';
import type { ZonedTime } from '../create-session/zoned-time-fields.tsx';
import { RescheduleForm } from './dialogs/reschedule-form.tsx';
import { SessionFailure } from './session-failure.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionHead } from './session-head.tsx';
import { SessionFacilitators } from './session-facilitators.tsx';
import { SessionMails } from './session-mails.tsx';
import { SessionPeople } from './people/session-people.tsx';
import { UnmailedMove } from './dialogs/unmailed-move.tsx';
import type { Draft } from '../../shared/edited/use-edited.ts';

interface DetailProps {
  session: SessionDetail;
  onChanged: () => void;
}

type Dialog = 'edit' | 'reschedule' | 'cancel' | 'people' | 'move' | 'message';

/** A dialog is open as long as its session may do what it is for: another window may have called it off. */
const serves: Record<Dialog, SessionEvent> = {
  edit: 'edit',
  reschedule: 'reschedule',
  cancel: 'cancel',
  people: 'changeAttendees',
  move: 'changeAttendees',
  message: 'message',
};

/** And until its act has been done. */
const closedBy: Partial<Record<SessionAct['act'], readonly (Dialog | undefined)[]>> = {
  edit: ['edit'],
  reschedule: ['reschedule'],
  cancel: ['cancel'],
  attendees: ['people', 'move'],
  message: ['message'],
};

const isNewer = (one: SessionDetail, other: SessionDetail) =>
  one.version > other.version || one.people_version > other.people_version;

function Detail({ session: read, onChanged }: DetailProps) {
  const { page: words } = useSessionDetailWords();
  const [answered, setAnswered] = useState<SessionDetail>();
  /** The answer of one's own change is newer than what was read until it has been read again. */
  const session = answered && isNewer(answered, read) ? answered : read;
  const [asked, setOpen] = useState<Dialog>();
  const open = asked && session.possible.includes(serves[asked]) ? asked : undefined;
  const [people, setPeople] = useState<Draft<SessionDetail, string>>();
  const [details, setDetails] = useState<Draft<SessionDetail, SessionDetails>>();
  const [message, setMessage] = useState(emptyMessage);
  const [time, setTime] = useState<Draft<SessionDetail, ZonedTime>>();
  const drafts = { people, details, message, time };
  const sent = useRef(drafts);
  /** What was written on while it was sent is kept. */
  const isAsSent = (draft: keyof typeof drafts) => drafts[draft] === sent.current[draft];
  const command = useSessionActs(({ act }, answer) => {
    if (answer) setAnswered(answer);
    const unread = act === 'attendees' && open === 'people' ? unreadLines(people?.value ?? '') : '';
    if (act === 'attendees' && open === 'people') {
      const base = asGuestList(answer ?? session);
      const kept = isAsSent('people') ? unread : people?.value;
      setPeople(kept ? { base, value: kept } : undefined);
    }
    if (act === 'edit' && isAsSent('details')) setDetails(undefined);
    if (act === 'reschedule' && isAsSent('time')) setTime(undefined);
    if (act === 'message' && isAsSent('message')) setMessage(emptyMessage);
    setOpen((shown) => (closedBy[act]?.includes(shown) && unread === '' ? undefined : shown));
    onChanged();
  }, onChanged);
  const acts: SessionActs = {
    ...command,
    issue: (act) => {
      sent.current = drafts;
      command.issue(act);
    },
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <SessionHead session={session} onOpen={setOpen} />
      <UnmailedMove session={session} acts={acts} />
      {session.status === 'live' || session.status === 'lobby' ? (
        <HostConsole
          session={session}
          moves={{
            session,
            acts,
            moving: open === 'move',
            onMoving: (moving) => setOpen(moving ? 'move' : undefined),
          }}
        />
      ) : null}
      <div className={styles.columns}>
        <section className={styles.panel}>
          <SessionFacts session={session} />
          <ConfirmDetails session={session} acts={acts} />
        </section>
        <section className={styles.section}>
          <Readiness people={session.people} />
          <div className={styles.actions}>
            {isJoinable(session.status) ? (
              <Button
                variant="default"
                leftSection={<IconLink size={18} />}
                onClick={() => acts.copyLink(session.general_link)}
              >
                {words.copyLink}
              </Button>
            ) : null}
            {session.possible.includes('reschedule') ? (
              <Button
                variant="default"
                leftSection={<IconCalendarDown size={18} />}
                disabled={!acts.possible}
                onClick={() => acts.issue({ act: 'calendar', id: session.id })}
              >
                {words.calendar}
              </Button>
            ) : null}
          </div>
        </section>
      </div>
      <SessionPeople session={session} acts={acts} onAdd={() => setOpen('people')} />
      <SessionFacilitators session={session} />
      <SessionMails session={session} onWrite={() => setOpen('message')} />
      <EditSessionForm
        session={session}
        acts={acts}
        draft={details}
        onDraft={setDetails}
        opened={open === 'edit'}
        onClose={close}
      />
      <RescheduleForm
        session={session}
        acts={acts}
        draft={time}
        onDraft={setTime}
        opened={open === 'reschedule'}
        onClose={close}
      />
      <CancelSessionDialog session={session} acts={acts} opened={open === 'cancel'} onClose={close} />
      <MessageDialog
        session={session}
        acts={acts}
        draft={message}
        onDraft={setMessage}
        opened={open === 'message'}
        onClose={close}
      />
      <AddPeople
        session={session}
        acts={acts}
        draft={people}
        onDraft={setPeople}
        opened={open === 'people'}
        onClose={close}
      />
    </>
  );
}

export default function SessionDetailPage() {
  const { page: words } = useSessionDetailWords();
  const { sessionId: id = '' } = useParams();
  const { data, error, failed, refresh } = useSession(id);
  return (
    <div className={styles.page}>
      <PageHead title={data?.title ?? words.title} indexed={false} />
      {failed ? <SessionFailure title={words.failed} error={error} onRetry={refresh} /> : null}
      {data?.rehearsal ? (
        <RehearsalDetail session={data} rehearsal={data.rehearsal} onChanged={refresh} />
      ) : data ? (
        <Detail session={data} onChanged={refresh} />
      ) : failed ? null : (
        <PageSkeleton />
      )}
    </div>
  );
}
