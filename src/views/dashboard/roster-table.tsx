import { ActionIcon, Menu, Table, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalendarX,
  IconCheck,
  IconDeviceLaptop,
  IconDots,
  IconDoorExit,
  IconLink,
  IconMail,
  IconMailForward,
  IconMailOpened,
  IconUserCheck,
  IconUserMinus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Seat, SeatState, SessionDetail } from '#contract/sessions.ts';
import { StatusChip, type StatusTone } from '../shared/status-chip.tsx';
import styles from './dashboard.module.css';
import listStyles from './sessions-page.module.css';
import type { SessionActions } from './use-session-actions.ts';

const states: Record<SeatState, { tone: StatusTone; icon: ReactNode; word: string }> = {
  not_sent: { tone: 'neutral', icon: <IconMail size={16} />, word: 'Not sent yet' },
  sent: { tone: 'info', icon: <IconCheck size={16} />, word: 'Invited' },
  bounced: { tone: 'danger', icon: <IconAlertTriangle size={16} />, word: 'Address refused' },
  opened: { tone: 'info', icon: <IconMailOpened size={16} />, word: 'Opened' },
  checked: { tone: 'action', icon: <IconDeviceLaptop size={16} />, word: 'Device checked' },
  joined: { tone: 'action', icon: <IconUserCheck size={16} />, word: 'Joined' },
  left: { tone: 'neutral', icon: <IconDoorExit size={16} />, word: 'Left' },
  declined: { tone: 'glow', icon: <IconCalendarX size={16} />, word: 'Cannot come' },
};

interface RosterTableProps {
  session: SessionDetail;
  actions: SessionActions;
}

function SeatMenu({ session, seat, actions }: RosterTableProps & { seat: Seat }) {
  const may = (event: string) => session.possible.includes(event);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={`Actions for ${seat.first_name} ${seat.last_name}`}
        >
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={18} />} onClick={() => actions.copy(seat.personal_link)}>
          Copy the personal link
        </Menu.Item>
        {may('invite') ? (
          <Menu.Item
            leftSection={<IconMailForward size={18} />}
            onClick={() => actions.invite(session.id, [seat.id])}
          >
            Send the invitation again
          </Menu.Item>
        ) : null}
        {may('changeAttendees') && session.status !== 'live' ? (
          <Menu.Item
            color="ember"
            leftSection={<IconUserMinus size={18} />}
            onClick={() => actions.changeAttendees(session.id, { add: [], remove: [seat.id] })}
          >
            Remove from the session
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

export function RosterTable({ session, actions }: RosterTableProps) {
  const teamName = new Map(session.teams.map((team) => [team.id, team.name]));
  return (
    <Table className={listStyles.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Name</Table.Th>
          <Table.Th>Team</Table.Th>
          <Table.Th>State</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {session.seats.map((seat) => {
          const state = states[seat.state];
          return (
            <Table.Tr key={seat.id}>
              <Table.Td>
                <strong>
                  {seat.first_name} {seat.last_name}
                </strong>
                <div className={styles.soft}>{seat.email}</div>
              </Table.Td>
              <Table.Td data-label="Team">{teamName.get(seat.team_id)}</Table.Td>
              <Table.Td data-label="State">
                <StatusChip tone={state.tone} icon={state.icon}>
                  {state.word}
                </StatusChip>
              </Table.Td>
              <Table.Td className={listStyles.menu}>
                <SeatMenu session={session} seat={seat} actions={actions} />
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
