import { expect, test } from 'vitest';
import { findEmptySlots } from './actor-slots.ts';
import { findClockDifferences } from './clock-differences.ts';
import { findCrowdedFolders } from './crowded-folders.ts';
import { findImportCycles } from './import-cycles.ts';
import { findLooseEvents } from './machine-events.ts';
import { findUncalledMethods } from './service-methods.ts';
import { parseSource } from './sources.ts';
import { findServerKnots } from './server-floors.ts';
import { findLooseTables } from './tables.ts';
import { findUncheckedZones } from './zone-names-to-intl.ts';

const parse = (files: Record<string, string>) =>
  Object.entries(files).map(([file, text]) => parseSource(file, text));

const tables = (files: Record<string, string>) =>
  findLooseTables(
    parse({
      'server/database/schema.ts': 'export interface Schema { notes: { id: number; body: string } }',
      ...files,
    }),
  );

test.each([
  ['a selected column', "db.selectFrom('notes').select(['id', 'body'])", []],
  ['a property of a row', 'row.id + row.body', []],
  ['a destructured row', 'const { id, body } = row', []],
  ['a query in a template', 'sql`select id, body from notes`', []],
  [
    'the returning part of an insert',
    'sql`insert into notes (id, body) values (?, ?) returning id, body`',
    [],
  ],
  ['the right-hand side of an update', 'sql`update notes set body = body || ?, id = id + 1`', []],
  ['the condition of an update', 'sql`update notes set body = ? where body <> ? and id = ?`', []],
  ['values of the query builder', "db.insertInto('notes').values({ id: 1, body: 'x' })", ['id', 'body']],
  ["an insert's column list", 'sql`insert into notes (id, body) values (?, ?)`', ['id', 'body']],
  [
    "an insert's column list over lines",
    'sql`insert into notes as n\n (id,\n body)\n select ?, ?`',
    ['id', 'body'],
  ],
  ['the left-hand sides of an update', 'sql`update notes set id = ?, body = ? where ?`', ['id', 'body']],
  ['an insert in a plain string', "run('insert into notes (id, body) values ($1, $2)')", ['id', 'body']],
])('columns: %s', (_, text, unread) => {
  const source = text.replaceAll('?', `$${'{x}'}`);
  expect(tables({ 'server/notes/notes.ts': source })).toEqual(
    unread.map((name) => `column notes.${name} is read by nobody`),
  );
});

test('a table that two folders write is named with both, raw SQL included', () => {
  const reads = 'const { id, body } = row;';
  expect(
    tables({
      'server/notes/notes.ts': `${reads} db.insertInto('notes')`,
      'server/jobs/jobs.ts': 'sql`delete from notes`',
    }),
  ).toEqual(['table notes is written by jobs, notes']);
  expect(
    tables({ 'server/notes/notes.ts': `${reads} db.insertInto('notes'); db.deleteFrom('notes')` }),
  ).toEqual([]);
});

test('an event that is declared has to be sent and to be handled', () => {
  const declared = "type Event = { type: 'note.added' } | { type: 'note.removed' };";
  expect(
    findLooseEvents(
      parse({
        'src/a.ts': `${declared} actor.send({ type: 'note.added' }); const chart = { on: { 'note.added': {} } };`,
      }),
    ),
  ).toEqual([
    'event note.removed (src) is declared and never sent',
    'event note.removed (src) is handled by nobody',
  ]);
});

test('a comparison handles an event and does not send it', () => {
  expect(
    findLooseEvents(
      parse({ 'src/a.ts': "type Event = { type: 'note.added' }; if (event.type === 'note.added') act();" }),
    ),
  ).toEqual(['event note.added (src) is declared and never sent']);
});

test('a slot that only throws has to be provided somewhere', () => {
  const machine = "setup({ actors: { load: fromPromise(() => reject('load must be provided')) } })";
  expect(findEmptySlots(parse({ 'src/a.ts': machine }))).toEqual([
    'slot load of src/a.ts is provided by nothing',
  ]);
  expect(
    findEmptySlots(parse({ 'src/a.ts': machine, 'src/b.ts': 'machine.provide({ actors: { load: real } })' })),
  ).toEqual([]);
});

test('a method of a service has to have a caller outside its file', () => {
  const service = 'export const createNotes = () => ({ list: () => get(), drop: () => post() });';
  expect(
    findUncalledMethods(parse({ 'src/services/notes-service.ts': service, 'src/a.ts': 'notes.list()' })),
  ).toEqual(['method drop of src/services/notes-service.ts is called by nobody']);
  const byName = "const verbs = ['drop', 'list'] as const; notes[verb]()";
  expect(
    findUncalledMethods(parse({ 'src/services/notes-service.ts': service, 'src/a.ts': byName })),
  ).toEqual([]);
});

test('files that import each other are a cycle, by type or by value', () => {
  expect(
    findImportCycles(
      parse({
        'src/a.ts': "import { b } from './b.ts';",
        'src/b.ts': "import type { C } from '#src/c.ts';",
        'src/c.ts': "export { a } from './a.ts';",
        'src/d.ts': "import { a } from './a.ts';",
      }),
    ),
  ).toEqual(['cycle src/a.ts src/b.ts src/c.ts']);
});

test('folders of the server that import each other are a circle, by value alone', () => {
  const files = (kind: string) =>
    parse({
      'server/mail/outbox.ts': `import ${kind}{ note } from '../sessions/seats.ts';`,
      'server/sessions/seats.ts':
        "import { send } from '../mail/outbox.ts'; import { now } from '../clock.ts';",
      'server/services.ts': "import { send } from './mail/outbox.ts';",
    });
  expect(findServerKnots(files(''))).toEqual(['folders of server/ in a circle: mail/ sessions/']);
  expect(findServerKnots(files('type '))).toEqual([]);
});

test('types imported upwards in the server are named once they are more than five', () => {
  const upward = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `server/mail/part-${at}.ts`,
        "import type { Seat } from '../sessions/seats.ts';",
      ]),
    );
  const seats = { 'server/sessions/seats.ts': "import { a, b } from '../mail/part-0.ts';" };
  expect(findServerKnots(parse({ ...upward(5), ...seats }))).toEqual([]);
  expect(findServerKnots(parse({ ...upward(6), ...seats }))).toEqual([
    expect.stringMatching(/^6 types are imported upwards in server\/: server\/mail\/part-0\.ts from /),
  ]);
});

test('a folder of more than thirty files is named, but for that of migrations', () => {
  const files = (count: number, folder = 'src/views') =>
    parse(
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/part-${at}.ts`, 'export {};'])),
    );
  expect(findCrowdedFolders(files(31, 'server/database/migrations'))).toEqual([]);
  expect(findCrowdedFolders(files(30))).toEqual([]);
  expect(findCrowdedFolders(files(31))).toEqual(['folder src/views has 31 files: group them by subject']);
});

test('a file that does not parse is named', () => {
  expect(() => parseSource('src/a.ts', 'const = 1')).toThrow('src/a.ts: ');
});

test.each([
  ["new Intl.DateTimeFormat('en', { timeZone: zone })", 1],
  ["new Intl.DateTimeFormat('en', { timeZone })", 1],
  ["at.toLocaleString('en', { 'timeZone': session.timezone_id })", 1],
  ['options.timeZone = zone', 2],
  ['Intl.DateTimeFormat().resolvedOptions().timeZone', 1],
  ['const { timeZone } = Intl.DateTimeFormat().resolvedOptions()', 1],
  ['instant.toZonedDateTimeISO(zone)', 1],
  ['zoned.withTimeZone(zone)', 1],
  ["new Intl.DateTimeFormat('en', { timeZone: 'UTC' })", 0],
  ["zonedFormat('en', zone, { timeZoneName: 'short' })", 0],
])('a zone by an unchecked name: %s', (text, count) => {
  expect(findUncheckedZones(parse({ 'src/a.ts': text }))).toHaveLength(count);
  expect(findUncheckedZones(parse({ 'contract/rules/time/known-zone.ts': text }))).toEqual([]);
});

test.each([
  ['clock.now() - since > 1000', true],
  ['clock.after(due - deps.clock.now(), task)', true],
  ['Date.now() - since', true],
  ['now() - since', true],
  ['new Date(clock.now() - 1000)', false],
  ['clock.elapsed() - since', false],
  ['performance.now() - since', false],
  ['due - steady.now()', false],
  ['clock.now() + 1000', false],
])('intervals: %s is a difference with the wall clock: %s', (text, isOne) => {
  expect(findClockDifferences(parse({ 'server/a.ts': text }))).toHaveLength(isOne ? 1 : 0);
  expect(findClockDifferences(parse({ 'src/a.ts': text }))).toEqual([]);
});
