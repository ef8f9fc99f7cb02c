import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';

interface Statement {
  name: string;
  parameterTypes: number[];
}

type Row = Record<string, unknown>;

const keptStatements = 500;
/** The statement is gone, or its table has changed: the next run prepares it anew. */
const staleCodes = new Set(['26000', '0A000']);
const { serialize } = protocol;

/**
 * Queries with parameters as prepared statements: parsed once and, after a few runs, planned once, which is most of
 * what a short query costs. Each goes to the database as one message.
 */
export function createPreparedQueries(database: PGlite) {
  const statements = new Map<string, Statement>();
  let made = 0;

  const send = (...parts: Uint8Array[]) =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Statement> {
    const name = `statement_${made++}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(described) };
    statements.set(text, statement);
    return statement;
  }

  async function forget(text: string): Promise<void> {
    const statement = statements.get(text);
    statements.delete(text);
    if (statement) await send(serialize.close({ type: 'S', name: statement.name }));
  }

  /** The statement of this text; it becomes the last to be forgotten. */
  async function statementOf(text: string): Promise<Statement> {
    const known = statements.get(text);
    if (!known) return prepare(text);
    statements.delete(text);
    statements.set(text, known);
    return known;
  }

  function serialised({ parameterTypes }: Statement, parameters: unknown[]): (string | null)[] {
    return parameters.map((parameter, index) => {
      if (parameter === null || parameter === undefined) return null;
      const serializer = database.serializers[parameterTypes[index] ?? 0];
      return serializer ? serializer(parameter) : String(parameter);
    });
  }

  async function run(text: string, parameters: unknown[]): Promise<Results<Row> | undefined> {
    const statement = parameters.length > 0 ? await statementOf(text) : undefined;
    const bound = statement
      ? [serialize.bind({ statement: statement.name, values: serialised(statement, parameters) })]
      : [serialize.parse({ text }), serialize.bind({})];
    const answered = await send(...bound, serialize.describe({ type: 'P' }), serialize.execute({})).catch(
      (cause: Error & { code?: string }) => {
        if (staleCodes.has(cause.code ?? '')) statements.delete(text);
        throw cause;
      },
    );
    await database.syncToFs();
    const [oldest] = statements.keys();
    if (statements.size > keptStatements && oldest !== undefined) await forget(oldest);
    return parse.parseResults(answered, database.parsers)[0] as Results<Row> | undefined;
  }

  return (text: string, parameters: unknown[]): Promise<Results<Row> | undefined> =>
    database.runExclusive(() => run(text, parameters));
}
