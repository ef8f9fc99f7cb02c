import { Kysely, type KyselyConfig, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import './column-types.ts';
import { makeCluster } from './cluster.ts';
import { bePrivate, databaseFolder, noteMigrations, takeDataFolder } from './data-folder.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import type { PgliteSource } from './pglite-source.ts';
import { openPostgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
/** What every repository takes: the database, or the transaction it is to take part in. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

const defaultQueryWithinMs = 10_000;
/** A statement is given up here first, and then ended by the database. */
const statementMsOf = (queryWithinMs: number) => 2 * queryWithinMs;
/** A large table takes its time, and so does another node that migrates first. */
const migrateWithinMs = 10 * 60_000;

/** One statement, after its answer. */
export interface AnsweredQuery {
  sql: string;
  ms: number;
  isFailed: boolean;
}

export interface DatabaseOptions {
  /** PostgreSQL; null opens the embedded database in `directory`. */
  url: string | null;
  /** undefined keeps the embedded database in memory. */
  directory: string | undefined;
  /** The file of a dump that an embedded database in memory starts from; without it, from nothing. */
  dump?: string | undefined;
  onPoolError(error: Error): void;
  /** Is called when the embedded database begins to open in its own thread, and this one has nothing to do. */
  onOpening?(): void;
  /**
   * How long one query may take: a request fails then, instead of waiting for what does not answer. PostgreSQL ends a
   * statement that takes twice as long, a migration's aside.
   */
  queryWithinMs?: number;
  /** Hears of each statement, after its answer. */
  onQuery?(query: AnsweredQuery): void;
}

/**
 * Opens the configured database and brings its schema up to date. The embedded one is this process's alone. Rejects
 * with a StartProblem where a person has to do something first.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url !== null) return openPostgres(options.url, options);
  if (options.directory === undefined) return openEmbedded({ dump: options.dump }, options);
  return openFolder(options.directory, options);
}

async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  const { queryWithinMs = defaultQueryWithinMs, onPoolError: onError } = options;
  const open = (withinMs: number, statementMs: number | null) =>
    new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: openPostgresPool({ url, withinMs, statementMs, onError }) }),
      ...logTo(options.onQuery),
    });
  const patient = await migrated(open(migrateWithinMs, null));
  await patient.destroy();
  return open(queryWithinMs, statementMsOf(queryWithinMs));
}

async function openFolder(directory: string, options: DatabaseOptions): Promise<Database> {
  const lock = await takeDataFolder(directory, knownMigrations);
  const folder = databaseFolder(directory);
  try {
    await makeCluster(folder);
    await bePrivate(directory);
    const database = await openEmbedded({ directory: folder }, options, () => lock.release());
    await noteMigrations(directory, knownMigrations);
    await bePrivate(directory);
    return database;
  } catch (cause) {
    lock.release();
    throw cause;
  }
}

/** A migration takes as long as it takes; the limit is for what people wait for. */
async function openEmbedded(
  source: PgliteSource,
  {
    onPoolError,
    onOpening = () => undefined,
    queryWithinMs = defaultQueryWithinMs,
    onQuery,
  }: DatabaseOptions,
  onClosed: () => void = () => undefined,
): Promise<Database> {
  let withinMs = Number.POSITIVE_INFINITY;
  const dialect = new PgliteDialect({
    source,
    queryWithinMs: () => withinMs,
    onOpening,
    onReplaced: onPoolError,
    onClosed,
  });
  const database = await migrated(new Kysely<Schema>({ dialect, ...logTo(onQuery) }));
  withinMs = queryWithinMs;
  return database;
}

function logTo(onQuery: DatabaseOptions['onQuery']): Pick<KyselyConfig, 'log'> {
  if (!onQuery) return {};
  return {
    log: ({ level, query, queryDurationMillis: ms }) =>
      onQuery({ sql: query.sql, ms, isFailed: level === 'error' }),
  };
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database);
    return database;
  } catch (cause) {
    await database.destroy();
    throw cause;
  }
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
