import Papa from 'papaparse';

export type CsvRow<Column extends string = string> = Partial<Record<Column, string | number>>;

/** First characters of a cell that a spreadsheet would run as a formula; full-width ones in Japanese settings. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const lines = (rows: (string | number)[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;

/** The head of a file: a byte order mark, so that spreadsheets read UTF-8, and the column names. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${lines([[...columns]])}`;

/** Rows of a file that is written in parts. */
export const csvLines = <Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<NoInfer<Column>>[],
): string => lines(rows.map((row) => columns.map((column) => row[column] ?? '')));

/**
 * Rows as CSV by RFC 4180 with a header, without cells that a spreadsheet would run as a formula. `columns` maps the keys
 * of a row to column names, in order. A missing key is an empty cell.
 */
export const csvText = <Key extends string>(
  columns: Readonly<Record<Key, string>>,
  rows: readonly CsvRow<NoInfer<Key>>[],
): string => csvHead(Object.values(columns)) + csvLines(Object.keys(columns) as Key[], rows);
