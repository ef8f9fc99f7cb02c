import {
  departmentsIn,
  parsePeopleLines,
  type PeopleLineProblem,
  personLine,
} from '#contract/rules/people-lines.ts';
import { fileText } from './file-text.ts';

/** Bytes; a table of the 300 people of a session has a hundredth of it. */
export const largestPeopleFile = 4 * 1024 * 1024;

type Row = readonly unknown[];

export type PeopleFile =
  | { problem: string }
  | {
      /** Who was read, a line each, then the rows whose address is malformed. */
      lines: string[];
      people: number;
      /** Who is written already, or stands in the file twice. */
      repeated: number;
      /** Rows without an address. */
      unaddressed: number;
    };

const isSpreadsheet = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldSpreadsheet = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** The rows of a text, or of the first sheet of an XLSX file that holds an address; null for any other file. */
async function rowsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Row[] | null> {
  if (isSpreadsheet(bytes)) {
    const { default: readSheets } = await import('read-excel-file/browser');
    const read = await readSheets(bytes.buffer).catch(() => null);
    if (!read) return null;
    const sheets = read.map(({ data }) => data as readonly Row[]);
    return sheets.find((rows) => rows.some((row) => row.some(mayBeAddress))) ?? sheets[0] ?? [];
  }
  const text = fileText(bytes);
  if (text.includes('\0')) return null;
  const { default: Papa } = await import('papaparse');
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

const mayBeAddress = (cell: unknown) => typeof cell === 'string' && cell.includes('@');

const lineOf = (row: Row): string =>
  row
    .map((cell) =>
      String(cell ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\t')
    .trimEnd();

/**
 * Reads people from a CSV or XLSX file, or from a text with one in a line. A row without an address is passed over, as
 * tables have titles and sums; one whose address is malformed is kept, so that it can be mended where it stands.
 * `present` tells what is written already when the file has been read: nobody comes twice.
 */
export async function readPeopleFile(file: Blob, present: () => string): Promise<PeopleFile> {
  if (file.size > largestPeopleFile)
    return { problem: 'This file is larger than 4 MB. Save only the table of people.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOldSpreadsheet(bytes))
    return {
      problem: 'This is the old form of a spreadsheet (.xls). Save it as .xlsx or .csv, and choose that.',
    };
  const rows = await rowsOf(bytes);
  if (rows === null) return { problem: 'This file cannot be read. Save the table as CSV, and choose that.' };
  const text = rows.map(lineOf).join('\n');
  const { people, problems } = parsePeopleLines(text);
  const departments = departmentsIn(text);
  const known = new Set(parsePeopleLines(present()).people.map(({ email }) => email));
  const fresh = people.filter(({ email }) => !known.has(email));
  const of = (kind: PeopleLineProblem['kind']) => problems.filter((problem) => problem.kind === kind);
  const malformed = of('malformed').map((problem) => problem.text);
  if (people.length === 0)
    return { problem: 'No email address was found in this file. It needs a column of addresses.' };
  return {
    lines: [...fresh.map((person) => personLine(person, departments.get(person.email))), ...malformed],
    people: fresh.length,
    repeated: people.length - fresh.length + of('repeated').length,
    unaddressed: of('unaddressed').length,
  };
}
