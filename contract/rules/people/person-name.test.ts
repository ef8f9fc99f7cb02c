import { describe, expect, it, test } from 'vitest';
import { literalName, nameIn, splitName, splitReversedName } from './person-name.ts';

const parts = ({ first_name, last_name }: { first_name: string; last_name: string }) => [
  first_name,
  last_name,
];

describe('a display name', () => {
  it.each([
    ['Ana Silva', 'Ana', 'Silva'],
    ['Silva, Ana', 'Ana', 'Silva'],
    ['Madonna', 'Madonna', ''],
    ['Berhane, Kidane T - Eagan, MN', 'Kidane T', 'Berhane'],
    ['Smith, John, Jr.', 'John', 'Smith Jr.'],
    ['Smith, Jr., John', 'John', 'Smith Jr.'],
    ['Foo, PhD, Joe', 'Joe', 'Foo PhD'],
    ['Foo, Joe, PhD, MBA', 'Joe', 'Foo PhD MBA'],
    ['Foo, Joe, M.D.', 'Joe', 'Foo M.D.'],
    ['Quay Company, Inc.', 'Quay', 'Company Inc.'],
    ['Quay Company, GmbH & Co. KG', 'Quay', 'Company GmbH & Co. KG'],
    ['Ana Silva, PhD', 'Ana', 'Silva PhD'],
    ['Silva, Dr. Ana', 'Dr. Ana', 'Silva'],
    ['Silva, Ana, Dr.', 'Dr. Ana', 'Silva'],
    ['Dr. Ana Silva', 'Dr. Ana', 'Silva'],
    ['Silva, Ana, Lisbon', 'Ana', 'Silva'],
    ['Ana Silva, MN', 'Ana', 'Silva'],
    ['Silva, Ana (Sales DE)', 'Ana', 'Silva'],
    ['Ana Silva (Quay)', 'Ana', 'Silva'],
    ['Ana Silva [Guest]', 'Ana', 'Silva'],
    ['Silva, Ana - Sales', 'Ana', 'Silva'],
    ['Di (Dee) Roe', 'Di', '(Dee) Roe'],
    ['Nguyen, Ma', 'Ma', 'Nguyen'],
    ['WANG, MA', 'MA', 'WANG'],
    ['Draper, Don', 'Don', 'Draper'],
    ['“Silva, Ana”', 'Ana', 'Silva'],
    ["'ana@team.example'", '', ''],
    ['Ana Silva (ana@team.example)', 'Ana', 'Silva'],
    ['\u200b', '', ''],
    ['#N/A', '', ''],
    [' , ', '', ''],
  ])('%j is %j and %j', (text, first, last) => expect(parts(splitName(text))).toEqual([first, last]));

  it.each([
    ['Silva Ana', 'Ana', 'Silva'],
    ['DE LA TOUR Éloïse Marie', 'Éloïse Marie', 'DE LA TOUR'],
    ['山田 太郎', '太郎', '山田'],
    ['Silva, Ana', 'Ana', 'Silva'],
    ['山田太郎', '山田太郎', ''],
  ])('%j with the last name first is %j and %j', (text, first, last) =>
    expect(parts(splitReversedName(text))).toEqual([first, last]),
  );
});

test('a literal name is read back to the letter', () => {
  const name = { first_name: 'Mary (MJ) - B', last_name: 'Smith, Inc.' };
  expect(splitName(literalName(name))).toEqual(name);
});

test('an address is no name, and a name with an at sign is one', () => {
  expect(nameIn('Ana ana@team.example')).toBe('Ana');
  expect(nameIn('A@Work')).toBe('A@Work');
});
