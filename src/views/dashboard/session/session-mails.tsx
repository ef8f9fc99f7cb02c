import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionMails as Mails } from '#contract/calls/schemas/sessions/session-mails.ts';
import { useMailRecipients, useSessionMails } from '../../../react/use-sessions.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TableSkeleton } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import { useSessionDetailWords } from '../../../words/organiser/sessions/session-detail-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import styles from '../dashboard.module.css';
import mails from './session-mails.module.css';

type Sent = Mails['sent'][number];

function Recipients({ sessionId, mail }: { sessionId: string; mail: Sent }) {
  const { mails: words } = useSessionDetailWords();
  const { data, error, failed, refresh } = useMailRecipients(sessionId, mail.id);
  if (failed) return <TryAgain message={readableMessage(error)} onRetry={refresh} />;
  if (!data) return <TableSkeleton rows={1} label={words.loadingRecipients} />;
  return (
    <ul className={mails.recipients}>
      {data.recipients.map(({ name, email, state, refusal }) => (
        <li key={email}>
          {name}{' '}
          <span className={styles.soft}>
            {[email, words.states[state], refusal].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who got it and why, fetched on demand. */
function WhoAndWhy({ sessionId, mail }: { sessionId: string; mail: Sent }) {
  const { mails: words } = useSessionDetailWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={mails.who} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.whoAndWhy}</summary>
      <p className={styles.soft}>{words.reasons[mail.kind]}</p>
      {isOpen ? <Recipients sessionId={sessionId} mail={mail} /> : null}
    </details>
  );
}

function SentMail({ mail, session }: { mail: Sent; session: SessionDetail }) {
  const { mails: words } = useSessionDetailWords();
  const { shortWhen } = useTimes();
  const zone = useHomeTimezone();
  const { message, people, delivered, refused } = mail;
  const team = session.teams.find(({ id }) => id === message?.team_id);
  const progress = words.progress({
    by: message?.by ?? '',
    people,
    waiting: people - delivered - refused,
    refused,
    team: team?.name,
  });
  return (
    <li>
      <time dateTime={mail.at}>{shortWhen(mail.at, zone)}</time>
      <div>
        <strong>{words.kinds[mail.kind]}</strong> <span className={styles.soft}>{progress}</span>
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
  const { mails: words } = useSessionDetailWords();
  const { shortWhen } = useTimes();
  const zone = useHomeTimezone();
  const { data, error, failed, refresh } = useSessionMails(session.id);
  return (
    <section className={styles.section} aria-labelledby="mails">
      <div className={styles.heading}>
        <h2 id="mails">{words.title}</h2>
        {session.possible.includes('message') ? (
          <Button variant="default" leftSection={<IconPencil size={18} />} onClick={onWrite}>
            {words.write}
          </Button>
        ) : null}
      </div>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data ? (
        <ol className={mails.list} aria-label={words.label}>
          {data.to_come.toReversed().map(({ kind, at }) => (
            <li key={kind} data-planned>
              <time dateTime={at}>{shortWhen(at, zone)}</time>
              <div>
                {words.kinds[kind]} <span className={styles.soft}>{words.automatic}</span>
              </div>
            </li>
          ))}
          {data.sent.map((mail) => (
            <SentMail key={`${mail.kind} ${mail.at}`} mail={mail} session={session} />
          ))}
        </ol>
      ) : failed ? null : (
        <TableSkeleton rows={2} label={words.loading} />
      )}
      {data?.sent.length === 0 && data.to_come.length === 0 ? (
        <p className={styles.soft}>{words.none}</p>
      ) : null}
    </section>
  );
}
