import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { ListTable, listActions } from '../../shared/lists/list-table.tsx';
import styles from '../dashboard.module.css';
import { isArchivable, type Selection } from './archive-bar.tsx';
import { SessionRowMenu } from './session-row-menu.tsx';
import { SessionStatusChip } from './session-status-chip.tsx';
import listStyles from './sessions-page.module.css';

interface SessionTableProps {
  sessions: readonly SessionSummary[];
  /** Where several can be put away at once. */
  selection: Selection | undefined;
  onChanged: () => void;
}

function SelectSession({ session, selection }: { session: SessionSummary; selection: Selection }) {
  const words = useSessionsWords().table;
  const { selected, select } = selection;
  return (
    <Checkbox
      label={<VisuallyHidden>{words.select(session.title)}</VisuallyHidden>}
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
  const words = useSessionsWords().table;
  const { columns } = words;
  const { shortWhen, zoneLabel } = useTimes();
  const zone = useHomeTimezone();
  const creditsWord = ({ consumed, reserved }: SessionSummary['credits']) =>
    consumed > 0 ? words.used(consumed) : reserved > 0 ? words.reserved(reserved) : words.noCredits;
  return (
    <ListTable
      columns={[columns.session, columns.starts, columns.status, columns.people, columns.credits]}
      hasActions
    >
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
          <Table.Td data-label={columns.starts}>
            <time dateTime={session.starts_at} className={listStyles.when}>
              {shortWhen(session.starts_at, zone)}
            </time>
            <div className={styles.soft}>{zoneLabel(session.starts_at, zone)}</div>
          </Table.Td>
          <Table.Td data-label={columns.status}>
            <SessionStatusChip status={session.status} archived={session.archived} />
          </Table.Td>
          <Table.Td data-label={columns.people} className={styles.number}>
            {session.people.invited}
            <div className={styles.soft}>{words.opened(session.people.opened)}</div>
            {session.people.declined > 0 ? (
              <div className={styles.soft}>{words.declined(session.people.declined)}</div>
            ) : null}
          </Table.Td>
          <Table.Td data-label={columns.credits} className={styles.number}>
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
