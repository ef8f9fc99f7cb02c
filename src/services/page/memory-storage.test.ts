import { expect, test } from 'vitest';
import { createMemoryStorage, replaceBlockedStorages } from './memory-storage.ts';

test('a storage that may not be touched is replaced, one that works is left alone', () => {
  const sessionStorage = createMemoryStorage();
  const target = {
    sessionStorage,
    get localStorage(): Storage {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  replaceBlockedStorages(target);
  target.localStorage.setItem('token', 'x');
  expect(target.localStorage.getItem('token')).toBe('x');
  expect(target.sessionStorage).toBe(sessionStorage);
});
