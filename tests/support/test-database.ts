import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { databaseTemplate } from './database-template.ts';

/** The embedded database in memory, or a database of its own on the PostgreSQL server at TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const dump = databaseTemplate()?.dump;
    const database = await openDatabase({ url: null, directory: undefined, dump, onPoolError: fail });
    return { database, close: () => database.destroy() };
  }
  const name = `muster_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, directory: undefined, onPoolError: fail });
  return {
    database,
    async close() {
      await database.destroy();
      await dropWhenUnused(server, name);
    },
  };
}

function fail(error: Error): never {
  throw error;
}

/** A pool ends its connections without waiting for the server to have let go of them. */
async function dropWhenUnused(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (let tries = 0; tries < 100; tries += 1) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (rowCount === 0) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
