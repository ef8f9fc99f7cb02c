import Papa from 'papaparse';

/** Rows as a table with their names above, a byte order mark before it so that spreadsheets read UTF-8, and no cell that one would run. */
export const csvText = (rows: Record<string, string | number | null>[]): string =>
  `\uFEFF${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
