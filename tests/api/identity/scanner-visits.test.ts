import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DataPackage, ExpTokenAnswer } from '../../../contract/calls/schemas/participants.ts';
import type { Seat, SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import type { TestBrowser } from '../../support/browser/test-browser.ts';

let test: TestApp;
let company: CompanyFixture;
let session: SessionDetail;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
  session = (await company.browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
  await test.services.mailDelivery.deliverDue();
});

const seat = async (): Promise<Seat> => {
  const { seats } = (await company.browser.get(`/api/session/${session.id}`)).json<SessionDetail>();
  const [first] = seats;
  if (!first) throw new Error('The session has no seat');
  return first;
};

/** What a page asks for as long as nobody has touched it. */
async function visit(browser: TestBrowser, language: string, timezone: string) {
  const link_token = (await seat()).personal_link.split('#link=')[1];
  const entered = await browser.post('/api/exp/link', { link_token, untouched: true });
  browser.token = entered.json<ExpTokenAnswer>().token;
  const query = new URLSearchParams({ sessionId: session.id, language, timezone, visit: 'untouched' });
  const answer = await browser.get(`/api/consumer/getdatapackage?${query}`);
  return answer.json<DataPackage>();
}

it("a scanner's visit shows the seat, and leaves nothing behind", async () => {
  const before = await seat();
  expect(before.state).toBe('sent');
  expect((await visit(test.browser(), 'de', 'America/Chicago')).language).toBe('de');
  expect(await seat()).toEqual(before);
});

it("the person's own first visit is the first one, in their language and zone", async () => {
  await visit(test.browser(), 'en', 'America/Chicago');
  await visit(test.browser(), 'en', 'America/Denver');
  const person = test.browser();
  await visit(person, 'de', 'Europe/Berlin');
  const arrived = await person.post('/api/exp/arrive', { language: 'de', timezone: 'Europe/Berlin' });
  expect(arrived.statusCode).toBe(204);
  expect(await seat()).toMatchObject({
    state: 'opened',
    another_device_at: null,
    timezone_id: 'Europe/Berlin',
  });
  const query = new URLSearchParams({ sessionId: session.id });
  const kept = await person.get(`/api/consumer/getdatapackage?${query}`);
  expect(kept.json<DataPackage>().language).toBe('de');
});

it('a second device that a person uses is another device', async () => {
  for (const browser of [test.browser(), test.browser()]) {
    await visit(browser, 'en', 'Europe/Berlin');
    await browser.post('/api/exp/arrive', {});
    await browser.post('/api/exp/arrive', {});
  }
  expect((await seat()).another_device_at).toBe(new Date(test.clock.now()).toISOString());
});

it('an unknown time zone is not stored', async () => {
  const browser = test.browser();
  await visit(browser, 'en', 'Etc/Unknown');
  await browser.post('/api/exp/arrive', { timezone: 'Etc/Unknown' });
  expect((await seat()).timezone_id).toBeNull();
});

it('during a live session, opening the link enters at once', async () => {
  await visit(test.browser(), 'en', 'Europe/Berlin');
  await test.database.updateTable('sessions').set({ status: 'live' }).where('id', '=', session.id).execute();
  await visit(test.browser(), 'en', 'Europe/Berlin');
  await test.clock.advance(1000);
  await visit(test.browser(), 'en', 'Europe/Berlin');
  expect((await seat()).another_device_at).toBe(new Date(test.clock.now()).toISOString());
});
