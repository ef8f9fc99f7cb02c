import { useState } from 'react';
import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import { parsePeopleLines } from '#contract/rules/people-lines.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { useToasts } from '../../../app-context.tsx';
import { useAddConsumers, useConsumers } from '../../../react/use-consumers.ts';
import { useUpcomingSessions } from '../../../react/use-sessions.ts';
import { FormStack } from '../../shared/form-stack.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import styles from '../dashboard.module.css';
import { PeopleField } from './people-field.tsx';
import { PeopleList } from './people-list.tsx';
import { sessionChoices } from './session-choices.ts';

interface AddPeopleFormProps {
  /** Those that people may still be invited to. */
  sessions: readonly SessionSummary[];
  onAdded: () => void;
}

function AddPeopleForm({ sessions, onAdded }: AddPeopleFormProps) {
  const toasts = useToasts();
  const [text, setText] = useState('');
  const [session, setSession] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = useAddConsumers((added) => {
    toasts.success('Participant added successfully!');
    if (added.people.length === parsePeopleLines(text).people.length) setText('');
    onAdded();
  });
  const { people, problems } = parsePeopleLines(text);
  const submit = () => {
    if (people.length === 0 || problems.length > 0)
      return setProblem(problems.length > 0 ? 'Mend the lines above first.' : 'Write at least one person.');
    setProblem(undefined);
    add.issue({ people, ...(session ? { session_id: session } : {}) });
  };
  const choices = [{ value: '', label: 'Not yet, keep them for later' }, ...sessionChoices(sessions)];
  return (
    <FormStack
      label="Add people"
      onSubmit={submit}
      failure={problem ?? add.failure?.message}
      actions={
        <Button type="submit" loading={add.busy}>
          Add people
        </Button>
      }
    >
      <PeopleField value={text} onChange={setText} />
      <NativeSelect
        label="Invite to a session"
        data={choices}
        value={session}
        onChange={(event) => setSession(event.currentTarget.value)}
      />
    </FormStack>
  );
}

export default function CreateConsumerPage() {
  const known = useConsumers();
  const sessions = useUpcomingSessions().data ?? [];
  return (
    <div className={styles.page}>
      <PageHead title="Add people" indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>People</h1>
          <p className={styles.lead}>
            Participants need no account. They come with a personal link, to the sessions you invite them to.
          </p>
        </div>
      </header>
      <AddPeopleForm sessions={sessions} onAdded={known.refresh} />
      <PeopleList known={known} sessions={sessions} />
    </div>
  );
}
