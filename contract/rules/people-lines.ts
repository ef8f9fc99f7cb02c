export interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

export interface PeopleLineProblem {
  /** 1-based line of the pasted text. */
  line: number;
  text: string;
  reason: string;
}

export interface ParsedPeople {
  people: Person[];
  problems: PeopleLineProblem[];
}

const mailbox =
  /^[^\s@<>(),;:"\\[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

function nameFromAddress(address: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = (address.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { first_name: first, last_name: rest.join(' ') };
}

const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

const unquoted = (text: string): string => text.replace(/^["']|["']$/g, '');

/** A name as address books write it, "Silva, Ana" too. */
function splitName(name: string): { first_name: string; last_name: string } {
  const plain = unquoted(name.replace(directionMarks, '')).replace(/\s+/g, ' ').trim();
  const [last = '', first = '', ...more] = plain.split(',').map((part) => part.trim());
  if (first && last && more.length === 0) return { first_name: first, last_name: last };
  const [word = '', ...words] = plain.split(' ');
  return { first_name: word, last_name: words.join(' ') };
}

/** The cells of a spreadsheet's row, of a line of a CSV file, or words. */
function cellsOf(text: string): string[] {
  for (const cell of [/[^\t;]+/g, /(?:"[^"]*"|[^,"])+/g, /\S+/g]) {
    const cells = (text.match(cell) ?? []).map((found) => found.trim()).filter((found) => found !== '');
    if (cells.length > 1) return cells;
  }
  return [text];
}

/** The name and the address of a text without brackets, where one of its cells is an address. */
function readCells(text: string): { given: string; address: string } {
  const cells = cellsOf(text);
  const [address, ...more] = cells.filter((cell) => cell.includes('@'));
  if (address === undefined || more.length > 0) return { given: '', address: text };
  const names = cells.filter((cell) => cell !== address);
  return { given: names.length === 1 ? names.join('') : names.map(unquoted).join(' '), address };
}

function parseEntry(text: string): Person | string {
  const bracketed = /^(.*?)<([^<>]*)>$/.exec(text);
  const { given, address: written } = bracketed
    ? { given: bracketed[1]?.trim() ?? '', address: bracketed[2] ?? '' }
    : readCells(text);
  const address = written
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^["'(]?(?:mailto:)?/i, '')
    .replace(/["')]?\.?$/, '')
    .toLowerCase();
  if (!address.includes('@')) return 'No email address. Write it as: Ana Silva <ana@example.com>';
  if (/[,;]/.test(address)) return 'More than one address in a line. Put each person on a line of their own.';
  if (!mailbox.test(address) || address.length > 254) return `"${address}" is not a valid email address.`;
  const name = given ? splitName(given) : nameFromAddress(address);
  if (name.first_name.length > 80 || name.last_name.length > 80)
    return 'The name is longer than 80 characters.';
  return { ...name, email: address };
}

/** The people of one line as they are written: mail programs put several in a line, with semicolons or commas between. */
function entriesOf(line: string): string[] {
  const entries: string[] = [];
  let begin = 0;
  let hasAddress = false;
  let isBracketed = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '<') isBracketed = true;
    else if (sign === '>') isBracketed = false;
    else if (sign === '@') hasAddress = true;
    else if ((sign === ';' || sign === ',') && hasAddress && !isBracketed) {
      entries.push(line.slice(begin, at));
      begin = at + 1;
      hasAddress = false;
    }
  }
  return [...entries, line.slice(begin)].map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** The written people of a text with their line (1-based), in order; no sign but separators and spaces is left out. */
export function peopleEntries(text: string): { line: number; text: string }[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => entriesOf(line).map((entry) => ({ line: index + 1, text: entry })));
}

/** The same text without the person of that address; the others of the line stay. */
export function withoutPerson(text: string, email: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const entries = entriesOf(line);
      const kept = entries.filter((entry) => {
        const parsed = parseEntry(entry);
        return typeof parsed === 'string' || parsed.email !== email;
      });
      if (kept.length === entries.length) return [line];
      return kept.length === 0 ? [] : [kept.join('; ')];
    })
    .join('\n');
}

/**
 * Reads people pasted as "Name <mail>" or a bare address, one a line or several with semicolons or commas between, and
 * as rows of a spreadsheet. Empty lines are passed over; whoever is malformed or repeated becomes a problem with its
 * line number, and never hides the others. Runs in the form and on the server.
 */
export function parsePeopleLines(text: string): ParsedPeople {
  const people: Person[] = [];
  const problems: PeopleLineProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const entry of peopleEntries(text)) {
    const parsed = parseEntry(entry.text);
    if (typeof parsed === 'string') {
      problems.push({ ...entry, reason: parsed });
      continue;
    }
    const earlier = lineOf.get(parsed.email);
    if (earlier !== undefined) {
      problems.push({ ...entry, reason: `Same address as line ${earlier}.` });
      continue;
    }
    lineOf.set(parsed.email, entry.line);
    people.push(parsed);
  }
  return { people, problems };
}
