import { expect, it } from 'vitest';
import { strictCsv } from '../../../tests/support/strict-csv.ts';
import { csvText } from './csv-text.ts';

const read = (text: string) => strictCsv(new TextEncoder().encode(text));

it('is read back as it was given, whatever a cell holds', () => {
  const cells = ['', ' a ', 'one, two', 'say "yes"', '""', 'first\r\nsecond', 'one\ntwo', 'Łódź 🦦', "it's"];
  const rows = cells.map((cell) => ({ Name: cell, Points: 3 }));
  expect(read(csvText({ Name: 'Name', Points: 'Points' }, rows))).toEqual([
    ['Name', 'Points'],
    ...cells.map((cell) => [cell, '3']),
  ]);
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '=1+1\nand more',
  '@x\r\n=cmd',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
])('no spreadsheet runs %j: it is text, as it was written', (formula) => {
  expect(read(csvText({ said: 'Said' }, [{ said: formula }]))).toEqual([['Said'], [`'${formula}`]]);
  expect(read(csvText({ said: formula }, []))).toEqual([[`'${formula}`]]);
});

it('a number stays one, below nothing too', () => {
  expect(read(csvText({ points: 'Points' }, [{ points: -2 }]))).toEqual([['Points'], ['-2']]);
});

it('has its columns without a row, in their order whichever a row names first, and empty where it names none', () => {
  expect(read(csvText({ a: 'A', b: 'B' }, []))).toEqual([['A', 'B']]);
  expect(read(csvText({ a: 'A', b: 'B' }, [{ b: 2, a: 1 }, { b: 4 }, {}]))).toEqual([
    ['A', 'B'],
    ['1', '2'],
    ['', '4'],
    ['', ''],
  ]);
});
