import Papa from 'papaparse';

export type CsvRow<Column extends string = string> = Partial<Record<Column, string | number>>;

/** How a cell begins that a spreadsheet would run; the full-width signs in one set to Japanese. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const lines = (rows: (string | number)[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;

/** What such a file begins with: a byte order mark, so that spreadsheets read UTF-8, and the names of its columns. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${lines([[...columns]])}`;

/** Rows of such a file, for one that is written in parts. */
export const csvLines = <Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<NoInfer<Column>>[],
): string => lines(rows.map((row) => columns.map((column) => row[column] ?? '')));

/**
 * Rows as a table by RFC 4180, the names of its columns above, and no cell that a spreadsheet would run. `columns` gives
 * each key of a row its column's name, in their order. What a row does not name is empty.
 */
export const csvText = <Key extends string>(
  columns: Readonly<Record<Key, string>>,
  rows: readonly CsvRow<NoInfer<Key>>[],
): string => csvHead(Object.values(columns)) + csvLines(Object.keys(columns) as Key[], rows);
