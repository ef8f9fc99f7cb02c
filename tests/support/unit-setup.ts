import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console error or warning fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});

/** Removes rendered elements before the next file in the same worker. */
afterEach(async () => {
  if ('document' in globalThis) (await import('@testing-library/react')).cleanup();
});
