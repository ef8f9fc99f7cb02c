import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spreadsheetEntries, zipFile } from '../../../tests/support/zip-file.ts';
import { readPeopleFile } from './read-people-file.ts';
import { sizeFault } from './unpacked-size.ts';

const cell = (address: string, text = 'x') => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const people = row(1, cell('A1', 'Email')) + row(2, cell('A2', 'ana@harbour.example'));
const sheet = (rows: string) => zipFile(spreadsheetEntries(people + rows));
const million = 1_000_000;

describe('a spreadsheet of people', () => {
  it('is read where it is as large as such a table is', async () => {
    expect(await sizeFault(Uint8Array.from(readFileSync('tests/fixtures/people.xlsx')))).toBeUndefined();
    const many = Array.from({ length: 5000 }, (_, n) => row(n + 3, cell(`A${n + 3}`), cell(`AD${n + 3}`)));
    expect(await readPeopleFile(new Blob([sheet(many.join(''))]), () => '')).toMatchObject({
      lines: ['Ana <ana@harbour.example>'],
    });
  });

  it.each([
    [
      'a sheet that unpacks to 60 MB',
      zipFile({ ...spreadsheetEntries(people), 'xl/a.xml': ' '.repeat(60 * million) }),
    ],
    [
      'one that says it unpacks to nothing',
      zipFile({ ...spreadsheetEntries(people), 'xl/a.xml': ' '.repeat(60 * million) }, 0),
    ],
    ['one that says it unpacks to 4 GB', zipFile(spreadsheetEntries(people), 4_000_000_000)],
    [
      'many pictures that are large together',
      zipFile({
        ...spreadsheetEntries(people),
        ...Object.fromEntries(
          Array.from({ length: 20 }, (_, n) => [`xl/media/${n}.bmp`, Buffer.alloc(million)]),
        ),
      }),
    ],
  ])('is refused unread: %s', async (_which, file) => {
    expect(file.length).toBeLessThan(million);
    expect(await readPeopleFile(new Blob([file]), () => '')).toEqual({
      problem:
        'This spreadsheet is larger than 16 MB when it is unpacked. Save only the table of people, without pictures.',
    });
  });

  const table = 'This table has more than 20,000 rows or 500,000 cells. Save only the people to invite.';

  it.each([
    ['two cells a million rows and 16,384 columns apart', row(1_048_576, cell('XFD1048576'))],
    ['a row far below', row(1_048_576, cell('A1048576'))],
    ['a row far below by its own number', '<row r="9999999"></row>'],
    [
      'a cell far to the right in each of a hundred rows',
      Array.from({ length: 100 }, (_, n) => row(n + 3, cell(`XFD${n + 3}`))).join(''),
    ],
    ['rows without a number', '<row/>'.repeat(20_001)],
    ['addresses in single quotes', "<row><c t='n' r='XFD999'><v>1</v></c></row>"],
    ['a tag with a mark in it', '<row><c t=">" r="XFD999"><v>1</v></c></row>'],
  ])('is refused as too large a table: %s', async (_which, rows) => {
    expect(await readPeopleFile(new Blob([sheet(rows)]), () => '')).toEqual({ problem: table });
  });

  it.each([
    ['in a folder of its own', 'xl/sheets/elsewhere.xml'],
    ['beside the others', 'xl/worksheets/sheet2.xml'],
  ])('is refused as too large where that sheet lies %s', async (_where, name) => {
    const hidden = spreadsheetEntries(row(1_048_576, cell('XFD1048576')))['xl/worksheets/sheet1.xml'] ?? '';
    expect(await sizeFault(zipFile({ ...spreadsheetEntries(people), [name]: hidden }))).toBe('table');
  });

  it.each([
    ['addresses that are none', sheet('<row><c r="A1e9"><v>1</v></c></row>')],
    ['row numbers that are none', sheet('<row r="1e9"></row>')],
    ['a directory that ends early', sheet('').slice(0, -30)],
    ['a start and no more', sheet('').slice(0, 30)],
    ['a directory elsewhere', Uint8Array.from([...sheet('').slice(0, -6), 255, 255, 255, 15, 0, 0])],
  ])('is refused as broken: %s', async (_which, file) => {
    expect(await readPeopleFile(new Blob([file]), () => '')).toEqual({
      problem: 'We can’t read this file. Save it as CSV and upload that.',
    });
  });

  it.each([
    ['lines', 'a\n'.repeat(20_001)],
    ['cells of a line', 'a,'.repeat(500_001)],
    ['cells of all lines', `${';a'.repeat(100)}\n`.repeat(6000)],
  ])('is refused as too large a table where CSV has as many %s', async (_which, text) => {
    expect(await readPeopleFile(new Blob([text]), () => '')).toEqual({ problem: table });
  });
});
