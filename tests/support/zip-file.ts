import { crc32, deflateRawSync } from 'node:zlib';

const records = (signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]) => {
  const all: readonly (readonly [2 | 4, number])[] = [[4, signature], ...fields];
  return Buffer.concat(
    all.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
};

/** A ZIP archive of deflated entries; `claimed` overstates or understates what an entry unpacks to. */
export function zipFile(entries: Record<string, string | Buffer>, claimed?: number): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(content);
    const common = [
      [2, 20],
      [2, 0],
      [2, 8],
      [4, 0],
      [4, crc32(content)],
      [4, packed.length],
      [4, claimed ?? Buffer.byteLength(content)],
      [2, path.length],
      [2, 0],
    ] as const;
    const local = Buffer.concat([records(0x04034b50, common), path, packed]);
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    directory.push(records(0x02014b50, [[2, 20], ...common, ...place]), path);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = Object.keys(entries).length;
  const end = records(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, offset],
    [2, 0],
  ]);
  return Uint8Array.from(Buffer.concat([...locals, listed, end]));
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A spreadsheet of one sheet, whose rows are written as they are given. */
export const spreadsheetEntries = (rows: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
});
