import { type PeopleProblems, peopleProblems } from '../../words/en/organiser/people-problems.ts';
import { longestDepartment } from '../business-constants.ts';
import { bareAddress, emailAddress, emailAddressFault } from './email-address.ts';
import { findTables, type PeopleTable, personInRow, usesByContent } from './people-tables.ts';
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
import { trimEndOf, trimStartOf } from '../text/trim-characters.ts';
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

interface Entry {
  text: string;
  /** As it is written; undefined where none is. */
  address?: string | undefined;
  name?: PersonName | undefined;
  department?: string | undefined;
  /** Whether two addresses belong to one name. */
  isDoubtful?: boolean | undefined;
}

/** Marks that a list puts before its lines. */
const listMark = /^(?:[-*•·–—]|\d{1,3}[.)])\s+/u;
/** "Email: ana@team.example", "Cc: Ana Silva" */
const fieldMark = /^(?:e-?mail|mail|courriel|correo|to|cc|bcc|from|an|von|name)\s*:\s*/i;
/** Between two people of a line. */
const conjunction = /^(?:and|und|et|y|e|i|og|och|en)\s+/i;
const joiners = ' \t/&+:|<·–—-';

/** The words beside an address as a display name: without what joins them to it, or to the person before. */
function displayName(text: string, isFirst: boolean): string {
  const name = text.trimStart().replace(listMark, '').replace(fieldMark, '');
  const trimmed = trimEndOf(trimStartOf(name, joiners), joiners);
  const own = isFirst ? trimmed : trimmed.replace(conjunction, '');
  return own.startsWith('(') && own.endsWith(')') ? own.slice(1, -1) : own;
}
/** Invisible characters that pasted text brings along. */
const unseen = /[\p{Cc}\ufeff]+/gu;
/** A tab parts the columns of a table. */
const unseenToSpace = (found: string) => (found.includes('\t') ? '\t' : ' ');
/** "[ana@team.example](mailto:ana@team.example)" */
const markedLink = /\[([^[\]]*)\]\((mailto:[^()\s]*)\)/gi;

const linesOf = (text: string) =>
  text.split(/\r\n|\r|\n/).map((line) => line.replace(unseen, unseenToSpace).replace(markedLink, '$1 <$2>'));

const mentionsAddress = (part: string) => part.includes('@');
const filled = (parts: string[]) => parts.map((part) => part.trim()).filter(Boolean);
const isAddress = (word: string) => mentionsAddress(word) && emailAddress(bareAddress(word)) !== null;

interface Mailbox {
  begin: number;
  end: number;
  written: string;
  isBracketed: boolean;
}

/** The addresses of a text with their positions; an invalid word with an @ counts only where there is no address. */
function mailboxesIn(text: string): Mailbox[] {
  const found: Mailbox[] = [];
  const doubtful: Mailbox[] = [];
  for (const { 0: written, index: begin } of text.matchAll(/<[^<>]*>|[^\s<>]+|[<>]/g)) {
    if (!mentionsAddress(written)) continue;
    const isBracketed = written.startsWith('<');
    const mailbox = { begin, end: begin + written.length, written, isBracketed };
    (isBracketed || isAddress(written) ? found : doubtful).push(mailbox);
  }
  return found.length > 0 ? found : doubtful.slice(0, 1);
}

/** "Ana Silva <ana@team.example> (Sales)": the text after the address. */
const behindAddress = /^\s*\(([^()]+)\)/;

const areQuoted = (text: string) => withoutQuotes(text) !== text;

/**
 * An address before another's brackets belongs to the name: "'ana@team.example' <ana@team.example>". Another one without
 * quotes may be a second person.
 */
function withoutNamed(text: string, mailboxes: Mailbox[]): { kept: Mailbox[]; isDoubtful: boolean } {
  let isDoubtful = false;
  const kept = mailboxes.filter((mailbox, index) => {
    const next = mailboxes[index + 1];
    if (mailbox.isBracketed || !next?.isBracketed) return true;
    if (text.slice(mailbox.end, next.begin).trim() !== '') return true;
    const isSame = emailAddress(bareAddress(mailbox.written)) === emailAddress(bareAddress(next.written));
    if (!isSame && !areQuoted(mailbox.written)) isDoubtful = true;
    return false;
  });
  return { kept, isDoubtful };
}

interface Grouped {
  entries: Entry[];
  /** The text after the last address, which may begin the next name. */
  rest: string;
}

/** People of a text that holds no comma between them: "Ana <ana@…> Bo <bo@…>", "ana@… bo@…", "Ana Silva ana@…". */
function peopleIn(text: string): Grouped {
  const { kept, isDoubtful } = withoutNamed(text, mailboxesIn(text));
  const [first, ...more] = kept;
  if (!first) return { entries: [{ text }], rest: '' };
  const last = more.at(-1) ?? first;
  const isBare = kept.every((mailbox) => !mailbox.isBracketed);
  const namesFollow =
    isBare && text.slice(0, first.begin).trim() === '' && text.slice(last.end).trim() !== '';
  let begin = 0;
  const entries = kept.map((mailbox, index): Entry => {
    const next = kept[index + 1];
    const department = mailbox.isBracketed ? behindAddress.exec(text.slice(mailbox.end, next?.begin)) : null;
    const end = mailbox.end + (department?.[0].length ?? 0);
    const until = namesFollow ? (next?.begin ?? text.length) : end;
    const before = text.slice(begin, mailbox.begin);
    const behind = namesFollow || (isBare && !next) ? text.slice(mailbox.end, next?.begin) : '';
    const entry = {
      text: text.slice(begin, until).trim(),
      address: mailbox.written,
      name: splitName(displayName(`${before} ${behind}`, index === 0)),
      department: department?.[1],
      isDoubtful,
    };
    begin = until;
    return entry;
  });
  return { entries, rest: isBare ? '' : text.slice(begin).trim() };
}

/** A row of a table: one address, which has a column of its own. */
function rowOf(line: string): Entry[] {
  const cells = splitOutside(line, line.includes('\t') ? '\t' : ';,').map((cell) => cell.trim());
  const [only, ...more] = cells.filter(mentionsAddress);
  if (only === undefined || more.length > 0 || !isAddress(only) || /\s/.test(only)) return [];
  const unquoted = cells.map(withoutQuotes);
  const others = unquoted.filter((cell) => cell !== '' && !mentionsAddress(cell));
  const [alone] = others.length === 1 ? others : [];
  const uses = usesByContent([unquoted.map((cell) => cell.replace(listMark, ''))]);
  const name =
    alone === undefined ? personInRow(uses, unquoted)?.name : splitName(alone.replace(listMark, ''));
  return [{ text: line.trim(), address: only, name }];
}

/** Several people of a line as mail programs copy them: each address with the names beside it. */
function listOf(line: string): Entry[] {
  const parts = line.split('|').every(mentionsAddress) ? splitOutside(line, ';|') : splitOutside(line, ';');
  return parts.flatMap((part) => {
    const entries: Entry[] = [];
    const pieces = filled(splitOutside(part, ',\t'));
    let own: string[] = [];
    for (const [index, piece] of pieces.entries()) {
      own.push(piece);
      const isLast = index === pieces.length - 1;
      if (!mentionsAddress(piece) && !isLast) continue;
      const grouped = peopleIn(own.join(', '));
      entries.push(...grouped.entries);
      own = grouped.rest && !isLast ? [grouped.rest] : [];
    }
    return entries;
  });
}

const entriesOf = (line: string): Entry[] => {
  const row = rowOf(line);
  return row.length > 0 ? row : listOf(line);
};

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

/** "Ana <ana@team.example>" */
const listsPeople = (line: string) => (line.match(/<[^<>]*>/g) ?? []).some(mentionsAddress);

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
