// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { replaceBlockedStorages } from '../services/page/memory-storage.ts';
import { wordTable } from './word-table.ts';

it('is made where site data is blocked, before the storages are replaced', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    const table = wordTable({ title: 'Sessions' }, {});
    replaceBlockedStorages(window);
    expect(table.in('en')).toEqual({ title: 'Sessions' });
  } finally {
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  }
});
