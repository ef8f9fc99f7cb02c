import { useRef, useState } from 'react';
import type { GroupQuery } from '#contract/calls/schemas/consumers.ts';
import { peopleImported } from '#contract/rules/business-constants.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import {
  departmentsIn,
  type Person,
  parsePeopleLines,
  unreadLines,
} from '#contract/rules/people/people-lines.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { useToasts } from '../../../app-context.tsx';
import { useAddConsumers, useConsumers, useImportConsumers } from '../../../react/use-consumers.ts';
import { useUpcomingSessions } from '../../../react/use-sessions.ts';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import styles from '../dashboard.module.css';
import { invitationReads } from './invitation-reads.ts';
import { form, plural } from '#contract/words/en/counts.ts';
import { MailQuestion, useMailQuestion } from '../../shared/dialogs/mail-question.tsx';
import { PeopleField } from './people-field.tsx';
import { PeopleList } from './people-list.tsx';
import { useSessionChoices } from './use-session-choices.ts';

interface AddPeopleFormProps {
  /** Those that people may still be invited to. */
  sessions: readonly SessionSummary[];
  onAdded: () => void;
}

const keptText = ({ added, known }: { added: number; known: number }) =>
  [
    added > 0 || known === 0 ? `${plural(added, 'person', 'people')} added.` : '',
    known > 0 ? `${plural(known, 'person was', 'people were')} on your list already and updated.` : '',
  ].join(' ');

function AddPeopleForm({ sessions, onAdded }: AddPeopleFormProps) {
  const toasts = useToasts();
  const [text, setText] = useState('');
  const [session, setSession] = useState('');
  const [problem, setProblem] = useState<string>();
  const sent = useRef<{ text: string; people: Person[] }>({ text: '', people: [] });
  const add = useAddConsumers(() => {
    toasts.success('Participant added successfully!');
    if (text === sent.current.text) setText(unreadLines(text));
    onAdded();
  });
  const imported = useImportConsumers(({ added, known }) => {
    toasts.success('Participant added successfully!');
    setKept({ added, known });
    if (text === sent.current.text) setText(unreadLines(text));
    onAdded();
  });
  const [kept, setKept] = useState<{ added: number; known: number }>();
  const [isTableOpen, setTableOpen] = useState(false);
  const { people, problems } = parsePeopleLines(text);
  const submit = () => {
    if (isTableOpen) return setProblem('Add the people of the table to the list, or cancel the table.');
    if (people.length === 0)
      return setProblem(
        problems.length > 0 ? 'Correct the lines marked above first.' : 'Add at least one person.',
      );
    if (people.length > peopleImported)
      return setProblem(`Add up to ${peopleImported.toLocaleString('en')} people at once.`);
    setProblem(undefined);
    setKept(undefined);
    question.ask(invited ? people.length : 0, () => send(people));
  };
  const question = useMailQuestion();
  const invited = sessions.find(({ id }) => id === session);
  const send = (those: Person[]) => {
    question.onClose();
    sent.current = { text, people: those };
    const departments = departmentsIn(text);
    const list = those.map((person) => ({ ...person, department: departments.get(person.email) }));
    if (session) add.issue({ people: list, session_id: session });
    else imported.issue({ people: list });
  };
  const isSeated = (place: number) =>
    add.failure?.code === 'CONSUMER_003' &&
    add.failure.fieldErrors[`people.${place}.email`] !== undefined &&
    text === sent.current.text;
  const others = sent.current.people.filter((_person, place) => !isSeated(place));
  const canLeaveOut = others.length > 0 && others.length < sent.current.people.length;
  const choices = [{ value: '', label: 'Not yet, save for later' }, ...useSessionChoices(sessions)];
  return (
    <FormStack
      label="Add people"
      onSubmit={submit}
      failure={problem ?? (session ? add : imported).failure?.message}
      actions={
        <>
          <Button type="submit" loading={add.busy || imported.busy}>
            Add people
          </Button>
          {canLeaveOut && !add.busy ? (
            <Button variant="default" onClick={() => send(others)}>
              Leave them out and add {plural(others.length, 'person', 'people')}
            </Button>
          ) : null}
        </>
      }
    >
      <MailQuestion
        opened={question.opened}
        onClose={question.onClose}
        title={`Add and invite ${plural(people.length, 'guest', 'guests')}?`}
        act="Add and invite"
        keep="Back"
        busy={add.busy}
        onAct={() => send(people)}
        people={people.length}
        to={form(people.length, 'The person you add', 'The people you add')}
        reads={invitationReads(invited?.title ?? '')}
      />
      <PeopleField value={text} onChange={setText} onReview={setTableOpen} />
      <p role="status" className={styles.soft}>
        {kept ? keptText(kept) : null}
      </p>
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
  const [group, setGroup] = useState<GroupQuery>({});
  const known = useConsumers(group);
  const sessions = useUpcomingSessions().data ?? [];
  return (
    <div className={styles.page}>
      <PageHead title="Add people" indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>People</h1>
          <p className={styles.lead}>
            Guests don’t need an account. Each gets a personal link to the sessions you invite them to.
          </p>
        </div>
      </header>
      <AddPeopleForm sessions={sessions} onAdded={known.refresh} />
      <PeopleList known={known} group={group} onGroup={setGroup} sessions={sessions} />
    </div>
  );
}
