import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, jsonb, openDatabase } from '../../server/database/database.ts';

let template: string;
let directory: string;
let replaced: string[];
let database: Database;
const queryWithinMs = 3000;
const unavailable = { code: '08006' };
const endless = () => sql`select count(*) from generate_series(1, 100000000000)`.execute(database);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const makeFolder = () => mkdtemp(path.join(os.tmpdir(), 'muster-embedded-'));

beforeAll(async () => {
  template = await makeFolder();
  const made = await openDatabase({ url: null, directory: template, onPoolError: () => undefined });
  await made.destroy();
}, 120_000);
afterAll(() => rm(template, { recursive: true, force: true }));
beforeEach(async () => {
  directory = await makeFolder();
  await cp(template, directory, { recursive: true });
  replaced = [];
  database = await openDatabase({
    url: null,
    directory,
    queryWithinMs,
    onPoolError: ({ message }) => replaced.push(message),
  });
}, 120_000);
afterEach(async () => {
  await database.destroy();
  await rm(directory, { recursive: true, force: true });
});

const keep = (name: string) =>
  database
    .insertInto('settings')
    .values({ name, value: jsonb(1) })
    .execute();
const kept = async () =>
  (await database.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name);

test('a query past its time limit is refused with all that wait, and the folder is opened anew for those after it', async () => {
  await keep('before');
  const stuck = endless();
  const waiting = [kept(), keep('never')];
  const answers = await Promise.allSettled([stuck, ...waiting]);
  expect(answers).toMatchObject(answers.map(() => ({ status: 'rejected', reason: unavailable })));
  expect(await kept()).toEqual(['before']);
  expect(replaced).toEqual([expect.stringContaining(`took longer than ${queryWithinMs} ms`)]);
}, 60_000);

test('a transaction does not go on with the new worker', async () => {
  const begun = database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('settings')
      .values({ name: 'first', value: jsonb(1) })
      .execute();
    await sql`select count(*) from generate_series(1, 100000000000)`
      .execute(transaction)
      .catch(() => undefined);
    await transaction
      .insertInto('settings')
      .values({ name: 'second', value: jsonb(2) })
      .execute();
  });
  await expect(begun).rejects.toMatchObject(unavailable);
  expect(await kept()).toEqual([]);
}, 60_000);

test('refuses JSON too deep for the database and stores nothing', async () => {
  const insert = sql`insert into settings (name, value) values (${'deep'}, ${nested(100_000)}::jsonb)`;
  await expect(insert.execute(database)).rejects.toThrow();
  expect(await kept()).toEqual([]);
  await keep('after');
  expect(await kept()).toEqual(['after']);
}, 60_000);

test.each([100, 3000, 6000])(
  'JSON of depth %i comes back as it was',
  async (depth) => {
    const text = nested(depth);
    await sql`insert into settings (name, value) values (${'deep'}, ${text}::jsonb)`.execute(database);
    const { value } = await database.selectFrom('settings').select('value').executeTakeFirstOrThrow();
    let found = 0;
    for (let inner = value; Array.isArray(inner); inner = inner[0]) found += 1;
    expect(found).toBe(depth);
  },
  60_000,
);

test('a copy of the folder contains what was written before the worker was replaced', async () => {
  await keep('written');
  await expect(endless()).rejects.toMatchObject(unavailable);
  await keep('later');
  await database.destroy();
  const copy = await makeFolder();
  await cp(directory, copy, { recursive: true });
  database = await openDatabase({ url: null, directory: copy, onPoolError: () => undefined });
  expect(await kept()).toEqual(['later', 'written']);
  await rm(copy, { recursive: true, force: true });
}, 60_000);
