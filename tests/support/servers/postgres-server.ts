import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A new database on the server at `server`, empty or a copy of the template, to which nobody may be connected; answers its URL. */
export async function createPostgresDatabase(server: string, template = 'template1'): Promise<URL> {
  const url = new URL(server);
  url.pathname = `/muster_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${nameOf(url)} template ${template}`));
  return url;
}

export const nameOf = (database: URL) => database.pathname.slice(1);

/** A pool ends its connections without waiting for the server to have let go of them. */
export async function dropPostgresDatabase(server: string, database: URL): Promise<void> {
  const name = nameOf(database);
  await onServer(server, async (client) => {
    await waitUntilUnused(client, name);
    await client.query(`drop database ${name} with (force)`);
  });
}

/** Resolves once nobody is connected to the database, so that it can be copied; gives up after two seconds. */
export const untilUnused = (server: string, database: URL) =>
  onServer(server, (client) => waitUntilUnused(client, nameOf(database)));

async function waitUntilUnused(client: pg.Client, name: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (rowCount === 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function onServer<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
