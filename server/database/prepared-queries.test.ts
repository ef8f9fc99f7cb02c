import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreparedQueries } from './prepared-queries.ts';

let database: PGlite;
let query: ReturnType<typeof createPreparedQueries>['query'];
const exchange = async (message: Buffer) => Buffer.from(await database.execProtocolRaw(message));
beforeAll(async () => {
  database = await PGlite.create('memory://');
  query = createPreparedQueries(exchange).query;
}, 60_000);
afterAll(() => database.close());

const prepared = async () => {
  const answer = await query(
    "select count(*)::integer as n from pg_prepared_statements where name <> ''",
    [],
  );
  return answer?.rows[0]?.n;
};

test('answers what the database itself answers, for values of every kind, however often', async () => {
  const text = `select $1::bigint as id, $2::text as name, $3::timestamptz as at, $4::jsonb as body, $5::boolean as flag,
    $6::text[] as tags, $7::integer as nothing, $8::double precision as share`;
  const at = new Date('2027-03-01T09:00:00.123Z');
  const values = [42, "O'Hara 🐛", at, JSON.stringify({ a: [1] }), true, ['x', 'y,z'], null, 0.25];
  const expected = await database.query(text, values);
  for (let round = 0; round < 8; round += 1) expect((await query(text, values))?.rows).toEqual(expected.rows);
});

test('prepares a text once and uses it for other values', async () => {
  const before = await prepared();
  const text = 'select $1::integer + 1 as next';
  for (const value of [1, 2, 3]) expect((await query(text, [value]))?.rows).toEqual([{ next: value + 1 }]);
  expect(await prepared()).toBe(Number(before) + 1);
});

test('counts the rows that were changed', async () => {
  await query('create table things (id integer primary key, name text)', []);
  const inserted = await query('insert into things values ($1, $2), ($3, $4)', [1, 'a', 2, 'b']);
  expect(inserted?.numAffectedRows).toBe(2n);
  expect((await query('update things set name = $1 where id > $2', ['c', 0]))?.numAffectedRows).toBe(2n);
});

test('a failure keeps its code and does not affect later queries', async () => {
  await expect(query('select $1::integer / 0', [1])).rejects.toMatchObject({ code: '22012' });
  await expect(query('select nonsense from $1', [1])).rejects.toMatchObject({ code: '42601' });
  await expect(query('select nonsense', [])).rejects.toMatchObject({ code: '42703' });
  expect((await query('select $1::text as said', ['still here']))?.rows).toEqual([{ said: 'still here' }]);
});

test('a transaction that failed is rolled back whole', async () => {
  await query('begin', []);
  await query('insert into things values ($1, $2)', [3, 'x']);
  await expect(query('insert into things values ($1, $2)', [3, 'y'])).rejects.toMatchObject({
    code: '23505',
  });
  await expect(query('select * from things where id = $1', [3])).rejects.toMatchObject({ code: '25P02' });
  await query('rollback', []);
  expect((await query('select * from things where id = $1', [3]))?.rows).toEqual([]);
});

test('a table that changes is read anew by the second try at the latest', async () => {
  const read = () => query('select * from things where id = $1', [1]);
  await read();
  await query('alter table things add column size integer', []);
  await read().catch(() => undefined);
  expect((await read())?.rows).toEqual([{ id: 1, name: 'c', size: null }]);
});

test('many at once each get their own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_none, index) =>
      query(`select $1::integer as n, ${index % 7} as m`, [index]),
    ),
  );
  expect(answers.map((answer) => answer?.rows[0])).toEqual(
    Array.from({ length: 100 }, (_none, index) => ({ n: index, m: index % 7 })),
  );
});

test('keeps five hundred statements and forgets the oldest', async () => {
  for (let index = 0; index < 600; index += 1) await query(`select $1::integer as column_${index}`, [1]);
  expect(await prepared()).toBeLessThanOrEqual(501);
  expect((await query('select $1::integer as column_0', [7]))?.rows).toEqual([{ column_0: 7 }]);
});
