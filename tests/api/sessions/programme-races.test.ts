import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PublicProgramme } from '../../../contract/calls/schemas/programmes/sign-ups.ts';
import { programmeLimits } from '../../../contract/rules/sessions/programmes.ts';
import { jsonb } from '../../../server/database/database.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { whileHeld } from '../../support/held-lock.ts';
import { programmeActs } from '../../support/programme-acts.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;
beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  company = await createCompany(test, { credits: 20 });
});
afterAll(() => test.close());

const { confirmed, person, plan, signUp, tokenOf } = programmeActs(() => ({ test, company }));

const peopleOf = (programmeId: string) =>
  test.database
    .selectFrom('sign_up_people')
    .select(['sign_up_id', 'confirmed_at', 'ended_at'])
    .where('programme_id', '=', programmeId)
    .orderBy('id');

it('a place that is confirmed while its person signs up again is kept', async () => {
  const programme = await plan({
    slots: [
      { days: 7, capacity: 2 },
      { days: 8, capacity: 2 },
    ],
  });
  await signUp(programme, [person('Ana')]);
  await whileHeld(
    test.database,
    (transaction) =>
      transaction
        .updateTable('sign_up_people')
        .set({ confirmed_at: new Date(test.clock.now()), expires_at: null })
        .where('programme_id', '=', programme.id)
        .execute(),
    [() => signUp(programme, [person('Ana')], { slot: 1 })],
  );
  expect(await peopleOf(programme.id).execute()).toMatchObject([
    { confirmed_at: expect.any(Date), ended_at: null },
  ]);
});

it('two programmes that are planned at once do not go beyond the limit', async () => {
  const other = await createCompany(test);
  const { id } = await plan({ by: other });
  const { database } = test;
  const kept = await database
    .selectFrom('programmes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: programmeLimits.programmes - 2 }, (_none, index) => ({
    ...kept,
    id: `${id}-${index}`,
    link_token: `${id}-${index}`,
    allowed: jsonb([]),
  }));
  await database.insertInto('programmes').values(more).execute();
  const isPlanned = () =>
    plan({ by: other }).then(
      () => true,
      () => false,
    );
  const answers = await whileHeld(
    database,
    (transaction) =>
      transaction
        .selectFrom('companies')
        .select('id')
        .where('id', '=', other.companyId)
        .forUpdate()
        .execute(),
    [isPlanned, isPlanned],
  );
  expect(answers.toSorted()).toEqual([false, true]);
});

it('fills the last ten places once when two hundred people come at once', async () => {
  const programme = await plan({ slots: [{ days: 7, capacity: 12 }] });
  await confirmed(programme, 'Vera');
  await confirmed(programme, 'Wim');
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => signUp(programme, [person(`crowd${index}`)])),
  );
  const placed = answers.filter(({ statusCode }) => statusCode === 202);
  expect(placed).toHaveLength(10);
  // On a busy machine a request that waits too long for the slot's lock is answered 503.
  const others = answers.map(({ statusCode }) => statusCode).filter((status) => ![202, 503].includes(status));
  expect([...new Set(others)]).toEqual([409]);
  const page = (
    await test.browser().get(`/api/sign-up/${tokenOf(programme)}?language=en`)
  ).json<PublicProgramme>();
  expect(page.slots[0]?.free).toBe(0);
});
