import { type PeopleProblems, peopleProblems } from '#contract/words/en/organiser/people-problems.ts';
import type { ColumnUse } from '#contract/rules/people/people-columns.ts';
import {
  departmentsIn,
  parsePeopleLines,
  type Person,
  personLine,
} from '#contract/rules/people/people-lines.ts';
import {
  addressIn,
  findTables,
  type PeopleTable,
  personInRow,
} from '#contract/rules/people/people-tables.ts';
import { nameFromAddress } from '#contract/rules/people/person-name.ts';
import { type FileText, fileText, type TextEncoding } from './file-text.ts';
import { isTooLarge, largestTable, type SizeFault, sizeFault } from './unpacked-size.ts';

/** Bytes; a table of the 300 people of a session has a hundredth of it. */
export const largestPeopleFile = 4 * 1024 * 1024;

/** The user's choices for reading a file. */
export interface PeopleFileChoice {
  encoding?: TextEncoding | undefined;
  /** By table and column. */
  uses?: readonly (readonly ColumnUse[])[] | undefined;
}

/** A row without a person, by its number in the file. */
export interface PassedRow {
  row: number;
  text: string;
}

export interface ReadTable {
  /** Empty if the file has none. */
  labels: string[];
  /** The first non-empty cells of each column. */
  samples: string[][];
  uses: readonly ColumnUse[];
  /** The uses suggested by labels and cells. */
  suggested: readonly ColumnUse[];
  /** Rows with a person. */
  people: number;
}

export interface PeopleInFile {
  /** New people, one a line, then rows with a malformed address. */
  lines: string[];
  people: number;
  /** New people. */
  found: Person[];
  departments: ReadonlyMap<string, string>;
  /** Rows with a malformed address; they are among the lines, to be corrected there. */
  malformed: string[];
  /** People already on the list, or twice in the file. */
  repeated: number;
  /** Rows without an address, including headings and totals. */
  unaddressed: number;
  passed: PassedRow[];
  /** Empty for a list without a table. */
  tables: ReadTable[];
  /** Null for a spreadsheet. */
  encoding: { used: TextEncoding; isGuessed: boolean } | null;
}

export type PeopleFile = { problem: string } | PeopleInFile;

type Row = readonly string[];

const isSpreadsheet = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldSpreadsheet = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

type FileWords = PeopleProblems['file'];

const faultText = (fault: SizeFault, words: FileWords): string =>
  fault === 'table' ? words.table(largestTable.rows, largestTable.cells) : words[fault];

const cellText = (cell: unknown) =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');
const tidy = (cell: string) => cell.replace(/\s+/g, ' ').trim();
const isFilled = (cell: string) => cell !== '';

/** The rows of each sheet; a cell with a mailto link has that address. Null if it is no spreadsheet. */
async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Row[][] | null> {
  const [{ default: readSheets }, { mailLinks }] = await Promise.all([
    import('read-excel-file/browser'),
    import('./sheet-links.ts'),
  ]);
  try {
    const read = await readSheets(new Uint8Array(bytes).buffer);
    const links = mailLinks(bytes);
    return read.map(({ data }, sheet) => {
      const rows = (data as unknown[][]).map((row) => row.map((cell) => tidy(cellText(cell))));
      for (const { row, column, address } of links[sheet] ?? []) {
        const cells = rows[row];
        if (cells?.[column] !== undefined && addressIn(cells[column]) === null) cells[column] = address;
      }
      return rows;
    });
  } catch {
    return null;
  }
}

interface Candidate {
  rows: Row[];
  tables: PeopleTable[];
}

const peopleOf = ({ rows, tables }: Candidate): number =>
  tables.reduce(
    (sum, { uses, rows: places }) =>
      sum + places.filter((place) => personInRow(uses, rows[place] ?? [])).length,
    0,
  );

const understood = ({ tables }: Candidate): number =>
  tables.flatMap(({ uses }) => uses).filter((use) => use !== 'ignored').length;

/** The table with most people. */
function bestOf(candidates: Candidate[]): Candidate | undefined {
  let best: { candidate: Candidate; score: number } | undefined;
  for (const candidate of candidates) {
    const score = 10 * peopleOf(candidate) + understood(candidate);
    if (best === undefined || score > best.score) best = { candidate, score };
  }
  return best?.candidate;
}

const candidate = (rows: Row[]): Candidate => ({ rows, tables: findTables(rows) });

const separators = ['\t', ';', ',', '|'];
const separatorLine = /^\ufeff?"?sep=(.)"?\s*(?:\r\n|\r|\n)/i;

/** Counted before parsing, by the separators of lines and cells. */
function isLargeTable(text: string): boolean {
  let rows = 1;
  let cells = 1;
  for (const mark of text.matchAll(/\r\n|[\r\n\t;,|]/g)) {
    cells += 1;
    if (/^[\r\n]/.test(mark[0])) rows += 1;
    if (isTooLarge(rows, cells)) return true;
  }
  return false;
}

async function tablesOfText(text: string): Promise<Candidate | undefined> {
  const { default: Papa } = await import('papaparse');
  const [line = '', stated] = separatorLine.exec(text) ?? [];
  const table = text.slice(line.length);
  const rows = (delimiter: string) =>
    Papa.parse<string[]>(table, { delimiter }).data.map((row) => row.map(tidy));
  const used = stated ? [stated] : separators.filter((separator) => table.includes(separator));
  return bestOf((used.length > 0 ? used : [',']).map((separator) => candidate(rows(separator))));
}

const textOf = (row: Row) => row.filter(isFilled).join(', ');

/** The people in the tables of a file, one a row. */
function readTables({ rows, tables }: Candidate, choice: PeopleFileChoice) {
  const lines: string[] = [];
  const taken = new Set<number>();
  const read = tables.map((table, index): ReadTable => {
    const uses = choice.uses?.[index] ?? table.uses;
    let people = 0;
    for (const place of table.rows) {
      const person = personInRow(uses, rows[place] ?? []);
      if (!person) continue;
      taken.add(place);
      people += 1;
      const { address, isAddress, name, department } = person;
      const isNamed = name.first_name !== '' || name.last_name !== '';
      const given = isNamed || !isAddress ? name : nameFromAddress(address);
      lines.push(personLine({ ...given, email: address }, department));
    }
    if (table.header !== null) taken.add(table.header);
    return { labels: table.labels, samples: samplesOf(rows, table), uses, suggested: table.uses, people };
  });
  const passed = rows.flatMap((row, place) =>
    taken.has(place) || !row.some(isFilled) ? [] : [{ row: place + 1, text: textOf(row) }],
  );
  return { text: lines.join('\n'), passed, tables: read };
}

const shownSamples = 3;

const samplesOf = (rows: Row[], { uses, rows: places }: PeopleTable): string[][] =>
  uses.map((_use, column) => {
    const cells: string[] = [];
    for (const place of places) {
      const row = rows[place] ?? [];
      if (row.filter(isFilled).length < 2 && uses.length > 1) continue;
      const cell = row[column] ?? '';
      if (cell !== '' && !cells.includes(cell)) cells.push(cell);
      if (cells.length === shownSamples) break;
    }
    return cells;
  });

/** The people in a pasted text without a table. */
function readList(text: string) {
  const passed = parsePeopleLines(text)
    .problems.filter(({ kind }) => kind === 'unaddressed')
    .map(({ line, text: row }) => ({ row: line, text: tidy(row) }));
  return { text, passed, tables: [] };
}

/**
 * Reads people from a CSV or XLSX file, or from a text with one person a line. In a table each row is one person, by the
 * uses of its columns; a row without an address is reported as skipped, and one with a malformed address is kept, so that it
 * can be corrected. `present` is the current list: nobody is added twice. `words` are the texts of failures, English by
 * default.
 */
export async function readPeopleFile(
  file: Blob,
  present: () => string,
  choice: PeopleFileChoice = {},
  words: FileWords = peopleProblems.file,
): Promise<PeopleFile> {
  if (file.size > largestPeopleFile) return { problem: words.tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOldSpreadsheet(bytes)) return { problem: words.oldFormat };
  let text: FileText | null = null;
  let found: Candidate | undefined;
  if (isSpreadsheet(bytes)) {
    const fault = await sizeFault(bytes);
    if (fault) return { problem: faultText(fault, words) };
    const sheets = await sheetsOf(bytes);
    if (!sheets) return { problem: words.broken };
    found = bestOf(sheets.map(candidate));
  } else {
    text = fileText(bytes, choice.encoding);
    if (text.text.includes('\0')) return { problem: words.broken };
    if (isLargeTable(text.text)) return { problem: faultText('table', words) };
    found = await tablesOfText(text.text);
  }
  const read =
    found && found.tables.length > 0
      ? readTables(found, choice)
      : readList(text?.text ?? (found?.rows ?? []).map(textOf).join('\n'));
  const encoding = text && { used: text.encoding, isGuessed: text.isGuessed };
  return summary(read, present(), encoding) ?? { problem: words.noAddresses };
}

/** Null for a text without people. */
function summary(
  { text, passed, tables }: Pick<PeopleInFile, 'passed' | 'tables'> & { text: string },
  present: string,
  encoding: PeopleInFile['encoding'],
): PeopleInFile | null {
  const { people, problems, repeated } = parsePeopleLines(text);
  if (people.length === 0 && tables.length === 0) return null;
  const departments = departmentsIn(text);
  const known = new Set(parsePeopleLines(present).people.map(({ email }) => email));
  const fresh = people.filter(({ email }) => !known.has(email));
  const of = (wanted: string) =>
    problems.filter(({ kind }) => kind === wanted).map((problem) => problem.text);
  const malformed = of('malformed');
  return {
    lines: [...fresh.map((person) => personLine(person, departments.get(person.email))), ...malformed],
    people: fresh.length,
    found: fresh,
    departments,
    malformed,
    repeated: people.length - fresh.length + repeated.length,
    unaddressed: passed.length,
    passed,
    tables,
    encoding,
  };
}
