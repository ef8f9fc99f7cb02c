import { type Kysely, sql } from 'kysely';

/** What a session used is summed for each row of a list, and a company's ledger is read from its newest line on. */
const statements = [
  `create index ledger_transfers_by_session on ledger_transfers (session_id) where session_id is not null`,
  `create index ledger_transfers_by_company on ledger_transfers (company_id, id)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
