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
import { createPreparedQueries, type Rows, type Statement, UnansweredQuery } from './prepared-queries.ts';
import { Mutex } from './mutex.ts';

export interface PgliteOptions {
  source: PgliteSource;
  /** A query that takes longer ends the worker, which is replaced; read before each query. */
  queryWithinMs(): number;
  /** Is called when the first opening is under way in its own thread. */
  onOpening(): void;
  /** Hears why the database is to be opened anew. */
  onReplaced(error: Error): void;
  /** Is called once nothing touches the source any more. */
  onClosed(): void;
}

const closeWithinMs = 5000;

/** Statements that go together at most: their answers come together as well. */
const maxBatch = 16;

/** One opening of the embedded database: it ends with its worker, and so does a transaction in it. */
class Opening {
  readonly wire: PgliteWire;
  readonly #queries: ReturnType<typeof createPreparedQueries>;

  constructor(wire: PgliteWire, queryWithinMs: () => number) {
    this.wire = wire;
    this.#queries = createPreparedQueries((message) => wire.send(message, queryWithinMs()));
  }

  /** After one that was left unanswered the database cannot be trusted, so those behind it count as never sent. */
  async run(statements: readonly Statement[]): Promise<PromiseSettledResult<Rows>[]> {
    const results = await this.#queries.run(statements);
    return results.map((result) => {
      if (result.status === 'fulfilled' || !(result.reason instanceof UnansweredQuery)) return result;
      const reason = this.wire.failure ?? result.reason;
      this.wire.break('left a query unanswered', result.reason);
      return { status: 'rejected', reason };
    });
  }

  /** What a broken wire had begun is gone with its worker. */
  async leaveTransaction(): Promise<void> {
    if (!this.#queries.isInTransaction() || this.wire.failure) return;
    try {
      await this.#queries.query('rollback', []);
    } catch (cause) {
      this.wire.break('kept a transaction open', cause);
    }
  }
}

interface WaitingStatement extends PromiseWithResolvers<Rows> {
  statement: Statement;
}

/**
 * The one connection that PGlite has. A transaction has it to itself from its beginning to its end; statements outside
 * of one that wait for their turn go together, as one message.
 */
class SharedDatabase {
  readonly #options: PgliteOptions;
  readonly #mutex = new Mutex();
  #waiting: WaitingStatement[] = [];
  #opening: Opening | undefined;
  #isClosed = false;

  constructor(options: PgliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    const opening = this.#open();
    this.#options.onOpening();
    this.#opening = await opening;
  }

  /** The database for the caller alone, who must `give` it back. */
  async take(): Promise<Opening> {
    await this.#mutex.acquire();
    try {
      return await this.#current();
    } catch (cause) {
      this.#mutex.release();
      throw cause;
    }
  }

  async give(opening: Opening): Promise<void> {
    await opening.leaveTransaction();
    this.#mutex.release();
  }

  query(statement: Statement): Promise<Rows> {
    const waiting = { statement, ...Promise.withResolvers<Rows>() };
    this.#waiting.push(waiting);
    if (this.#waiting.length === 1) void this.#runWaiting();
    return waiting.promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening?.wire.close(closeWithinMs);
    this.#options.onClosed();
  }

  async #runWaiting(): Promise<void> {
    let opening: Opening;
    try {
      opening = await this.take();
    } catch (cause) {
      for (const { reject } of this.#waiting.splice(0)) reject(cause);
      return;
    }
    const batch = this.#waiting.splice(0, maxBatch);
    if (this.#waiting.length > 0) void this.#runWaiting();
    try {
      const results = await opening.run(batch.map(({ statement }) => statement));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result?.status === 'fulfilled') resolve(result.value);
        else reject(result?.reason);
      }
    } catch (cause) {
      for (const { reject } of batch) reject(cause);
    } finally {
      await this.give(opening);
    }
  }

  async #open(): Promise<Opening> {
    const wire = await PgliteWire.open(this.#options.source);
    void wire.broken.then((failure) => this.#mutex.rejectWaiting(failure));
    return new Opening(wire, this.#options.queryWithinMs);
  }

  /** The open database; the folder of a broken one is opened anew once nothing else touches it. */
  async #current(): Promise<Opening> {
    const opening = this.#opening;
    if (this.#isClosed || !opening) throw new DatabaseUnavailable('The embedded database is closed');
    const { failure, terminated } = opening.wire;
    if (!failure) return opening;
    if (!('directory' in this.#options.source)) throw failure;
    await terminated;
    this.#options.onReplaced(failure);
    try {
      this.#opening = await this.#open();
    } catch (cause) {
      throw new DatabaseUnavailable('The embedded database cannot be opened anew', { cause });
    }
    return this.#opening;
  }
}

/** What Kysely takes for a connection: within a transaction the database itself, otherwise a place among all who ask. */
class PgliteConnection implements DatabaseConnection {
  readonly #database: SharedDatabase;
  #own: Opening | undefined;
  #isBegun = false;

  constructor(database: SharedDatabase) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
    const rows = this.#own
      ? await this.#queryWithin(this.#own, { sql, parameters })
      : await this.#database.query({ sql, parameters });
    return rows as QueryResult<Row>;
  }

  async begin(): Promise<void> {
    this.#own = await this.#database.take();
  }

  /** A transaction without a query has not begun. */
  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (!this.#own || !this.#isBegun || (command === 'rollback' && this.#own.wire.failure)) return;
    await this.#queryWithin(this.#own, { sql: command, parameters: [] });
  }

  async release(): Promise<void> {
    if (this.#own) await this.#database.give(this.#own);
  }

  // biome-ignore lint/correctness/useYield: the embedded database answers whole results only
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream results');
  }

  /** The transaction begins with its first statement, in the same message. */
  async #queryWithin(own: Opening, statement: Statement): Promise<Rows> {
    const beginning = this.#isBegun ? [] : [{ sql: 'begin', parameters: [] }];
    this.#isBegun = true;
    const results = await own.run([...beginning, statement]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const last = results.at(-1);
    if (last?.status !== 'fulfilled') throw new UnansweredQuery('The database answered nothing');
    return last.value;
  }
}

class PgliteDriver implements Driver {
  readonly #database: SharedDatabase;

  constructor(options: PgliteOptions) {
    this.#database = new SharedDatabase(options);
  }

  init = () => this.#database.init();
  destroy = () => this.#database.close();
  acquireConnection = async () => new PgliteConnection(this.#database);
  beginTransaction = (connection: DatabaseConnection) => (connection as PgliteConnection).begin();
  commitTransaction = (connection: DatabaseConnection) => (connection as PgliteConnection).end('commit');
  rollbackTransaction = (connection: DatabaseConnection) => (connection as PgliteConnection).end('rollback');
  releaseConnection = (connection: DatabaseConnection) => (connection as PgliteConnection).release();
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
