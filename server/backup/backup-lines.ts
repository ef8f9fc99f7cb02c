import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../database/database.ts';
import { knownMigrations } from '../database/migrate.ts';
import type { Schema } from '../database/schema.ts';

const rowsAtOnce = 200;

/** The schema's own rows, and those of the nodes that run now. */
const leftOut = new Set(['kysely_migration', 'nodes', 'session_leases']);

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/** The tables that a backup holds, each with the columns that are written and not computed. */
export async function tablesOf(queryable: Queryable): Promise<Table[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by relname, attnum`.execute(queryable);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables]
    .filter(([name]) => !leftOut.has(name))
    .map(([name, columns]) => ({ name, columns: columns.map(({ name, type }) => ({ name, type })) }));
}

async function* tableLines(transaction: Transaction<Schema>, { name, columns }: Table) {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  let after = '(0,0)';
  for (;;) {
    const { rows } = await sql<{ place: string; row: string }>`
      select ctid::text as place, to_jsonb(array[${texts}])::text as row from ${sql.table(name)}
      where ctid > ${after}::tid order by ctid limit ${sql.lit(rowsAtOnce)}`.execute(transaction);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield `{"table":${JSON.stringify(name)},"columns":${JSON.stringify(columns.map((column) => column.name))},"rows":[${rows.map(({ row }) => row).join()}]}`;
    after = last.place;
  }
}

/**
 * The whole database as lines of JSON: a head with its migrations, rows by table with each value as PostgreSQL writes it,
 * how far ids were given, an end. All of one instant, while others write. The same lines for both databases.
 */
export async function* backupLines(database: Database, madeAt: Date): AsyncGenerator<string> {
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    yield JSON.stringify({ muster: 'backup', migrations: knownMigrations, madeAt });
    for (const table of await tablesOf(transaction)) yield* tableLines(transaction, table);
    const { rows } = await sql<{ name: string; last: string }>`
      select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = current_schema() and last_value is not null`.execute(transaction);
    yield JSON.stringify({ sequences: rows });
    yield JSON.stringify({ end: true });
  } finally {
    await transaction.rollback().execute();
  }
}
