import { Table } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useProgrammes } from '../../../react/use-programmes.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { ListTable } from '../../shared/lists/list-table.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { TableSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import listStyles from '../sessions/sessions-page.module.css';
import { SignUpChip } from './sign-up-chip.tsx';

function CreateButton() {
  const { create } = useProgrammesWords().list;
  return (
    <ButtonLink to="/dashboard/createProgramme" leftSection={<IconPlus size={18} />}>
      {create}
    </ButtonLink>
  );
}

function Programmes() {
  const words = useProgrammesWords();
  const { typedDay } = useTimes();
  const { data: programmes, error, failed, refresh } = useProgrammes();
  if (failed)
    return (
      <ErrorPanel heading="h2" title={words.list.failed} message={readableMessage(error)} onRetry={refresh} />
    );
  if (!programmes) return <TableSkeleton />;
  if (programmes.length === 0)
    return (
      <EmptyState scene={<NoSessionsScene />} title={words.list.emptyTitle} action={<CreateButton />}>
        <p>{words.list.empty}</p>
      </EmptyState>
    );
  const { programme: named, dates, signUp, seats, waiting } = words.columns;
  return (
    <ListTable columns={[named, dates, signUp, seats, waiting]}>
      {programmes.map((programme) => (
        <Table.Tr key={programme.id}>
          <Table.Td>
            <Link to={`/dashboard/programmes/${programme.id}`} className={listStyles.name}>
              {programme.title}
            </Link>
            <div className={styles.soft}>{programme.story_title}</div>
          </Table.Td>
          <Table.Td data-label={dates}>
            {programme.slots === 1
              ? typedDay(programme.first.date)
              : words.list.dates(typedDay(programme.first.date), typedDay(programme.last.date))}
            <div className={styles.soft}>{words.list.sessions(programme.slots)}</div>
          </Table.Td>
          <Table.Td data-label={signUp}>
            <SignUpChip isOpen={programme.is_open} />
          </Table.Td>
          <Table.Td data-label={seats} className={styles.number}>
            {words.taken(programme.confirmed, programme.capacity)}
          </Table.Td>
          <Table.Td data-label={waiting} className={styles.number}>
            {programme.waiting}
          </Table.Td>
        </Table.Tr>
      ))}
    </ListTable>
  );
}

export default function ProgrammesPage() {
  const { title } = useProgrammesWords();
  return (
    <div className={styles.page}>
      <PageHead title={title} indexed={false} />
      <header className={styles.heading}>
        <h1>{title}</h1>
        <CreateButton />
      </header>
      <Programmes />
    </div>
  );
}
