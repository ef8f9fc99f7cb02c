import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const plain = (text: string) => text.replace(/\s+/g, ' ');
const page = readFileSync('docs/promises.md', 'utf8');

const rows = page
  .split('\n')
  .filter((line) => /^\| (content|contract|src)\//.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

const says = (file: string, words: string) =>
  existsSync(file) && plain(readFileSync(file, 'utf8')).includes(words);

test('every promise is on its page, word for word', () => {
  const unkept = rows.filter(([file = '', sentence = '']) => !says(file, sentence));
  expect(unkept.map(([file, sentence]) => `${file}: ${sentence}`)).toEqual([]);
});

test('each promise has its code, and a test that would fail without it', () => {
  const kept = rows.filter((cells) => cells.length === 4);
  expect(kept.length).toBeGreaterThan(30);
  const missing = kept.flatMap(([, , keeper = '', proof = '']) => {
    const [file = '', title = ''] = proof.split(/: (.*)/s);
    return [...(existsSync(keeper) ? [] : [keeper]), ...(says(file, title) ? [] : [proof])];
  });
  expect(missing).toEqual([]);
});
