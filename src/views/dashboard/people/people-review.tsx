import { useEffect, useRef } from 'react';
import { type ColumnUse, columnUses } from '#contract/rules/people/people-columns.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import type { PeopleImport, PeopleReview as Review } from '../../../react/use-people-file.ts';
import { type TextEncoding, textEncodings } from '../../../services/people-file/file-text.ts';
import type { PeopleInFile, ReadTable } from '../../../services/people-file/read-people-file.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { plural } from '#contract/words/en/counts.ts';
import styles from './people-review.module.css';

const useLabels: Record<ColumnUse, string> = {
  email: 'Email',
  other_email: 'Email, if the first is missing',
  first_name: 'First name',
  last_name: 'Last name',
  name: 'Full name',
  reversed_name: 'Full name, last name first',
  department: 'Department',
  ignored: 'Not used',
};
const uses = columnUses.map((value) => ({ value, label: useLabels[value] }));
const encodings = textEncodings.map(({ encoding, label }) => ({ value: encoding, label }));

const shownPeople = 5;
const shownRows = 50;

interface ColumnsProps {
  table: ReadTable;
  place: number;
  onUse: PeopleImport['chooseUse'];
}

interface ColumnProps extends ColumnsProps {
  column: number;
}

function Column({ table, place, column, onUse }: ColumnProps) {
  const name = table.labels[column] || `Column ${column + 1}`;
  const use = table.uses[column] ?? 'ignored';
  return (
    <li>
      <div className={styles.column}>
        <strong>{name}</strong>
        <span>{table.samples[column]?.join(' · ') || 'Empty'}</span>
      </div>
      <NativeSelect
        size="sm"
        aria-label={`Use of ${name}`}
        data={uses}
        value={use}
        onChange={(event) => onUse(place, column, event.currentTarget.value as ColumnUse)}
      />
    </li>
  );
}

const nameUses: ReadonlySet<ColumnUse> = new Set(['first_name', 'last_name', 'name', 'reversed_name']);

/** Each column with its first cells and what it is used for; those that seem to be of no use are folded away. */
function Columns(props: ColumnsProps) {
  const { labels, samples, suggested } = props.table;
  const shown = suggested.flatMap((_use, column) =>
    labels[column] || (samples[column] ?? []).length > 0 ? [column] : [],
  );
  const used = shown.filter((column) => suggested[column] !== 'ignored');
  const others = shown.filter((column) => suggested[column] === 'ignored');
  const listOf = (columns: number[]) => (
    <ul className={styles.columns}>
      {columns.map((column) => (
        <Column key={column} {...props} column={column} />
      ))}
    </ul>
  );
  return (
    <>
      {listOf(used)}
      {others.length > 0 ? (
        <details className={styles.others} open={!suggested.some((use) => nameUses.has(use))}>
          <summary>{plural(others.length, 'more column', 'more columns')}</summary>
          {listOf(others)}
        </details>
      ) : null}
    </>
  );
}

function FoundPeople({ read }: { read: PeopleInFile }) {
  const { found, departments } = read;
  if (found.length === 0) return null;
  const more = found.length - shownPeople;
  return (
    <ul className={styles.people} aria-label="People found">
      {found.slice(0, shownPeople).map((person) => (
        <li key={person.email}>
          <strong>{fullName(person)}</strong>
          <span>{[person.email, departments.get(person.email)].filter(Boolean).join(', ')}</span>
        </li>
      ))}
      {more > 0 ? <li className={styles.more}>and {plural(more, 'more person', 'more people')}</li> : null}
    </ul>
  );
}

function PassedRows({ passed }: Pick<PeopleInFile, 'passed'>) {
  if (passed.length === 0) return null;
  return (
    <details className={styles.passed}>
      <summary>
        {plural(passed.length, 'row has no email address', 'rows have no email address')} and will be left out
      </summary>
      <ul>
        {passed.slice(0, shownRows).map(({ row, text }) => (
          <li key={row}>
            Row {row}: {text}
          </li>
        ))}
        {passed.length > shownRows ? (
          <li>and {plural(passed.length - shownRows, 'more row', 'more rows')}</li>
        ) : null}
      </ul>
    </details>
  );
}

function EncodingChoice({
  read,
  onChoose,
}: {
  read: PeopleInFile;
  onChoose: PeopleImport['chooseEncoding'];
}) {
  if (!read.encoding) return null;
  const { used, isGuessed } = read.encoding;
  return (
    <NativeSelect
      size="sm"
      label="Text encoding"
      description={
        isGuessed
          ? 'The file doesn’t say which one it uses, so this is our best guess. If names look wrong, choose another.'
          : undefined
      }
      data={encodings}
      value={used}
      onChange={(event) => onChoose(event.currentTarget.value as TextEncoding)}
    />
  );
}

/** What was read from a table, before anybody is added: its columns, its people, and the rows without an address. */
export function PeopleReview({ people, review }: { people: PeopleImport; review: Review }) {
  const { source, read } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves to the review of another file, not to a changed one
  useEffect(() => heading.current?.focus(), [key]);
  const { tables, malformed, repeated } = read;
  return (
    <section className={styles.review} aria-label="Check before adding" aria-busy={people.busy}>
      <h2 ref={heading} tabIndex={-1}>
        Check {source.name}
      </h2>
      {source.pasted === undefined ? <EncodingChoice read={read} onChoose={people.chooseEncoding} /> : null}
      {tables.map((table, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place in the file
        <section key={place} aria-label={tables.length > 1 ? `Table ${place + 1}` : 'Columns'}>
          <p className={styles.note}>
            {tables.length > 1
              ? `Table ${place + 1} of ${tables.length}, ${plural(table.people, 'person', 'people')}. `
              : null}
            Choose what each column is used for.
          </p>
          <Columns table={table} place={place} onUse={people.chooseUse} />
        </section>
      ))}
      <div aria-live="polite">
        <p className={styles.note}>
          {read.people === 0 ? 'Nobody new found.' : `${plural(read.people, 'person', 'people')} found.`}
          {repeated > 0 ? ` ${plural(repeated, 'is on the list already', 'are on the list already')}.` : null}
        </p>
      </div>
      <FoundPeople read={read} />
      {malformed.length > 0 ? (
        <div className={styles.passed}>
          <p>
            {plural(malformed.length, 'row has', 'rows have')} an email address that needs correcting. You can
            do that in the list.
          </p>
          <ul>
            {malformed.slice(0, shownRows).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <PassedRows passed={read.passed} />
      <div className={styles.acts}>
        <Button disabled={read.lines.length === 0 || people.busy} onClick={people.take}>
          {read.people === 0 ? 'Add to list' : `Add ${plural(read.people, 'person', 'people')}`}
        </Button>
        {source.pasted === undefined ? null : (
          <Button variant="default" onClick={people.keepAsText}>
            Paste as text
          </Button>
        )}
        <Button variant="default" onClick={people.cancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
