import type { QueryResult } from 'kysely';
import { DatabaseError } from 'pg-protocol';
import type {
  BackendMessage,
  CommandCompleteMessage,
  DataRowMessage,
  Field,
  ReadyForQueryMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';
import { columnTypes } from './column-types.ts';

type Row = Record<string, unknown>;
type Read = (text: string) => unknown;

/** What PostgreSQL answered to one statement, up to its sync. */
export interface WireAnswer extends QueryResult<Row> {
  /** The first thing that went wrong. */
  error: DatabaseError | undefined;
  /** Names of the received acknowledgements, such as `parseComplete` and `commandComplete`. */
  done: Set<string>;
  inTransaction: boolean;
}

const changingCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Reads the answers of the wire protocol, one for each sync; values become what node-postgres makes of them, on either
 * database the same.
 */
export function readWireAnswers(bytes: Buffer): WireAnswer[] {
  const answers: WireAnswer[] = [];
  let answer: WireAnswer | undefined;
  let columns: { name: string; read: Read }[] = [];
  const take = (message: BackendMessage): void => {
    if (!answer) {
      answer = { rows: [], error: undefined, done: new Set(), inTransaction: false };
      answers.push(answer);
    }
    if (message instanceof DatabaseError) {
      answer.error ??= message;
      return;
    }
    answer.done.add(message.name);
    if (message.name === 'dataRow') answer.rows.push(rowOf(columns, (message as DataRowMessage).fields));
    else if (message.name === 'rowDescription')
      columns = columnsOf((message as RowDescriptionMessage).fields);
    else if (message.name === 'commandComplete')
      countChanges(answer, (message as CommandCompleteMessage).text);
    else if (message.name === 'readyForQuery') {
      answer.inTransaction = (message as ReadyForQueryMessage).status !== 'I';
      answer = undefined;
    }
  };
  new Parser().parse(bytes, take);
  return answers;
}

const columnsOf = (fields: Field[]) =>
  fields.map(({ name, dataTypeID }) => ({ name, read: columnTypes.getTypeParser(dataTypeID) as Read }));

function rowOf(columns: { name: string; read: Read }[], values: (string | null)[]): Row {
  const row: Row = {};
  for (const [index, { name, read }] of columns.entries()) {
    const value = values[index];
    row[name] = value === null || value === undefined ? null : read(value);
  }
  return row;
}

/** A command's tag ends in the number of its rows: "INSERT 0 5", "UPDATE 3". */
function countChanges(answer: { numAffectedRows?: bigint }, tag: string): void {
  const words = tag.split(' ');
  if (changingCommands.has(words[0] ?? '')) answer.numAffectedRows = BigInt(words.at(-1) ?? 0);
}
