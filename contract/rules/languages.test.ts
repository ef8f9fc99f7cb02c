import { expect, test } from 'vitest';
import { spokenOf } from './languages.ts';

test('the first wish that is spoken is taken, whatever its region', () => {
  expect([
    spokenOf(['de-AT', 'en']),
    spokenOf(['fr', 'DE']),
    spokenOf(['en-GB', 'de']),
    spokenOf(['fr-FR', 'den']),
    spokenOf([]),
  ]).toEqual(['de', 'de', 'en', 'en', 'en']);
});
