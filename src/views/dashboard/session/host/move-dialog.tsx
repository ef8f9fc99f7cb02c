import { Group } from '@mantine/core';
import { useState } from 'react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import styles from '../../dashboard.module.css';
import { Dialog } from '../../../shared/dialogs/dialog.tsx';

interface MoveDialogProps {
  live: LiveAnswer;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

/** Takes somebody to another team while the session runs; their screen goes with them. */
export function MoveDialog({ live, acts, opened, onClose }: MoveDialogProps) {
  const [seatId, setSeatId] = useState('');
  const [teamId, setTeamId] = useState('');
  const teamName = new Map(live.teams.map(({ team_id, name }) => [team_id, name]));
  const seat = live.seats.find(({ seat_id }) => seat_id === seatId) ?? live.seats[0];
  const others = live.teams.filter(({ team_id }) => team_id !== seat?.team_id);
  const team = others.find(({ team_id }) => String(team_id) === teamId) ?? others[0];
  if (!seat || !team) return null;
  return (
    <Dialog opened={opened} onClose={onClose} title="Move a guest to another team">
      <NativeSelect
        label="Guest"
        value={seat.seat_id}
        onChange={(event) => setSeatId(event.currentTarget.value)}
        data={live.seats.map(({ seat_id, name, team_id, present }) => ({
          value: seat_id,
          label: `${name}, ${teamName.get(team_id) ?? ''}${present ? '' : ' (not here)'}`,
        }))}
      />
      <NativeSelect
        className={styles.spaced}
        label="New team"
        value={String(team.team_id)}
        onChange={(event) => setTeamId(event.currentTarget.value)}
        data={others.map(({ team_id, name }) => ({ value: String(team_id), label: name }))}
      />
      <Group mt="md">
        <Button
          loading={acts.busy}
          onClick={() =>
            acts.issue({
              act: 'attendees',
              id: live.session_id,
              change: { add: [], remove: [], move: [{ seat_id: seat.seat_id, team_id: team.team_id }] },
            })
          }
        >
          Move {seat.name} to {team.name}
        </Button>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Dialog>
  );
}
