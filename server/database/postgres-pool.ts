import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/**
 * How long a query waits for a connection, a new one or one of another's. On a machine whose processor is taken a new
 * one was seen to take more than three seconds.
 */
const connectWithinMs = 10_000;

interface PoolOptions {
  url: string;
  /** How long one query may take. */
  withinMs: number;
  /** After which the database itself ends a statement; null lets it take as long as it takes. */
  statementMs: number | null;
  onError(error: Error): void;
}

export function openPostgresPool({ url, withinMs, statementMs, onError }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: withinMs,
    statement_timeout: statementMs ?? false,
  });
  // A connection that breaks while it is in use tells nobody but its own listeners, and without one ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return { connect: async () => new ConnectionUntilGivenUp(await pool.connect()), end: () => pool.end() };
}

/**
 * A query that takes too long is given up here, and goes on in the database with the transaction around it: whoever had
 * the connection next would commit that. So it is closed, which undoes what is under way, and nothing more is asked on it.
 * The database notices that at the end of the statement, which `statementMs` brings about.
 */
class ConnectionUntilGivenUp implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #givenUp: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(asked: string | PostgresCursor<Row>, values: readonly unknown[] = []) {
    const client: PostgresPoolClient = this.#client;
    return typeof asked === 'string'
      ? this.#watched(() => client.query<Row>(asked, values))
      : client.query(asked);
  }

  release(): void {
    this.#client.release(this.#givenUp);
  }

  async #watched<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#givenUp) throw this.#givenUp;
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') this.#givenUp = error;
      throw error;
    }
  }
}
