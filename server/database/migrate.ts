import { type Kysely, type Migration, sql } from 'kysely';
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
import * as nodes from './migrations/0031-nodes.ts';
import * as trials from './migrations/0034-trials.ts';
import * as roomKeys from './migrations/0037-room-keys.ts';
import * as roomUntil from './migrations/0039-room-until.ts';
import * as sessionVersions from './migrations/0040-session-versions.ts';
import * as operatorActs from './migrations/0041-operator-acts.ts';
import * as mailReplyTo from './migrations/0042-mail-reply-to.ts';
import * as people from './migrations/0046-people.ts';
import * as operatorActUsers from './migrations/0050-operator-act-users.ts';
import * as acceptedSecrets from './migrations/0051-accepted-secrets.ts';
import * as nodeVersions from './migrations/0052-node-versions.ts';
import * as rehearsals from './migrations/0055-rehearsals.ts';
import * as sessionTemplates from './migrations/0056-session-templates.ts';
import * as seatsByLinkOnly from './migrations/0057-seats-by-link-only.ts';
import * as versions from './migrations/0060-versions.ts';
import * as orderRequests from './migrations/0061-order-requests.ts';
import * as programmes from './migrations/0071-programmes.ts';
import * as personTags from './migrations/0075-person-tags.ts';
import * as auditEntries from './migrations/0076-audit-entries.ts';
import * as tokenDevices from './migrations/0077-token-devices.ts';
import * as secondFactors from './migrations/0080-second-factors.ts';
import * as singleSignOn from './migrations/0090-single-sign-on.ts';
import * as passkeys from './migrations/0091-passkeys.ts';
import * as secondFactorRequirement from './migrations/0092-second-factor-requirement.ts';
import * as reports from './migrations/0093-reports.ts';
import * as tokenUse from './migrations/0095-token-use.ts';
import * as companyRetention from './migrations/0096-company-retention.ts';
import * as addressChanges from './migrations/0098-address-changes.ts';
import * as invitedRoles from './migrations/0100-invited-roles.ts';
import * as sessionFacilitators from './migrations/0101-session-facilitators.ts';
import * as auditTriggers from './migrations/0103-audit-triggers.ts';
import * as keptApart from './migrations/0103-kept-apart.ts';
import * as userLanguage from './migrations/0104-user-language.ts';
import * as orderLanguage from './migrations/0105-order-language.ts';
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
  '0031-nodes': nodes,
  '0034-trials': trials,
  '0037-room-keys': roomKeys,
  '0039-room-until': roomUntil,
  '0040-session-versions': sessionVersions,
  '0041-operator-acts': operatorActs,
  '0042-mail-reply-to': mailReplyTo,
  '0046-people': people,
  '0050-operator-act-users': operatorActUsers,
  '0051-accepted-secrets': acceptedSecrets,
  '0052-node-versions': nodeVersions,
  '0055-rehearsals': rehearsals,
  '0056-session-templates': sessionTemplates,
  '0057-seats-by-link-only': seatsByLinkOnly,
  '0060-versions': versions,
  '0061-order-requests': orderRequests,
  '0071-programmes': programmes,
  '0075-person-tags': personTags,
  '0076-audit-entries': auditEntries,
  '0077-token-devices': tokenDevices,
  '0080-second-factors': secondFactors,
  '0090-single-sign-on': singleSignOn,
  '0091-passkeys': passkeys,
  '0092-second-factor-requirement': secondFactorRequirement,
  '0093-reports': reports,
  '0095-token-use': tokenUse,
  '0096-company-retention': companyRetention,
  '0098-address-changes': addressChanges,
  '0100-invited-roles': invitedRoles,
  '0101-session-facilitators': sessionFacilitators,
  '0103-audit-triggers': auditTriggers,
  '0103-kept-apart': keptApart,
  '0104-user-language': userLanguage,
  '0105-order-language': orderLanguage,
};

export const knownMigrations = Object.keys(migrations);

/** The number of Kysely's own Migrator, so that nodes of former builds wait for this one too. */
const migrationLock = sql.lit('3853314791062309107');

/**
 * Applies the missing migrations in one transaction; several processes may call it together. Kysely's own Migrator holds
 * a lock of the connection, which a pooler in transaction mode gives to somebody else: this lock ends with the
 * transaction. A test may stop at `upTo`.
 */
export async function migrate(database: Kysely<Schema>, { upTo }: { upTo?: string } = {}): Promise<void> {
  const applied = await appliedMigrations(database);
  refuseNewerSchema('the database', applied, knownMigrations);
  if (applied.length === knownMigrations.length) return;
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(transaction);
    await sql`create table if not exists kysely_migration
      (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction);
    const appliedByNow = await appliedMigrations(transaction);
    for (const [name, migration] of Object.entries(migrations)) {
      if (appliedByNow.includes(name) || (upTo !== undefined && name > upTo)) continue;
      await migration.up(transaction);
      await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(
        transaction,
      );
    }
  });
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
