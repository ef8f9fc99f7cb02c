import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DataPackage } from '../../../contract/calls/schemas/participants.ts';
import type { InvitationPreview } from '../../../contract/calls/schemas/sessions/session-planning.ts';
import { createCompany, invitationRequest } from '../../support/company-fixture.ts';
import { createLobby, type LiveSession } from '../../support/live-session.ts';
import { onePixelPng } from '../../support/one-pixel-png.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());

async function logoUrlOf(session: LiveSession): Promise<string | null> {
  const answer = await session
    .seat('Ana')
    .browser.get(`/api/consumer/getdatapackage?sessionId=${session.id}`);
  return answer.json<DataPackage>().session.logo_url;
}

async function lastMail(session: LiveSession): Promise<string> {
  const { html } = await test.database
    .selectFrom('outbox_mails')
    .select('html')
    .where('session_id', '=', session.id)
    .where('seat_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return html;
}

it('guests are shown the company’s logo in mails, in their preview and while they wait, and no logo where there is none', async () => {
  const company = await createCompany(test, { name: 'Wren "&" Co' });
  const before = await createLobby(test, { company });
  expect(await logoUrlOf(before)).toBeNull();
  expect(await lastMail(before)).not.toContain('/api/logo/');

  expect((await company.browser.send('PUT', '/api/company/logo', onePixelPng)).statusCode).toBe(200);
  const session = await createLobby(test, { company });
  const url = await logoUrlOf(session);
  expect(url).toMatch(/^\/api\/logo\/[0-9a-f]{64}$/);
  expect(await lastMail(session)).toMatch(
    new RegExp(`<img src="[^"]+${url}"[^>]* alt="Wren &quot;&amp;&quot; Co"`),
  );
  const preview = await company.browser.post('/api/session/invitation', invitationRequest(test));
  expect(preview.json<InvitationPreview>().html).toContain(`${url}"`);

  const shown = await test.inject({ url: url ?? '' });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(shown.rawPayload).toEqual(onePixelPng);

  await company.browser.send('DELETE', '/api/company/logo');
  expect(await logoUrlOf(session)).toBeNull();
  const gone = await test.inject({ url: url ?? '' });
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
});
