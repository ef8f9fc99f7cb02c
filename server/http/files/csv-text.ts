import Papa from 'papaparse';

export type CsvRow<Column extends string = string> = Partial<Record<Column, string | number>>;

/** How a cell begins that a spreadsheet would run; the full-width signs in one set to Japanese. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as a table by RFC 4180, the names of its columns above, a byte order mark before it so that spreadsheets read
 * UTF-8, and no cell that one would run. What a row does not name is empty.
 */
export const csvText = <Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<NoInfer<Column>>[],
): string => {
  const data = rows.map((row) => columns.map((column) => row[column] ?? ''));
  return `\uFEFF${Papa.unparse([[...columns], ...data], { escapeFormulae: formula })}\r\n`;
};
