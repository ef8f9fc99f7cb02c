import { splitOutside, withoutQuotes } from '../text/table-cells.ts';
import { trimEndOf, trimStartOf } from '../text/trim-characters.ts';
import { bareAddress, emailAddress } from './email-address.ts';
import { personInRow, usesByContent } from './people-tables.ts';
import { type PersonName, splitName } from './person-name.ts';

/** A person of a line, as they are written there. */
export interface Entry {
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
export function displayName(text: string, isFirst: boolean): string {
  const name = text.trimStart().replace(listMark, '').replace(fieldMark, '');
  const trimmed = trimEndOf(trimStartOf(name, joiners), joiners);
  const own = isFirst ? trimmed : trimmed.replace(conjunction, '');
  return own.startsWith('(') && own.endsWith(')') ? own.slice(1, -1) : own;
}

const mentionsAddress = (part: string) => part.includes('@');
export const filled = (parts: string[]) => parts.map((part) => part.trim()).filter(Boolean);
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

/** The people of a line: of a table's row, or of a list as mail programs write it. */
export const entriesOf = (line: string): Entry[] => {
  const row = rowOf(line);
  return row.length > 0 ? row : listOf(line);
};

/** "Ana <ana@team.example>" */
export const listsPeople = (line: string) => (line.match(/<[^<>]*>/g) ?? []).some(mentionsAddress);
