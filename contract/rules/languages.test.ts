import { expect, test } from 'vitest';
import { spokenOf } from './languages.ts';

test('takes the first preference that is spoken, whatever its region', () => {
  expect([
    spokenOf(['de-AT', 'en']),
    spokenOf(['tlh', 'DE']),
    spokenOf(['en-GB', 'de']),
    spokenOf(['tlh-XX', 'den']),
    spokenOf([]),
  ]).toEqual(['de', 'de', 'en', 'en', 'en']);
});
