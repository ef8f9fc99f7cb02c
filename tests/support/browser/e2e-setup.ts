import { afterEach, expect } from 'vitest';
import { takePolicyBreaches } from './browser.ts';

afterEach(() => {
  expect(takePolicyBreaches(), 'the content policy blocked something').toEqual([]);
});
