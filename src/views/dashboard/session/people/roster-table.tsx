import { fullName } from '#contract/rules/people/full-name.ts';
import { Menu, Table } from '@mantine/core';
import {
  IconArrowsExchange,
  IconDevices,
  IconDots,
  IconLink,
  IconMailForward,
  IconUser,
  IconUserMinus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionEvent } from '#contract/rules/sessions/session-lifecycle.ts';
import { IconButton } from '../../../shared/controls/icon-button.tsx';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import styles from '../../dashboard.module.css';
import { RemovePersonDialog } from './remove-person-dialog.tsx';
import { SeatStatus } from './seat-status.tsx';
import { listActions, ListTable, listName } from '../../../shared/lists/list-table.tsx';
import { StatusChip } from '../../../shared/status-chip.tsx';
import { useHomeTimezone } from '../../../../react/use-home-timezone.ts';
import { useSessionPeopleWords } from '../../../../words/organiser/sessions/session-people-words.ts';
import { useTimes } from '../../../../words/use-texts.ts';

/** A seat that somebody entered from a second device: the person themselves, or somebody else. */
function AnotherDevice({ at, mayRemove }: { at: string; mayRemove: boolean }) {
  const { roster: words } = useSessionPeopleWords();
  const { shortWhen } = useTimes();
  const zone = useHomeTimezone();
  return (
    <div className={styles.standing}>
      <StatusChip tone="glow" icon={<IconDevices size={16} />}>
        {words.anotherDevice}
      </StatusChip>
      <span className={styles.soft}>
        <time dateTime={at}>{shortWhen(at, zone)}</time>. {mayRemove ? words.ifNotThem : words.askThem}
      </span>
    </div>
  );
}

/** From when to when somebody was there. */
function There({ from, to }: { from: string; to: string | null }) {
  const { roster: words } = useSessionPeopleWords();
  const { shortTime, shortWhen } = useTimes();
  const zone = useHomeTimezone();
  return (
    <span className={styles.soft}>
      <time dateTime={from}>{shortWhen(from, zone)}</time>{' '}
      {to === null ? (
        words.untilNow
      ) : (
        <>
          {words.to} <time dateTime={to}>{shortTime(to, zone)}</time>
        </>
      )}
    </span>
  );
}

interface RosterTableProps {
  session: SessionDetail;
  acts: SessionActs;
}

function SeatMenu({ session, seat, acts }: RosterTableProps & { seat: Seat }) {
  const { roster: words } = useSessionPeopleWords();
  const may = (event: SessionEvent) => session.possible.includes(event);
  const [isRemoving, setRemoving] = useState(false);
  const others = session.teams.filter(({ id }) => id !== seat.team_id);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton variant="subtle" aria-label={words.actionsFor(fullName(seat))}>
            <IconDots size={20} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLink size={18} />} onClick={() => acts.copyLink(seat.personal_link)}>
            {words.copyLink}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={`/dashboard/people/${seat.person_id}`}
            leftSection={<IconUser size={18} />}
          >
            {words.details}
          </Menu.Item>
          {may('invite') ? (
            <Menu.Item
              leftSection={<IconMailForward size={18} />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'invite', id: session.id, seat_ids: [seat.id] })}
            >
              {words.resend}
            </Menu.Item>
          ) : null}
          {may('changeAttendees') && others.length > 0 ? (
            <>
              <Menu.Divider />
              {others.map(({ id, name }) => (
                <Menu.Item
                  key={id}
                  leftSection={<IconArrowsExchange size={18} />}
                  disabled={!acts.possible}
                  onClick={() =>
                    acts.issue({
                      act: 'attendees',
                      id: session.id,
                      change: {
                        add: [],
                        remove: [],
                        move: [{ seat_id: seat.id, team_id: id }],
                        version: session.people_version,
                      },
                    })
                  }
                >
                  {words.moveTo(name)}
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
              {words.remove}
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
  const { roster: words } = useSessionPeopleWords();
  return (
    <ListTable columns={[words.name, words.team, words.status]} hasActions>
      {seats.map((seat) => (
        <Table.Tr key={seat.id}>
          <Table.Td>
            <strong>{fullName(seat)}</strong>
            <div className={styles.soft}>{seat.email}</div>
          </Table.Td>
          <Table.Td data-label={words.team} className={listName}>
            {teamName.get(seat.team_id)}
          </Table.Td>
          <Table.Td data-label={words.status}>
            <SeatStatus state={seat.state} check={seat.check} refusal={seat.refusal} />
            {seat.there ? <There {...seat.there} /> : null}
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
