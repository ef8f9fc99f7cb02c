import { afterEach, expect } from 'vitest';
import { takePolicyBreaches } from './browser.ts';

afterEach(() => {
  expect(takePolicyBreaches(), '27: the content policy blocked something').toEqual([]);
});
