import { Readable } from 'node:stream';

const rowsAtOnce = 200;
const indent = '  ';

/** Rows that are read while the file is sent, a part at a time; see `listed`. */
export interface Listed<Row extends object = object> {
  pages(): AsyncIterable<readonly Row[]>;
}

/** The fields of a file; a `Listed` in it becomes an array. */
export interface StreamedFields {
  readonly [name: string]: unknown;
}

/**
 * A list in the order of its keys, which are read at once; the rows of `keysAtOnce` keys after another are read while the
 * file is sent, so that no list is in memory as a whole. `readRows` keeps to the order of the keys.
 */
export function listed<Key, Row extends object>(
  readKeys: () => Promise<readonly Key[]>,
  readRows: (keys: readonly Key[]) => Promise<readonly Row[]>,
  keysAtOnce = rowsAtOnce,
): Listed<Row> {
  return {
    async *pages() {
      const keys = await readKeys();
      for (let at = 0; at < keys.length; at += keysAtOnce)
        yield await readRows(keys.slice(at, at + keysAtOnce));
    },
  };
}

const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && 'pages' in value && typeof value.pages === 'function';

const isFields = (value: unknown): value is StreamedFields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const json = (value: unknown, margin: string): string =>
  (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${margin}`);

async function* written(value: unknown, margin: string): AsyncGenerator<string> {
  if (isListed(value)) yield* writtenList(value, margin);
  else if (isFields(value)) yield* writtenFields(value, margin);
  else yield json(value, margin);
}

async function* writtenFields(fields: StreamedFields, margin: string): AsyncGenerator<string> {
  const inner = margin + indent;
  let separator = '{';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${separator}\n${inner}${JSON.stringify(name)}: `;
    yield* written(value, inner);
    separator = ',';
  }
  yield separator === '{' ? '{}' : `\n${margin}}`;
}

async function* writtenList(list: Listed, margin: string): AsyncGenerator<string> {
  const inner = margin + indent;
  let separator = '[';
  for await (const rows of list.pages()) {
    if (rows.length === 0) continue;
    yield rows
      .map((row) => {
        const text = `${separator}\n${inner}${json(row, inner)}`;
        separator = ',';
        return text;
      })
      .join('');
  }
  yield separator === '[' ? '[]' : `\n${margin}]`;
}

/** The file as JSON, read no faster than it is taken. */
export const streamJson = (fields: StreamedFields): Readable =>
  Readable.from(written(fields, ''), { objectMode: false });
