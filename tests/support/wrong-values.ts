const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** JSON texts of every wrong kind; some of them have no primitive value, some no JSON at all. */
export const wrongValues: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '2.5',
  '1e308',
  '-1e308',
  '1e999',
  '9007199254740993',
  'NaN',
  'undefined',
  '""',
  '"5"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u0000"',
  '"line\\r\\nbreak"',
  '"__proto__"',
  '"constructor"',
  '"[[["',
  `"${'x'.repeat(300)}"`,
  `"${'x'.repeat(70_000)}"`,
  '[]',
  '[null]',
  '[[]]',
  `[${'{},'.repeat(1100)}{}]`,
  '{}',
  '{"valueOf":null,"toString":null}',
  '[{"valueOf":null,"toString":null}]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toJSON":1,"length":-1}',
  nested('[', ']', 6000),
  nested('{"a":', '}', 6000),
];

/** The same numbers again from the same seed (mulberry32), from 0 up to `below`. */
export function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

function withMark(value: unknown, [key, ...rest]: Path, mark: string): unknown {
  if (key === undefined) return mark;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? withMark(item, rest, mark) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [
      name,
      name === key ? withMark(item, rest, mark) : item,
    ]),
  );
}

const mark = '\u0001mark\u0001';

/** The JSON text of `valid` with one field, or all of it, replaced by each of the wrong values. */
export function spoiltTexts(valid: unknown): string[] {
  return pathsOf(valid).flatMap((path) => {
    const marked = JSON.stringify(withMark(valid, path, mark));
    const quoted = JSON.stringify(mark);
    return wrongValues.map((wrong) => marked.replace(quoted, () => wrong));
  });
}
