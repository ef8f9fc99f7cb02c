import { type Kysely, type Migration, Migrator } from 'kysely';
import * as initial from './migrations/0001-initial.ts';
import * as realtimeHistory from './migrations/0002-realtime-history.ts';
import * as removedSeats from './migrations/0003-removed-seats.ts';
import * as signIns from './migrations/0004-sign-ins.ts';
import type { Schema } from './schema.ts';

const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-realtime-history': realtimeHistory,
  '0003-removed-seats': removedSeats,
  '0004-sign-ins': signIns,
};

/** Applies what is missing, each migration once; several processes may call it together. */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
