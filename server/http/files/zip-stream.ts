import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** With folders, separated by slashes. */
  path: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string>;
}

async function* zipped(entries: AsyncIterable<ZipEntry>, mtime: number): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { path, content } of entries) {
    const file = Object.assign(new ZipDeflate(path, { level: 6 }), { mtime });
    zip.add(file);
    for await (const part of content) {
      file.push(typeof part === 'string' ? strToU8(part) : part);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}

/** The entries as a ZIP archive, read and compressed with backpressure. `at` in Unix ms. */
export const zipStream = (entries: AsyncIterable<ZipEntry>, at: number): Readable =>
  Readable.from(zipped(entries, at), { objectMode: false });
