import { type Database, openDatabase } from '../../server/database/database.ts';
import { databaseTemplate, postgresTemplate } from './database-template.ts';
import { createPostgresDatabase, dropPostgresDatabase } from './postgres-server.ts';

/** The embedded database in memory, or a database of its own on the PostgreSQL server at TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const dump = databaseTemplate()?.dump;
    const database = await openDatabase({ url: null, directory: undefined, dump, onPoolError: fail });
    return { database, close: () => database.destroy() };
  }
  const url = await createPostgresDatabase(server, postgresTemplate());
  const database = await openDatabase({ url: url.href, directory: undefined, onPoolError: fail });
  return {
    database,
    async close() {
      await database.destroy();
      await dropPostgresDatabase(server, url);
    },
  };
}

function fail(error: Error): never {
  throw error;
}
