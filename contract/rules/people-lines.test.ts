import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { departmentsIn, parsePeopleLines, personLine, withoutPerson } from './people-lines.ts';

const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
const address = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,12}$/), fc.stringMatching(/^[a-z]{1,10}$/))
  .map(([local, domain]) => `${local}@${domain}.example`);
const person = fc.record({ first: word, last: word, email: address });

describe('people lines', () => {
  it('reads names with addresses, bare addresses, and passes over empty lines', () => {
    const text =
      'Ana Silva <Ana@Team.example>,\n\n  ben.okoro@team.example ;\r\n"Chloe de la Cruz" <c@team.example>';
    expect(parsePeopleLines(text)).toEqual({
      people: [
        { first_name: 'Ana', last_name: 'Silva', email: 'ana@team.example' },
        { first_name: 'Ben', last_name: 'Okoro', email: 'ben.okoro@team.example' },
        { first_name: 'Chloe', last_name: 'de la Cruz', email: 'c@team.example' },
      ],
      problems: [],
    });
  });

  it('says which line is wrong and why, and keeps the others', () => {
    const text = [
      'Ana <ana@team.example>',
      'just a name',
      'Ben <ben@team>',
      'ben@x.example; bo@@y.example',
      'Again <ANA@team.example>',
    ].join('\n');
    expect(parsePeopleLines(text)).toEqual({
      people: [
        { first_name: 'Ana', last_name: '', email: 'ana@team.example' },
        { first_name: 'Ben', last_name: '', email: 'ben@x.example' },
      ],
      problems: [
        {
          line: 2,
          text: 'just a name',
          kind: 'unaddressed',
          reason: 'No email address. Write it as: Ana Silva <ana@example.com>',
        },
        {
          line: 3,
          text: 'Ben <ben@team>',
          kind: 'malformed',
          reason: '"ben@team" is not a valid email address.',
        },
        {
          line: 4,
          text: 'bo@@y.example',
          kind: 'malformed',
          reason: '"bo@@y.example" is not a valid email address.',
        },
        {
          line: 5,
          text: 'Again <ANA@team.example>',
          kind: 'repeated',
          reason: 'Same address as line 1.',
        },
      ],
    });
  });

  it('gives back whatever was written in the form that it asks for', () => {
    fc.assert(
      fc.property(fc.uniqueArray(person, { selector: ({ email }) => email }), (people) => {
        const text = people.map(({ first, last, email }) => `${first} ${last} <${email}>`).join('\n');
        expect(parsePeopleLines(text)).toEqual({
          people: people.map(({ first, last, email }) => ({ first_name: first, last_name: last, email })),
          problems: [],
        });
      }),
    );
  });

  it('reads what mail programs, address books and spreadsheets copy', () => {
    const text = [
      'Ana Silva <ana@x.example>; Lind, Bo <bo@x.example>;"Young, Cy" <cy@x.example>, di.moss@x.example,eva@x.example;',
      'Finn\tvan der Berg\tfinn@x.example',
      'gus@x.example\tGus\tHall',
      'Ida;Krog;ida@x.example',
      '\u202aleo@x.example\u202c',
    ].join('\n');
    const { people, problems } = parsePeopleLines(text);
    expect(people.map(({ first_name, last_name, email }) => [first_name, last_name, email])).toEqual([
      ['Ana', 'Silva', 'ana@x.example'],
      ['Bo', 'Lind', 'bo@x.example'],
      ['Cy', 'Young', 'cy@x.example'],
      ['Di', 'Moss', 'di.moss@x.example'],
      ['Eva', '', 'eva@x.example'],
      ['Finn', 'van der Berg', 'finn@x.example'],
      ['Gus', 'Hall', 'gus@x.example'],
      ['Ida', 'Krog', 'ida@x.example'],
      ['Leo', '', 'leo@x.example'],
    ]);
    expect(problems).toEqual([]);
  });

  it('takes a name as it is written, angle brackets too', () => {
    expect(parsePeopleLines('Bo "><b>x</b> <bo@x.example>; Cy <3 Young <cy@x.example>')).toEqual({
      people: [
        { first_name: 'Bo', last_name: '"><b>x</b>', email: 'bo@x.example' },
        { first_name: 'Cy', last_name: '<3 Young', email: 'cy@x.example' },
      ],
      problems: [],
    });
  });

  it.each([
    ['a mail program', 'Ana Silva <ana@x.example>; Ben Okoro <ben@x.example>;'],
    ['an address book', '"Silva, Ana" <ana@x.example>, Okoro, Ben <ben@x.example>'],
    ['a table', 'Ana\tSilva\tana@x.example\tLisbon\nBen\tOkoro\tben@x.example'],
    ['a file of commas', 'ana@x.example,Ana,Silva\nBen,Okoro,ben@x.example'],
    ['a list', '1. Ana Silva ana@x.example\n- Ben Okoro (ben@x.example)'],
    ['a link', 'Ana Silva <mailto:ana@x.example>\nBen Okoro <\u202eben@x.example\u202c>'],
  ])('reads people as %s has them', (_where, text) => {
    const { people, problems } = parsePeopleLines(text);
    expect(problems).toEqual([]);
    expect(people.map(({ email }) => email)).toEqual(['ana@x.example', 'ben@x.example']);
    expect(people.map(({ first_name }) => first_name)).toEqual(['Ana', 'Ben']);
    expect(people.map(({ last_name }) => last_name.split(' ')[0])).toEqual(['Silva', 'Okoro']);
  });

  it.each([
    ['Ana,Silva,ana@x.example', 'Ana', 'Silva'],
    ['"Silva, Ana",ana@x.example', 'Ana', 'Silva'],
    ['"Ana","Silva","ana@x.example"', 'Ana', 'Silva'],
    ['Ana Silva ana@x.example', 'Ana', 'Silva'],
    ['Ana Silva (ana@x.example)', 'Ana', 'Silva'],
    ['Ana Silva <mailto:ana@x.example>', 'Ana', 'Silva'],
    ['mailto:ana@x.example.', 'Ana', ''],
    ['\u202eAna\u202c Silva <ana@x.example>', 'Ana', 'Silva'],
  ])('reads %s', (text, first_name, last_name) => {
    expect(parsePeopleLines(text)).toEqual({
      people: [{ first_name, last_name, email: 'ana@x.example' }],
      problems: [],
    });
    expect(withoutPerson(text, 'ana@x.example')).toBe('');
  });

  it('takes one person out and leaves who stands in the same line', () => {
    const text = 'Ana <ana@x.example>; Ben <ben@x.example>; nobody\nChloe <c@x.example>';
    expect(withoutPerson(text, 'ben@x.example')).toBe('Ana <ana@x.example>; nobody\nChloe <c@x.example>');
    expect(withoutPerson(text, 'c@x.example')).toBe('Ana <ana@x.example>; Ben <ben@x.example>; nobody');
  });

  it.each([
    ['Last name\tFirst name\tEmail\nSilva\tMaria José\tana@x.example', 'Maria José', 'Silva'],
    ['Name;Vorname;E-Mail\nSilva;Ana;ana@x.example', 'Ana', 'Silva'],
    ['"Email Address","Name"\n"ana@x.example","Silva, Ana"', 'Ana', 'Silva'],
    ['Email,First name,Last name\nana@x.example,,', 'Ana', ''],
    ['Department\tE-mail\tSurname\tForename\nSales, North\tana@x.example\tSilva\tAna', 'Ana', 'Silva'],
    ['Name\tEmail\tSilva\nAna Silva\tana@x.example', 'Ana', 'Silva'],
    ['EMAIL\nana@x.example', 'Ana', ''],
  ])('reads a table by the names of its columns: %j', (text, first_name, last_name) => {
    expect(parsePeopleLines(text)).toEqual({
      people: [{ first_name, last_name, email: 'ana@x.example' }],
      problems: [],
    });
    expect(withoutPerson(text, 'ana@x.example')).toBe(text.split('\n')[0]);
  });

  it('goes on below a table with whoever is written there', () => {
    const text = 'Surname,First name,Email\nSilva,Ana,ana@x.example\nBen Okoro <ben@x.example>\nCy Young';
    const { people, problems } = parsePeopleLines(text);
    expect(people.map(({ first_name }) => first_name)).toEqual(['Ana', 'Ben']);
    expect(problems).toMatchObject([{ line: 4, kind: 'unaddressed' }]);
  });

  it('reads back the line that it writes of a person, whatever the name', () => {
    const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(words, words, address, (first_name, last_name, email) => {
        const one = { first_name, last_name, email };
        expect(parsePeopleLines(personLine(one))).toEqual({ people: [one], problems: [] });
      }),
    );
    expect(personLine({ first_name: 'Ana, the "first"', last_name: '', email: 'ana@x.example' })).toBe(
      'Ana the first <ana@x.example>',
    );
    expect(personLine({ first_name: '', last_name: '', email: 'ana@x.example' })).toBe('ana@x.example');
  });

  it('accounts for every line that is not empty, whatever was pasted', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      address,
      person.map(({ first, email }) => `${first} <${email}>`),
    );
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        const text = lines.join(end);
        const filled = text
          .split(/\r\n|\r|\n/)
          .flatMap((one, index) => (/[^\s,;\p{Cc}\ufeff]/u.test(one) ? [index + 1] : []));
        const { people, problems } = parsePeopleLines(text);
        const named = new Set(problems.map((problem) => problem.line));
        for (const index of filled) {
          const alone = parsePeopleLines(text.split(/\r\n|\r|\n/)[index - 1] ?? '');
          expect(alone.people.length + alone.problems.length).toBeGreaterThan(0);
          if (alone.people.length === 0) expect(named).toContain(index);
        }
        expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
        for (const { email } of people) expect(email).toMatch(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/);
      }),
    );
  });

  it('reads ten thousand hostile lines in well under a second', () => {
    const text = `${'a.'.repeat(2000)}@${'b-'.repeat(2000)}\n`.repeat(100) + '<'.repeat(200_000);
    const begin = performance.now();
    parsePeopleLines(text);
    expect(performance.now() - begin).toBeLessThan(1000);
  });
});

describe('departments', () => {
  it('are read behind an address and from a column, and hide no name', () => {
    const text = [
      'Ana Silva <ana@x.example> (Sales); Bo Lind <bo@x.example>',
      '- <cy@x.example>  ( Sales  North )',
      'Di (Dee) Roe <di@x.example>',
      'Name\tEmail\tDepartment',
      'Ed Moe\ted@x.example\tLaw',
    ].join('\n');
    expect([...departmentsIn(text)]).toEqual([
      ['ana@x.example', 'Sales'],
      ['cy@x.example', 'Sales North'],
      ['ed@x.example', 'Law'],
    ]);
    const { people, problems } = parsePeopleLines(text);
    expect(people.map(({ first_name }) => first_name)).toEqual(['Ana', 'Bo', 'Cy', 'Di', 'Ed']);
    expect(problems).toEqual([]);
    expect(departmentsIn(withoutPerson(text, 'bo@x.example')).get('ana@x.example')).toBe('Sales');
  });

  it('are read again from the line that is written of a person', () => {
    fc.assert(
      fc.property(person, word, word, ({ first, last, email }, begin, end) => {
        const one = { first_name: first, last_name: last, email };
        const line = personLine(one, `${begin}, (${end})`);
        expect(parsePeopleLines(line).people).toEqual(parsePeopleLines(personLine(one)).people);
        expect([...departmentsIn(line)]).toEqual([[email, `${begin} ${end}`]]);
      }),
    );
  });
});
