import { sql } from 'kysely';
import { StartProblem } from '../config/start-problem.ts';
import type { Database, Queryable } from '../database/database.ts';
import { knownMigrations } from '../database/migrate.ts';
import { type Table, tablesOf } from './backup-lines.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const notABackup = 'this is not a backup of Muster';

function checkHead(line: string | undefined): void {
  let head: { muster?: unknown; migrations?: string[] };
  try {
    head = JSON.parse(line ?? '') as typeof head;
  } catch {
    throw new StartProblem(notABackup);
  }
  if (head.muster !== 'backup') throw new StartProblem(notABackup);
  const last = head.migrations?.at(-1);
  if (String(head.migrations) !== String(knownMigrations))
    throw new StartProblem(
      `the backup was made by another version of Muster (up to ${last}): restore it with that version, then upgrade`,
    );
}

/** Throws where the database has been used: a restore replaces everything in it. */
export async function checkEmpty(database: Queryable): Promise<void> {
  const used = await database.selectFrom('companies').select('id').limit(1).executeTakeFirst();
  if (used !== undefined)
    throw new StartProblem('the database to fill is in use: give an empty one, nothing was changed');
}

async function insert(transaction: Queryable, tables: Map<string, Table>, line: string): Promise<void> {
  const [, name = ''] = /^\{"table":"(\w+)"/.exec(line) ?? [];
  const table = tables.get(name);
  if (!table) throw new StartProblem(`${notABackup}: it has rows of "${name}"`);
  const columns = sql.join(table.columns.map((column) => sql.ref(column.name)));
  const values = sql.join(
    table.columns.map(({ type }, index) => sql`(r ->> ${sql.lit(index)})::${sql.raw(type)}`),
  );
  await sql`insert into ${sql.table(name)} (${columns}) overriding system value
    select ${values} from jsonb_array_elements(${line}::jsonb -> 'rows') as r`.execute(transaction);
}

/**
 * Fills an empty database with the lines of a backup, all or nothing; calls `finish` in the same transaction. Rejects with
 * a StartProblem for what is no whole backup of this version, or a database in use.
 */
export async function restoreLines(
  database: Database,
  lines: AsyncIterable<string>,
  finish: (transaction: Queryable) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await checkEmpty(transaction);
    const tables = new Map((await tablesOf(transaction)).map((table) => [table.name, table]));
    const { rows: keys } = await sql<ForeignKey>`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
      transaction,
    );
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(transaction);
    await sql`select set_config('muster.retention', 'on', true)`.execute(transaction);
    await sql`truncate ${sql.join([...tables.keys()].map((name) => sql.table(name)))}`.execute(transaction);

    let isWhole = false;
    let isFirst = true;
    for await (const line of lines) {
      if (isFirst) checkHead(line);
      else if (line.startsWith('{"table"')) await insert(transaction, tables, line);
      else {
        const { sequences = [], end } = JSON.parse(line) as {
          sequences?: { name: string; last: string }[];
          end?: true;
        };
        for (const { name, last } of sequences)
          await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(transaction);
        isWhole = end === true;
      }
      isFirst = false;
    }
    if (!isWhole) throw new StartProblem('the backup is cut off: its end is missing');
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
    await finish(transaction);
  });
}
