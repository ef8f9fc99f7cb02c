import { type PeopleProblems, peopleProblems } from '../../words/en/organiser/people-problems.ts';
import { longestDepartment } from '../business-constants.ts';
import { bareAddress, emailAddress, emailAddressFault } from './email-address.ts';
import { displayName, type Entry, entriesOf, filled, listsPeople } from './people-of-line.ts';
import { findTables, type PeopleTable, personInRow } from './people-tables.ts';
import {
  isNamed,
  literalName,
  nameFromAddress,
  nameIn,
  type PersonName,
  splitName,
  tidyName,
} from './person-name.ts';
import { holdsAddress } from './plain-name.ts';
import { splitOutside, withoutQuotes } from '../text/table-cells.ts';
import { isVisible } from '../text/visible-text.ts';

export interface Person extends PersonName {
  email: string;
}

export interface PeopleLineProblem {
  /** 1-based line of the pasted text. */
  line: number;
  /** What of the line is meant. */
  text: string;
  kind: 'unaddressed' | 'malformed';
  reason: string;
}

/** A person of an earlier line again, counted once. */
export interface RepeatedPerson {
  /** 1-based line of the pasted text. */
  line: number;
  text: string;
  earlierLine: number;
}

export interface ParsedPeople {
  people: Person[];
  problems: PeopleLineProblem[];
  repeated: RepeatedPerson[];
}

/** Unicode characters in each part of a name. */
export const namePartAtMost = 80;

/** Invisible characters that pasted text brings along. */
const unseen = /[\p{Cc}\ufeff]+/gu;
/** A tab parts the columns of a table. */
const unseenToSpace = (found: string) => (found.includes('\t') ? '\t' : ' ');
/** "[ana@team.example](mailto:ana@team.example)" */
const markedLink = /\[([^[\]]*)\]\((mailto:[^()\s]*)\)/gi;

const linesOf = (text: string) =>
  text.split(/\r\n|\r|\n/).map((line) => line.replace(unseen, unseenToSpace).replace(markedLink, '$1 <$2>'));

const separators = ['\t', ';', ',', '|'] as const;
const separatorLine = /^sep=(.)$/i;

interface Line {
  /** 1-based. */
  number: number;
  text: string;
}

interface TableRow {
  table: PeopleTable;
  cells: string[];
}

/** The rows of the tables in a text, by the index of their line, as the separator that finds most people has them. */
function tableRowsOf(lines: readonly Line[]): Map<number, TableRow> {
  const stated = separatorLine.exec(lines[0]?.text ?? '')?.[1];
  let best = { score: 0, rows: new Map<number, TableRow>() };
  for (const separator of stated ? [stated] : separators) {
    if (!lines.some(({ text }) => text.includes(separator)) && separator !== ',') continue;
    const rows = lines.map(({ text }) =>
      splitOutside(text, separator).map((cell) => withoutQuotes(cell.trim()).replaceAll('""', '"')),
    );
    const read = new Map<number, TableRow>();
    let score = 0;
    for (const table of findTables(rows)) {
      score += table.uses.filter((use) => use !== 'ignored').length;
      for (const index of table.header === null ? table.rows : [table.header, ...table.rows]) {
        const cells = rows[index] ?? [];
        read.set(index, { table, cells });
        if (index !== table.header && personInRow(table.uses, cells)) score += 10;
      }
    }
    if (score > best.score) best = { score, rows: read };
  }
  return best.rows;
}

/** A row of a table; undefined for a line below it that is no row. */
function entriesInTable({ table, cells }: TableRow, text: string): Entry[] | undefined {
  const isRow = filled(cells).length > 1 || table.labels.length === 1;
  const person = personInRow(table.uses, cells);
  if (!person) return !isRow || listsPeople(text) ? undefined : [{ text: text.trim() }];
  const { address, department } = person;
  const name = isNamed(person.name) ? person.name : undefined;
  const written = person.isAddress
    ? personLine({ ...readName(name, address), email: address }, department)
    : text.trim();
  return [{ text: written, address, name, department }];
}

/** The last quote of a line opens a cell. */
const opensCell = (line: string) => /(?:^|[\t;,|])$/.test(line.slice(0, line.lastIndexOf('"')).trimEnd());
const isOddlyQuoted = (text: string) => text.split('"').length % 2 === 0;
const linesOfCellAtMost = 50;

/** Lines, of which a cell in quotes may hold several. */
function joinedLines(text: string): Line[] {
  const lines: Line[] = [];
  const all = linesOf(text);
  for (let index = 0; index < all.length; index += 1) {
    const line = all[index] ?? '';
    const begin = index;
    if (isOddlyQuoted(line) && opensCell(line)) {
      const closing = all.slice(index + 1, index + linesOfCellAtMost).findIndex(isOddlyQuoted);
      if (closing >= 0 && !all.slice(index, index + closing + 2).some(listsPeople)) index += closing + 1;
    }
    lines.push({ number: begin + 1, text: all.slice(begin, index + 1).join(' ') });
  }
  return lines;
}

/** Each line with its person; a header line sets the columns of those after it. */
function entriesByLine(text: string): { line: Line; entries: Entry[] }[] {
  const lines = joinedLines(text);
  const rows = tableRowsOf(lines);
  return lines.map((line, index) => {
    const row = rows.get(index);
    if (row?.table.header === index || (index === 0 && separatorLine.test(line.text)))
      return { line, entries: [] };
    return { line, entries: (row && entriesInTable(row, line.text)) ?? entriesOf(line.text) };
  });
}

type Unreadable = Pick<PeopleLineProblem, 'kind' | 'reason'>;
type LineWords = PeopleProblems['lines'];

const malformed = (reason: string): Unreadable => ({ kind: 'malformed', reason });

function readName(name: PersonName | undefined, address: string): PersonName {
  const [first_name, last_name] = [name?.first_name ?? '', name?.last_name ?? ''].map((part) =>
    isVisible(part) ? part : '',
  ) as [string, string];
  return first_name || last_name ? { first_name, last_name } : nameFromAddress(address);
}

const isTooLong = (name: string) => name.length > namePartAtMost && [...name].length > namePartAtMost;

function readEntry(
  { address: written, name: given, isDoubtful }: Entry,
  words: LineWords = peopleProblems.lines,
): Person | Unreadable {
  if (written === undefined) return { kind: 'unaddressed', reason: words.unaddressed };
  if (isDoubtful) return malformed(words.twoInOne);
  const bare = bareAddress(written);
  const email = emailAddress(bare);
  if (email === null) {
    return malformed(words.notAnAddress(bare.slice(0, 80), emailAddressFault(bare, words.addressFaults)));
  }
  const name = readName(given, email);
  if (isTooLong(name.first_name) || isTooLong(name.last_name))
    return malformed(words.longName(email, namePartAtMost));
  if (holdsAddress(name.first_name) || holdsAddress(name.last_name))
    return malformed(words.addressInName(email));
  return { ...name, email };
}

/** The departments that a text of people names, by address; read from what `parsePeopleLines` reads. */
export function departmentsIn(text: string): Map<string, string> {
  return new Map(
    entriesByLine(text).flatMap(({ entries }) =>
      entries.flatMap((entry) => {
        const read = readEntry(entry);
        const department = nameIn(entry.department ?? '').slice(0, longestDepartment);
        return isRead(read) && department !== '' ? [[read.email, department] as const] : [];
      }),
    ),
  );
}

const isRead = (read: Person | Unreadable): read is Person => 'email' in read;

/**
 * Reads people as they are pasted: a line each, several in a line as mail programs copy them ("Ana Silva <ana@…>; Bo
 * <bo@…>"), or rows of a table with an address in one column, below the names of the columns or without. What is empty
 * is passed over; what is malformed becomes a problem with its line number, and never hides the others. Runs
 * in the form and on the server; reasons are English where no words are given.
 */
export function parsePeopleLines(text: string, words: LineWords = peopleProblems.lines): ParsedPeople {
  const people: Person[] = [];
  const problems: PeopleLineProblem[] = [];
  const repeated: RepeatedPerson[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, entries } of entriesByLine(text)) {
    for (const entry of entries) {
      const read = readEntry(entry, words);
      const problem = { line: line.number, text: entry.text };
      const earlier = isRead(read) ? lineOf.get(read.email) : undefined;
      if (!isRead(read)) problems.push({ ...problem, ...read });
      else if (earlier !== undefined) repeated.push({ ...problem, earlierLine: earlier });
      else {
        lineOf.set(read.email, line.number);
        people.push(read);
      }
    }
  }
  return { people, problems, repeated };
}

/** What of a text could not be read, a line each: what is left to mend once the others are in. */
export const unreadLines = (text: string): string =>
  parsePeopleLines(text)
    .problems.map((problem) => problem.text.trim())
    .join('\n');

/** Whether a text is a table of people, by its labels or its column of addresses. */
export const holdsTable = (text: string): boolean => tableRowsOf(joinedLines(text)).size > 0;

/** The text without the person of that address; others in the same line stay. */
export const withoutPerson = (text: string, email: string): string => withoutPeople(text, [email]);

/** The text without the people of these addresses. */
export function withoutPeople(text: string, emails: readonly string[]): string {
  const leaving = new Set(emails);
  return entriesByLine(text)
    .flatMap(({ line, entries }) => {
      const kept = entries.filter((entry) => {
        const read = readEntry(entry);
        return !isRead(read) || !leaving.has(read.email);
      });
      if (kept.length === entries.length) return [line.text];
      return kept.length === 0 ? [] : [kept.map((entry) => entry.text).join('; ')];
    })
    .join('\n');
}

/** Where there is no last name, it does not matter at which blank the name is split. */
const readsAs = (written: PersonName, { first_name, last_name }: PersonName) =>
  last_name === ''
    ? `${written.first_name} ${written.last_name}`.trim() === first_name
    : written.first_name === first_name && written.last_name === last_name;

/** The person as a line from which `parsePeopleLines` reads the same names, and `departmentsIn` the department. */
export function personLine({ first_name, last_name, email }: Person, department = ''): string {
  const [first = '', last = '', unit = ''] = [first_name, last_name, department.replace(/[()]+/g, ' ')].map(
    (part) => tidyName(part.replace(/[,;"<>@|]+/g, ' ')),
  );
  const person = { first_name: first, last_name: last };
  const plain = first.includes(' ') && last ? `${last}, ${first}` : `${first} ${last}`.trim();
  const isPlain = readsAs(splitName(displayName(plain, true)), person);
  const isOfAddress = !isNamed(person) || (!isPlain && readsAs(nameFromAddress(email), person));
  const name = isOfAddress ? '' : isPlain ? plain : literalName(person);
  if (unit) return `${name} <${email}> (${unit})`.trim();
  return name ? `${name} <${email}>` : email;
}
