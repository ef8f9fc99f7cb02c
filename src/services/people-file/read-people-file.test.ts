import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { strictCsv } from '../../../tests/support/strict-csv.ts';
import { peopleTemplate } from './people-template.ts';
import { largestPeopleFile, readPeopleFile } from './read-people-file.ts';

const text = (words: string) => new Blob([words]);
const spreadsheet = () => new Blob([readFileSync('tests/fixtures/people.xlsx')]);

describe('a file of people', () => {
  it('is read from a spreadsheet: the sheet with addresses, by its columns', async () => {
    expect(await readPeopleFile(spreadsheet(), () => '')).toEqual({
      lines: [
        'Silva, Maria José <maria@harbour.example> (Quay)',
        'Ben Okoro <ben@harbour.example> (Sales North)',
        'Bo Lind <bo@harbour> (Quay)',
      ],
      people: 2,
      repeated: 1,
      unaddressed: 3,
    });
  });

  it('is read from the template that is offered, which spreadsheets open as it is meant', async () => {
    const template = new Blob([peopleTemplate]);
    expect(strictCsv(await template.bytes())[0]).toEqual(['First name', 'Last name', 'Email', 'Department']);
    expect(await readPeopleFile(template, () => '')).toMatchObject({
      lines: ['Ana Silva <ana@example.com> (Sales)', 'Bo Lind <bo@example.com> (Design)'],
      unaddressed: 0,
    });
  });

  it('names nobody twice who is written already', async () => {
    expect(await readPeopleFile(spreadsheet(), () => 'Ben <ben@harbour.example>')).toMatchObject({
      people: 1,
      repeated: 2,
    });
  });

  it.each([
    [
      'UTF-8 with its mark',
      new TextEncoder().encode('\ufeffVorname;Nachname;E-Mail\r\nJörg;Weiß;j@x.example\r\n'),
    ],
    [
      'Windows-1252',
      Uint8Array.from('Vorname;Nachname;E-Mail\r\nJörg;Weiß;j@x.example\r\n', (one) => one.charCodeAt(0)),
    ],
    [
      'UTF-16',
      new Uint8Array(
        Uint16Array.from('\ufeffVorname\tNachname\tE-Mail\r\nJörg\tWeiß\tj@x.example', (one) =>
          one.charCodeAt(0),
        ).buffer,
      ),
    ],
  ])('is read from CSV in %s', async (_name, bytes) => {
    expect(await readPeopleFile(new Blob([bytes]), () => '')).toMatchObject({
      lines: ['Jörg Weiß <j@x.example>'],
      unaddressed: 0,
    });
  });

  it('is read where cells hold lines, commas and quotes, and from a list that is no table', async () => {
    const table =
      'Name,Address,Email\n"Silva, Ana","Quay 1\nLisbon",ana@x.example\n"Ben ""B"" Okoro",,b@x.example\n';
    expect(await readPeopleFile(text(table), () => '')).toMatchObject({
      lines: ['Ana Silva <ana@x.example>', 'Ben B Okoro <b@x.example>'],
    });
    const list = 'Ana Silva <ana@x.example>; Okoro, Ben <b@x.example>\n';
    expect(await readPeopleFile(text(list), () => '')).toMatchObject({
      lines: ['Ana Silva <ana@x.example>', 'Ben Okoro <b@x.example>'],
    });
  });

  it.each([
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 64, 2])]), 'cannot be read'],
    ['without a good address', text('Name,Email\nAna,ana@x\n'), 'No email address'],
    ['an old spreadsheet', new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]), 'Save it as .xlsx'],
    ['a broken spreadsheet', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])]), 'cannot be read'],
    ['nothing', text(''), 'No email address'],
    ['too much', new Blob([new Uint8Array(largestPeopleFile + 1)]), 'larger than 4 MB'],
  ])('that is %s is refused with what to do', async (_name, file, words) => {
    expect(await readPeopleFile(file, () => '')).toEqual({ problem: expect.stringContaining(words) });
  });
});
