import { Textarea } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useState } from 'react';
import { parsePeopleLines, personLine } from '#contract/rules/people-lines.ts';
import { usePeopleFile } from '../../../react/use-people-file.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useDroppedFile } from '../../shared/use-dropped-file.ts';
import { KnownPeople } from './known-people.tsx';
import { PeopleFileChoice } from './people-file.tsx';
import styles from './people-field.module.css';

interface PeopleFieldProps {
  value: string;
  error?: string | undefined;
  /** Addresses of those who are in already. */
  seated?: readonly string[];
  onChange: (text: string) => void;
}

const shownAtMost = 80;

/** People pasted as lines, or as a mail program or a table has them; says at once which of them is malformed and why. */
export function PeopleField({ value, error, seated = [], onChange }: PeopleFieldProps) {
  const { people, problems } = parsePeopleLines(value);
  const [isChoosing, setChoosing] = useState(false);
  const write = (lines: string[]) => onChange([value.trimEnd(), ...lines].filter(Boolean).join('\n'));
  const file = usePeopleFile({ present: value, onLines: write });
  const { isOver, ...dropped } = useDroppedFile(file.reading.issue);
  return (
    <div className={styles.field} data-over={isOver || undefined} {...dropped}>
      <Textarea
        label="People"
        description="One a line, as “Ana Silva <ana@example.com>” or only the address. Copied from a mail or a table is fine, too, and a file may be dropped here."
        placeholder={'Ana Silva <ana@example.com>\nBo Lind <bo@example.com>'}
        autosize
        minRows={5}
        maxRows={16}
        spellCheck={false}
        value={value}
        error={problems.length === 0 ? error : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <PeopleFileChoice {...file}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconAddressBook size={18} aria-hidden />}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          From people you know
        </Button>
      </PeopleFileChoice>
      {isChoosing ? (
        <KnownPeople
          taken={new Set([...seated, ...people.map(({ email }) => email)])}
          onChoose={(person) => write([personLine(person)])}
        />
      ) : null}
      <div aria-live="polite">
        {people.length > 0 ? (
          <p className={styles.count}>
            {people.length === 1 ? '1 person' : `${people.length} people`} recognised.
          </p>
        ) : null}
        {problems.length > 0 ? (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.text}`}>
                <strong>Line {problem.line}</strong> <q>{shortened(problem.text)}</q> {problem.reason}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

const shortened = (text: string) => (text.length > shownAtMost ? `${text.slice(0, shownAtMost)}…` : text);
