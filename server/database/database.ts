import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
/** What every repository takes: the database, or the transaction it is to take part in. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

const bigintType = 20;
pg.types.setTypeParser(bigintType, Number);

export interface DatabaseOptions {
  /** PostgreSQL; null opens the embedded database in `directory`. */
  url: string | null;
  /** undefined keeps the embedded database in memory. */
  directory: string | undefined;
  /** The file of a dump that an embedded database in memory starts from; without it, from nothing. */
  dump?: string | undefined;
  onPoolError(error: Error): void;
  /** How long PostgreSQL may take over one query: a request fails then, instead of waiting for a machine that is away. */
  queryWithinMs?: number;
}

async function dialect(options: DatabaseOptions) {
  if (options.url !== null) {
    const pool = new pg.Pool({
      connectionString: options.url,
      max: 10,
      connectionTimeoutMillis: 3000,
      query_timeout: options.queryWithinMs ?? 10_000,
    });
    // A connection that breaks while it is in use tells nobody but its own listeners, and without one ends the process.
    pool.on('connect', (client) => client.on('error', options.onPoolError));
    pool.on('error', () => undefined);
    return new PostgresDialect({ pool });
  }
  if (options.directory === undefined) return new PgliteDialect({ dump: options.dump });
  await mkdir(options.directory, { recursive: true });
  return new PgliteDialect({ directory: databaseFolder(options.directory) });
}

/** Where the embedded database lies in a data folder. */
export function databaseFolder(directory: string): string {
  return path.join(directory, 'pglite');
}

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = new Kysely<Schema>({ dialect: await dialect(options) });
  await migrate(database);
  return database;
}

/** A value as jsonb, the same on both databases. */
export function jsonb<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${JSON.stringify(value)}::jsonb`;
}

/** True where `error` is a violation of a unique key (of that name, if one is given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: violated } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && (constraint === undefined || constraint === violated);
}
