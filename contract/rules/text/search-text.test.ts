import { expect, test } from 'vitest';
import { fitsSearch, searchForms } from './search-text.ts';

test.each([
  ['lukasz cw', 'Łukasz Ćwik lukasz@acme.test'],
  ['LUKASZ', 'Łukasz Ćwik'],
  ['juergen', 'Jürgen Groß'],
  ['jurgen', 'Jürgen Groß'],
  ['jürgen gross', 'Juergen Gross'],
  ['vertrieb', 'Ana Silva ana@acme.test Vertrieb Süd'],
  ['sued', 'Ana Silva Vertrieb Süd'],
  ['soren aas', 'Søren Ås'],
  ['soeren', 'Søren Ås'],
  ['groß', 'Hans Gross'],
  ['silva ana', 'Ana Silva'],
  ['', 'anybody'],
])('“%s” finds “%s”', (search, text) => {
  expect(fitsSearch(search)(text)).toBe(true);
});

test.each([
  ['ana bo', 'Ana Silva'],
  ['100%', 'Ana Silva'],
])('“%s” does not find “%s”', (search, text) => {
  expect(fitsSearch(search)(text)).toBe(false);
});

test('a text without special letters has one form', () => {
  expect(searchForms(' Ana  Silva ')).toEqual(['ana silva']);
  expect(searchForms('Jürgen')).toEqual(['jurgen', 'juergen']);
});
