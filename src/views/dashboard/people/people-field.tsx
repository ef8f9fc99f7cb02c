import { Textarea } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '#contract/rules/people/full-name.ts';
import { holdsTable, parsePeopleLines, personLine } from '#contract/rules/people/people-lines.ts';
import { usePeopleFile } from '../../../react/use-people-file.ts';
import { usePeopleProblems } from '../../../words/organiser/people-problems-words.ts';
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useDroppedFile } from '../../shared/forms/use-dropped-file.ts';
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

/** People pasted as lines, or as a mail program or a table has them; says at once which of them is malformed and why. */
export function PeopleField({ value, error, seated = [], onChange, onReview }: PeopleFieldProps) {
  const words = usePeopleWords().field;
  const { people, problems, repeated } = parsePeopleLines(value, usePeopleProblems().lines);
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
        label={words.label}
        description={words.description}
        placeholder={words.placeholder}
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
          {words.choose}
        </Button>
      </PeopleFileChoice>
      {isChoosing ? (
        <KnownPeople
          taken={new Set([...seated, ...people.map(({ email }) => email)])}
          onChoose={(chosen) => write(chosen.map((person) => personLine(person, person.department)))}
        />
      ) : null}
      <div aria-live="polite">
        {people.length > 0 ? <p className={styles.count}>{words.recognised(added)}</p> : null}
        {seatedHere.length > 0 ? (
          <p className={styles.count}>{words.seated(seatedHere.map(fullName))}</p>
        ) : null}
        {repeated.length > 0 ? (
          <p className={styles.count}>
            {words.repeated(repeated.map(({ line, text }) => ({ line, text: shortened(text.trim()) })))}
          </p>
        ) : null}
        {problems.length > 0 ? (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.text}`}>
                <strong>{words.line(problem.line)}</strong> <q>{shortened(problem.text)}</q> {problem.reason}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

const shortened = (text: string) => (text.length > shownAtMost ? `${text.slice(0, shownAtMost)}…` : text);
