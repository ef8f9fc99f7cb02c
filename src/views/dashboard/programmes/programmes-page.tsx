import { Table } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useProgrammes } from '../../../react/use-programmes.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { plural } from '#contract/words/en/counts.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { ListTable } from '../../shared/lists/list-table.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { TableSkeleton } from '../../shared/skeletons.tsx';
import { typedDay } from '../../shared/time/when.ts';
import styles from '../dashboard.module.css';
import listStyles from '../sessions/sessions-page.module.css';
import { SignUpChip } from './sign-up-chip.tsx';

const columns = ['Programme', 'Dates', 'Sign-up', 'Seats', 'Waiting'];

const createButton = (
  <ButtonLink to="/dashboard/createProgramme" leftSection={<IconPlus size={18} />}>
    Create programme
  </ButtonLink>
);

function Programmes() {
  const { data: programmes, error, failed, refresh } = useProgrammes();
  if (failed)
    return <ErrorPanel title="Programmes didn’t load" message={readableMessage(error)} onRetry={refresh} />;
  if (!programmes) return <TableSkeleton />;
  if (programmes.length === 0)
    return (
      <EmptyState scene={<NoSessionsScene />} title="No programmes yet" action={createButton}>
        <p>
          A programme is one or many sessions with a sign-up link. People choose a time themselves, alone or
          with colleagues.
        </p>
      </EmptyState>
    );
  return (
    <ListTable columns={columns}>
      {programmes.map((programme) => (
        <Table.Tr key={programme.id}>
          <Table.Td>
            <Link to={`/dashboard/programmes/${programme.id}`} className={listStyles.name}>
              {programme.title}
            </Link>
            <div className={styles.soft}>{programme.story_title}</div>
          </Table.Td>
          <Table.Td data-label="Dates">
            {programme.slots === 1
              ? typedDay(programme.first.date)
              : `${typedDay(programme.first.date)} to ${typedDay(programme.last.date)}`}
            <div className={styles.soft}>{plural(programme.slots, 'session', 'sessions')}</div>
          </Table.Td>
          <Table.Td data-label="Sign-up">
            <SignUpChip isOpen={programme.is_open} />
          </Table.Td>
          <Table.Td data-label="Seats" className={styles.number}>
            {programme.confirmed} of {programme.capacity}
          </Table.Td>
          <Table.Td data-label="Waiting" className={styles.number}>
            {programme.waiting}
          </Table.Td>
        </Table.Tr>
      ))}
    </ListTable>
  );
}

export default function ProgrammesPage() {
  return (
    <div className={styles.page}>
      <PageHead title="Programmes" indexed={false} />
      <header className={styles.heading}>
        <h1>Programmes</h1>
        {createButton}
      </header>
      <Programmes />
    </div>
  );
}
