import { expect, test } from 'vitest';
import { countriesIn, countryName } from './countries.ts';

test('a country is called as people look for it, one without a name by its code', () => {
  expect(['DE', 'CI', 'TR', 'QQ'].map(countryName)).toEqual(['Germany', 'Côte d’Ivoire', 'Türkiye', 'QQ']);
  expect(countriesIn('en').find(({ id }) => id === 'DE')).toEqual({
    id: 'DE',
    name: 'Germany',
    area_code: '+49',
  });
});

test('in German they are called and sorted in German', () => {
  const names = countriesIn('de').map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Afghanistan', 'Ägypten']);
  expect(names).toContain('Deutschland');
});
