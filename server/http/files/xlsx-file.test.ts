import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { xlsxFile } from './xlsx-file.ts';

const read = async (rows: { Name?: string; Minutes?: number }[]) => {
  const [sheet] = await readXlsxFile(
    Buffer.from(xlsxFile('People & "more"', { Name: 'Name', Minutes: 'Minutes' }, rows)),
  );
  return sheet;
};

test('a workbook holds texts as texts, numbers as numbers, and what a row does not name is empty', async () => {
  const rows = [
    { Name: '=1+1', Minutes: 12 },
    { Name: 'Ana <Silva> & "Bo"\u0000', Minutes: 0 },
    { Minutes: 3 },
  ];
  expect(await read(rows)).toEqual({
    sheet: 'People & "more"',
    data: [
      ['Name', 'Minutes'],
      ['=1+1', 12],
      ['Ana <Silva> & "Bo"', 0],
      [null, 3],
    ],
  });
});

test('the same rows give the same bytes', () => {
  const made = () => xlsxFile('People', { Name: 'Name' }, [{ Name: 'Ana' }]);
  expect(made()).toEqual(made());
});
