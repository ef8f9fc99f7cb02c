import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { PgliteSource } from './pglite-source.ts';
import { PgliteWire } from './pglite-wire.ts';
import { createPreparedQueries, UnansweredQuery } from './prepared-queries.ts';
import { Turns } from './turns.ts';

export interface PgliteOptions {
  source: PgliteSource;
  /** A query that takes longer ends the worker, which is replaced; asked before each query. */
  queryWithinMs(): number;
  /** Is called when the first opening is under way in its own thread. */
  onOpening(): void;
  /** Hears why the database is to be opened anew. */
  onReplaced(error: Error): void;
  /** Is called once nothing touches the source any more. */
  onClosed(): void;
}

const closeWithinMs = 5000;

/** One opening of the embedded database: it ends with its worker, and so does a transaction in it. */
class PgliteConnection implements DatabaseConnection {
  readonly wire: PgliteWire;
  readonly #queries: ReturnType<typeof createPreparedQueries>;

  constructor(wire: PgliteWire, queryWithinMs: () => number) {
    this.wire = wire;
    this.#queries = createPreparedQueries((message) => wire.send(message, queryWithinMs()));
  }

  async executeQuery<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
    try {
      return (await this.#queries.query(sql, parameters)) as QueryResult<Row>;
    } catch (cause) {
      if (cause instanceof UnansweredQuery) this.wire.break('left a query unanswered', cause);
      throw cause;
    }
  }

  /** What a broken wire had begun is gone with its worker. */
  async rollback(): Promise<void> {
    if (!this.wire.failure) await this.executeQuery({ sql: 'rollback', parameters: [] });
  }

  get isInTransaction(): boolean {
    return this.#queries.isInTransaction();
  }

  // biome-ignore lint/correctness/useYield: the embedded database answers whole results only
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream results');
  }
}

/** One connection, handed from one user to the next: PGlite has no second one. */
class PgliteDriver implements Driver {
  readonly #options: PgliteOptions;
  readonly #turns = new Turns();
  #connection: PgliteConnection | undefined;
  #isClosed = false;

  constructor(options: PgliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    const opening = this.#open();
    this.#options.onOpening();
    this.#connection = await opening;
  }

  async acquireConnection(): Promise<PgliteConnection> {
    await this.#turns.take();
    try {
      return await this.#current();
    } catch (cause) {
      this.#turns.give();
      throw cause;
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PgliteConnection).executeQuery({ sql: 'begin', parameters: [] });
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PgliteConnection).executeQuery({ sql: 'commit', parameters: [] });
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PgliteConnection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { isInTransaction, wire } = connection as PgliteConnection;
    try {
      if (isInTransaction) await (connection as PgliteConnection).rollback();
    } catch (cause) {
      wire.break('kept a transaction open', cause);
    } finally {
      this.#turns.give();
    }
  }

  async destroy(): Promise<void> {
    this.#isClosed = true;
    await this.#connection?.wire.close(closeWithinMs);
    this.#options.onClosed();
  }

  async #open(): Promise<PgliteConnection> {
    const wire = await PgliteWire.open(this.#options.source);
    void wire.broken.then((failure) => this.#turns.refuseWaiting(failure));
    return new PgliteConnection(wire, this.#options.queryWithinMs);
  }

  /** The open database; the folder of a broken one is opened anew once nothing else touches it. */
  async #current(): Promise<PgliteConnection> {
    const connection = this.#connection;
    if (this.#isClosed || !connection) throw new DatabaseUnavailable('The embedded database is closed');
    const { failure, terminated } = connection.wire;
    if (!failure) return connection;
    if (!('directory' in this.#options.source)) throw failure;
    await terminated;
    this.#options.onReplaced(failure);
    try {
      this.#connection = await this.#open();
    } catch (cause) {
      throw new DatabaseUnavailable('The embedded database cannot be opened anew', { cause });
    }
    return this.#connection;
  }
}

/** Kysely on PGlite. */
export class PgliteDialect implements Dialect {
  readonly #options: PgliteOptions;

  constructor(options: PgliteOptions) {
    this.#options = options;
  }

  createDriver = (): Driver => new PgliteDriver(this.#options);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (database: Kysely<unknown>) => new PostgresIntrospector(database);
}
