import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SignInsAnswer } from '../../../contract/calls/schemas/identity.ts';
import type { TestBrowser } from '../../support/browser/test-browser.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function anotherDevice({ userId } = company): Promise<TestBrowser> {
  const browser = test.browser();
  browser.token = (await test.services.accessTokens.issueUserToken(userId)).token;
  return browser;
}

const list = async ({ browser } = company) =>
  (await browser.get('/api/profile/sign-ins')).json<SignInsAnswer>().sign_ins;

it('are listed with their browser, this one among them, and not those that have run out', async () => {
  await test.clock.advance(60_000);
  const other = await anotherDevice();
  await other.send('GET', '/api/user', undefined, { 'user-agent': firefox });
  await other.send('GET', '/api/user', undefined, { 'user-agent': 'curl/8.5.0' });
  expect((await list()).map(({ device, is_own }) => [device, is_own])).toEqual([
    ['Firefox on Linux', false],
    [null, true],
  ]);
  await test.clock.advance(8 * 60 * 60_000 - 30_000);
  other.token = (await other.post('/api/refresh-token')).json().token;
  expect((await other.get('/api/profile/sign-ins')).json<SignInsAnswer>().sign_ins).toMatchObject([
    { device: 'Firefox on Linux', is_own: true },
  ]);
});

it('are logged out one by one, which is noted', async () => {
  const other = await anotherDevice();
  const [there] = (await list()).filter(({ is_own }) => !is_own);
  const path = `/api/profile/sign-ins/${there?.id}`;
  expect((await company.browser.send('DELETE', path)).statusCode).toBe(204);
  expect((await other.get('/api/user')).statusCode).toBe(401);
  expect((await company.browser.get('/api/user')).statusCode).toBe(200);
  expect((await company.browser.send('DELETE', path)).statusCode).toBe(404);
  const { entries } = (await company.browser.get('/api/company/audit')).json();
  expect(entries.map(({ act }: { act: string }) => act)).toEqual(['account.logOutDevice']);
});

it('show when each was last used, the latest first', async () => {
  const at = () => new Date(test.clock.now()).toISOString();
  const began = at();
  const other = await anotherDevice();
  await test.clock.advance(10 * 60_000);
  await other.get('/api/user');
  const used = at();
  await test.clock.advance(30_000);
  await other.get('/api/user');
  expect((await list()).map(({ used_at, is_own }) => [used_at, is_own])).toEqual([
    [used, false],
    [began, true],
  ]);
});

it('are logged out except the current one, and their open streams end', async () => {
  const others = [await anotherDevice(), await anotherDevice()];
  const { tokenId } = (await test.services.accessTokens.authenticateUser(others[0]?.token ?? '')) ?? {};
  expect(await test.services.accessTokens.liveUserType(tokenId ?? 0)).not.toBeNull();
  const stranger = await createCompany(test);
  expect((await company.browser.send('DELETE', '/api/profile/sign-ins')).statusCode).toBe(204);
  expect(await Promise.all(others.map(async (device) => (await device.get('/api/user')).statusCode))).toEqual(
    [401, 401],
  );
  expect(await test.services.accessTokens.liveUserType(tokenId ?? 0)).toBeNull();
  expect((await list()).map(({ is_own }) => is_own)).toEqual([true]);
  expect(await list(stranger)).toHaveLength(1);
  expect((await company.browser.send('DELETE', '/api/profile/sign-ins')).statusCode).toBe(204);
  const { entries } = (await company.browser.get('/api/company/audit')).json();
  expect(entries.map(({ act }: { act: string }) => act)).toEqual([
    'account.logOutOthers',
    'account.logOutOthers',
  ]);
});

it('of another account can be neither seen nor logged out', async () => {
  const stranger = await createCompany(test);
  const [theirs] = await list(stranger);
  expect((await company.browser.send('DELETE', `/api/profile/sign-ins/${theirs?.id}`)).statusCode).toBe(404);
  expect(await list()).toHaveLength(1);
  expect((await stranger.browser.get('/api/user')).statusCode).toBe(200);
});
