import { Textarea } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '#contract/rules/people/full-name.ts';
import { holdsTable, parsePeopleLines, personLine } from '#contract/rules/people/people-lines.ts';
import { usePeopleFile } from '../../../react/use-people-file.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useDroppedFile } from '../../shared/forms/use-dropped-file.ts';
import { plural } from '#contract/words/en/counts.ts';
import { KnownPeople } from './known-people.tsx';
import { PeopleFileChoice } from './people-file.tsx';
import styles from './people-field.module.css';

interface PeopleFieldProps {
  value: string;
  error?: string | undefined;
  /** Addresses of those who are in already. */
  seated?: readonly string[];
  onChange: (text: string) => void;
  /** Whether a table is being reviewed, whose people are not on the list yet. */
  onReview?: ((isOpen: boolean) => void) | undefined;
}

const shownAtMost = 80;
const listed = new Intl.ListFormat('en-GB');

/** People pasted as lines, or as a mail program or a table has them; says at once which of them is malformed and why. */
export function PeopleField({ value, error, seated = [], onChange, onReview }: PeopleFieldProps) {
  const { people, problems, repeated } = parsePeopleLines(value);
  const seatedHere = people.filter(({ email }) => seated.includes(email));
  const added = people.length - seatedHere.length;
  const [isChoosing, setChoosing] = useState(false);
  const write = (lines: string[]) => onChange([value.trimEnd(), ...lines].filter(Boolean).join('\n'));
  const file = usePeopleFile({ present: value, onLines: write });
  const isReviewed = file.review !== undefined;
  const report = useRef(onReview);
  useEffect(() => {
    report.current = onReview;
  });
  useEffect(() => {
    report.current?.(isReviewed);
    return () => report.current?.(false);
  }, [isReviewed]);
  const { isOver, ...dropped } = useDroppedFile(file.choose);
  return (
    <div className={styles.field} data-over={isOver || undefined} {...dropped}>
      <Textarea
        label="People"
        description="One per line: “Ana Silva <ana@example.com>” or just the email. You can paste from an email or spreadsheet, and you can drop a file here."
        placeholder={'Ana Silva <ana@example.com>\nBo Lind <bo@example.com>'}
        autosize
        minRows={5}
        maxRows={16}
        spellCheck={false}
        value={value}
        error={problems.length === 0 ? error : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!holdsTable(text)) return;
          event.preventDefault();
          file.paste(text);
        }}
      />
      <PeopleFileChoice people={file}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconAddressBook size={18} aria-hidden />}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          Choose from your people
        </Button>
      </PeopleFileChoice>
      {isChoosing ? (
        <KnownPeople
          taken={new Set([...seated, ...people.map(({ email }) => email)])}
          onChoose={(chosen) => write(chosen.map((person) => personLine(person, person.department)))}
        />
      ) : null}
      <div aria-live="polite">
        {people.length > 0 ? (
          <p className={styles.count}>{plural(added, 'person', 'people')} recognised.</p>
        ) : null}
        {seatedHere.length > 0 ? (
          <p className={styles.count}>
            Already in this session, and skipped: {listed.format(seatedHere.map(fullName))}.
          </p>
        ) : null}
        {repeated.length > 0 ? (
          <p className={styles.count}>
            Listed twice, and added once:{' '}
            {listed.format(repeated.map(({ line, text }) => `line ${line} (${shortened(text.trim())})`))}.
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
