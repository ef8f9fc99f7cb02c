import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { ListTable, listActions } from '../../shared/lists/list-table.tsx';
import { shortWhen, zoneLabel } from '../../shared/time/when.ts';
import styles from '../dashboard.module.css';
import { isArchivable, type Selection } from './archive-bar.tsx';
import { SessionRowMenu } from './session-row-menu.tsx';
import { SessionStatusChip } from './session-status-chip.tsx';
import listStyles from './sessions-page.module.css';

const columns = ['Session', 'Starts', 'Status', 'People', 'Credits'];

interface SessionTableProps {
  sessions: readonly SessionSummary[];
  /** Where several can be put away at once. */
  selection: Selection | undefined;
  onChanged: () => void;
}

const creditsWord = ({ consumed, reserved }: SessionSummary['credits']) =>
  consumed > 0 ? `${consumed} used` : reserved > 0 ? `${reserved} reserved` : 'none';

function SelectSession({ session, selection }: { session: SessionSummary; selection: Selection }) {
  const { selected, select } = selection;
  return (
    <Checkbox
      label={<VisuallyHidden>Select {session.title}</VisuallyHidden>}
      checked={selected.has(session.id)}
      onChange={({ currentTarget: { checked } }) =>
        select((now) => {
          const others = [...now].filter((id) => id !== session.id);
          return new Set(checked ? [...others, session.id] : others);
        })
      }
    />
  );
}

/** Sessions in rows; those that may go into the archive, or out of it, can be selected for it. */
export function SessionTable({ sessions, selection, onChanged }: SessionTableProps) {
  const zone = useHomeTimezone();
  return (
    <ListTable columns={columns} hasActions>
      {sessions.map((session) => (
        <Table.Tr key={session.id}>
          <Table.Td>
            <div className={listStyles.session}>
              {selection && isArchivable(session) ? (
                <SelectSession session={session} selection={selection} />
              ) : null}
              <div>
                <Link to={`/dashboard/sessions/${session.id}`} className={listStyles.name}>
                  {session.title}
                </Link>
                <div className={styles.soft}>{session.story_title}</div>
              </div>
            </div>
          </Table.Td>
          <Table.Td data-label="Starts">
            <time dateTime={session.starts_at} className={listStyles.when}>
              {shortWhen(session.starts_at, zone)}
            </time>
            <div className={styles.soft}>{zoneLabel(session.starts_at, zone)}</div>
          </Table.Td>
          <Table.Td data-label="Status">
            <SessionStatusChip status={session.status} archived={session.archived} />
          </Table.Td>
          <Table.Td data-label="People" className={styles.number}>
            {session.people.invited}
            <div className={styles.soft}>{session.people.opened} opened</div>
            {session.people.declined > 0 ? (
              <div className={styles.soft}>{session.people.declined} cannot come</div>
            ) : null}
          </Table.Td>
          <Table.Td data-label="Credits" className={styles.number}>
            {creditsWord(session.credits)}
          </Table.Td>
          <Table.Td className={listActions}>
            <SessionRowMenu session={session} onChanged={onChanged} />
          </Table.Td>
        </Table.Tr>
      ))}
    </ListTable>
  );
}
