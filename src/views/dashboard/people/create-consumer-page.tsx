import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { parsePeopleLines } from '#contract/rules/people-lines.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useToasts } from '../../../app-context.tsx';
import { useAddConsumers, useConsumers } from '../../../react/use-consumers.ts';
import { useUpcomingSessions } from '../../../react/use-sessions.ts';
import { EmptyState } from '../../shared/empty-state.tsx';
import { ListState } from '../../shared/list-state.tsx';
import { FormStack } from '../../shared/form-stack.tsx';
import { NoPeopleScene } from '../../shared/illustrations/empty-scenes.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import styles from '../dashboard.module.css';
import { PeopleField } from './people-field.tsx';

function AddPeopleForm({ onAdded }: { onAdded: () => void }) {
  const toasts = useToasts();
  const upcoming = useUpcomingSessions();
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
  const choices = [
    { value: '', label: 'Not yet, keep them for later' },
    ...(upcoming.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
  ];
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

function invitedTo(sessions: number): string {
  if (sessions === 0) return 'In no session yet';
  return sessions === 1 ? 'In one session' : `In ${sessions} sessions`;
}

export default function CreateConsumerPage() {
  const known = useConsumers();
  const { rows } = known;
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
      <AddPeopleForm onAdded={known.refresh} />
      <section className={styles.section} aria-labelledby="known">
        <h2 id="known">Everybody so far</h2>
        <TextInput
          label="Search"
          leftSection={<IconSearch size={18} />}
          value={known.search}
          onChange={(event) => known.type(event.currentTarget.value)}
          placeholder="Name or address"
        />
        <ListState list={known} failed="The list did not load" />
        {rows?.length === 0 && known.search === '' ? (
          <EmptyState scene={<NoPeopleScene />} title="Nobody yet">
            <p>Add people here, or while you create a session.</p>
          </EmptyState>
        ) : null}
        {rows?.length === 0 && known.search !== '' ? (
          <p className={styles.soft}>Nobody is called “{known.search}”.</p>
        ) : null}
        <ul className={styles.plain}>
          {rows?.map((consumer) => (
            <li key={consumer.id}>
              <span>
                <strong>
                  {consumer.first_name} {consumer.last_name}
                </strong>
                <div className={styles.soft}>{consumer.email}</div>
              </span>
              <span className={styles.soft}>{invitedTo(consumer.sessions)}</span>
            </li>
          ))}
        </ul>
        <MoreButton list={known} label="Show more people" />
      </section>
    </div>
  );
}
