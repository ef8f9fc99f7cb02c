import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textsInCode } from './texts-in-code.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Pages for developers, drawings, and what a test holds. */
const isOther = (file: string) => /\.test\.|fixtures|views\/debug\/|illustrations\//.test(file);

/** Names that are the same in every language, and the sample that is always in English. */
const names = new Set(['Muster', 'Ana Silva', 'Keeper of the Light', 'The Borrowed Light']);

/** A selector, a colour, an address, a name in the code or a part of a drawing, which no person reads. */
const isMachine = (text: string) =>
  /[[\]#:]|\b(?:px|r?em|slice|serif|sans|translate|rotate)\b|\drem|var\(/.test(text) ||
  /^[a-z_./][\w./,@-]*$/.test(text);

test('what people read of a page is in a table of words, not in its view', () => {
  const files = globSync('src/{views,routes}/**/*.tsx', { cwd: root }).filter((file) => !isOther(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    textsInCode(file, readFileSync(path.join(root, file), 'utf8'))
      .filter((text) => /\p{L}{3}/u.test(text) && !isMachine(text) && !names.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
