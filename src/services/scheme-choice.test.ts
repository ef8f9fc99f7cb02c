// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepScheme, readScheme, watchScheme } from './scheme-choice.ts';

const shown = () => document.documentElement.dataset.scheme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.scheme;
});

test('applies and stores a chosen scheme; the system’s is not stored', () => {
  expect(readScheme(window)).toBe('system');
  keepScheme(window, 'dark');
  expect([readScheme(window), shown()]).toEqual(['dark', 'dark']);
  keepScheme(window, 'system');
  expect([readScheme(window), shown(), localStorage.length]).toEqual(['system', undefined, 0]);
});

test('this page and other tabs follow, until they stop to', () => {
  const listener = vi.fn();
  const stop = watchScheme(window, listener);
  keepScheme(window, 'light');
  localStorage.setItem('muster.scheme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'muster.scheme' }));
  expect([listener.mock.calls.length, shown()]).toEqual([2, 'dark']);
  stop();
  keepScheme(window, 'light');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('something else in the storage is no look', () => {
  localStorage.setItem('muster.scheme', 'purple');
  expect(readScheme(window)).toBe('system');
});
