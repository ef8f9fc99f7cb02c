import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createSessionTasks } from '../../../server/jobs/session-tasks.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;
let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
beforeEach(async () => {
  company = await createCompany(test);
});
afterAll(() => test.close());

async function plan(inMs: number): Promise<string> {
  const answer = await company.browser.post('/api/session', sessionRequest(test, { inMs }));
  return answer.json<SessionDetail>().id;
}

async function runAfter(ms: number): Promise<void> {
  await test.clock.advance(ms);
  await test.services.jobs.tick();
}

async function kindsFor(recipient: string, sessionId: string): Promise<string[]> {
  const rows = await test.database
    .selectFrom('outbox_mails')
    .select('kind')
    .where('recipient', '=', recipient)
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

const statusOf = async (id: string) =>
  (await test.database.selectFrom('sessions').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

describe('jobs by due time', () => {
  it('reminds a day and an hour before, opens the lobby 15 minutes before, each once', async () => {
    const id = await plan(48 * hour);
    await runAfter(23 * hour);
    expect(await kindsFor('ana@team.example', id)).toEqual(['invitation']);
    await runAfter(hour + minute);
    await runAfter(minute);
    expect(await kindsFor('ana@team.example', id)).toEqual(['invitation', 'reminder_day']);
    await runAfter(23 * hour);
    await runAfter(minute);
    expect(await statusOf(id)).toBe('scheduled');
    await runAfter(45 * minute);
    await runAfter(minute);
    expect(await statusOf(id)).toBe('lobby');
    expect(await kindsFor('ana@team.example', id)).toEqual([
      'invitation',
      'reminder_day',
      'reminder_hour',
      'reminder_lobby',
    ]);
  });

  it('reminds of a session of the same day, but not of one that was planned within the hour', async () => {
    const id = await plan(3 * hour);
    await runAfter(2 * hour + minute);
    expect(await kindsFor('ana@team.example', id)).toEqual(['invitation', 'reminder_hour']);
    const sooner = await plan(30 * minute);
    await runAfter(minute);
    expect(await kindsFor('ana@team.example', sooner)).toEqual(['invitation']);
  });

  it('follows a session that moves: nothing for the old time, everything for the new', async () => {
    const id = await plan(25 * hour);
    await runAfter(hour + minute);
    const starts_at = new Date(test.clock.now() + 72 * hour).toISOString();
    await company.browser.post(`/api/session/${id}/reschedule`, { starts_at, timezone_id: 'Asia/Tokyo' });
    await runAfter(23 * hour + 30 * minute);
    expect(await kindsFor('ana@team.example', id)).toEqual(['invitation', 'reminder_day', 'moved']);
    await runAfter(25 * hour);
    expect(await kindsFor('ana@team.example', id)).toEqual([
      'invitation',
      'reminder_day',
      'moved',
      'reminder_day',
    ]);
  });

  it('sends nothing more about a cancelled session', async () => {
    const id = await plan(25 * hour);
    await company.browser.post(`/api/session/${id}/cancel`);
    await runAfter(2 * hour);
    await runAfter(22 * hour);
    expect(await kindsFor('ana@team.example', id)).toEqual(['invitation', 'cancelled']);
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('fails a session whose time passed while the server was down, and returns its credit', async () => {
    const id = await plan(hour);
    await runAfter(3 * hour);
    expect(await statusOf(id)).toBe('failed');
    const { credits } = test.services;
    expect(await credits.balance(test.database, company.companyId)).toEqual({
      available: 5,
      reserved: 0,
      consumed: 0,
    });
    expect(await kindsFor('ana@team.example', id)).toEqual(['invitation', 'cancelled']);
    expect(await kindsFor(`rosa@company-${company.companyId}.example`, id)).toEqual(['failed']);
  });

  it('runs once where two servers look at the same moment', async () => {
    const id = await plan(2 * hour);
    await test.clock.advance(hour + minute);
    const other = createSessionTasks(test.services);
    await Promise.all([test.services.jobs.tick(), other.sendDueReminders(), other.sendDueReminders()]);
    expect(await kindsFor('ana@team.example', id)).toEqual(['invitation', 'reminder_hour']);
    expect(await statusOf(id)).toBe('scheduled');
  });

  it('starts and stops with the server', async () => {
    const id = await plan(20 * minute);
    await test.services.start();
    await test.services.stop();
    await runAfter(6 * minute);
    expect(await statusOf(id)).toBe('lobby');
  });
});
