import { Button, Group, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { parsePeopleLines } from '#contract/rules/people-lines.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { PeopleField } from './people-field.tsx';
import type { SessionActions } from './use-session-actions.ts';

interface AddPeopleProps {
  session: SessionDetail;
  actions: SessionActions;
  opened: boolean;
  onClose: () => void;
}

function Fields({ session, actions, onClose }: Omit<AddPeopleProps, 'opened'>) {
  const [text, setText] = useState('');
  const [team, setTeam] = useState(String(session.teams[0]?.id ?? ''));
  const [busy, setBusy] = useState(false);
  const { people, problems } = parsePeopleLines(text);
  const save = async () => {
    setBusy(true);
    const add = people.map((person) => ({ ...person, team_id: Number(team) }));
    const done = await actions.changeAttendees(session.id, { add, remove: [] });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <>
      <PeopleField value={text} onChange={setText} />
      <Select
        mt="md"
        label="Team"
        data={session.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={team}
        allowDeselect={false}
        onChange={(value) => value && setTeam(value)}
      />
      <Group mt="md">
        <Button loading={busy} disabled={people.length === 0 || problems.length > 0} onClick={save}>
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
    <Modal opened={opened} onClose={form.onClose} title="Add people" size="lg">
      <Fields {...form} />
    </Modal>
  );
}
