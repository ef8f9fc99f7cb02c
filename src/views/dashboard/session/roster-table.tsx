import { Menu, Table } from '@mantine/core';
import { IconArrowsExchange, IconDots, IconLink, IconMailForward, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { SessionEvent } from '#contract/rules/session-lifecycle.ts';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import styles from '../dashboard.module.css';
import { AnotherDevice } from './another-device.tsx';
import { RemovePersonDialog } from './remove-person-dialog.tsx';
import { SeatStanding } from './seat-standing.tsx';
import { ListTable, listActions } from '../../shared/list-table.tsx';

const columns = ['Name', 'Team', 'State'];

interface RosterTableProps {
  session: SessionDetail;
  acts: SessionActs;
}

function SeatMenu({ session, seat, acts }: RosterTableProps & { seat: Seat }) {
  const may = (event: SessionEvent) => session.possible.includes(event);
  const [isRemoving, setRemoving] = useState(false);
  const others = session.teams.filter(({ id }) => id !== seat.team_id);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton variant="subtle" aria-label={`Actions for ${seat.first_name} ${seat.last_name}`}>
            <IconDots size={20} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLink size={18} />} onClick={() => acts.copyLink(seat.personal_link)}>
            Copy the personal link
          </Menu.Item>
          {may('invite') ? (
            <Menu.Item
              leftSection={<IconMailForward size={18} />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'invite', id: session.id, seat_ids: [seat.id] })}
            >
              Send the invitation again
            </Menu.Item>
          ) : null}
          {may('changeAttendees') && others.length > 0 ? (
            <>
              <Menu.Divider />
              <Menu.Label>Move to another team</Menu.Label>
              {others.map(({ id, name }) => (
                <Menu.Item
                  key={id}
                  leftSection={<IconArrowsExchange size={18} />}
                  disabled={!acts.possible}
                  onClick={() =>
                    acts.issue({
                      act: 'attendees',
                      id: session.id,
                      change: { add: [], remove: [], move: [{ seat_id: seat.id, team_id: id }] },
                    })
                  }
                >
                  {name}
                </Menu.Item>
              ))}
              <Menu.Divider />
            </>
          ) : null}
          {may('changeAttendees') && session.status !== 'live' ? (
            <Menu.Item
              className={styles.taking}
              leftSection={<IconUserMinus size={18} />}
              onClick={() => setRemoving(true)}
            >
              Remove from the session
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <RemovePersonDialog
        session={session}
        seat={seat}
        acts={acts}
        opened={isRemoving}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}

export interface ShownRosterProps extends RosterTableProps {
  seats: readonly Seat[];
  teamName: ReadonlyMap<number, string>;
}

export function RosterTable({ session, seats, teamName, acts }: ShownRosterProps) {
  return (
    <ListTable columns={columns} hasActions>
      {seats.map((seat) => (
        <Table.Tr key={seat.id}>
          <Table.Td>
            <strong>
              {seat.first_name} {seat.last_name}
            </strong>
            <div className={styles.soft}>{seat.email}</div>
          </Table.Td>
          <Table.Td data-label="Team">{teamName.get(seat.team_id)}</Table.Td>
          <Table.Td data-label="State">
            <SeatStanding state={seat.state} check={seat.check} refusal={seat.refusal} />
            {seat.another_device_at === null ? null : (
              <AnotherDevice
                at={seat.another_device_at}
                mayRemove={session.possible.includes('changeAttendees') && session.status !== 'live'}
              />
            )}
          </Table.Td>
          <Table.Td className={listActions}>
            <SeatMenu session={session} seat={seat} acts={acts} />
          </Table.Td>
        </Table.Tr>
      ))}
    </ListTable>
  );
}
