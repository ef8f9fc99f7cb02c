import { sql } from 'kysely';
import { keepSetting, readSetting } from '../settings.ts';
import type { Database } from '../database/database.ts';

const settingName = 'embedded database rewritten';
const rewriteEveryMs = 24 * 60 * 60_000;

/**
 * Rewrites the files of the embedded database, which has no autovacuum, so that no byte of a deleted row is left in them
 * or in the write-ahead log. At most once a day, and never while a session is open: every query waits meanwhile.
 */
export async function rewriteFiles(database: Database, now: number): Promise<void> {
  const rewrittenAt = await readSetting<number>(database, settingName);
  if (rewrittenAt !== undefined && Math.abs(now - rewrittenAt) < rewriteEveryMs) return;
  const open = await database
    .selectFrom('sessions')
    .select('id')
    .where('status', 'in', ['lobby', 'live'])
    .limit(1)
    .executeTakeFirst();
  if (open) return;
  await keepSetting(database, settingName, now);
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(database);
  for (const { name } of tables) await sql`vacuum full ${sql.table(name)}`.execute(database);
  await sql`set wal_recycle = off`.execute(database);
  await sql`select pg_switch_wal()`.execute(database);
  await sql`checkpoint`.execute(database);
}
