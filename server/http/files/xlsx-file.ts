import { strToU8, zipSync } from 'fflate';
import type { CsvRow } from './csv-text.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 does not allow. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** "A", "B" … "AA" of a column's index, from 0. */
const columnName = (place: number): string =>
  (place < 26 ? '' : columnName(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** Text cells are typed as text, so that no spreadsheet runs them. */
const cell = (value: string | number, address: string): string =>
  typeof value === 'number'
    ? `<c r="${address}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

const row = (values: readonly (string | number)[], place: number): string =>
  `<row r="${place}">${values.map((value, at) => cell(value, `${columnName(at)}${place}`)).join('')}</row>`;

/**
 * A workbook of one sheet by ECMA-376: a header, then the rows. `columns` maps the keys of a row to column names, in
 * order. A missing key is an empty cell.
 */
export function xlsxFile<Key extends string>(
  sheet: string,
  columns: Readonly<Record<Key, string>>,
  rows: readonly CsvRow<NoInfer<Key>>[],
): Uint8Array {
  const keys = Object.keys(columns) as Key[];
  const data = rows.map((each, at) =>
    row(
      keys.map((key) => each[key] ?? ''),
      at + 2,
    ),
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${row(Object.values(columns), 1)}${data.join('')}</sheetData></worksheet>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(declaration + text)]);
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) });
}
