import { IconPencil } from '@tabler/icons-react';
import type { SessionDetail, SessionMails as Mails } from '#contract/calls/schemas/sessions.ts';
import { useSessionMails } from '../../../react/use-sessions.ts';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TableSkeleton } from '../../shared/skeletons.tsx';
import { shortWhen } from '../../shared/when.ts';
import styles from '../dashboard.module.css';
import mails from './session-mails.module.css';

type Sent = Mails['sent'][number];

const names: Record<Sent['kind'], string> = {
  invitation: 'Invitation',
  reminder_day: 'Reminder of the day before',
  reminder_hour: 'Reminder of the hour before',
  reminder_lobby: 'The doors are open',
  moved: 'New time',
  cancelled: 'Cancelled',
  removed: 'Taken off the list',
  results: 'Results are ready',
  message: 'Message',
};

const peopleOf = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** How far it has come, in few words. */
function progressOf({ people, delivered, refused }: Sent): string {
  const waiting = people - delivered - refused;
  return [
    `to ${peopleOf(people)}`,
    ...(waiting > 0 ? [`${waiting} on the way`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ].join(', ');
}

function SentMail({ mail, teams }: { mail: Sent; teams: SessionDetail['teams'] }) {
  const { message } = mail;
  const team = teams.find(({ id }) => id === message?.team_id);
  return (
    <li>
      <time dateTime={mail.at}>{shortWhen(mail.at, homeTimezone())}</time>
      <div>
        <strong>{names[mail.kind]}</strong>{' '}
        <span className={styles.soft}>
          {message?.by ? `by ${message.by} ` : ''}
          {progressOf(mail)}
          {team ? ` of ${team.name}` : ''}
        </span>
        {message ? <blockquote>{message.text}</blockquote> : null}
      </div>
    </li>
  );
}

interface SessionMailsProps {
  session: SessionDetail;
  onWrite: () => void;
}

/** What people have been told by mail, what they will be told by itself, and the way to tell them more. */
export function SessionMails({ session, onWrite }: SessionMailsProps) {
  const { data, error, failed, refresh } = useSessionMails(session.id);
  return (
    <section className={styles.section} aria-labelledby="mails">
      <div className={styles.heading}>
        <h2 id="mails">Mails</h2>
        {session.possible.includes('message') ? (
          <Button variant="default" leftSection={<IconPencil size={18} />} onClick={onWrite}>
            Write to everybody
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
        <ol className={mails.list} aria-label="Mails to the people of this session">
          {data.to_come.toReversed().map(({ kind, at }) => (
            <li key={kind} data-planned>
              <time dateTime={at}>{shortWhen(at, homeTimezone())}</time>
              <div>
                {names[kind]} <span className={styles.soft}>goes out by itself</span>
              </div>
            </li>
          ))}
          {data.sent.map((mail) => (
            <SentMail key={`${mail.kind} ${mail.at}`} mail={mail} teams={session.teams} />
          ))}
        </ol>
      ) : failed ? null : (
        <TableSkeleton rows={2} label="Loading the mails" />
      )}
      {data?.sent.length === 0 && data.to_come.length === 0 ? (
        <p className={styles.soft}>Nothing has been mailed to anybody.</p>
      ) : null}
    </section>
  );
}
