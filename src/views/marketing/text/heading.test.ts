import { expect, test } from 'vitest';
import { readHeading, sectionsOf } from './heading.ts';

test.each([
  ['What we keep, and why', 'What we keep, and why', 'what-we-keep-and-why'],
  ['Was wir speichern {#what-we-keep}', 'Was wir speichern', 'what-we-keep'],
])('%s', (source, text, anchor) => {
  expect(readHeading(source)).toEqual({ text, anchor });
});

const legal = import.meta.glob<string>('../../../../content/*/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const originals = Object.keys(legal).filter((path) => path.includes('/en/'));

test.each(originals)('each translation has the version, the date and the anchors of %s', (path) => {
  const factsOf = (source = '') => ({
    version: /^version: .+$/m.exec(source)?.[0],
    date: /^date: .+$/m.exec(source)?.[0],
    versions: source.match(/^- \*\*[\d.]+\*\*/gm),
    anchors: sectionsOf(source).map(({ anchor }) => anchor),
  });
  const name = path.split('/').at(-1) ?? '';
  const others = Object.keys(legal).filter((other) => other.endsWith(`/${name}`));
  expect(others.length).toBeGreaterThan(1);
  for (const other of others) expect([other, factsOf(legal[other])]).toEqual([other, factsOf(legal[path])]);
});
