import { useEffect, useRef } from 'react';
import { type ColumnUse, columnUses } from '#contract/rules/people/people-columns.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import type { PeopleImport, PeopleReview as Review } from '../../../react/use-people-file.ts';
import { type TextEncoding, textEncodings } from '../../../services/people-file/file-text.ts';
import type { PeopleInFile, ReadTable } from '../../../services/people-file/read-people-file.ts';
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import styles from './people-review.module.css';

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
  const words = usePeopleWords().review;
  const name = table.labels[column] || words.column(column + 1);
  const use = table.uses[column] ?? 'ignored';
  return (
    <li>
      <div className={styles.column}>
        <strong>{name}</strong>
        <span>{table.samples[column]?.join(' · ') || words.empty}</span>
      </div>
      <NativeSelect
        size="sm"
        aria-label={words.useOf(name)}
        data={columnUses.map((each) => ({ value: each, label: words.uses[each] }))}
        value={use}
        onChange={(event) => onUse(place, column, event.currentTarget.value as ColumnUse)}
      />
    </li>
  );
}

const nameUses: ReadonlySet<ColumnUse> = new Set(['first_name', 'last_name', 'name', 'reversed_name']);

/** Each column with its first cells and what it is used for; those that seem to be of no use are folded away. */
function Columns(props: ColumnsProps) {
  const words = usePeopleWords().review;
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
          <summary>{words.moreColumns(others.length)}</summary>
          {listOf(others)}
        </details>
      ) : null}
    </>
  );
}

function FoundPeople({ read }: { read: PeopleInFile }) {
  const words = usePeopleWords().review;
  const { found, departments } = read;
  if (found.length === 0) return null;
  const more = found.length - shownPeople;
  return (
    <ul className={styles.people} aria-label={words.peopleFound}>
      {found.slice(0, shownPeople).map((person) => (
        <li key={person.email}>
          <strong>{fullName(person)}</strong>
          <span>{[person.email, departments.get(person.email)].filter(Boolean).join(', ')}</span>
        </li>
      ))}
      {more > 0 ? <li className={styles.more}>{words.morePeople(more)}</li> : null}
    </ul>
  );
}

function PassedRows({ passed }: Pick<PeopleInFile, 'passed'>) {
  const words = usePeopleWords().review;
  if (passed.length === 0) return null;
  return (
    <details className={styles.passed}>
      <summary>{words.passed(passed.length)}</summary>
      <ul>
        {passed.slice(0, shownRows).map(({ row, text }) => (
          <li key={row}>{words.row(row, text)}</li>
        ))}
        {passed.length > shownRows ? <li>{words.moreRows(passed.length - shownRows)}</li> : null}
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
  const { review: words, encodings } = usePeopleWords();
  if (!read.encoding) return null;
  const { used, isGuessed } = read.encoding;
  return (
    <NativeSelect
      size="sm"
      label={words.encoding}
      description={isGuessed ? words.encodingGuessed : undefined}
      data={textEncodings.map((encoding) => ({ value: encoding, label: encodings[encoding] }))}
      value={used}
      onChange={(event) => onChoose(event.currentTarget.value as TextEncoding)}
    />
  );
}

/** What was read from a table, before anybody is added: its columns, its people, and the rows without an address. */
export function PeopleReview({ people, review }: { people: PeopleImport; review: Review }) {
  const words = usePeopleWords().review;
  const { source, read } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves to the review of another file, not to a changed one
  useEffect(() => heading.current?.focus(), [key]);
  const { tables, malformed, repeated } = read;
  return (
    <section className={styles.review} aria-label={words.label} aria-busy={people.busy}>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading(source.name)}
      </h2>
      {source.pasted === undefined ? <EncodingChoice read={read} onChoose={people.chooseEncoding} /> : null}
      {tables.map((table, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place in the file
        <section key={place} aria-label={tables.length > 1 ? words.table(place + 1) : words.columns}>
          <p className={styles.note}>
            {tables.length > 1 ? `${words.tableOf(place + 1, tables.length, table.people)} ` : null}
            {words.chooseUses}
          </p>
          <Columns table={table} place={place} onUse={people.chooseUse} />
        </section>
      ))}
      <div aria-live="polite">
        <p className={styles.note}>
          {words.found(read.people)}
          {repeated > 0 ? ` ${words.repeated(repeated)}` : null}
        </p>
      </div>
      <FoundPeople read={read} />
      {malformed.length > 0 ? (
        <div className={styles.passed}>
          <p>{words.malformed(malformed.length)}</p>
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
          {words.add(read.people)}
        </Button>
        {source.pasted === undefined ? null : (
          <Button variant="default" onClick={people.keepAsText}>
            {words.asText}
          </Button>
        )}
        <Button variant="default" onClick={people.cancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}
