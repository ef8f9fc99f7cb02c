import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { refuseNewerSchema } from './data-folder.ts';
import * as initial from './migrations/0001-initial.ts';
import * as realtimeHistory from './migrations/0002-realtime-history.ts';
import * as removedSeats from './migrations/0003-removed-seats.ts';
import * as signIns from './migrations/0004-sign-ins.ts';
import * as orders from './migrations/0010-orders.ts';
import * as ownChoices from './migrations/0011-own-choices.ts';
import * as entryCodes from './migrations/0012-entry-codes.ts';
import * as sessionConfirmed from './migrations/0013-session-confirmed.ts';
import * as seatLanguage from './migrations/0014-seat-language.ts';
import * as ledgerIndexes from './migrations/0015-ledger-indexes.ts';
import * as guestZone from './migrations/0016-guest-zone.ts';
import * as planChanges from './migrations/0017-plan-changes.ts';
import * as awardChanges from './migrations/0018-award-changes.ts';
import * as tokenUses from './migrations/0019-token-uses.ts';
import * as refundAttempts from './migrations/0020-refund-attempts.ts';
import * as icebreakerAnswers from './migrations/0021-icebreaker-answers.ts';
import * as seatBots from './migrations/0022-seat-bots.ts';
import * as freedAddresses from './migrations/0023-freed-addresses.ts';
import * as teamScores from './migrations/0024-team-scores.ts';
import * as teamMeasures from './migrations/0025-team-measures.ts';
import * as sessionMessages from './migrations/0026-session-messages.ts';
import * as notifications from './migrations/0027-notifications.ts';
import * as logoDigest from './migrations/0028-logo-digest.ts';
import * as creditNotes from './migrations/0029-credit-notes.ts';
import * as companyColour from './migrations/0030-company-colour.ts';
import type { Schema } from './schema.ts';

const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-realtime-history': realtimeHistory,
  '0003-removed-seats': removedSeats,
  '0004-sign-ins': signIns,
  '0010-orders': orders,
  '0011-own-choices': ownChoices,
  '0012-entry-codes': entryCodes,
  '0013-session-confirmed': sessionConfirmed,
  '0014-seat-language': seatLanguage,
  '0015-ledger-indexes': ledgerIndexes,
  '0016-guest-zone': guestZone,
  '0017-plan-changes': planChanges,
  '0018-award-changes': awardChanges,
  '0019-token-uses': tokenUses,
  '0020-refund-attempts': refundAttempts,
  '0021-icebreaker-answers': icebreakerAnswers,
  '0022-seat-bots': seatBots,
  '0023-freed-addresses': freedAddresses,
  '0024-team-scores': teamScores,
  '0025-team-measures': teamMeasures,
  '0026-session-messages': sessionMessages,
  '0027-notifications': notifications,
  '0028-logo-digest': logoDigest,
  '0029-credit-notes': creditNotes,
  '0030-company-colour': companyColour,
};

export const knownMigrations = Object.keys(migrations);

/** Applies what is missing, each migration once; several processes may call it together. */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const applied = await appliedMigrations(database);
  refuseNewerSchema('the database', applied, knownMigrations);
  if (applied.length === knownMigrations.length) return;
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function appliedMigrations(database: Kysely<Schema>): Promise<string[]> {
  const { rows: tables } = await sql`select 1 from pg_tables where tablename = 'kysely_migration'
    and schemaname = current_schema()`.execute(database);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}
