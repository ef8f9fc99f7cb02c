import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaks, type Round } from '../../load/leaks.ts';
import { inspectDatabase } from '../../load/soak-database.ts';
import { createLobby, type LiveSession } from '../../support/live-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const calm: Round = { heapMb: 60, rssMb: 330, handles: 17, sockets: 40, delayP99: 20, delayMax: 60 };
const rounds = (last: Partial<Round>) => [calm, calm, calm, calm, calm, { ...calm, ...last }];

it('rounds that end as they began leak nothing, also where the first ones were smaller', () => {
  expect(leaks(rounds({}))).toEqual([]);
  expect(leaks([{ ...calm, heapMb: 20 }, { ...calm, handles: 2 }, calm, calm])).toEqual([]);
});

it.each([
  [{ heapMb: 70 }, 'heap in MB: 60 after the first rounds, 70 after the last'],
  [{ rssMb: 400 }, 'memory in MB: 330 after the first rounds, 400 after the last'],
  [{ handles: 30 }, 'open handles: 17 after the first rounds, 30 after the last'],
  [{ sockets: 240 }, 'sockets: 40 after the first rounds, 240 after the last'],
  [{ delayP99: 300 }, 'event loop, p99 in ms: 20 after the first rounds, 300 after the last'],
])('%j is found', (last, finding) => {
  expect(leaks(rounds(last))).toEqual([finding]);
});

let app: TestApp;
let session: LiveSession;
beforeAll(async () => {
  app = await createTestApp();
  session = await createLobby(app);
});
afterAll(() => app.close());

it('leases, rows, logs and mails that should not be there are found, and only those', async () => {
  const before = await inspectDatabase(app.database);
  expect(before).toMatchObject({ orphans: {}, disorderedLogs: 0 });
  const event = {
    type: 'x',
    payload: '{}',
    story_version: 1,
    machine_version: 1,
    session_id: session.id,
  };
  const soon = new Date(Date.now() + 60_000);
  const lease = { session_id: '999999', owner: 'a node', epoch: 1, renewed_at: soon, expires_at: soon };
  await app.database.connection().execute(async (database) => {
    await sql`set session_replication_role = replica`.execute(database);
    await database
      .insertInto('session_events')
      .values([1001, 1003].map((seq) => ({ ...event, seq, at: Date.now() - seq })))
      .execute();
    await database.insertInto('session_leases').values(lease).execute();
    await sql`set session_replication_role = default`.execute(database);
  });
  await app.database
    .updateTable('outbox_mails')
    .set({ due_at: new Date(0), sent_at: null })
    .execute();
  const after = await inspectDatabase(app.database);
  expect(after).toMatchObject({
    leases: before.leases + 1,
    orphans: { 'session_leases.session_id': 1 },
    disorderedLogs: 1,
  });
  expect(after.dueMails).toBeGreaterThan(0);
});
