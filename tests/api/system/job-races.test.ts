import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type { Queryable } from '../../../server/database/database.ts';
import { createSessionTasks } from '../../../server/jobs/session-tasks.ts';
import type { Sessions } from '../../../server/sessions/sessions.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;

let test: TestApp;
let company: CompanyFixture;
let ids: string[];
beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
  ids = [];
  for (let count = 0; count < 2; count += 1) {
    const answer = await company.browser.post('/api/session', sessionRequest(test, { inMs: 3 * hour }));
    ids.push(answer.json<SessionDetail>().id);
  }
});

/** The tasks, in which the session that comes second is moved to next week while the first one is worked on. */
function tasksThatMoveTheSecond() {
  const { sessions } = test.services;
  const worked: string[] = [];
  const movesOther = async (queryable: Queryable, id: string) => {
    worked.push(id);
    const starts_at = new Date(test.clock.now() + 168 * hour);
    await queryable
      .updateTable('sessions')
      .set({ starts_at })
      .where('id', 'in', ids)
      .where('id', '!=', id)
      .execute();
  };
  const { lifecycle, notices } = sessions;
  const moving: Sessions = {
    ...sessions,
    lifecycle: {
      ...lifecycle,
      async openLobby(queryable, id, ...rest) {
        await movesOther(queryable, id);
        return lifecycle.openLobby(queryable, id, ...rest);
      },
      async markFailed(queryable, id, ...rest) {
        await movesOther(queryable, id);
        return lifecycle.markFailed(queryable, id, ...rest);
      },
    },
    notices: {
      ...notices,
      async remind(queryable, session, ...rest) {
        await movesOther(queryable, session.id);
        return notices.remind(queryable, session, ...rest);
      },
    },
  };
  return { worked, tasks: createSessionTasks({ ...test.services, sessions: moving }) };
}

const statuses = async () =>
  (await test.database.selectFrom('sessions').select('status').where('id', 'in', ids).execute())
    .map(({ status }) => status)
    .toSorted();

it('a session that moves while the job opens another does not open', async () => {
  await test.clock.advance(3 * hour - 10 * minute);
  const { worked, tasks } = tasksThatMoveTheSecond();
  await tasks.openLobbies();
  expect(worked).toHaveLength(1);
  expect(await statuses()).toEqual(['lobby', 'scheduled']);
});

it('nor does it fail as one whose time has passed', async () => {
  await test.clock.advance(24 * hour);
  const { worked, tasks } = tasksThatMoveTheSecond();
  await tasks.failMissed();
  expect(worked).toHaveLength(1);
  expect(await statuses()).toEqual(['failed', 'scheduled']);
});

it('nor is anybody reminded of it', async () => {
  await test.clock.advance(2 * hour + minute);
  const { worked, tasks } = tasksThatMoveTheSecond();
  await tasks.sendDueReminders();
  expect(worked).toHaveLength(1);
});
