import { IconDownload, IconTableImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PeopleImport } from '../../../react/use-people-file.ts';
import { Button } from '../../shared/controls/button.tsx';
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { FileButton } from '../../shared/controls/file-button.tsx';
import styles from './people-field.module.css';
import { PeopleReview } from './people-review.tsx';

function PeopleTaken({ name, read }: NonNullable<PeopleImport['taken']>) {
  const words = usePeopleWords().file;
  const { people, repeated, unaddressed } = read;
  return (
    <p className={styles.count}>
      {words.taken(people, name)}
      {repeated > 0 ? ` ${words.repeated(repeated)}` : null}
      {unaddressed > 0 ? ` ${words.unaddressed(unaddressed)}` : null}
    </p>
  );
}

interface PeopleFileChoiceProps {
  people: PeopleImport;
  /** Another way to people, beside this one. */
  children: ReactNode;
}

/** A table of people is chosen here, or dropped on the field above, and reviewed before anybody is added. */
export function PeopleFileChoice({ people, children }: PeopleFileChoiceProps) {
  const words = usePeopleWords().file;
  const { review, problem, taken, busy, failure } = people;
  return (
    <>
      <div className={styles.file}>
        <FileButton
          accept=".csv,.xlsx,.xls,.tsv,.txt"
          onChoose={people.choose}
          loading={busy}
          variant="default"
          size="compact-sm"
          leftSection={<IconTableImport size={18} aria-hidden />}
        >
          {words.upload}
        </FileButton>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => people.saveTemplate(words.templateName)}
        >
          {words.template}
        </Button>
        {children}
      </div>
      <div aria-live="polite">
        {taken && !busy ? <PeopleTaken {...taken} /> : null}
        {problem && !busy ? <p role="alert">{problem}</p> : null}
        {failure ? <p role="alert">{failure.message}</p> : null}
      </div>
      {review ? <PeopleReview people={people} review={review} /> : null}
    </>
  );
}
