import { Group, Select } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { parsePeopleLines } from '#contract/rules/people-lines.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { PeopleField } from '../people/people-field.tsx';
import { Dialog } from '../../shared/dialog.tsx';

interface AddPeopleProps {
  session: SessionDetail;
  acts: SessionActs;
  /** Kept while the dialog is closed. */
  text: string;
  onText: (text: string) => void;
  opened: boolean;
  onClose: () => void;
}

function Fields({ session, acts, text, onText, onClose }: Omit<AddPeopleProps, 'opened'>) {
  const [team, setTeam] = useState(String(session.teams[0]?.id ?? ''));
  const buys = useMayBuy();
  const { people, problems } = parsePeopleLines(text);
  const save = () => {
    const add = people.map((person) => ({ ...person, team_id: Number(team) }));
    acts.issue({ act: 'attendees', id: session.id, change: { add, remove: [] } });
  };
  return (
    <>
      <PeopleField value={text} seated={session.seats.map(({ email }) => email)} onChange={onText} />
      <Select
        mt="md"
        label="Team"
        data={session.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={team}
        allowDeselect={false}
        onChange={(value) => value && setTeam(value)}
      />
      {acts.failure?.code === 'SESSION_002' ? (
        <p role="alert">
          {acts.failure.message}: so many people need another credit.{' '}
          {buys ? (
            <Link to="/dashboard/checkout" target="_blank">
              Get credits in a new tab
            </Link>
          ) : (
            'An owner of your company can get one'
          )}
          ; your list stays here.
        </p>
      ) : null}
      <Group mt="md">
        <Button loading={acts.busy} disabled={people.length === 0 || problems.length > 0} onClick={save}>
          Add and invite
        </Button>
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
      </Group>
    </>
  );
}

export function AddPeople({ opened, ...form }: AddPeopleProps) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title="Add people" size="lg">
      <Fields {...form} />
    </Dialog>
  );
}
