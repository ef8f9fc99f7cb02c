import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** A path of ours between backticks; one with a placeholder or a pattern names no single file, and what a run writes comes and goes. */
const named = /`((?:bench|content|contract|docs|public|scripts|server|src|tests)\/[\w./-]+)`/g;
/** A file of ours by its bare name; `x` stands for any name. */
const bare = /`([a-z][\w-]*(?:\.test)?\.(?:tsx?|mjs))`/g;
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/README.md'], { cwd: root }).filter(
  (file) => file !== 'CHANGELOG.md',
);

const ours = new Set(
  globSync('{bench,content,contract,scripts,server,src,tests}/**/*.{ts,tsx,mjs}', { cwd: root }).map((file) =>
    path.basename(file),
  ),
);

test.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const paths = [
    ...[...text.matchAll(named)].map(([, file = '']) => file).filter((file) => !file.includes('.artifacts')),
    ...[...text.matchAll(linked)].map(([, file = '']) => path.join(path.dirname(document), file)),
  ];
  expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const names = [...text.matchAll(bare)].map(([, file = '']) => file);
  expect(names.filter((name) => !ours.has(name) && !/(?:^|-)x[-.]/.test(name))).toEqual([]);
});
