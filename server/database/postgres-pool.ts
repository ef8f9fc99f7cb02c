import { connect } from 'node:net';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { serialize } from 'pg-protocol';

/**
 * How long a query waits for a connection, a new one or one of another's. On a machine whose processor is taken a new
 * one was seen to take more than three seconds.
 */
const connectWithinMs = 10_000;

/** How long a connection whose statement was given up is kept for the request that cancels it. */
const cancelWithinMs = 1000;

interface PoolOptions {
  url: string;
  /** How long one query may take. */
  withinMs: number;
  /** After which the database itself ends a statement of a transaction; null lets it take as long as it takes. */
  statementMs: number | null;
  onError(error: Error): void;
}

/**
 * Connections that hold through a pooler in transaction mode, such as PgBouncer, where each transaction or single
 * statement may get another connection of the server: no setting travels with the connection or outlives a transaction,
 * no statement is prepared by name, and nothing is listened to or locked for longer than a transaction.
 */
export function openPostgresPool({ url, withinMs, statementMs, onError }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: withinMs,
  });
  // A connection that breaks while it is in use tells nobody but its own listeners, and without one ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return {
    connect: async () => new ConnectionUntilGivenUp(await pool.connect(), statementMs),
    end: () => pool.end(),
  };
}

const beginsTransaction = /^(?:begin|start transaction)\b/i;

/**
 * A query that takes too long is abandoned here, and goes on in the database with its transaction: whichever caller got
 * the connection next would commit that. So it is closed, which undoes what is under way, and nothing more is asked on it.
 * The database notices that at the end of the statement: it is asked to cancel it, and `statementMs` ends it in a
 * transaction where that request is lost.
 */
class ConnectionUntilGivenUp implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #statementMs: number | null;
  #givenUp: Error | undefined;
  #cancelled: Promise<void> | undefined;

  constructor(client: pg.PoolClient, statementMs: number | null) {
    this.#client = client;
    this.#statementMs = statementMs;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(asked: string | PostgresCursor<Row>, values: readonly unknown[] = []) {
    const client: PostgresPoolClient = this.#client;
    if (typeof asked !== 'string') return client.query(asked);
    return this.#watched(() =>
      beginsTransaction.test(asked) ? this.#begin<Row>(asked) : client.query<Row>(asked, values),
    );
  }

  release(): void {
    const release = () => this.#client.release(this.#givenUp);
    if (this.#cancelled) void this.#cancelled.then(release);
    else release();
  }

  /** One message: the limit costs no round trip of its own. */
  async #begin<Row>(begin: string): Promise<PostgresQueryResult<Row>> {
    const client: PostgresPoolClient = this.#client;
    if (this.#statementMs === null) return client.query<Row>(begin, []);
    const limit = `set local statement_timeout = ${Math.round(this.#statementMs)}`;
    return client.query<Row>(`${begin}; ${limit}`, []);
  }

  async #watched<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#givenUp) throw this.#givenUp;
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') {
        this.#givenUp = error;
        this.#cancelled = cancelStatement(this.#client);
      }
      throw error;
    }
  }
}

/** The fields of a node-postgres connection once the server has sent the key to cancel its statements. */
interface Cancellable {
  host: string;
  port: number;
  processID: number;
  secretKey: number;
}

const isCancellable = (client: object): client is Cancellable =>
  typeof Reflect.get(client, 'host') === 'string' &&
  typeof Reflect.get(client, 'port') === 'number' &&
  typeof Reflect.get(client, 'processID') === 'number' &&
  typeof Reflect.get(client, 'secretKey') === 'number';

/**
 * Asks the server to cancel what this connection has under way, by a line of its own, as PostgreSQL's protocol has it; a
 * pooler passes it on while the connection is open. Resolves when the server has closed the line, or it has not in time.
 * Such a request is not encrypted: its key is good for this connection alone.
 */
function cancelStatement(client: object): Promise<void> {
  if (!isCancellable(client)) return Promise.resolve();
  const { host, port, processID, secretKey } = client;
  return new Promise((resolve) => {
    const line = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const late = setTimeout(() => line.destroy(), cancelWithinMs);
    line.on('error', () => undefined);
    line.on('close', () => {
      clearTimeout(late);
      resolve();
    });
    line.resume();
    line.write(serialize.cancel(processID, secretKey));
  });
}
