import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePeopleLines, peopleEntries, withoutPerson } from './people-lines.ts';

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

  it('takes one person out of a line and leaves the others', () => {
    const text = 'Ana Silva <ana@x.example>; Lind, Bo <bo@x.example>\ncy@x.example\nnobody';
    expect(withoutPerson(text, 'ana@x.example')).toBe('Lind, Bo <bo@x.example>\ncy@x.example\nnobody');
    expect(withoutPerson(text, 'cy@x.example')).toBe(
      'Ana Silva <ana@x.example>; Lind, Bo <bo@x.example>\nnobody',
    );
  });

  it('says which line is wrong and why, and keeps the others', () => {
    const text = [
      'Ana <ana@team.example>',
      'just a name',
      'Ben <ben@team>',
      'Cy <a@x.example, b@y.example>',
      'Again <ANA@team.example>',
    ].join('\n');
    expect(parsePeopleLines(text)).toEqual({
      people: [{ first_name: 'Ana', last_name: '', email: 'ana@team.example' }],
      problems: [
        {
          line: 2,
          text: 'just a name',
          reason: 'No email address. Write it as: Ana Silva <ana@example.com>',
        },
        { line: 3, text: 'Ben <ben@team>', reason: '"ben@team" is not a valid email address.' },
        {
          line: 4,
          text: 'Cy <a@x.example, b@y.example>',
          reason: 'More than one address in a line. Put each person on a line of their own.',
        },
        { line: 5, text: 'Again <ANA@team.example>', reason: 'Same address as line 1.' },
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

  it('accounts for every sign and every person written, once, whatever was pasted', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      address,
      person.map(({ first, email }) => `${first} <${email}>`),
    );
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        const text = lines.join(end);
        const written = peopleEntries(text);
        const { people, problems } = parsePeopleLines(text);
        expect(people.length + problems.length).toBe(written.length);
        const signs = (parts: string) => parts.replace(/[\s,;]/g, '');
        expect(signs(written.map((entry) => entry.text).join(''))).toBe(signs(text));
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
