import { expect, test } from 'vitest';
import { countries, countryName } from './countries.ts';

test('a country is called as people look for it, one without a name by its code', () => {
  expect(['DE', 'CI', 'TR', 'QQ'].map(countryName)).toEqual(['Germany', 'Côte d’Ivoire', 'Türkiye', 'QQ']);
  expect(countries.find(({ id }) => id === 'DE')).toEqual({ id: 'DE', name: 'Germany', area_code: '+49' });
});
