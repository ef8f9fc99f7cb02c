import { useState } from 'react';
import type { Consumer } from '#contract/calls/schemas/consumers.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import { useToasts } from '../../../app-context.tsx';
import { useAddConsumers } from '../../../react/use-consumers.ts';
import type { Failure } from '../../../services/http/failure.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { FormStack } from '../../shared/form-stack.tsx';
import { consumerName } from './consumer-name.ts';
import styles from './people-list.module.css';
import { sessionChoices } from './session-choices.ts';

const listed = new Intl.ListFormat('en-GB');

/** Says who of these people it is about, where the server says which of them. */
function whyNot({ code, message, fieldErrors }: Failure, people: readonly Consumer[]): string {
  const seated = people.filter((_, index) => fieldErrors[`consumer_ids.${index}.email`]);
  if (code !== 'CONSUMER_003' || seated.length === 0) return message;
  const names = listed.format(seated.map(consumerName));
  return `${names} ${seated.length === 1 ? 'is' : 'are'} in this session already. Take them out of the selection.`;
}

interface InviteFormProps {
  /** Those who are selected. */
  people: readonly Consumer[];
  sessions: readonly SessionSummary[];
  onNone: () => void;
  /** With their ids. */
  onInvited: (ids: readonly number[]) => void;
}

/** Invites whoever is selected to one of the sessions that are planned. */
export function InviteForm({ people, sessions, onNone, onInvited }: InviteFormProps) {
  const toasts = useToasts();
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState(people);
  const session = sessions.find(({ id }) => id === chosen) ?? sessions[0];
  const invite = useAddConsumers(({ consumer_ids = [] }) => {
    toasts.success('Attendees invited successfully!');
    onInvited(consumer_ids);
  });
  const send = () => {
    if (!session) return;
    setAsked(people);
    invite.issue({ people: [], consumer_ids: people.map(({ id }) => id), session_id: session.id });
  };
  return (
    <FormStack
      label="Invite those selected"
      onSubmit={send}
      failure={invite.failure ? whyNot(invite.failure, asked) : undefined}
      actions={
        <>
          <Button type="submit" variant="default" disabled={people.length === 0} loading={invite.busy}>
            Invite them
          </Button>
          <p role="status" className={styles.selected}>
            {people.length === 0 ? 'Nobody is selected' : `${people.length} selected`}
          </p>
          {people.length > 0 ? (
            <Button variant="subtle" size="compact-md" onClick={onNone}>
              Select none
            </Button>
          ) : null}
        </>
      }
    >
      <NativeSelect
        label="Session for those selected"
        data={sessionChoices(sessions)}
        value={session?.id ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
    </FormStack>
  );
}
