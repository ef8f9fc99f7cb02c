import { type Database, openDatabase } from '../../server/database/database.ts';
import { databaseTemplate, postgresTemplate } from './database-template.ts';
import { createPostgresDatabase, dropPostgresDatabase } from './servers/postgres-server.ts';

/**
 * The embedded database in memory, or a database of its own on the PostgreSQL server at TEST_DATABASE_URL, through
 * PgBouncer in transaction mode where TEST_POOLER is 1.
 */
export async function openTestDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const dump = databaseTemplate()?.dump;
    const database = await openDatabase({ url: null, directory: undefined, dump, onPoolError: fail });
    return { database, close: () => database.destroy() };
  }
  const url = await createPostgresDatabase(server, postgresTemplate());
  const database = await openDatabase({ url: pooled(url).href, directory: undefined, onPoolError: fail });
  return {
    database,
    async close() {
      await database.destroy();
      await dropPostgresDatabase(server, url);
    },
  };
}

function pooled(url: URL): URL {
  const through = new URL(url);
  if (process.env.TEST_POOLER_URL) through.host = new URL(process.env.TEST_POOLER_URL).host;
  return through;
}

function fail(error: Error): never {
  throw error;
}
