import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { databaseFolder } from '../../server/database/data-folder.ts';
import { openDatabase } from '../../server/database/database.ts';

/** An embedded database with today's schema and no rows: making one takes seconds, copying it does not. */
export interface DatabaseTemplate {
  /** The server's folder of it. */
  folder: string;
  /** The same as a dump, which a database in memory starts from. */
  dump: string;
}

/** The template of this run, where `provideDatabaseTemplate` has made one. */
export function databaseTemplate(): DatabaseTemplate | undefined {
  const directory = process.env.TEST_DATABASE_TEMPLATE;
  return directory === undefined ? undefined : templateIn(directory);
}

/** A global setup of vitest, whose environment the test files inherit; over PostgreSQL there is no use for it. */
export default async function provideDatabaseTemplate(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL !== undefined) return undefined;
  const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-template-'));
  const { folder, dump } = templateIn(directory);
  await (await openDatabase({ url: null, directory, onPoolError: fail })).destroy();
  const database = await PGlite.create(folder);
  await writeFile(dump, (await database.dumpDataDir('none')).stream());
  await database.close();
  process.env.TEST_DATABASE_TEMPLATE = directory;
  return () => rm(directory, { recursive: true, force: true });
}

function templateIn(directory: string): DatabaseTemplate {
  return { folder: databaseFolder(directory), dump: path.join(directory, 'dump.tar') };
}

function fail(error: Error): never {
  throw error;
}
