import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { createManualClock } from '../../support/manual-clock.ts';
import { reportSessions } from '../../support/played-months.ts';
import { reportActs } from '../../support/report-acts.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const day = 86_400_000;

let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  const clock = createManualClock(Date.parse('2026-11-10T09:00:00Z'));
  test = await createTestApp({ storiesRoot: writeStoryFolder(), clock });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
});

const { pass, read, seed } = reportActs(() => ({ test, company }));

describe('a link', () => {
  const create = async (days = 30, { browser } = company) =>
    (await browser.post('/api/report/link', { days })).json<{ link: { id: number }; url: string }>();
  const tokenOf = (url: string) => new URL(url).hash.slice(1);
  const open = (token: string, period?: string) =>
    test.browser().post('/api/shared-report', { token, ...(period && { period }) });

  it('shows the same numbers through the link, and no name', async () => {
    await seed(...reportSessions);
    const { url } = await create();
    expect(url).toMatch(/\/shared-report#[\w-]{43}$/);
    const shared = await open(tokenOf(url), '2026-Q3');
    expect(shared.statusCode).toBe(200);
    expect(shared.json()).toEqual(await read('2026-Q3'));
    expect(shared.body).not.toMatch(/Guest|Rosa|@/);
    const stored = await test.database
      .selectFrom('report_links')
      .selectAll()
      .where('company_id', '=', company.companyId)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(tokenOf(url));
  });

  it('is answered 404 alike when it is forged, shortened, expired, revoked or of a closed company', async () => {
    const made = await create(7);
    const token = tokenOf(made.url);
    const refused = async (tried: string) => {
      const { statusCode, body } = await open(tried);
      return [statusCode, JSON.parse(body).message];
    };
    const answer = [404, 'This link is not valid. Ask the person who sent it for a new one.'];
    expect(await refused('x'.repeat(43))).toEqual(answer);
    expect(await refused(token.slice(0, -1))).toEqual(answer);
    const digest = await test.database
      .selectFrom('report_links')
      .select('digest')
      .where('id', '=', made.link.id)
      .executeTakeFirstOrThrow();
    expect(await refused(digest.digest)).toEqual(answer);
    expect((await open(token)).statusCode).toBe(200);
    await pass(7 * day - 1000);
    expect((await open(token)).statusCode).toBe(200);
    await pass(1000);
    expect(await refused(token)).toEqual(answer);
    const second = await create();
    expect((await company.browser.send('DELETE', `/api/report/link/${second.link.id}`)).statusCode).toBe(204);
    expect(await refused(tokenOf(second.url))).toEqual(answer);
    const third = await create();
    await test.database
      .updateTable('companies')
      .set({ deleted_at: new Date(test.clock.now()) })
      .where('id', '=', company.companyId)
      .execute();
    expect(await refused(tokenOf(third.url))).toEqual(answer);
  });

  it('is revoked by its own company’s owner alone', async () => {
    const { link, url } = await create();
    const other = await createCompany(test);
    expect((await other.browser.send('DELETE', `/api/report/link/${link.id}`)).statusCode).toBe(404);
    expect((await other.browser.get('/api/report/link')).json()).toEqual({ links: [] });
    const sub = await createCompany(test, { userTypeId: userTypes.CONSUMER_ADMIN_SUB });
    for (const path of ['/api/report', '/api/report/report.csv', '/api/report/link'])
      expect((await sub.browser.get(path)).statusCode).toBe(403);
    expect((await open(tokenOf(url))).statusCode).toBe(200);
  });

  it('is read-only', async () => {
    const token = tokenOf((await create()).url);
    const holder = test.browser();
    holder.token = token;
    for (const path of ['/api/report', '/api/report/link', '/api/session', '/api/report/report.pdf'])
      expect((await holder.get(path)).statusCode).toBe(401);
  });

  it('is listed until it ends, with who made it, and its making and end are in the audit log', async () => {
    const { link } = await create(90);
    await create(7);
    const listed = async () =>
      (await company.browser.get('/api/report/link')).json<{ links: { id: number; by: string }[] }>().links;
    expect((await listed()).map(({ by }) => by)).toEqual(['Rosa Wren', 'Rosa Wren']);
    await pass(8 * day);
    expect((await listed()).map(({ id }) => id)).toEqual([link.id]);
    await test.services.jobs.tick();
    const left = await test.database
      .selectFrom('report_links')
      .select('id')
      .where('company_id', '=', company.companyId)
      .execute();
    expect(left).toEqual([{ id: link.id }]);
    const revoked = await company.browser.send('DELETE', `/api/report/link/${link.id}`);
    expect([revoked.statusCode, revoked.body]).toEqual([204, '']);
    const { entries } = (await company.browser.get('/api/company/audit')).json<{
      entries: { act: string; subject: string }[];
    }>();
    expect(entries.map(({ act }) => act)).toEqual(['report.unshare', 'report.share', 'report.share']);
    expect([entries[0]?.subject, entries[2]?.subject]).toEqual([String(link.id), String(link.id)]);
  });

  it('is one of twenty at most', async () => {
    for (let made = 0; made < 20; made += 1) await create();
    expect((await company.browser.post('/api/report/link', { days: 7 })).statusCode).toBe(422);
    expect((await company.browser.post('/api/report/link', { days: 8 })).statusCode).toBe(422);
  });
});
