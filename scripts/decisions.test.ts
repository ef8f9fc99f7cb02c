import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..', 'docs', 'decisions');
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const decisions = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
const index = textOf('README.md');

test('the index has every decision with its title, date and status', () => {
  const rows = decisions.map((file) => {
    const [, title] = /^# \d+\. (.*)$/m.exec(textOf(file)) ?? [];
    const [, date, status] = /^Date: (\d{4}-\d{2}-\d{2})\. Status: (.*)\.$/m.exec(textOf(file)) ?? [];
    return `| [${file.slice(0, 4)}](${file}) | ${title} | ${date} | ${status} |`;
  });
  expect(index.split('\n').filter((line) => line.startsWith('| [0'))).toEqual(rows);
});

test('a decision that supersedes another one is named by it, and the other way round', () => {
  const pairs = (word: RegExp, isForward: boolean) =>
    decisions.flatMap((file) => {
      const status = /^Date: .* Status: (.*)$/m.exec(textOf(file))?.[1] ?? '';
      const [, named = ''] = word.exec(status) ?? [];
      const others = [...named.matchAll(/\[(\d{4})\]/g)].map(([, number]) => number);
      return others.map((other) =>
        (isForward ? [file.slice(0, 4), other] : [other, file.slice(0, 4)]).join(' > '),
      );
    });
  expect(pairs(/Supersedes (.*)/, true).toSorted()).toEqual(
    pairs(/superseded (.*?)(?: Supersedes|$)/, false).toSorted(),
  );
});
