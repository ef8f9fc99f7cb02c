import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TrialSession } from '../../../contract/calls/schemas/trial.ts';
import { createCleanUp } from '../../../server/jobs/clean-up.ts';
import { whileHeld } from '../../support/held-lock.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterEach(() => test.close());

async function startTrial(): Promise<string> {
  const { link } = (await test.browser().post('/api/trial-sessions')).json<TrialSession>();
  return link.split('#link=')[0]?.split('/').at(-1) ?? '';
}

it('two first trials at once are planned by one company of the house', async () => {
  const { database } = test;
  const trials = await whileHeld(
    database,
    (transaction) => sql`lock table companies in share mode`.execute(transaction),
    [startTrial, startTrial],
  );
  expect(new Set(trials).size).toBe(2);
  const house = database.selectFrom('companies').select('id').where('name', '=', 'Muster');
  expect(await house.execute()).toHaveLength(1);
});

it('a trial is deleted a day after it began, with its visitor; ledger and younger trials stay', async () => {
  const { database } = test;
  const idsOf = async (table: 'sessions' | 'ledger_transfers') =>
    (await database.selectFrom(table).select('id').execute()).map(({ id }) => id);
  const guests = async () =>
    (await database.selectFrom('consumers').select('email').execute()).filter(({ email }) =>
      email.startsWith('guest-'),
    );
  const old = await startTrial();
  const young = await startTrial();
  const ended = { status: 'completed', starts_at: new Date(test.clock.now() - 25 * 60 * 60_000) } as const;
  await database.updateTable('sessions').set(ended).where('id', '=', old).execute();
  const transfers = await idsOf('ledger_transfers');
  await createCleanUp(test)();
  expect(await idsOf('sessions')).toEqual([young]);
  expect(await guests()).toHaveLength(1);
  expect((await idsOf('ledger_transfers')).toSorted()).toEqual(transfers.toSorted());
});
