import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type {
  MailRecipients,
  SessionMails as Mails,
} from '#contract/calls/schemas/sessions/session-mails.ts';
import { useMailRecipients, useSessionMails } from '../../../react/use-sessions.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TableSkeleton } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import { shortWhen } from '../../shared/time/when.ts';
import styles from '../dashboard.module.css';
import { plural } from '#contract/words/en/counts.ts';
import mails from './session-mails.module.css';

type Sent = Mails['sent'][number];

const names: Record<Sent['kind'], string> = {
  invitation: 'Invitation',
  reminder_day: 'Reminder, one day before',
  reminder_hour: 'Reminder, one hour before',
  reminder_lobby: 'Reminder, doors open',
  moved: 'New time',
  cancelled: 'Cancelled',
  removed: 'Removed from the session',
  results: 'Results are ready',
  message: 'Message',
};

/** Why somebody got it. */
const reasons: Record<Sent['kind'], string> = {
  invitation: 'They are on the guest list, or were invited again or moved to another team.',
  reminder_day: 'The session was a day away.',
  reminder_hour: 'The session was an hour away.',
  reminder_lobby: 'The doors had opened.',
  moved: 'The session has another date or time.',
  cancelled: 'The session was cancelled or did not take place.',
  removed: 'They were removed, or their email address was changed.',
  results: 'They came to the session, and it has ended.',
  message: 'An organiser wrote to the guests.',
};

const states: Record<MailRecipients['recipients'][number]['state'], string> = {
  waiting: 'being sent',
  delivered: 'sent',
  refused: 'refused',
};

function Recipients({ sessionId, mail }: { sessionId: string; mail: Sent }) {
  const { data, error, failed, refresh } = useMailRecipients(sessionId, mail.id);
  if (failed) return <TryAgain message={readableMessage(error)} onRetry={refresh} />;
  if (!data) return <TableSkeleton rows={1} label="Loading recipients" />;
  return (
    <ul className={mails.recipients}>
      {data.recipients.map(({ name, email, state, refusal }) => (
        <li key={email}>
          {name}{' '}
          <span className={styles.soft}>{[email, states[state], refusal].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who got it and why, fetched on demand. */
function WhoAndWhy({ sessionId, mail }: { sessionId: string; mail: Sent }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={mails.who} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Who got it and why</summary>
      <p className={styles.soft}>{reasons[mail.kind]}</p>
      {isOpen ? <Recipients sessionId={sessionId} mail={mail} /> : null}
    </details>
  );
}

/** How far it has come, in few words. */
function progressOf({ people, delivered, refused }: Sent): string {
  const waiting = people - delivered - refused;
  return [
    `to ${plural(people, 'guest', 'guests')}`,
    ...(waiting > 0 ? [`${waiting} being sent`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ].join(', ');
}

function SentMail({ mail, session }: { mail: Sent; session: SessionDetail }) {
  const zone = useHomeTimezone();
  const { message } = mail;
  const team = session.teams.find(({ id }) => id === message?.team_id);
  return (
    <li>
      <time dateTime={mail.at}>{shortWhen(mail.at, zone)}</time>
      <div>
        <strong>{names[mail.kind]}</strong>{' '}
        <span className={styles.soft}>
          {message?.by ? `by ${message.by} ` : ''}
          {progressOf(mail)}
          {team ? ` of ${team.name}` : ''}
        </span>
        {message ? <blockquote>{message.text}</blockquote> : null}
        <WhoAndWhy sessionId={session.id} mail={mail} />
      </div>
    </li>
  );
}

interface SessionMailsProps {
  session: SessionDetail;
  onWrite: () => void;
}

/** The emails that guests have been sent, those that are scheduled, and the way to write another. */
export function SessionMails({ session, onWrite }: SessionMailsProps) {
  const zone = useHomeTimezone();
  const { data, error, failed, refresh } = useSessionMails(session.id);
  return (
    <section className={styles.section} aria-labelledby="mails">
      <div className={styles.heading}>
        <h2 id="mails">Emails</h2>
        {session.possible.includes('message') ? (
          <Button variant="default" leftSection={<IconPencil size={18} />} onClick={onWrite}>
            Email guests
          </Button>
        ) : null}
      </div>
      {failed ? (
        <p role="alert">
          {readableMessage(error)}{' '}
          <Button variant="subtle" size="compact-md" onClick={refresh}>
            Try again
          </Button>
        </p>
      ) : null}
      {data ? (
        <ol className={mails.list} aria-label="Emails to the guests of this session">
          {data.to_come.toReversed().map(({ kind, at }) => (
            <li key={kind} data-planned>
              <time dateTime={at}>{shortWhen(at, zone)}</time>
              <div>
                {names[kind]} <span className={styles.soft}>sent automatically</span>
              </div>
            </li>
          ))}
          {data.sent.map((mail) => (
            <SentMail key={`${mail.kind} ${mail.at}`} mail={mail} session={session} />
          ))}
        </ol>
      ) : failed ? null : (
        <TableSkeleton rows={2} label="Loading emails" />
      )}
      {data?.sent.length === 0 && data.to_come.length === 0 ? (
        <p className={styles.soft}>No emails yet.</p>
      ) : null}
    </section>
  );
}
