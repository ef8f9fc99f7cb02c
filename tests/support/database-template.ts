import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { databaseFolder } from '../../server/database/data-folder.ts';
import { openDatabase } from '../../server/database/database.ts';
import { startPgBouncer } from './servers/pgbouncer-server.ts';
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  nameOf,
  untilUnused,
} from './servers/postgres-server.ts';

/** An embedded database with today's schema and no rows: making one takes seconds, copying it does not. */
export interface DatabaseTemplate {
  /** Its data folder. */
  folder: string;
  /** The same as a dump, for databases in memory. */
  dump: string;
}

/** The template of this run, if `provideDatabaseTemplate` has created one. */
export function databaseTemplate(): DatabaseTemplate | undefined {
  const directory = process.env.TEST_DATABASE_TEMPLATE;
  return directory === undefined ? undefined : templateIn(directory);
}

/** The name of the same on the PostgreSQL server at TEST_DATABASE_URL, for `create database`. */
export const postgresTemplate = () => process.env.TEST_POSTGRES_TEMPLATE;

/** A global setup of vitest, whose environment the test files inherit. */
export default function provideDatabaseTemplate(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined ? provideEmbedded() : provideOnServer(server);
}

async function provideEmbedded(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-template-'));
  const { folder, dump } = templateIn(directory);
  await (await openDatabase({ url: null, directory, onPoolError: fail })).destroy();
  const database = await PGlite.create(folder);
  await writeFile(dump, (await database.dumpDataDir('none')).stream());
  await database.close();
  process.env.TEST_DATABASE_TEMPLATE = directory;
  return () => rm(directory, { recursive: true, force: true });
}

async function provideOnServer(server: string): Promise<() => Promise<void>> {
  const template = await createPostgresDatabase(server);
  await (await openDatabase({ url: template.href, directory: undefined, onPoolError: fail })).destroy();
  await untilUnused(server, template);
  process.env.TEST_POSTGRES_TEMPLATE = nameOf(template);
  const pooler = process.env.TEST_POOLER === '1' ? await startPgBouncer(server, 20) : undefined;
  if (pooler) process.env.TEST_POOLER_URL = pooler.url;
  return async () => {
    await pooler?.close();
    await dropPostgresDatabase(server, template);
  };
}

function templateIn(directory: string): DatabaseTemplate {
  return { folder: databaseFolder(directory), dump: path.join(directory, 'dump.tar') };
}

function fail(error: Error): never {
  throw error;
}
