import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { parsePeopleLines } from '#contract/rules/people-lines.ts';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { createIntentions } from '../../services/http/intentions.ts';
import { useServices, useToasts } from '../../app-context.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { FormStack } from '../shared/form-stack.tsx';
import { NoPeopleScene } from '../shared/illustrations/empty-scenes.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { TableSkeleton } from '../shared/skeletons.tsx';
import styles from './dashboard.module.css';
import { PeopleField } from './people-field.tsx';

function useAddPeople(onAdded: () => void) {
  const { consumers } = useServices();
  const toasts = useToasts();
  const [once] = useState(createIntentions);
  const [text, setText] = useState('');
  const [session, setSession] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { people, problems } = parsePeopleLines(text);
  const submit = async () => {
    if (people.length === 0 || problems.length > 0) {
      setFailure(problems.length > 0 ? 'Mend the lines above first.' : 'Write at least one person.');
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const request = { people, ...(session ? { session_id: session } : {}) };
      await once(request, (key) => consumers.create(request, key));
      toasts.success('Participant added successfully!');
      setText('');
      onAdded();
    } catch (error) {
      setFailure(readableMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { text, setText, session, setSession, failure, busy, submit };
}

export default function CreateConsumerPage() {
  const { consumers, sessions } = useServices();
  const known = useLoader('consumers', { load: (signal) => consumers.list('', signal) });
  const upcoming = useLoader('upcoming', {
    load: (signal) => sessions.list({ tab: 'upcoming', search: '', sort: 'starts_at' }, signal),
  });
  const form = useAddPeople(known.refresh);
  const choices = [
    { value: '', label: 'Not yet, keep them for later' },
    ...(upcoming.data?.sessions ?? []).map(({ id, title }) => ({ value: id, label: title })),
  ];
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
      <FormStack
        label="Add people"
        onSubmit={form.submit}
        failure={form.failure}
        actions={
          <Button type="submit" loading={form.busy}>
            Add people
          </Button>
        }
      >
        <PeopleField value={form.text} onChange={form.setText} />
        <NativeSelect
          label="Invite to a session"
          data={choices}
          value={form.session}
          onChange={(event) => form.setSession(event.currentTarget.value)}
        />
      </FormStack>
      <section className={styles.section} aria-labelledby="known">
        <h2 id="known">Everybody so far</h2>
        {known.failed ? (
          <ErrorPanel
            title="The list did not load"
            message={readableMessage(known.error)}
            onRetry={known.refresh}
          />
        ) : null}
        {!known.data && !known.failed ? <TableSkeleton /> : null}
        {known.data?.consumers.length === 0 ? (
          <EmptyState scene={<NoPeopleScene />} title="Nobody yet">
            <p>Add people here, or while you create a session.</p>
          </EmptyState>
        ) : null}
        <ul className={styles.plain}>
          {known.data?.consumers.map((consumer) => (
            <li key={consumer.id}>
              <strong>
                {consumer.first_name} {consumer.last_name}
              </strong>
              <span className={styles.soft}>{consumer.email}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
