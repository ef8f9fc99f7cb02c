import { type SyntheticEvent, useState } from 'react';
import type { InvitationPreviewRequest } from '#contract/calls/schemas/sessions/session-planning.ts';
import type { SessionDraft } from '../../../machines/create-session/session-draft.ts';
import { teamsOf, wallClockOf } from '../../../machines/create-session/session-draft.ts';
import { useInvitationPreview } from '../../../react/use-sessions.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { useShellWords } from '../../../words/shell-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from './invitation-preview.module.css';

/** What the mail is made of, for the first of its guests; undefined while there is nobody or no start. */
function requestOf(draft: SessionDraft): InvitationPreviewRequest | undefined {
  const wall_clock = wallClockOf(draft);
  const [first] = teamsOf(draft).flatMap(({ name, people }) => people.map((person) => ({ ...person, name })));
  if (!wall_clock || !first) return undefined;
  return {
    title: draft.title,
    story_slug: draft.storySlug,
    wall_clock,
    timezone_id: draft.timezoneId,
    first_name: first.first_name,
    team: first.name,
    language: draft.options.mail_language ?? 'en',
    ...(draft.options.invitation_note && { note: draft.options.invitation_note }),
  };
}

/** As high as what it shows; its links lead nowhere, since nobody has a seat yet. */
function settle({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const mail = frame.contentDocument;
  if (!mail) return;
  mail.addEventListener('click', (event) => event.preventDefault());
  new ResizeObserver(() => {
    frame.style.height = `${mail.body.scrollHeight}px`;
  }).observe(mail.body);
}

function Mail({ request }: { request: InvitationPreviewRequest }) {
  const { invitation: words } = useCreateSessionWords();
  const { tryAgain } = useShellWords();
  const { data, error, failed, refresh } = useInvitationPreview(request);
  if (failed)
    return (
      <div role="alert" className={styles.failed}>
        <p>{readableMessage(error)}</p>
        <Button variant="default" onClick={refresh}>
          {tryAgain}
        </Button>
      </div>
    );
  if (!data) return <PageSkeleton label={words.loading} />;
  return (
    <>
      <p className={styles.subject}>
        <span>{words.subject}</span> {data.subject}
      </p>
      <iframe
        className={styles.mail}
        title={words.title}
        sandbox="allow-same-origin"
        srcDoc={data.html}
        onLoad={settle}
      />
    </>
  );
}

/** The invitation as the first guest would read it. */
export function InvitationPreview({ draft }: { draft: SessionDraft }) {
  const words = useCreateSessionWords().invitation;
  const [isOpen, setOpen] = useState(false);
  const request = requestOf(draft);
  if (!request) return null;
  return (
    <details className={styles.preview} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.read}</summary>
      {isOpen ? <Mail request={request} /> : null}
    </details>
  );
}
