import { Worker } from 'node:worker_threads';
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
import type { PgliteSource, WorkerAnswer, WorkerRequest } from './pglite-worker.ts';

type Asked = WorkerRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'id'>
    : never
  : never;

/** PGlite's queries block the thread that runs them, so it lives in a worker of its own. */
class PgliteConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { resolve: (answer: WorkerAnswer) => void; reject: (error: Error) => void }
  >();
  #nextId = 1;
  #broken: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: WorkerAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) worker.unref();
    });
    const fail = (cause: Error) => {
      this.#broken = cause;
      for (const { reject } of this.#waiting.values()) reject(cause);
      this.#waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`The embedded database ended with exit code ${code}`)));
  }

  static async open(source: PgliteSource): Promise<PgliteConnection> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: source });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
    return new PgliteConnection(worker);
  }

  async #ask(request: Asked): Promise<WorkerAnswer> {
    if (this.#broken) throw this.#broken;
    const id = this.#nextId++;
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.#ask({ kind: 'query', sql: query.sql, parameters: [...query.parameters] });
    if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.affected) };
  }

  // biome-ignore lint/correctness/useYield: the embedded database answers whole results only
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream results');
  }

  async close(): Promise<void> {
    if (this.#broken) return;
    await this.#ask({ kind: 'close' });
    await this.#worker.terminate();
  }
}

/** One connection, handed from one user to the next: PGlite has no second one. */
class PgliteDriver implements Driver {
  readonly #source: PgliteSource;
  #connection: PgliteConnection | undefined;
  #tail: Promise<void> = Promise.resolve();
  readonly #releases = new WeakMap<DatabaseConnection, () => void>();

  constructor(source: PgliteSource) {
    this.#source = source;
  }

  async init(): Promise<void> {
    this.#connection = await PgliteConnection.open(this.#source);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail;
    const turn = Promise.withResolvers<void>();
    this.#tail = turn.promise;
    await before;
    if (!this.#connection) throw new Error('The embedded database is closed');
    this.#releases.set(this.#connection, turn.resolve);
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery({ sql: 'begin', parameters: [] } as unknown as CompiledQuery);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery({ sql: 'commit', parameters: [] } as unknown as CompiledQuery);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery({ sql: 'rollback', parameters: [] } as unknown as CompiledQuery);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#releases.get(connection)?.();
  }

  async destroy(): Promise<void> {
    await this.#connection?.close();
    this.#connection = undefined;
  }
}

/** Kysely on PGlite. */
export class PgliteDialect implements Dialect {
  readonly #source: PgliteSource;

  constructor(source: PgliteSource) {
    this.#source = source;
  }

  createDriver = (): Driver => new PgliteDriver(this.#source);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (database: Kysely<unknown>) => new PostgresIntrospector(database);
}
