import type { QueryResult } from 'kysely';
import { serialize } from 'pg-protocol';
import pgUtils from 'pg/lib/utils.js';
import { readWireAnswers, type WireAnswer } from './wire-answer.ts';

const maxStatements = 500;
/** The statement is gone, or its table has changed: the next run prepares it anew. */
const staleCodes = new Set(['26000', '0A000']);

/**
 * The database reported neither success nor failure of a statement: something broke in it, and what it then holds
 * in memory cannot be trusted.
 */
export class UnansweredQuery extends Error {
  override name = 'UnansweredQuery';
}

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export type Rows = QueryResult<Record<string, unknown>>;

const unanswered: WireAnswer = { rows: [], error: undefined, done: new Set(), inTransaction: false };

/**
 * Queries with parameters as prepared statements: parsed once and, after a few runs, planned once, which is most of
 * what a short query costs. Several go to the database as one message, which wakes its thread once; `exchange` carries
 * it and brings what was answered.
 */
export function createPreparedQueries(exchange: (message: Buffer) => Promise<Buffer>) {
  const names = new Map<string, string>();
  let made = 0;
  let inTransaction = false;

  async function send(messages: Buffer[][]): Promise<WireAnswer[]> {
    const parts = messages.flatMap((message) => [...message, serialize.sync()]);
    const answers = readWireAnswers(await exchange(Buffer.concat(parts)));
    inTransaction = answers.at(-1)?.inTransaction ?? false;
    return answers;
  }

  async function forgetOldest(): Promise<void> {
    const [oldest] = names;
    if (!oldest) return;
    const [text, name] = oldest;
    names.delete(text);
    const [answer = unanswered] = await send([[serialize.close({ type: 'S', name })]]);
    assertDone(answer, ['closeComplete']);
  }

  /** The statement's name, and the message that prepares it where it is new; it becomes the last to be forgotten. */
  function statementOf(text: string): { name: string; preparing: Buffer[] } {
    const known = names.get(text);
    const name = known ?? `statement_${made++}`;
    names.delete(text);
    names.set(text, name);
    return { name, preparing: known === undefined ? [serialize.parse({ name, text })] : [] };
  }

  function prepare({ sql, parameters }: Statement): { message: Buffer[]; isNew: boolean } {
    const isPrepared = parameters.length > 0;
    const { name, preparing } = isPrepared
      ? statementOf(sql)
      : { name: '', preparing: [serialize.parse({ text: sql })] };
    const message = [
      ...preparing,
      serialize.bind({ statement: name, values: [...parameters], valueMapper: pgUtils.prepareValue }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ];
    return { message, isNew: preparing.length > 0 };
  }

  function rowsOf({ sql }: Statement, isNew: boolean, answer: WireAnswer): Rows {
    const isUnprepared = isNew && !answer.done.has('parseComplete');
    if (isUnprepared || staleCodes.has(answer.error?.code ?? '')) names.delete(sql);
    assertDone(answer, ['bindComplete', 'commandComplete']);
    const { rows, numAffectedRows } = answer;
    return numAffectedRows === undefined ? { rows } : { rows, numAffectedRows };
  }

  /**
   * Statements, each by itself: one that fails keeps none of the others from being done. What became of each is
   * PostgreSQL's error, or UnansweredQuery where it gave none.
   */
  async function run(statements: readonly Statement[]): Promise<PromiseSettledResult<Rows>[]> {
    const prepared = statements.map(prepare);
    const answers = await send(prepared.map(({ message }) => message));
    const results = statements.map((statement, index): PromiseSettledResult<Rows> => {
      const isNew = prepared[index]?.isNew ?? false;
      try {
        return { status: 'fulfilled', value: rowsOf(statement, isNew, answers[index] ?? unanswered) };
      } catch (reason) {
        return { status: 'rejected', reason };
      }
    });
    while (names.size > maxStatements) await forgetOldest();
    return results;
  }

  return {
    run,
    /** One statement. Rejects as `run` tells. */
    async query(sql: string, parameters: readonly unknown[]): Promise<Rows> {
      const [result] = await run([{ sql, parameters }]);
      if (result?.status !== 'fulfilled') throw result?.reason;
      return result.value;
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
