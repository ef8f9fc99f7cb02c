import { useState } from 'react';
import type { Consumer } from '#contract/calls/schemas/consumers.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { PeopleWords } from '#contract/words/en/organiser/people.ts';
import { useToasts } from '../../../app-context.tsx';
import { useAddConsumers } from '../../../react/use-consumers.ts';
import type { Failure } from '../../../services/http/failure.ts';
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { MailQuestion, useMailQuestion } from '../../shared/dialogs/mail-question.tsx';
import { consumerName } from './consumer-name.ts';
import { OverlapWarning } from './overlap-warning.tsx';
import styles from './people-list.module.css';
import { useSessionChoices } from './use-session-choices.ts';

/** Names the people that the server refused. */
function whyNot({ message }: Failure, seated: readonly Consumer[], words: PeopleWords['invite']): string {
  return seated.length === 0 ? message : words.seated(seated.map(consumerName));
}

interface InviteFormProps {
  /** Those who are selected. */
  people: readonly Consumer[];
  sessions: readonly SessionSummary[];
  onNone: () => void;
  /** Ids of those who are no longer to be invited. */
  onLeftOut: (ids: readonly number[]) => void;
  /** With their ids. */
  onInvited: (ids: readonly number[]) => void;
}

/** Invites the selected people to one of the planned sessions. */
export function InviteForm({ people, sessions, onNone, onLeftOut, onInvited }: InviteFormProps) {
  const { invite: words, invitationReads } = usePeopleWords();
  const toasts = useToasts();
  const choices = useSessionChoices(sessions);
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState(people);
  const session = sessions.find(({ id }) => id === chosen) ?? sessions[0];
  const invite = useAddConsumers(({ consumer_ids = [] }) => {
    toasts.success(words.toast);
    onInvited(consumer_ids);
  });
  const question = useMailQuestion();
  const send = (those: readonly Consumer[]) => {
    if (!session) return;
    question.onClose();
    setAsked(those);
    invite.issue({ people: [], consumer_ids: those.map(({ id }) => id), session_id: session.id });
  };
  const { failure } = invite;
  const seated = asked.filter(
    (_person, place) =>
      failure?.code === 'CONSUMER_003' && failure.fieldErrors[`consumer_ids.${place}.email`] !== undefined,
  );
  const others = asked.filter((person) => !seated.includes(person));
  return (
    <FormStack
      label={words.label}
      onSubmit={() => question.ask(people.length, () => send(people))}
      failure={failure ? whyNot(failure, seated, words) : undefined}
      actions={
        <>
          <Button type="submit" variant="default" disabled={people.length === 0} loading={invite.busy}>
            {words.send}
          </Button>
          {seated.length > 0 && others.length > 0 && !invite.busy ? (
            <Button variant="default" onClick={() => send(others)}>
              {words.inviteOthers(others.length)}
            </Button>
          ) : null}
          <p role="status" className={styles.selected}>
            {words.selected(people.length)}
          </p>
          {people.length > 0 ? (
            <Button variant="subtle" size="compact-md" onClick={onNone}>
              {words.clear}
            </Button>
          ) : null}
        </>
      }
    >
      <MailQuestion
        opened={question.opened}
        onClose={question.onClose}
        title={words.ask(people.length)}
        act={words.act(people.length)}
        keep={words.keep}
        busy={invite.busy}
        onAct={() => send(people)}
        people={people.length}
        to={words.recipients(people.length)}
        reads={invitationReads(session?.title ?? '')}
      />
      <NativeSelect
        label={words.session}
        data={choices}
        value={session?.id ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {session ? (
        <OverlapWarning
          people={people}
          plan={{ story_slug: session.story_slug, timezone_id: session.timezone_id, except: session.id }}
          starts={[{ starts_at: session.starts_at }]}
          onLeaveOut={(emails) =>
            onLeftOut(people.filter(({ email }) => emails.includes(email)).map(({ id }) => id))
          }
        />
      ) : null}
    </FormStack>
  );
}
