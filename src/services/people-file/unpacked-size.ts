/** Unpacked bytes of all entries of a spreadsheet. */
const largestUnpacked = 16 * 1024 * 1024;
/** A table of the 300 people of a session has a hundredth of it. */
export const largestTable = { rows: 20_000, cells: 500_000 } as const;

/** `unpacked` and `table`: above the maxima; `broken`: no valid spreadsheet. */
export type SizeFault = 'unpacked' | 'table' | 'broken';

interface Entry {
  name: string;
  packed: Uint8Array<ArrayBuffer>;
  isDeflated: boolean;
  /** The size that the archive declares. */
  size: number;
}

const endOfDirectory = { signature: 0x06054b50, bytes: 22, longestComment: 0xffff };
const directoryEntry = { signature: 0x02014b50, bytes: 46 };
const localHeader = { signature: 0x04034b50, bytes: 30 };

/**
 * Checks the size of a spreadsheet (XLSX) before it is parsed: unpacks its entries one after another up to the maximum and
 * discards them. A cell counts by its address: a row is filled up to its last cell and a table to its last row, so that two
 * cells far apart make a table of billions.
 */
export async function sizeFault(bytes: Uint8Array<ArrayBuffer>): Promise<SizeFault | undefined> {
  const entries = entriesOf(bytes);
  if (!entries) return 'broken';
  let left = largestUnpacked;
  let cells = 0;
  for (const entry of entries) {
    if (entry.size > left) return 'unpacked';
    const unpacked = await unpack(entry, left);
    if (typeof unpacked === 'string') return unpacked;
    left -= Math.max(entry.size, unpacked.length);
    const text = /\.xml$/i.test(entry.name) ? new TextDecoder().decode(unpacked) : '';
    const table = text.includes('sheetData') ? extentOf(text) : { rows: 0, columns: 0 };
    if (!table) return 'broken';
    cells += table.rows * table.columns;
    if (isTooLarge(table.rows, cells)) return 'table';
  }
  return undefined;
}

export const isTooLarge = (rows: number, cells: number): boolean =>
  rows > largestTable.rows || cells > largestTable.cells;

/** The entries in the archive's directory; undefined for an invalid one. */
function entriesOf(bytes: Uint8Array<ArrayBuffer>): Entry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endIn(view);
    const entries: Entry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 8, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== directoryEntry.signature) return undefined;
      const method = view.getUint16(at + 10, true);
      const packedSize = view.getUint32(at + 20, true);
      const from = view.getUint32(at + 42, true);
      const nameLength = view.getUint16(at + 28, true);
      if (method !== 0 && method !== 8) return undefined;
      if (view.getUint32(from, true) !== localHeader.signature) return undefined;
      const data =
        from + localHeader.bytes + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
      if (data + packedSize > bytes.length) return undefined;
      const name = at + directoryEntry.bytes;
      entries.push({
        name: new TextDecoder().decode(bytes.subarray(name, name + nameLength)),
        packed: bytes.subarray(data, data + packedSize),
        isDeflated: method === 8,
        size: view.getUint32(at + 24, true),
      });
      at = name + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

/** The offset of the end-of-central-directory record. Throws a RangeError without one. */
function endIn(view: DataView): number {
  const last = view.byteLength - endOfDirectory.bytes;
  for (let at = last; at >= 0 && at >= last - endOfDirectory.longestComment; at -= 1)
    if (view.getUint32(at, true) === endOfDirectory.signature) return at;
  throw new RangeError('no directory');
}

async function unpack({ packed, isDeflated }: Entry, atMost: number): Promise<Uint8Array | SizeFault> {
  if (!isDeflated) return packed.length > atMost ? 'unpacked' : packed;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (!value) continue;
      size += value.length;
      if (size > atMost) {
        await reader.cancel();
        return 'unpacked';
      }
      chunks.push(value);
    }
  } catch {
    return 'broken';
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const rowOrCell = /<(?:\w+:)?(row|c)(?=[\s/>])([^<]*)/g;
const address = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** The extent of a sheet by the addresses of its rows and cells; undefined for an invalid address. */
function extentOf(sheet: string): { rows: number; columns: number } | undefined {
  let rows = 0;
  let columns = 0;
  for (const [, tag, rest = ''] of sheet.matchAll(rowOrCell)) {
    if (tag === 'row') rows += 1;
    const found = address.exec(rest);
    if (!found) continue;
    const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(found[1] ?? found[2] ?? '') ?? [];
    if (letters === undefined) return undefined;
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnOf(letters));
  }
  return { rows, columns };
}

/** `A` is 1, `AA` 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
