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

/** Marks that a list puts before its lines. */
const listMark = /^(?:[-*•·–—]|\d{1,3}[.)])\s+/u;
/** What comes by pasting and is not seen. */
const unseen = /[\p{Cc}\ufeff]+/gu;

const hasAddress = (part: string) => part.includes('@');

const withoutQuotes = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2');

/** A name as address books write it, "Silva, Ana" too. */
function splitName(name: string): { first_name: string; last_name: string } {
  const unquoted = withoutQuotes(name)
    .replace(/\p{Bidi_Control}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
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
  /** What stands between its commas and tabs. */
  parts: string[];
}

/** Splits at any of `separators` that stands neither in quotes nor in angle brackets. */
function splitOutside(text: string, separators: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let isQuoted = false;
  let isBracketed = false;
  const lastQuote = text.lastIndexOf('"');
  const lastBracket = text.lastIndexOf('>');
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isQuoted = !isQuoted && at < lastQuote;
    else if (character === '<') isBracketed = at < lastBracket;
    else if (character === '>') isBracketed = false;
    else if (!isQuoted && !isBracketed && separators.includes(character)) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...parts, text.slice(begin)];
}

const filled = (parts: string[]) => parts.map((part) => part.trim()).filter(Boolean);

/** A row of a table: one address, which has a column of its own. */
function rowOf(line: string): Entry[] {
  const parts = filled(splitOutside(line, ';,\t'));
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

function entriesOf(line: string): Entry[] {
  const row = rowOf(line);
  return row.length > 0 ? row : listOf(line);
}

function readEntry({ parts }: Entry): Person | string {
  const mailboxes = parts.filter(hasAddress);
  const [only] = mailboxes;
  if (only === undefined) return 'No email address. Write it as: Ana Silva <ana@example.com>';
  const { name: own, address: written } = readMailbox(only.replace(listMark, ''));
  const address = written
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
  if (!mailbox.test(address) || address.length > 254) return `"${address}" is not a valid email address.`;
  const beside = parts
    .filter((part) => part !== only)
    .map((part) => withoutQuotes(part.replace(listMark, '')))
    .join(' ');
  const given = own && beside ? `${beside}, ${own}` : own || beside;
  const name = given ? splitName(given) : nameFromAddress(address);
  if (name.first_name.length > 80 || name.last_name.length > 80)
    return 'The name is longer than 80 characters.';
  return { ...name, email: address };
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/).map((line) => line.replace(unseen, unseenToSpace));

/** A tab parts the columns of a table. */
const unseenToSpace = (found: string) => (found.includes('\t') ? '\t' : ' ');

/**
 * Reads people as they are pasted: a line each, several in a line as mail programs copy them ("Ana Silva <ana@…>; Bo
 * <bo@…>"), or rows of a table with an address in one column. What is empty is passed over; what is malformed or repeated
 * becomes a problem with its line number, and never hides the others. Runs in the form and on the server.
 */
export function parsePeopleLines(text: string): ParsedPeople {
  const people: Person[] = [];
  const problems: PeopleLineProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, raw] of linesOf(text).entries()) {
    const line = index + 1;
    for (const entry of entriesOf(raw)) {
      const read = readEntry(entry);
      const earlier = typeof read === 'string' ? undefined : lineOf.get(read.email);
      if (typeof read === 'string') problems.push({ line, text: entry.text, reason: read });
      else if (earlier !== undefined)
        problems.push({ line, text: entry.text, reason: `Same address as line ${earlier}.` });
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
  return linesOf(text)
    .flatMap((line) => {
      const entries = entriesOf(line);
      const kept = entries.filter((entry) => {
        const read = readEntry(entry);
        return typeof read === 'string' || read.email !== email;
      });
      if (kept.length === entries.length) return [line];
      return kept.length === 0 ? [] : [kept.map((entry) => entry.text).join('; ')];
    })
    .join('\n');
}
