import { useRef, useState } from 'react';
import type { GroupQuery } from '#contract/calls/schemas/consumers.ts';
import { peopleImported } from '#contract/rules/business-constants.ts';
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
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../dashboard.module.css';
import { MailQuestion, useMailQuestion } from '../../shared/dialogs/mail-question.tsx';
import { PeopleField } from './people-field.tsx';
import { PeopleList } from './people-list.tsx';
import { useSessionChoices } from './use-session-choices.ts';

interface AddPeopleFormProps {
  /** Those that people may still be invited to. */
  upcoming: ReturnType<typeof useUpcomingSessions>;
  onAdded: () => void;
}

function AddPeopleForm({ upcoming, onAdded }: AddPeopleFormProps) {
  const { page: words, invitationReads } = usePeopleWords();
  const { data: sessions = [] } = upcoming;
  const toasts = useToasts();
  const [text, setText] = useState('');
  const [session, setSession] = useState('');
  const [problem, setProblem] = useState<string>();
  const sent = useRef<{ text: string; people: Person[] }>({ text: '', people: [] });
  const add = useAddConsumers(() => {
    toasts.success(words.addedToast);
    if (text === sent.current.text) setText(unreadLines(text));
    onAdded();
  });
  const imported = useImportConsumers(({ added, known }) => {
    toasts.success(words.addedToast);
    setKept({ added, known });
    if (text === sent.current.text) setText(unreadLines(text));
    onAdded();
  });
  const [kept, setKept] = useState<{ added: number; known: number }>();
  const [isTableOpen, setTableOpen] = useState(false);
  const { people, problems } = parsePeopleLines(text);
  const submit = () => {
    if (isTableOpen) return setProblem(words.tableOpen);
    if (people.length === 0) return setProblem(problems.length > 0 ? words.malformed : words.none);
    if (people.length > peopleImported) return setProblem(words.tooMany(peopleImported));
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
  const choices = [{ value: '', label: words.notYet }, ...useSessionChoices(sessions)];
  return (
    <FormStack
      label={words.add}
      onSubmit={submit}
      failure={problem ?? (session ? add : imported).failure?.message}
      actions={
        <>
          <Button type="submit" loading={add.busy || imported.busy}>
            {words.add}
          </Button>
          {canLeaveOut && !add.busy ? (
            <Button variant="default" onClick={() => send(others)}>
              {words.addOthers(others.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <MailQuestion
        opened={question.opened}
        onClose={question.onClose}
        title={words.ask(people.length)}
        act={words.addAndInvite}
        keep={words.back}
        busy={add.busy}
        onAct={() => send(people)}
        people={people.length}
        to={words.recipients(people.length)}
        reads={invitationReads(invited?.title ?? '')}
      />
      <PeopleField value={text} onChange={setText} onReview={setTableOpen} />
      <p role="status" className={styles.soft}>
        {kept ? words.kept(kept.added, kept.known) : null}
      </p>
      <NativeSelect
        label={words.inviteTo}
        data={choices}
        value={session}
        onChange={(event) => setSession(event.currentTarget.value)}
      />
      {upcoming.failed ? (
        <TryAgain
          message={words.sessionsFailed(readableMessage(upcoming.error))}
          onRetry={upcoming.refresh}
        />
      ) : null}
    </FormStack>
  );
}

export default function CreateConsumerPage() {
  const words = usePeopleWords().page;
  const [group, setGroup] = useState<GroupQuery>({});
  const known = useConsumers(group);
  const upcoming = useUpcomingSessions();
  return (
    <div className={styles.page}>
      <PageHead title={words.title} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
      </header>
      <AddPeopleForm upcoming={upcoming} onAdded={known.refresh} />
      <PeopleList known={known} group={group} onGroup={setGroup} sessions={upcoming.data ?? []} />
    </div>
  );
}
