import { type Columns, columnsOf } from './people-columns.ts';
import { splitOutside, withoutQuotes } from './table-cells.ts';

export interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

export interface PeopleLineProblem {
  /** 1-based line of the pasted text. */
  line: number;
  /** What of the line is meant. */
  text: string;
  kind: 'unaddressed' | 'malformed' | 'repeated';
  reason: string;
}

export interface ParsedPeople {
  people: Person[];
  problems: PeopleLineProblem[];
}

const mailbox =
  /^[^\s@<>(),;:"\\[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

type Name = Omit<Person, 'email'>;

function nameFromAddress(address: string): Name {
  const [first = '', ...rest] = (address.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { first_name: first, last_name: rest.join(' ') };
}

/** Marks that a list puts before its lines. */
const listMark = /^(?:[-*•·–—]|\d{1,3}[.)])\s+/u;
/** What comes by pasting and is not seen. */
const unseen = /[\p{Cc}\ufeff]+/gu;

const hasAddress = (part: string) => part.includes('@');

const tidied = (name: string) =>
  name
    .replace(/\p{Bidi_Control}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A name as address books write it, "Silva, Ana" too. */
function splitName(name: string): Name {
  const unquoted = tidied(withoutQuotes(name));
  const [last = '', first = '', ...more] = unquoted.split(',').map((part) => part.trim());
  if (first && last && more.length === 0) return { first_name: first, last_name: last };
  const [word = '', ...words] = unquoted.split(' ');
  return { first_name: word, last_name: words.join(' ') };
}

/** "Ana Silva <ana@team.example>", "Ana Silva ana@team.example" or the address alone. */
function readMailbox(text: string): { name: string; address: string } {
  const bracketed = /^(.*)<([^<>]*)>[^<>]*$/.exec(text);
  if (bracketed) return { name: bracketed[1]?.trim() ?? '', address: bracketed[2] ?? '' };
  const words = text.split(/\s+/);
  const addresses = words.filter(hasAddress);
  if (addresses.length !== 1) return { name: '', address: text };
  const address = addresses[0] ?? '';
  return {
    name: words.filter((word) => word !== address).join(' '),
    address: address.replace(/^[(['"]+|[)\]'".]+$/g, ''),
  };
}

interface Entry {
  text: string;
  /** What stands between its commas and tabs; of a table whose columns are named, the address alone. */
  parts: string[];
  /** What the columns of a name say. */
  name?: Name | undefined;
  /** What the column of departments says. */
  department?: string | undefined;
}

const filled = (parts: string[]) => parts.map((part) => part.trim()).filter(Boolean);

/** A row below the names of the columns; nothing where no address stands in its column. */
function rowBelow({ separator, places }: Columns, line: string): Entry[] {
  const cells = splitOutside(line, separator).map((cell) => withoutQuotes(cell.trim()));
  const cell = (place: number | undefined) => cells[place ?? -1] ?? '';
  const address = cell(places.email);
  if (!hasAddress(address)) return [];
  const name =
    places.first_name === undefined && places.last_name === undefined
      ? splitName(cell(places.name))
      : { first_name: tidied(cell(places.first_name)), last_name: tidied(cell(places.last_name)) };
  const isNamed = name.first_name !== '' || name.last_name !== '';
  const department = cell(places.department);
  const text = personLine({ ...name, email: address }, department);
  return [{ text, parts: [address], name: isNamed ? name : undefined, department }];
}

/** A row of a table: one address, which has a column of its own. */
function rowOf(line: string): Entry[] {
  const parts = filled(splitOutside(line, line.includes('\t') ? '\t' : ';,'));
  const [only, ...more] = parts.filter(hasAddress);
  return only && more.length === 0 && readMailbox(only).name === '' ? [{ text: line.trim(), parts }] : [];
}

/** Several people of a line as mail programs copy them: each address with the names beside it. */
function listOf(line: string): Entry[] {
  return splitOutside(line, ';').flatMap((part) => {
    const entries: Entry[] = [];
    const parts = filled(splitOutside(part, ',\t'));
    let own: string[] = [];
    for (const [index, piece] of parts.entries()) {
      own.push(piece);
      if (!hasAddress(piece) && index < parts.length - 1) continue;
      entries.push({ text: own.join(', '), parts: own });
      own = [];
    }
    return entries;
  });
}

function entriesOf(line: string, columns: Columns | undefined): Entry[] {
  const below = columns ? rowBelow(columns, line) : [];
  if (below.length > 0) return below;
  const row = rowOf(line);
  return row.length > 0 ? row : listOf(line);
}

/** Each line with who stands in it; one that names the columns says how those after it are read. */
function entriesByLine(text: string): { line: string; entries: Entry[] }[] {
  let columns: Columns | undefined;
  return linesOf(text).map((line) => {
    const named = columnsOf(line);
    columns = named ?? columns;
    return { line, entries: named ? [] : entriesOf(line, columns) };
  });
}

type Unreadable = Pick<PeopleLineProblem, 'kind' | 'reason'>;

const unaddressed: Unreadable = {
  kind: 'unaddressed',
  reason: 'No email address. Write it as: Ana Silva <ana@example.com>',
};

const malformed = (reason: string): Unreadable => ({ kind: 'malformed', reason });

function readEntry({ parts, name: fromColumns }: Entry): Person | Unreadable {
  const only = parts.find(hasAddress);
  if (only === undefined) return unaddressed;
  const { name: own, address: written } = readMailbox(only.replace(listMark, ''));
  const address = written
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
  if (!mailbox.test(address) || address.length > 254)
    return malformed(`"${address.slice(0, 80)}" is not a valid email address.`);
  const beside = parts
    .filter((part) => part !== only)
    .map((part) => withoutQuotes(part.replace(listMark, '')))
    .join(' ');
  const given = own && beside ? `${beside}, ${own}` : own || beside;
  const name = fromColumns ?? (given ? splitName(given) : nameFromAddress(address));
  if (name.first_name.length > 80 || name.last_name.length > 80)
    return malformed('The name is longer than 80 characters.');
  return { ...name, email: address };
}

/** "Ana Silva <ana@team.example> (Sales)": what stands behind the address. */
const behindAddress = />\s*\(([^()]+)\)\s*$/;

const departmentOf = ({ parts, department }: Entry): string =>
  tidied(department || (behindAddress.exec(parts.find(hasAddress) ?? '')?.[1] ?? ''));

/** The departments that a text of people names, by address; read from what `parsePeopleLines` reads. */
export function departmentsIn(text: string): Map<string, string> {
  return new Map(
    entriesByLine(text).flatMap(({ entries }) =>
      entries.flatMap((entry) => {
        const read = readEntry(entry);
        const department = departmentOf(entry);
        return isRead(read) && department !== '' ? [[read.email, department] as const] : [];
      }),
    ),
  );
}

const isRead = (read: Person | Unreadable): read is Person => 'email' in read;

const linesOf = (text: string) => text.split(/\r\n|\r|\n/).map((line) => line.replace(unseen, unseenToSpace));

/** A tab parts the columns of a table. */
const unseenToSpace = (found: string) => (found.includes('\t') ? '\t' : ' ');

/**
 * Reads people as they are pasted: a line each, several in a line as mail programs copy them ("Ana Silva <ana@…>; Bo
 * <bo@…>"), or rows of a table with an address in one column, below the names of the columns or without. What is empty
 * is passed over; what is malformed or repeated becomes a problem with its line number, and never hides the others. Runs
 * in the form and on the server.
 */
export function parsePeopleLines(text: string): ParsedPeople {
  const people: Person[] = [];
  const problems: PeopleLineProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, { entries }] of entriesByLine(text).entries()) {
    const line = index + 1;
    for (const entry of entries) {
      const read = readEntry(entry);
      const earlier = isRead(read) ? lineOf.get(read.email) : undefined;
      if (!isRead(read)) problems.push({ line, text: entry.text, ...read });
      else if (earlier !== undefined)
        problems.push({
          line,
          text: entry.text,
          kind: 'repeated',
          reason: `Same address as line ${earlier}.`,
        });
      else {
        lineOf.set(read.email, line);
        people.push(read);
      }
    }
  }
  return { people, problems };
}

/** The text without the person of that address; who stands in the same line stays. */
export function withoutPerson(text: string, email: string): string {
  return entriesByLine(text)
    .flatMap(({ line, entries }) => {
      const kept = entries.filter((entry) => {
        const read = readEntry(entry);
        return !isRead(read) || read.email !== email;
      });
      if (kept.length === entries.length) return [line];
      return kept.length === 0 ? [] : [kept.map((entry) => entry.text).join('; ')];
    })
    .join('\n');
}

/**
 * The person as a line from which `parsePeopleLines` reads the same names, where a name holds no mark of a list, and
 * `departmentsIn` the department.
 */
export function personLine({ first_name, last_name, email }: Person, department = ''): string {
  const [first, last, unit] = [first_name, last_name, department.replace(/[()]+/g, ' ')].map((name) =>
    tidied(name.replace(/[,;"<>@]+/g, ' ')),
  );
  const name = first?.includes(' ') && last ? `${last}, ${first}` : `${first} ${last}`.trim();
  if (unit) return `${name} <${email}> (${unit})`.trim();
  return name ? `${name} <${email}>` : email;
}
