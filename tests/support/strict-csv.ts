const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * The lines of a file by RFC 4180 and no other rule: CRLF after each line, the last one too; quotes around a field that
 * holds a comma, a quote or a line break, doubled within; as many fields in each line. Throws for any other file, for
 * one that does not begin with a UTF-8 byte order mark, and for a field that a spreadsheet would run.
 */
export function strictCsv(bytes: Uint8Array): string[][] {
  if (!byteOrderMark.every((byte, index) => bytes[index] === byte))
    throw new Error('The file begins without a byte order mark');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const lines: string[][] = [];
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  let line: string[] = [];
  while (field.lastIndex < text.length) {
    const from = field.lastIndex;
    const [, written = '', end] = field.exec(text) ?? [];
    if (end === undefined)
      throw new Error(`No field ends after ${JSON.stringify(text.slice(from, from + 40))}`);
    const cell = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
    if (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))
      throw new Error(`A spreadsheet would run ${JSON.stringify(cell)}`);
    line.push(cell);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  const widths = new Set(lines.map(({ length }) => length));
  if (widths.size > 1) throw new Error(`Lines have ${[...widths].join(' and ')} fields`);
  return lines;
}
