import { Group } from '@mantine/core';
import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { useSessionPeopleWords } from '../../../../words/organiser/sessions/session-people-words.ts';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import styles from '../../dashboard.module.css';
import { Dialog } from '../../../shared/dialogs/dialog.tsx';
import { EditConflict } from '../../../shared/edited/edit-conflict.tsx';
import { type Draft, useEdited } from '../../../shared/edited/use-edited.ts';
import { asGuestList, peopleDifferencesIn } from '../people/people-differences.ts';

interface MoveDialogProps {
  session: SessionDetail;
  live: LiveAnswer;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

/** By their numbers; the first of each until one is chosen. */
interface Chosen {
  seat: string;
  team: string;
}

function Fields({ session, live, acts, onClose }: Omit<MoveDialogProps, 'opened'>) {
  const { move: words } = useSessionHostWords();
  const { differences } = useSessionPeopleWords();
  const list = asGuestList(session);
  const [draft, onDraft] = useState<Draft<SessionDetail, Chosen>>();
  const edited = useEdited({
    subject: list,
    draft,
    onDraft,
    valuesIn: () => ({ seat: '', team: '' }),
    differences: peopleDifferencesIn(differences),
  });
  const { value: chosen, change: choose, version } = edited;
  const teamName = new Map(live.teams.map(({ team_id, name }) => [team_id, name]));
  const seat = live.seats.find(({ seat_id }) => seat_id === chosen.seat) ?? live.seats[0];
  const others = live.teams.filter(({ team_id }) => team_id !== seat?.team_id);
  const team = others.find(({ team_id }) => String(team_id) === chosen.team) ?? others[0];
  if (!seat || !team) return null;
  return (
    <div className={styles.section}>
      {acts.busy ? null : <EditConflict subject={words.list} changed={list.changed} {...edited} />}
      <NativeSelect
        label={words.guest}
        value={seat.seat_id}
        onChange={(event) => choose({ ...chosen, seat: event.currentTarget.value })}
        data={live.seats.map(({ seat_id, name, team_id, present }) => {
          const place = `${name}, ${teamName.get(team_id) ?? ''}`;
          return { value: seat_id, label: present ? place : words.notHere(place) };
        })}
      />
      <NativeSelect
        label={words.team}
        value={String(team.team_id)}
        onChange={(event) => choose({ ...chosen, team: event.currentTarget.value })}
        data={others.map(({ team_id, name }) => ({ value: String(team_id), label: name }))}
      />
      <Group>
        <Button
          loading={acts.busy}
          onClick={() =>
            acts.issue({
              act: 'attendees',
              id: live.session_id,
              change: {
                add: [],
                remove: [],
                move: [{ seat_id: seat.seat_id, team_id: team.team_id }],
                version,
              },
            })
          }
        >
          {words.act(seat.name, team.name)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
      </Group>
    </div>
  );
}

/** Takes somebody to another team while the session runs; their screen goes with them. */
export function MoveDialog({ opened, ...form }: MoveDialogProps) {
  const { move: words } = useSessionHostWords();
  return (
    <Dialog opened={opened} onClose={form.onClose} title={words.title}>
      <Fields {...form} />
    </Dialog>
  );
}
