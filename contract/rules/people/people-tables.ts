import { bareAddress, emailAddress } from './email-address.ts';
import { type ColumnMeaning, type ColumnUse, columnMeaning } from './people-columns.ts';
import { isNamed, nameIn, type PersonName, splitName, splitReversedName } from './person-name.ts';
import { normalised } from '../text/normalised.ts';

/** Rows of a table of people, each by its place in the text or sheet. */
export interface PeopleTable {
  /** Place of the row that names the columns; null where none does. */
  header: number | null;
  /** Places of the rows below it that hold anything. */
  rows: number[];
  labels: string[];
  /** The guessed use of each column. */
  uses: ColumnUse[];
}

export interface PersonRow {
  /** As it was read, or as it is written where it is none. */
  address: string;
  isAddress: boolean;
  name: PersonName;
  department: string;
}

type Rows = readonly (readonly string[])[];

const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== '';
const filledIn = (row: readonly string[]) => row.filter(isFilled).length;

/** An invited guest of another organisation, as Microsoft names the account; no mail arrives there. */
const isExternalAccount = (address: string) => address.includes('#ext#');

/** The first address of a cell, which may hold nothing else but more of them, or a name with it. */
export function addressIn(cell: string): string | null {
  if (!cell.includes('@') || cell.length > 2000) return null;
  for (const word of cell.split(/[\s,;|<>()[\]"]+/)) {
    if (!word.includes('@')) continue;
    const address = emailAddress(bareAddress(word));
    if (address !== null && !isExternalAccount(address)) return address;
  }
  return null;
}

/** A cell that holds one address and nothing else. */
function isAddressAlone(cell: string): boolean {
  if (!cell.includes('@') || /\s/.test(cell.trim())) return false;
  return emailAddress(bareAddress(cell.trim())) !== null;
}

const wordsThatAreNoName =
  /^(?:yes|no|true|false|ja|nein|oui|non|si|sí|sim|não|n\/a|active|inactive|\p{P}*)$/iu;

/** Letters without digits, at most five words. */
function looksLikeName(cell: string): boolean {
  const text = cell.trim();
  if (text.length > 80 || !/\p{L}/u.test(text) || /[\p{N}@/\\#:]/u.test(text)) return false;
  return !wordsThatAreNoName.test(text) && text.split(/\s+/).length <= 5;
}

interface ColumnContent {
  filled: number;
  addresses: number;
  names: number;
  spaced: number;
}

function contentOf(rows: Rows, column: number): ColumnContent {
  const content = { filled: 0, addresses: 0, names: 0, spaced: 0 };
  for (const row of rows) {
    const cell = row[column];
    if (cell === undefined || cell.trim() === '') continue;
    content.filled += 1;
    if (addressIn(cell) !== null) content.addresses += 1;
    else if (looksLikeName(cell)) content.names += 1;
    if (/\S[\s,]+\S/.test(cell)) content.spaced += 1;
  }
  return content;
}

const isMostly = (part: number, { filled }: ColumnContent) => filled > 0 && 2 * part >= filled;

const emailRanks = ['main', 'login', 'unsure', 'second', 'private'] as const;
/** Of second addresses the first counts, not the one that most rows have. */
const second = emailRanks.indexOf('second');

/** What a column is, by its label and what is in it. */
function meaningIn(label: string, content: ColumnContent): ColumnMeaning | undefined {
  const meaning = columnMeaning(label);
  if (meaning?.kind === 'others') return meaning;
  const holdsAddresses = isMostly(content.addresses, content);
  if (meaning?.kind === 'email')
    return content.filled === 0 || holdsAddresses || meaning.rank === 'main' ? meaning : undefined;
  if (holdsAddresses)
    return { kind: 'email', rank: meaning?.kind === 'person' ? 'login' : 'unsure', extra: 9 };
  if (meaning?.kind !== 'person') return meaning;
  return isMostly(content.names, content) && isMostly(content.spaced, content)
    ? { kind: 'full_name', extra: meaning.extra }
    : undefined;
}

/** What each column of a table with labels is used for: a label that nothing is known of is never a name. */
function usesByLabel(labels: readonly string[], rows: Rows): ColumnUse[] {
  const contents = labels.map((_label, column) => contentOf(rows, column));
  const meanings = labels.map((label, column) => meaningIn(label, contents[column] as ColumnContent));
  const uses = labels.map((): ColumnUse => 'ignored');
  const email = mainEmail(meanings, contents);
  if (email !== undefined) uses[email] = 'email';
  for (const [column, meaning] of meanings.entries())
    if (meaning?.kind === 'email' && column !== email && !['private', 'unsure'].includes(meaning.rank))
      uses[column] = 'other_email';
  const nearest = (...kinds: ColumnMeaning['kind'][]): number | undefined => {
    let best: number | undefined;
    for (const [column, meaning] of meanings.entries()) {
      if (!meaning || !kinds.includes(meaning.kind)) continue;
      if (best === undefined || isNearer(column, best)) best = column;
    }
    return best;
  };
  const isNearer = (one: number, other: number) => {
    const [a, b] = [meanings[one], meanings[other]];
    const extra = (meaning: ColumnMeaning | undefined) => (meaning && 'extra' in meaning ? meaning.extra : 0);
    const [full, others] = [contents[one]?.filled ?? 0, contents[other]?.filled ?? 0];
    return extra(a) === extra(b) ? full > others : extra(a) < extra(b);
  };
  const use = (column: number | undefined, as: ColumnUse) => {
    if (column !== undefined) uses[column] = as;
  };
  const [first, last, name] = [nearest('first_name'), nearest('last_name'), nearest('name')];
  const full = nearest('full_name');
  const reversed = nearest('reversed_name');
  use(first ?? (last === undefined ? undefined : name), 'first_name');
  use(last ?? (first === undefined ? undefined : name), 'last_name');
  if (full !== undefined) use(full, 'name');
  else if (reversed !== undefined) use(reversed, 'reversed_name');
  else if (first === undefined && last === undefined) use(name, 'name');
  use(nearest('department'), 'department');
  return uses;
}

function mainEmail(
  meanings: readonly (ColumnMeaning | undefined)[],
  contents: readonly ColumnContent[],
): number | undefined {
  const columns = meanings.flatMap((meaning, column) =>
    meaning?.kind === 'email'
      ? [
          {
            column,
            isEmpty: contents[column]?.addresses === 0,
            rank: emailRanks.indexOf(meaning.rank),
            filled: contents[column]?.addresses ?? 0,
            extra: meaning.extra,
          },
        ]
      : [],
  );
  columns.sort(
    (a, b) =>
      Number(a.isEmpty) - Number(b.isEmpty) ||
      a.rank - b.rank ||
      (a.rank < second ? b.filled - a.filled : 0) ||
      a.extra - b.extra ||
      a.column - b.column,
  );
  return columns[0]?.column;
}

const lettersOf = (text: string) =>
  normalised(text.toLowerCase(), 'NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ');

/** How many rows have a word of this column in the part of their address before the @. */
function inAddresses(rows: Rows, column: number, email: number): number {
  return rows.filter((row) => {
    const address = addressIn(row[email] ?? '')?.split('@')[0] ?? '';
    return lettersOf(row[column] ?? '').some((word) => word.length > 1 && address.includes(word));
  }).length;
}

/** How many rows have an address that begins with the whole of this column, as "ana.silva@" and "ana@" do with "Ana". */
function beginningAddresses(rows: Rows, column: number, email: number): number {
  return rows.filter((row) => {
    const [begin] = addressIn(row[email] ?? '')?.split(/[@._+-]/, 1) ?? [];
    return begin !== undefined && begin === lettersOf(row[column] ?? '').join('');
  }).length;
}

/** What each column of a table without labels is used for: a full name, or two columns of names beside each other. */
export function usesByContent(rows: Rows): ColumnUse[] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const contents = Array.from({ length: width }, (_, column) => contentOf(rows, column));
  const uses = contents.map((): ColumnUse => 'ignored');
  const email = fullestOf(contents);
  if (email === undefined) return uses;
  uses[email] = 'email';
  const named = contents.flatMap((content, column) =>
    column !== email && isMostly(content.names, content) ? [column] : [],
  );
  const near = (column: number) => inAddresses(rows, column, email);
  const [full] = named
    .filter((column) => isMostly(contents[column]?.spaced ?? 0, contents[column] as ColumnContent))
    .sort((a, b) => near(b) - near(a) || a - b);
  const pairs = named.filter((column) => named.includes(column + 1));
  const [pair] = pairs.sort((a, b) => near(b) + near(b + 1) - near(a) - near(a + 1) || a - b);
  const [single] = [...named].sort((a, b) => near(b) - near(a) || a - b);
  if (full !== undefined && (pair === undefined || full <= pair)) uses[full] = 'name';
  else if (pair !== undefined) {
    const isReversed = 2 * beginningAddresses(rows, pair + 1, email) > rows.length;
    uses[pair] = isReversed ? 'last_name' : 'first_name';
    uses[pair + 1] = isReversed ? 'first_name' : 'last_name';
  } else if (single !== undefined) uses[single] = 'name';
  return uses;
}

function fullestOf(contents: readonly ColumnContent[]): number | undefined {
  let best: number | undefined;
  for (const [column, { addresses }] of contents.entries())
    if (addresses > 0 && (best === undefined || addresses > (contents[best]?.addresses ?? 0))) best = column;
  return best;
}

const nameKinds = new Set(['first_name', 'last_name', 'full_name', 'reversed_name', 'name', 'department']);

/** A row of labels: one of email addresses, or two of a name and what goes with it. */
function isHeader(row: readonly string[]): boolean {
  const filled = filledIn(row);
  if (filled === 0 || filled > 400 || row.some((cell) => cell.includes('@'))) return false;
  const meanings = row.filter(isFilled).map((cell) => columnMeaning(cell));
  const emails = meanings.filter((meaning) => meaning?.kind === 'email');
  const names = meanings.filter((meaning) => meaning && nameKinds.has(meaning.kind));
  if (filled === 1) return emails.some((meaning) => meaning?.kind === 'email' && meaning.extra <= 1);
  return emails.length > 0 || names.length > 1;
}

const holdsAddress = (row: readonly string[] | undefined) =>
  row?.some((cell) => addressIn(cell) !== null) ?? false;

/** Where the rows have one address each, in one column: no list of people that a mail program copied. */
function isTable(rows: Rows): boolean {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  for (let column = 0; column < width; column += 1) {
    const alone = rows.filter((row) => isAddressAlone(row[column] ?? ''));
    if (alone.length < 2 || 2 * alone.length < rows.length) continue;
    return alone.filter((row) => !isListOfPeople(row)).length * 2 > alone.length;
  }
  return false;
}

/** Addresses alone, or a name before each of several: "Ana, ana@team.example, Bo, bo@team.example". */
function isListOfPeople(row: readonly string[]): boolean {
  const cells = row.filter(isFilled);
  const addressed = cells.map((cell) => addressIn(cell) !== null);
  const addresses = addressed.filter(Boolean).length;
  if (addresses === cells.length) return true;
  if (addresses < 2 || addressed.at(-1) === false) return false;
  return (
    addressed.every((is, index) => !is || index === 0 || !addressed[index - 1]) && addressed[0] === false
  );
}

/**
 * The tables of people among rows of cells. One begins at a row of labels and ends before the next; a meeting's report
 * has several. Where no label is understood, rows with an address in one same column are a table, and the row above
 * them, as wide as they are, names its columns. Tables without any address are left out.
 */
export function findTables(rows: Rows): PeopleTable[] {
  const headers = rows.flatMap((row, index) => (isHeader(row) ? [index] : []));
  const tables = headers.flatMap((header, index) => {
    const end = headers[index + 1] ?? rows.length;
    return tableBelow(rows, header, range(header + 1, end));
  });
  const before = headers.find((header) => tables.some((table) => table.header === header)) ?? rows.length;
  return [...unlabelledTables(rows, before), ...tables];
}

const range = (begin: number, end: number) =>
  Array.from({ length: Math.max(0, end - begin) }, (_, index) => begin + index);

function tableBelow(rows: Rows, header: number, below: readonly number[]): PeopleTable[] {
  const filled = below.filter((index) => filledIn(rows[index] ?? []) > 0);
  if (!filled.some((index) => holdsAddress(rows[index]))) return [];
  const labels = (rows[header] ?? []).map((cell) => cell.trim());
  const uses = usesByLabel(
    labels,
    filled.map((index) => rows[index] ?? []),
  );
  return [{ header, rows: filled, labels, uses }];
}

function unlabelledTables(rows: Rows, before: number): PeopleTable[] {
  const tables: PeopleTable[] = [];
  let group: number[] = [];
  const close = () => {
    const table = unlabelledTable(rows, group);
    if (table) tables.push(table);
    group = [];
  };
  for (let index = 0; index < before; index += 1) {
    const filled = filledIn(rows[index] ?? []);
    if (filled > 1) group.push(index);
    else if (filled === 1) close();
  }
  close();
  return tables;
}

function unlabelledTable(rows: Rows, group: readonly number[]): PeopleTable | undefined {
  const [top, ...below] = group.map((index) => rows[index] ?? []);
  if (!top) return undefined;
  const isLabelled =
    !top.some((cell) => cell.includes('@')) &&
    below.length > 0 &&
    below.every((row) => filledIn(row) <= filledIn(top));
  const data = isLabelled ? below : [top, ...below];
  const first = data.find((row) => row.some(isAddressAlone));
  const column = first?.findIndex(isAddressAlone) ?? -1;
  if (
    isLabelled &&
    isFilled(top[column]) &&
    data.filter((row) => isAddressAlone(row[column] ?? '')).length * 2 >= data.length
  )
    return {
      header: group[0] ?? null,
      rows: group.slice(1),
      labels: top.map((cell) => cell.trim()),
      uses: usesByLabel(
        top.map((cell) => cell.trim()),
        data,
      ),
    };
  const all = group.map((index) => rows[index] ?? []);
  if (!isTable(all)) return undefined;
  return { header: null, rows: [...group], labels: [], uses: usesByContent(all) };
}

/** The person of a row; undefined where none of its columns of addresses holds anything like one. */
export function personInRow(uses: readonly ColumnUse[], row: readonly string[]): PersonRow | undefined {
  const cellsOf = (use: ColumnUse) =>
    uses.flatMap((each, column) => (each === use && isFilled(row[column]) ? [row[column] ?? ''] : []));
  const written = [...cellsOf('email'), ...cellsOf('other_email')];
  const found = written.find((cell) => addressIn(cell) !== null);
  const failed = written.find((cell) => cell.includes('@'));
  const address = found === undefined ? failed : addressIn(found);
  if (address === undefined || address === null) return undefined;
  return {
    address: address.trim(),
    isAddress: found !== undefined,
    name: nameOf(cellsOf, found ?? ''),
    department: nameIn(cellsOf('department')[0] ?? ''),
  };
}

/** First and last name where both are known, else the full name, else what there is. */
function nameOf(cellsOf: (use: ColumnUse) => string[], addressCell: string): PersonName {
  const parts = {
    first_name: nameIn(cellsOf('first_name')[0] ?? ''),
    last_name: nameIn(cellsOf('last_name')[0] ?? ''),
  };
  if (parts.first_name && parts.last_name) return parts;
  const full = splitName(cellsOf('name')[0] ?? '');
  if (isNamed(full)) return full;
  const reversed = splitReversedName(cellsOf('reversed_name')[0] ?? '');
  if (isNamed(reversed)) return reversed;
  if (isNamed(parts)) return parts;
  const [before = ''] = addressCell.includes('<') ? addressCell.split('<', 1) : [];
  return splitName(before);
}
