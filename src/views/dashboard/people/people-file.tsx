import { IconDownload, IconTableImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { usePeopleFile } from '../../../react/use-people-file.ts';
import { Button } from '../../shared/controls/button.tsx';
import { FileButton } from '../../shared/controls/file-button.tsx';
import styles from './people-field.module.css';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

function PeopleRead({ name, file }: NonNullable<ReturnType<typeof usePeopleFile>['read']>) {
  if ('problem' in file) return <p role="alert">{file.problem}</p>;
  const { people, repeated, unaddressed } = file;
  return (
    <p className={styles.count}>
      {people === 0 ? 'Nobody new' : counted(people, '1 person', 'people')} from {name}.
      {repeated > 0
        ? ` ${counted(repeated, 'One is on the list already', 'are on the list already')}.`
        : null}
      {unaddressed > 0
        ? ` ${counted(unaddressed, 'One row without an address was', 'rows without an address were')} left out.`
        : null}
    </p>
  );
}

interface PeopleFileChoiceProps extends ReturnType<typeof usePeopleFile> {
  /** Another way to people, beside this one. */
  children: ReactNode;
}

/** A table of people is chosen here, or dropped on the field above. */
export function PeopleFileChoice({ read, reading, saveTemplate, children }: PeopleFileChoiceProps) {
  return (
    <>
      <div className={styles.file}>
        <FileButton
          accept=".csv,.xlsx,.xls,.tsv,.txt"
          onChoose={reading.issue}
          loading={reading.busy}
          variant="default"
          size="compact-sm"
          leftSection={<IconTableImport size={18} aria-hidden />}
        >
          From a CSV or Excel file
        </FileButton>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={saveTemplate}
        >
          A template
        </Button>
        {children}
      </div>
      <div aria-live="polite">
        {read && !reading.busy && !reading.failure ? <PeopleRead {...read} /> : null}
        {reading.failure ? <p role="alert">{reading.failure.message}</p> : null}
      </div>
    </>
  );
}
