import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompanyAnswer } from '../../../contract/calls/schemas/company.ts';
import type { DataPackage } from '../../../contract/calls/schemas/participants.ts';
import type { InvitationPreview } from '../../../contract/calls/schemas/sessions/session-planning.ts';
import { companyColourRule, type GuestColour } from '../../../contract/rules/company-colour.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { createCompany, invitationRequest } from '../../support/company-fixture.ts';
import { createLobby, type LiveSession } from '../../support/live-session.ts';
import { onePixelPng } from '../../support/one-pixel-png.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import type { TestBrowser } from '../../support/browser/test-browser.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());

const address = '/api/company/colour';

const colourOf = async (browser: TestBrowser) =>
  (await browser.get('/api/company/settings')).json<CompanyAnswer>().colour;

async function guestSees(session: LiveSession): Promise<GuestColour | null> {
  const answer = await session
    .seat('Ana')
    .browser.get(`/api/consumer/getdatapackage?sessionId=${session.id}`);
  return answer.json<DataPackage>().session.colour;
}

it('is set and removed by the company’s users only', async () => {
  const company = await createCompany(test);
  const stranger = await createCompany(test, { name: 'Strangers' });
  expect(await colourOf(company.browser)).toBeNull();
  expect((await company.browser.send('PUT', address, { colour: '#1E7A57' })).statusCode).toBe(200);
  expect([await colourOf(company.browser), await colourOf(stranger.browser)]).toEqual(['#1e7a57', null]);

  expect((await stranger.browser.send('DELETE', address)).statusCode).toBe(200);
  expect(await colourOf(company.browser)).toBe('#1e7a57');
  expect((await company.browser.send('DELETE', address)).statusCode).toBe(200);
  expect(await colourOf(company.browser)).toBeNull();
});

it('a sub-administrator sets it, as the logo; a user without company is refused', async () => {
  const helper = await createCompany(test, { userTypeId: userTypes.CONSUMER_ADMIN_SUB });
  expect((await helper.browser.send('PUT', address, { colour: '#2e6fbf' })).statusCode).toBe(200);
  expect(await colourOf(helper.browser)).toBe('#2e6fbf');
  const nobody = test.browser();
  for (const answer of [
    await nobody.get('/api/company/settings'),
    await nobody.send('PUT', address, { colour: '#000000' }),
    await nobody.send('DELETE', address),
  ])
    expect(answer.statusCode).toBe(401);
});

it.each(['1e7a57', '#1e7', '#1e7a5g', '#1e7a570', ' #1e7a57', 'red', '', '#1e7a57;color:red', null, 7])(
  'what is no colour is refused and changes nothing: %j',
  async (colour) => {
    const { browser } = await createCompany(test);
    await browser.send('PUT', address, { colour: '#2e6fbf' });
    const refused = await browser.send('PUT', address, { colour });
    expect(refused.statusCode).toBe(422);
    const message = typeof colour === 'string' ? companyColourRule : 'The colour field must be a string.';
    expect(refused.json()).toMatchObject({ message: message, errors: { colour: [message] } });
    expect(await colourOf(browser)).toBe('#2e6fbf');
  },
);

it('guests are shown it while they wait, and in mails beside the logo; a hairline where white hides it', async () => {
  const company = await createCompany(test);
  const preview = async () => {
    const answer = await company.browser.post('/api/session/invitation', invitationRequest(test));
    return answer.json<InvitationPreview>().html;
  };
  const session = await createLobby(test, { company });
  expect(await guestSees(session)).toBeNull();
  await company.browser.send('PUT', address, { colour: '#8a1f5c' });
  expect(await guestSees(session)).toEqual({ value: '#8a1f5c', faint_on: 'night' });
  expect(await preview()).not.toContain('#8a1f5c');
  await company.browser.send('PUT', '/api/company/logo', onePixelPng);
  expect(await preview()).toContain('border:1px solid #8a1f5c;border-radius:3px;background:#8a1f5c');
  await company.browser.send('PUT', address, { colour: '#ffee00' });
  expect(await guestSees(session)).toEqual({ value: '#ffee00', faint_on: 'white' });
  expect(await preview()).toContain('border:1px solid #55606B;border-radius:3px;background:#ffee00');
  await company.browser.send('DELETE', address);
  expect([await guestSees(session), (await preview()).includes('#ffee00')]).toEqual([null, false]);
});
