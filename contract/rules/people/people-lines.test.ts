import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peopleProblems as german } from '../../words/de/organiser/people-problems.ts';
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
      repeated: [],
    });
  });

  it('names each faulty line and its reason, and accepts the others', () => {
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
          reason: '“ben@team” is not a valid email address.',
        },
        {
          line: 4,
          text: 'bo@@y.example',
          kind: 'malformed',
          reason: '“bo@@y.example” is not a valid email address.',
        },
      ],
      repeated: [{ line: 5, text: 'Again <ANA@team.example>', earlierLine: 1 }],
    });
  });

  it('round-trips any list in the requested form', () => {
    fc.assert(
      fc.property(fc.uniqueArray(person, { selector: ({ email }) => email }), (people) => {
        const text = people.map(({ first, last, email }) => `${first} ${last} <${email}>`).join('\n');
        expect(parsePeopleLines(text)).toEqual({
          people: people.map(({ first, last, email }) => ({ first_name: first, last_name: last, email })),
          problems: [],
          repeated: [],
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
      repeated: [],
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
      repeated: [],
    });
    expect(withoutPerson(text, 'ana@x.example')).toBe('');
  });

  it.each([
    ['Ana Silva <ana@x.example> Bo Lind <bo@x.example>', 'Ana Silva', 'Bo Lind'],
    ['Ana Silva<ana@x.example>,Bo Lind<bo@x.example>', 'Ana Silva', 'Bo Lind'],
    ['Silva, Ana <ana@x.example> Lind, Bo <bo@x.example>', 'Ana Silva', 'Bo Lind'],
    ['Silva, Ana, PhD <ana@x.example>; Lind, Bo - Eagan, MN <bo@x.example>', 'Ana Silva PhD', 'Bo Lind'],
    ['Ana Silva <ana@x.example> (Sales) Bo Lind <bo@x.example> (Law)', 'Ana Silva', 'Bo Lind'],
    ['ana@x.example bo@x.example', 'Ana', 'Bo'],
    ['ana@x.example\tbo@x.example', 'Ana', 'Bo'],
    ['Ana Silva ana@x.example Bo Lind bo@x.example', 'Ana Silva', 'Bo Lind'],
    ['ana@x.example Ana Silva bo@x.example Bo Lind', 'Ana Silva', 'Bo Lind'],
    ['ana@x.example Bo Lind <bo@x.example>', 'Ana', 'Bo Lind'],
    ["'ana@x.example' <ana@x.example>, 'Lind, Bo' <bo@x.example>", 'Ana', 'Bo Lind'],
    ['ana@x.example <ana@x.example>; "old@x.example" <bo@x.example>', 'Ana', 'Bo'],
    ['[ana@x.example](mailto:ana@x.example) bo@x.example!', 'Ana', 'Bo'],
    ['Ana Silva <ana@x.example> | Bo Lind <bo@x.example>', 'Ana Silva', 'Bo Lind'],
    ['\u200b <ana@x.example>\n#N/A;;bo@x.example', 'Ana', 'Bo'],
    ['Ana Silva <ana@x.example> / Bo Lind <bo@x.example>', 'Ana Silva', 'Bo Lind'],
    ['Ana Silva <ana@x.example> and Bo Lind <bo@x.example>', 'Ana Silva', 'Bo Lind'],
    ['To: Ana Silva <ana@x.example>; Cc: Bo Lind <bo@x.example>', 'Ana Silva', 'Bo Lind'],
    ['Ana Silva - ana@x.example\nBo Lind: bo@x.example', 'Ana Silva', 'Bo Lind'],
    ['ana@x.example (Ana Silva)\nBo Lind [mailto:bo@x.example]', 'Ana Silva', 'Bo Lind'],
    ['Ana Silva <ana@x.example\nEmail: bo@x.example', 'Ana Silva', 'Bo'],
    ['Ana Silva,ana@x.example,Sales\nBo Lind,bo@x.example,Design', 'Ana Silva', 'Bo Lind'],
    [
      'Name (Original Name),User Email,Guest\nAna Silva (Quay),ana@x.example,No\nBo Lind,bo@x.example,Yes',
      'Ana Silva',
      'Bo Lind',
    ],
    [
      'givenName;surname;mail;manager (mail)\nAna;Silva;ana@x.example;bo@x.example\nBo;Lind;bo@x.example;',
      'Ana Silva',
      'Bo Lind',
    ],
    ['sep=|\nPrénom|Nom|Courriel\nAna|Silva|ana@x.example\nBo|Lind|bo@x.example', 'Ana Silva', 'Bo Lind'],
    [
      'Name,Street,Mail\nAna Silva,"Quay 1\nLisbon",ana@x.example\nBo Lind,,bo@x.example',
      'Ana Silva',
      'Bo Lind',
    ],
  ])('reads two people in %j', (text, ...names) => {
    const { people, problems } = parsePeopleLines(text);
    expect(problems).toEqual([]);
    expect(people.map(({ email }) => email)).toEqual(['ana@x.example', 'bo@x.example']);
    expect(people.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())).toEqual(names);
    expect(parsePeopleLines(people.map((one) => personLine(one)).join('\n')).people).toEqual(people);
  });

  it.each([
    [
      'Ana ana.home@x.example <ana@x.example>',
      'Two addresses for one person. Keep one, or put a comma between two people.',
    ],
    [
      'Jörg Weiß <jörg@x.example>',
      '“jörg@x.example” is not a valid email address: “ö” can’t be used before the @.',
    ],
    [`${'a'.repeat(65)}@x.example`, /it has more than 64 characters before the @\.$/],
    [
      'www.evil.example <ana@x.example>',
      'The name of ana@x.example: it may not contain a web address, an email address or a line break.',
    ],
    [`${'😀'.repeat(81)} <ana@x.example>`, 'The name of ana@x.example is longer than 80 characters.'],
  ])('keeps %j as a problem', (text, reason) => {
    expect(parsePeopleLines(text)).toEqual({
      people: [],
      problems: [
        {
          line: 1,
          text,
          kind: 'malformed',
          reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
        },
      ],
      repeated: [],
    });
  });

  it('takes the domain of an address in any script, once', () => {
    const { people, repeated } = parsePeopleLines(
      'Ana <info@bücher.example>\nBo <INFO@xn--bcher-kva.example>',
    );
    expect(people.map(({ email }) => email)).toEqual(['info@xn--bcher-kva.example']);
    expect(repeated).toMatchObject([{ line: 2, earlierLine: 1 }]);
  });

  it('reads back names that look like something else', () => {
    for (const [first_name, last_name] of [
      ['Mary (MJ)', 'Smith'],
      ['Ana - Maria', 'Silva'],
      ['1. Ana', 'Silva'],
      ['Dr. Ana Maria', 'Silva'],
      ['Inc.', 'Quay Company'],
      ['Ana', 'Silva (Quay)'],
      ['', 'Silva'],
    ] as [string, string][]) {
      const one = { first_name, last_name, email: 'x@x.example' };
      const [read] = parsePeopleLines(personLine(one)).people;
      expect([read?.first_name, read?.last_name].join(' ').trim()).toBe(`${first_name} ${last_name}`.trim());
    }
  });

  it('removes one person and keeps the others of the same line', () => {
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
      repeated: [],
    });
    expect(withoutPerson(text, 'ana@x.example')).toBe(text.split('\n')[0]);
  });

  it('reads people that follow a table', () => {
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
        expect(parsePeopleLines(personLine(one))).toEqual({ people: [one], problems: [], repeated: [] });
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

  it('takes four times as long for four times as many hostile lines, not sixteen times', () => {
    const hostile = (size: number) =>
      `${'a.'.repeat(500 * size)}@${'b-'.repeat(500 * size)}\n`.repeat(25) + '<'.repeat(50_000 * size);
    /** The quickest of several, since a busy machine only ever adds. */
    const quickest = (text: string) =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const begin = performance.now();
          parsePeopleLines(text);
          return performance.now() - begin;
        }),
      );
    expect(quickest(hostile(4))).toBeLessThan(10 * quickest(hostile(1)));
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

it.each([
  ['jörg@x.example', '„jörg@x.example“ ist keine gültige E-Mail-Adresse: „ö“ ist vor dem @ nicht möglich.'],
  ['ana@x', '„ana@x“ ist keine gültige E-Mail-Adresse.'],
])('a problem of %s is said in the words that are given', (line, reason) => {
  expect(parsePeopleLines(line, german.lines).problems).toMatchObject([{ kind: 'malformed', reason }]);
});
