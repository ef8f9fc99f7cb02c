import { Group, Select } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { departmentsIn, parsePeopleLines, withoutPeople } from '#contract/rules/people/people-lines.ts';
import { useSessionPeopleWords } from '../../../../words/organiser/sessions/session-people-words.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { usePeopleWords } from '../../../../words/organiser/people-words.ts';
import { useMayBuy } from '../../../../machines/admin-auth/use-admin-auth.tsx';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import styles from '../../dashboard.module.css';
import { OverlapWarning } from '../../people/overlap-warning.tsx';
import { PeopleField } from '../../people/people-field.tsx';
import { Dialog } from '../../../shared/dialogs/dialog.tsx';
import { MailQuestion, useMailQuestion } from '../../../shared/dialogs/mail-question.tsx';
import { EditConflict } from '../../../shared/edited/edit-conflict.tsx';
import { type Draft, useEdited } from '../../../shared/edited/use-edited.ts';
import { asGuestList, peopleDifferencesIn } from './people-differences.ts';

interface AddPeopleProps {
  session: SessionDetail;
  acts: SessionActs;
  /** Kept while the dialog is closed. */
  draft: Draft<SessionDetail, string> | undefined;
  onDraft: (draft: Draft<SessionDetail, string> | undefined) => void;
  opened: boolean;
  onClose: () => void;
}

function Fields({ session, acts, draft, onDraft, onClose }: Omit<AddPeopleProps, 'opened'>) {
  const { adding: words, differences } = useSessionPeopleWords();
  const { invitationReads } = usePeopleWords();
  const list = asGuestList(session);
  const edited = useEdited({
    subject: list,
    draft,
    onDraft,
    valuesIn: () => '',
    differences: peopleDifferencesIn(differences),
  });
  const { value: text, change: onText, version } = edited;
  const [team, setTeam] = useState(String(session.teams[0]?.id ?? ''));
  const [isTableOpen, setTableOpen] = useState(false);
  const buys = useMayBuy();
  const seated = session.seats.map(({ email }) => email);
  const { people, problems } = parsePeopleLines(text);
  const added = people.filter(({ email }) => !seated.includes(email));
  const question = useMailQuestion();
  const save = () => {
    question.onClose();
    const departments = departmentsIn(text);
    const add = added.map((person) => ({
      ...person,
      department: departments.get(person.email),
      team_id: Number(team),
    }));
    acts.issue({ act: 'attendees', id: session.id, change: { add, remove: [], version } });
  };
  return (
    <div className={styles.section}>
      {acts.busy ? null : <EditConflict subject={words.list} changed={list.changed} {...edited} />}
      <PeopleField value={text} seated={seated} onChange={onText} onReview={setTableOpen} />
      <OverlapWarning
        people={added}
        plan={{ story_slug: session.story_slug, timezone_id: session.timezone_id, except: session.id }}
        starts={[{ starts_at: session.starts_at }]}
        onLeaveOut={(emails) => onText(withoutPeople(text, emails))}
      />
      <Select
        label={words.team}
        data={session.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={team}
        allowDeselect={false}
        onChange={(value) => value && setTeam(value)}
      />
      {acts.failure?.code === 'SESSION_002' ? (
        <p role="alert">
          {words.creditNeeded(acts.failure.message)}{' '}
          {buys ? (
            <Link to="/dashboard/checkout" target="_blank">
              {words.buy}
            </Link>
          ) : (
            words.ownerBuys
          )}
          {words.listStays}
        </p>
      ) : null}
      {problems.length > 0 && added.length > 0 ? <p>{words.unreadable}</p> : null}
      <MailQuestion
        opened={question.opened}
        onClose={question.onClose}
        title={words.ask(added.length)}
        act={words.act}
        keep={words.back}
        busy={acts.busy}
        onAct={save}
        people={added.length}
        to={words.to(added.length)}
        reads={invitationReads(session.title)}
      />
      <Group>
        <Button
          loading={acts.busy}
          disabled={added.length === 0 || isTableOpen}
          onClick={() => question.ask(added.length, save)}
        >
          {words.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {words.back}
        </Button>
      </Group>
    </div>
  );
}

export function AddPeople({ opened, ...form }: AddPeopleProps) {
  const { adding: words } = useSessionPeopleWords();
  return (
    <Dialog opened={opened} onClose={form.onClose} title={words.title} size="lg">
      <Fields {...form} />
    </Dialog>
  );
}
