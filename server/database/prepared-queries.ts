import type { QueryResult } from 'kysely';
import { serialize } from 'pg-protocol';
import pgUtils from 'pg/lib/utils.js';
import { readWireAnswer, type WireAnswer } from './wire-answer.ts';

const keptStatements = 500;
/** The statement is gone, or its table has changed: the next run prepares it anew. */
const staleCodes = new Set(['26000', '0A000']);

/**
 * The database said neither that a statement was done nor that it failed: something broke in it, and what it then holds
 * in memory cannot be trusted.
 */
export class UnansweredQuery extends Error {
  override name = 'UnansweredQuery';
}

/**
 * Queries with parameters as prepared statements: parsed once and, after a few runs, planned once, which is most of
 * what a short query costs. Each goes to the database as one message; `exchange` carries it and brings what was
 * answered.
 */
export function createPreparedQueries(exchange: (message: Buffer) => Promise<Buffer>) {
  const names = new Map<string, string>();
  let made = 0;
  let inTransaction = false;

  async function send(parts: Buffer[]): Promise<WireAnswer> {
    const answer = readWireAnswer(await exchange(Buffer.concat([...parts, serialize.sync()])));
    inTransaction = answer.inTransaction;
    return answer;
  }

  async function forget(text: string): Promise<void> {
    const name = names.get(text);
    names.delete(text);
    if (name !== undefined) assertDone(await send([serialize.close({ type: 'S', name })]), ['closeComplete']);
  }

  /** The statement's name, and the message that prepares it where it is new; it becomes the last to be forgotten. */
  function statementOf(text: string): { name: string; preparing: Buffer[] } {
    const known = names.get(text);
    const name = known ?? `statement_${made++}`;
    names.delete(text);
    names.set(text, name);
    return { name, preparing: known === undefined ? [serialize.parse({ name, text })] : [] };
  }

  async function run(text: string, parameters: readonly unknown[]): Promise<WireAnswer> {
    const isPrepared = parameters.length > 0;
    const { name, preparing } = isPrepared
      ? statementOf(text)
      : { name: '', preparing: [serialize.parse({ text })] };
    const answer = await send([
      ...preparing,
      serialize.bind({ statement: name, values: [...parameters], valueMapper: pgUtils.prepareValue }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ]);
    const isUnprepared = preparing.length > 0 && !answer.done.has('parseComplete');
    if (isUnprepared || staleCodes.has(answer.error?.code ?? '')) names.delete(text);
    assertDone(answer, ['bindComplete', 'commandComplete']);
    return answer;
  }

  return {
    /** One statement. Rejects with PostgreSQL's error, or with UnansweredQuery where it gave none. */
    async query(text: string, parameters: readonly unknown[]): Promise<QueryResult<Record<string, unknown>>> {
      const { rows, numAffectedRows } = await run(text, parameters);
      const [oldest] = names.keys();
      if (names.size > keptStatements && oldest !== undefined) await forget(oldest);
      return numAffectedRows === undefined ? { rows } : { rows, numAffectedRows };
    },
    /** Whether the last answer left a transaction open. */
    isInTransaction: () => inTransaction,
  };
}

function assertDone({ error, done }: WireAnswer, names: string[]): void {
  if (error) throw error;
  const missing = [...names, 'readyForQuery'].find((name) => !done.has(name));
  if (missing) throw new UnansweredQuery(`The database never said "${missing}"`);
}
