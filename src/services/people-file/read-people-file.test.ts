import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { strictCsv } from '../../../tests/support/strict-csv.ts';
import { peopleTemplate } from './people-template.ts';
import type { TextEncoding } from './file-text.ts';
import { largestPeopleFile, type PeopleFileChoice, readPeopleFile } from './read-people-file.ts';

const text = (words: string) => new Blob([words]);
const spreadsheet = () => new Blob([readFileSync('tests/fixtures/people.xlsx')]);
const fixture = (name: string) => new Blob([readFileSync(`tests/fixtures/people-files/${name}`)]);
const nobody = () => '';
const linesOf = async (file: Blob, choice?: PeopleFileChoice) => {
  const read = await readPeopleFile(file, nobody, choice);
  if ('problem' in read) throw new Error(read.problem);
  return read;
};

describe('a file of people', () => {
  it('is read from a spreadsheet: the sheet with addresses, by its columns', async () => {
    expect(await readPeopleFile(spreadsheet(), nobody)).toMatchObject({
      lines: [
        'Silva, Maria José <maria@harbour.example> (Quay)',
        'Ben Okoro <ben@harbour.example> (Sales North)',
        'Bo Lind <bo@harbour> (Quay)',
      ],
      people: 2,
      malformed: ['Bo Lind <bo@harbour> (Quay)'],
      repeated: 1,
      unaddressed: 3,
      passed: [
        { row: 1, text: 'Harbour team, spring 2027' },
        { row: 8, text: 'Berg, Di, 3' },
        { row: 9, text: 'Sum, 4' },
      ],
      encoding: null,
    });
  });

  it('is read from the template that is offered, which spreadsheets open as it is meant', async () => {
    const template = new Blob([peopleTemplate]);
    expect(strictCsv(await template.bytes())[0]).toEqual(['First name', 'Last name', 'Email', 'Department']);
    expect(await readPeopleFile(template, nobody)).toMatchObject({
      lines: ['Ana Silva <ana@example.com> (Sales)', 'Bo Lind <bo@example.com> (Design)'],
      unaddressed: 0,
    });
  });

  it('lists no person twice', async () => {
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
    expect(await readPeopleFile(new Blob([bytes]), nobody)).toMatchObject({
      lines: ['Jörg Weiß <j@x.example>'],
      unaddressed: 0,
    });
  });

  it('is read where cells hold lines, commas and quotes, and from a list that is no table', async () => {
    const table =
      'Name,Address,Email\n"Silva, Ana","Quay 1\nLisbon",ana@x.example\n"Ben ""B"" Okoro",,b@x.example\n';
    expect(await readPeopleFile(text(table), nobody)).toMatchObject({
      lines: ['Ana Silva <ana@x.example>', 'Ben B Okoro <b@x.example>'],
    });
    const list = 'Ana Silva <ana@x.example>; Okoro, Ben <b@x.example>\n';
    expect(await readPeopleFile(text(list), nobody)).toMatchObject({
      lines: ['Ana Silva <ana@x.example>', 'Ben Okoro <b@x.example>'],
    });
  });

  it.each<[string, string[], number]>([
    ['zoom-registrants.csv', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 3],
    ['zoom-attendees.csv', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 0],
    [
      'zoom-webinar-report.csv',
      [
        'Mara Quint <mara@harbour.example>',
        'Ola Berg <ola@harbour.example>',
        'Sena Ito <sena@harbour.example>',
      ],
      6,
    ],
    ['teams-attendance.csv', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 4],
    [
      'google-workspace.csv',
      ['Ana Silva <ana@team.example> (Sales)', 'Bo Lind <bo@team.example> (Design)'],
      0,
    ],
    ['google-contacts.csv', ['Mara Quint <mara@harbour.example>', 'Ola Berg <ola@harbour.example>'], 0],
    ['google-form-manager.csv', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 0],
    [
      'outlook-contacts.csv',
      ['Ana Silva <ana@team.example> (Sales)', 'Bo Lind <bo@team.example> (Design)'],
      0,
    ],
    ['entra-users.csv', ['Ana Silva <ana@team.example> (Sales)', 'Bo Lind <bo@quay.example> (Design)'], 0],
    ['m365-users.csv', ['Ana Silva <ana@team.example> (Sales)', 'Bo Lind <bo@team.example> (Design)'], 0],
    ['slack-members.csv', ['Mara Quint <mara@harbour.example>', 'Ola Berg <ola@harbour.example>'], 1],
    [
      'personio.csv',
      ['Mara Quint <mara@harbour.example> (Einkauf)', 'Ola Berg <ola@harbour.example> (Geschäftsführung)'],
      0,
    ],
    [
      'bamboohr.csv',
      ['Mara Quint <mara@harbour.example> (Buying)', 'Ola de la Torre <ola@harbour.example> (Board)'],
      0,
    ],
    ['eventbrite.csv', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 0],
    ['eventbrite-attendees.csv', ['Mara Quint <mara@harbour.example>', 'Sena Ito <sena@harbour.example>'], 0],
    [
      'salesforce-contacts.csv',
      ['Mara Quint <mara@harbour.example>', 'Ola Berg <ola.berg@harbour.example>'],
      0,
    ],
    [
      'german-hr.csv',
      ['Ana Silva <ana@team.example> (Vertrieb)', 'Jörg Weiß <joerg@team.example> (Einkauf)'],
      0,
    ],
    [
      'french-cp1252.csv',
      ['Ana Silva <ana@team.example> (Ventes)', 'Éloïse de La Tour <eloise@team.example> (Achats)'],
      0,
    ],
    [
      'spanish-preamble.csv',
      ['Mara de la Torre <mara@harbour.example> (Compras)', 'Ola Núñez <ola@harbour.example> (Dirección)'],
      3,
    ],
    [
      'italian-pipes.csv',
      ['Mara Conti <mara@harbour.example> (Acquisti)', 'Ola De Luca <ola@harbour.example>'],
      0,
    ],
    [
      'portuguese-tabs.tsv',
      ['Mara Conceição <mara@harbour.example> (Compras)', 'João Araújo <joao@harbour.example> (Vendas)'],
      0,
    ],
    ['sep-line.csv', ['Ana Silva <ana@team.example>'], 0],
    ['two-addresses-in-cell.csv', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 0],
    ['password-column.csv', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 0],
    ['handle-column.csv', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 0],
    ['unknown-labels.csv', ['Mara Quint <mara@harbour.example>', 'Ola Berg <ola@harbour.example>'], 0],
    ['no-known-label.csv', ['Mara <mara@harbour.example>', 'Ola <ola@harbour.example>'], 0],
    [
      'rich-text-and-hyperlink.xlsx',
      ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>', 'Cy 42 <cy@team.example>'],
      0,
    ],
    ['link-text-is-a-word.xlsx', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 0],
    ['linked-cells.xlsx', ['Ana Silva <ana@team.example>', 'Bo Lind <bo@team.example>'], 2],
    ['error-cells.xlsx', ['Ana <ana@team.example>', 'Bo <bo@team.example>'], 0],
  ])('%s is a table: one person a row, by the meaning of its columns', async (name, lines, unaddressed) => {
    expect(await linesOf(fixture(name))).toMatchObject({ lines, malformed: [], unaddressed });
  });

  it.each<[string, TextEncoding, string]>([
    ['cyrillic-cp1251.csv', 'windows-1251', 'Анна Иванова <anna@team.example>'],
    ['japanese-sjis.csv', 'shift_jis', '太郎 田中 <taro@team.example>'],
    ['polish-cp1250.csv', 'windows-1250', 'Łukasz Wójcik <lukasz@harbour.example>'],
    ['french-cp1252.csv', 'windows-1252', 'Ana Silva <ana@team.example> (Ventes)'],
  ])('%s is taken for %s, and says so', async (name, used, line) => {
    const read = await linesOf(fixture(name));
    expect(read.encoding).toEqual({ used, isGuessed: true });
    expect(read.lines[0]).toBe(line);
  });

  it('is read with the chosen encoding and columns', async () => {
    const wrong = await linesOf(fixture('cyrillic-cp1251.csv'), { encoding: 'windows-1252' });
    expect(wrong.lines).toEqual(['Anna <anna@team.example>']);
    expect(wrong.encoding).toEqual({ used: 'windows-1252', isGuessed: false });
    const chosen = await linesOf(fixture('no-known-label.csv'), { uses: [['name', 'department', 'email']] });
    expect(chosen.lines).toEqual([
      'Mara Quint <mara@harbour.example> (Buyer)',
      'Ola Berg <ola@harbour.example> (CEO)',
    ]);
    expect(chosen.tables).toEqual([
      {
        labels: ['X1', 'X2', 'X3'],
        samples: [
          ['Mara Quint', 'Ola Berg'],
          ['Buyer', 'CEO'],
          ['mara@harbour.example', 'ola@harbour.example'],
        ],
        uses: ['name', 'department', 'email'],
        suggested: ['ignored', 'ignored', 'email'],
        people: 2,
      },
    ]);
    const none = await linesOf(fixture('no-known-label.csv'), { uses: [['email', 'ignored', 'ignored']] });
    expect(none).toMatchObject({ people: 0, lines: [], unaddressed: 2 });
  });

  it.each([
    ['without labels', 'Ana Silva,ana@x.example,Sales\nBo Lind,bo@x.example,Design\n'],
    [
      'without labels, staff numbers first',
      '1001;Ana;Silva;ana@x.example;61;Sales\n1002;Bo;Lind;bo@x.example;60;Design\n',
    ],
    ['without labels, last names first', 'Silva;Ana;ana@x.example\nLind;Bo;bo@x.example\n'],
    [
      'with a second address in each row',
      'Ana Silva,ana@x.example,ana.home@y.example\nBo Lind,bo@x.example,bo.home@y.example\n',
    ],
    [
      'with a title over it',
      'Guests,,\n,,\nName,Mail,Phone\nAna Silva,ana@x.example,1\nBo Lind,bo@x.example,2\n',
    ],
    ['with a sum below it', 'Name;Mail\nAna Silva;ana@x.example\nBo Lind;bo@x.example\nTotal: 2;\n'],
    [
      'with lines in a cell',
      'Name,Street,Mail\nAna Silva,"Quay 1\nLisbon\nana.home@y.example",ana@x.example\nBo Lind,,bo@x.example\n',
    ],
    ['with links', 'Name,Mail\nAna Silva,mailto:ana@x.example\nBo Lind,<bo@x.example>\n'],
  ])('%s is a table all the same', async (_name, words) => {
    expect((await linesOf(text(words))).lines.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'Ana Silva <ana@x.example>',
      'Bo Lind <bo@x.example>',
    ]);
  });

  it('invites no private addresses, nor addresses of other people', async () => {
    const words =
      'Name,Work email,Private email,Manager email\nAna Silva,,ana@y.example,bo@x.example\nBo Lind,bo@x.example,,ola@x.example\n';
    const read = await linesOf(text(words));
    expect(read.lines).toEqual(['Bo Lind <bo@x.example>']);
    expect(read.passed).toEqual([{ row: 2, text: 'Ana Silva, ana@y.example, bo@x.example' }]);
  });

  it.each([
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 64, 2])]), 'can’t read this file'],
    ['without a good address', text('Name,Email\nAna,ana@x\n'), 'No email address'],
    ['an old spreadsheet', new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]), 'Save it as .xlsx'],
    ['a broken spreadsheet', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])]), 'can’t read this file'],
    ['nothing', text(''), 'No email address'],
    ['too much', new Blob([new Uint8Array(largestPeopleFile + 1)]), 'larger than 4 MB'],
  ])('that is %s is refused with what to do', async (_name, file, words) => {
    expect(await readPeopleFile(file, nobody)).toEqual({ problem: expect.stringContaining(words) });
  });
});
