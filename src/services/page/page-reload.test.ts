import { expect, test, vi } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createPageReload } from './page-reload.ts';

test('a page reloads itself at most once in 10 s', () => {
  let now = 1_000_000;
  const assign = vi.fn();
  const reload = createPageReload({ storage: createMemoryStorage(), now: () => now, assign });
  expect(reload('/dashboard')).toBe(true);
  now += 9_999;
  expect(reload('/dashboard')).toBe(false);
  now += 1;
  expect(reload('/dashboard')).toBe(true);
  expect(assign).toHaveBeenCalledTimes(2);
});
