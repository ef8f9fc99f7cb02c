import { sql } from 'kysely';
import { type Database, jsonb } from '../database/database.ts';
import type { LogEntry } from './hub/channel/channel-log.ts';
import type { HistoryStore } from './hub/channel/history-store.ts';
import { defaultDelays, defaultLimits } from './hub/limits.ts';

type Kept = Pick<LogEntry, 'id' | 'connectionId' | 'messages'>;

const retention = {
  ttlMs: defaultDelays.persistedTtl,
  entries: defaultLimits.persistedEntries,
  bytes: defaultLimits.persistedBytes,
};

/** The history of `persisted:` channels in the product's database. */
export function createDatabaseHistory(database: Database): HistoryStore {
  return {
    async append({ channel, serial, timestamp, id, connectionId, messages }) {
      const entry: Kept = { id, connectionId, messages };
      await database
        .insertInto('realtime_messages')
        .values({
          channel,
          serial,
          at: timestamp,
          entry: jsonb(entry),
          bytes: Buffer.byteLength(JSON.stringify(entry)),
        })
        .onConflict((conflict) => conflict.columns(['channel', 'serial']).doNothing())
        .execute();
    },
    async read(channel, { after, before, start, end, newestFirst, limit }) {
      const rows = await database
        .selectFrom('realtime_messages')
        .select(['serial', 'at', 'entry'])
        .where('channel', '=', channel)
        .where('at', '>=', start)
        .$if(Number.isFinite(end), (query) => query.where('at', '<=', end))
        .$if(after !== undefined, (query) => query.where('serial', '>=', after ?? ''))
        .$if(before !== undefined, (query) => query.where('serial', '<=', before ?? ''))
        .orderBy('serial', newestFirst ? 'desc' : 'asc')
        .limit(limit)
        .execute();
      return rows.map(({ serial, at, entry }) => ({ ...(entry as Kept), channel, serial, timestamp: at }));
    },
  };
}

/** Deletes entries older than a day, and those beyond the bounds of each channel. */
export async function pruneHistory(database: Database, now: number, bounds = retention): Promise<void> {
  await database
    .deleteFrom('realtime_messages')
    .where('at', '<', now - bounds.ttlMs)
    .execute();
  await sql`
    delete from realtime_messages using (
      select channel, serial,
        row_number() over newer as entries,
        sum(bytes) over newer as bytes
      from realtime_messages
      window newer as (partition by channel order by serial desc)
    ) as ranked
    where ranked.channel = realtime_messages.channel
      and ranked.serial = realtime_messages.serial
      and (ranked.entries > ${bounds.entries} or ranked.bytes > ${bounds.bytes})`.execute(database);
}
