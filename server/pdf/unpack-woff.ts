import { inflateSync } from 'node:zlib';

const longOffsets = 1;
const offsetBytes = 4;

/**
 * `glyf` and `loca` of a TrueType font (OpenType 1.9) with each glyph at an even offset, or as they are. fontkit halves the
 * offsets of what it takes out of a font, and a glyph at an odd one would be lost.
 */
function evenGlyphs(
  glyf: Uint8Array,
  loca: Uint8Array,
  offsetFormat: number,
): { glyf: Uint8Array; loca: Uint8Array } {
  if (offsetFormat !== longOffsets) return { glyf, loca };
  const read = new DataView(loca.buffer, loca.byteOffset, loca.byteLength);
  const offsets = Array.from({ length: loca.length / offsetBytes }, (_, index) =>
    read.getUint32(index * offsetBytes),
  );
  const placed = new Uint8Array(glyf.length + offsets.length);
  const places = new DataView(new ArrayBuffer(loca.length));
  let end = 0;
  for (const [index, start] of offsets.entries()) {
    places.setUint32(index * offsetBytes, end);
    const glyph = glyf.subarray(start, offsets[index + 1] ?? start);
    placed.set(glyph, end);
    end += glyph.length + (glyph.length % 2);
  }
  return { glyf: placed.subarray(0, end), loca: new Uint8Array(places.buffer) };
}

const headerBytes = 44;
const entryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;
/** Far above the largest table of any font here. */
const tableAtMost = 16 * 1024 * 1024;

interface Table {
  tag: string;
  checksum: number;
  data: Uint8Array;
}

/** In `head`. */
const offsetFormatAt = 50;

const aligned = (length: number): number => (length + 3) & ~3;

/**
 * The OpenType font within a WOFF 1.0 file (https://www.w3.org/TR/WOFF/), as bytes of its own; any other font as it is.
 * fontkit would inflate a table each time that it reads it. Checksums of tables are those of the file.
 */
export function unpackWoff(file: Buffer): Uint8Array<ArrayBuffer> {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return new Uint8Array(file);
  const count = file.readUInt16BE(12);
  const packed = Array.from({ length: count }, (_, index): Table => {
    const at = headerBytes + index * entryBytes;
    const offset = file.readUInt32BE(at + 4);
    const stored = file.subarray(offset, offset + file.readUInt32BE(at + 8));
    const length = file.readUInt32BE(at + 12);
    const data = stored.length < length ? inflateSync(stored, { maxOutputLength: tableAtMost }) : stored;
    return { tag: file.toString('latin1', at, at + 4), checksum: file.readUInt32BE(at + 16), data };
  });
  const tables = withEvenGlyphs(packed);
  const start = sfntHeaderBytes + count * sfntEntryBytes;
  const font = new Uint8Array(tables.reduce((sum, { data }) => sum + aligned(data.length), start));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  view.setUint32(0, file.readUInt32BE(4));
  view.setUint16(4, count);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (count - 2 ** power));
  let at = start;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfntHeaderBytes + index * sfntEntryBytes;
    font.set(Buffer.from(tag, 'latin1'), entry);
    view.setUint32(entry + 4, checksum);
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, data.length);
    font.set(data, at);
    at += aligned(data.length);
  }
  return font;
}

function withEvenGlyphs(tables: readonly Table[]): readonly Table[] {
  const dataOf = (tag: string) => tables.find((table) => table.tag === tag)?.data;
  const [glyf, loca, head] = [dataOf('glyf'), dataOf('loca'), dataOf('head')];
  if (!glyf || !loca || !head) return tables;
  const even = evenGlyphs(glyf, loca, Buffer.from(head).readInt16BE(offsetFormatAt));
  return tables.map((table) => {
    if (table.tag === 'glyf') return { ...table, data: even.glyf };
    return table.tag === 'loca' ? { ...table, data: even.loca } : table;
  });
}
