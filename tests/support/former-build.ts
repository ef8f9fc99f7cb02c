import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openTestDatabase } from './test-database.ts';

/** All rows of a former build's database, with a session in each state. */
export interface FormerBuild {
  /** The commit of that build. */
  commit: string;
  writtenAt: number;
  migration: string;
  sessions: { live: string; lobby: string; planned: string };
  voter: string;
  rows: Record<string, unknown[]>;
}

const folder = path.resolve(import.meta.dirname, '../fixtures/former-builds');

export const formerBuilds = readdirSync(folder).map((file): [string, FormerBuild] => [
  path.basename(file, '.json'),
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as FormerBuild,
]);

/** A database with that build's schema and rows, migrated like by a server of this build. */
export async function openFormerDatabase({ migration, rows }: FormerBuild) {
  const opened = await openTestDatabase();
  const { database } = opened;
  await sql`drop schema public cascade`.execute(database);
  await sql`create schema public`.execute(database);
  await migrate(database, { upTo: migration });
  await insertRows(database, rows);
  await migrate(database);
  return opened;
}

async function insertRows(database: Database, rows: FormerBuild['rows']): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const [table, values] of Object.entries(rows)) {
      const { rows: columns } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(
        transaction,
      );
      const list = sql.join(columns.map(({ name }) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(
        transaction,
      );
    }
    const { rows: identities } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`.execute(transaction);
    for (const { table, column } of identities)
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
        (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
        transaction,
      );
  });
}
