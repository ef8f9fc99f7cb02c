import { expect, test } from 'vitest';
import { unservedEnvironment } from '../services/unserved-environment.ts';
import { matchPages } from './load-page.ts';
import { createPageTable, isUnknown } from './pages.ts';

const at = (pathname: string) => ({ pathname });

test('the pages of the experience are known at once, and no others', async () => {
  const table = createPageTable(unservedEnvironment);
  const first = table.known();
  expect(await table.fetchFor(at('/experience/wait/s1'))).toBe(first);
  expect(await table.fetchFor(at('/systemCheck'))).toBe(first);
  expect(isUnknown(matchPages(first, at('/pricing')).at(-1)?.route)).toBe(true);
});

test('the first page outside loads all others, once', async () => {
  const table = createPageTable(unservedEnvironment);
  const [ofExperience] = table.known();
  const [one, other] = await Promise.all([
    table.fetchFor(at('/pricing')),
    table.fetchFor(at('/dashboard/sessions')),
  ]);
  expect(one).toBe(other);
  expect(table.known()).toBe(one);
  expect(one).toContain(ofExperience);
  for (const path of ['/pricing', '/dashboard/sessions', '/experience/end'])
    expect(isUnknown(matchPages(one, at(path)).at(-1)?.route)).toBe(false);
});

test('an address that no page has stays unknown', async () => {
  const table = createPageTable(unservedEnvironment);
  const pages = await table.fetchFor(at('/nowhere'));
  expect(isUnknown(matchPages(pages, at('/nowhere')).at(-1)?.route)).toBe(true);
});
