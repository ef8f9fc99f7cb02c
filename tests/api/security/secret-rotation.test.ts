import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createAwardSigner } from '../../../server/awards/award-signature.ts';
import { createSignedLinks } from '../../../server/identity/signed-links.ts';
import { createOperatorActs } from '../../../server/operator/operator-acts.ts';
import { loadAppSecrets } from '../../../server/secret.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { createTestApp, type TestApp, usualSecret } from '../../support/test-app.ts';

const nextSecret = 'the-secret-that-signs-from-now-on-and-later';
let before: TestApp;
/** The same database under the next secret, which accepts what the former one signed. */
let after: TestApp;
/** The same under the next secret alone. */
let stranger: TestApp;
let company: CompanyFixture;
let session: SessionDetail;

beforeAll(async () => {
  before = await createTestApp();
  const { database, clock } = before;
  const env = { APP_SECRET: nextSecret };
  after = await createTestApp({ database, clock, env: { ...env, FORMER_APP_SECRETS: usualSecret } });
  stranger = await createTestApp({ database, clock, env });
  company = await createCompany(before);
  session = (await company.browser.post('/api/session', sessionRequest(before))).json();
});
afterAll(async () => {
  for (const server of [stranger, after, before]) await server.close();
});

const linkOf = ({ seats: [seat] }: SessionDetail) => seat?.personal_link ?? '';
const read = async (server: TestApp) => {
  const browser = server.browser();
  browser.token = company.browser.token;
  return (await browser.get(`/api/session/${session.id}`)).json<SessionDetail>();
};

it('nobody is logged out, and an open page can still send', async () => {
  const { token, cookies } = company.browser;
  const patch = (server: TestApp) =>
    server.inject({
      method: 'PUT',
      url: '/api/company/settings',
      headers: {
        authorization: `Bearer ${token}`,
        origin: 'http://localhost:3000',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        'content-type': 'application/json',
      },
      payload: '{}',
    });
  expect((await patch(after)).statusCode).not.toBe(419);
  expect((await patch(stranger)).statusCode).toBe(419);
});

it('personal links that were mailed open their seat, and are shown unchanged', async () => {
  expect(linkOf(await read(after))).toBe(linkOf(session));
  expect(linkOf(await read(stranger))).not.toBe(linkOf(session));
  const link_token = linkOf(session).split('#link=')[1] ?? '';
  expect((await after.browser().post('/api/exp/link', { link_token })).statusCode).toBe(200);
  const browser = after.browser();
  browser.token = company.browser.token;
  const made = (await browser.post('/api/session', sessionRequest(after))).json<SessionDetail>();
  const fresh = linkOf(made).split('#link=')[1] ?? '';
  expect((await after.browser().post('/api/exp/link', { link_token: fresh })).statusCode).toBe(200);
});

it('a realtime token of the former secret is accepted until it expires', async () => {
  const { token } = await before.services.accessTokens.issueSeatToken(session.seats[0]?.id ?? '');
  const seat = before.browser();
  seat.token = token;
  const answer = (await seat.get('/api/exp/realtime-token')).json();
  const bearer = typeof answer === 'string' ? answer : answer.token;
  const ask = (server: TestApp) =>
    server.inject({
      url: `/channels/${encodeURIComponent(`session:${session.id}`)}/presence`,
      headers: { authorization: `Bearer ${Buffer.from(bearer).toString('base64')}` },
    });
  expect((await ask(before)).statusCode).toBe(200);
  expect((await ask(after)).statusCode).toBe(200);
  expect((await ask(stranger)).statusCode).toBe(401);
});

it('a device that entered a seat before is known, so that no other one is noted', async () => {
  const seatId = session.seats[1]?.id ?? '';
  const note = (server: TestApp, device: string) =>
    server.services.devices.note(server.database, seatId, device);
  expect(await note(before, 'one device')).toBe(false);
  expect(await note(after, 'one device')).toBe(false);
  expect(await note(after, 'another device')).toBe(true);
});

it('links that confirm an address, and awards, stay valid', () => {
  const { clock, config } = before;
  const secrets = { secret: nextSecret, formerSecrets: [usualSecret] };
  const link = new URL(createSignedLinks({ clock, config, secret: usualSecret }).make('7', 'hash'));
  const [expires = '', signature = ''] = ['expires', 'signature'].map(
    (name) => link.searchParams.get(name) ?? '',
  );
  const presented = { id: '7', hash: 'hash', expires, signature };
  expect(() => createSignedLinks({ clock, config, ...secrets }).check(presented)).not.toThrow();
  expect(() => createSignedLinks({ clock, config, secret: nextSecret }).check(presented)).toThrow();

  const payload = { kind: 'team', recipient: 'Otters' };
  const signature2 = createAwardSigner({ secret: usualSecret }).sign('code', payload);
  expect(createAwardSigner(secrets).isSigned('code', payload, signature2)).toBe(true);
  expect(createAwardSigner({ secret: nextSecret }).isSigned('code', payload, signature2)).toBe(false);
});

it('"secret rotate" replaces a secret in the database, and names the settings for a configured one', async () => {
  const call = { verb: 'secret rotate', words: [], options: {}, isDryRun: false } as const;
  const configured = await createOperatorActs(before.services).run({ ...call, words: [] });
  expect([configured.code, configured.lines.join()]).toEqual([
    1,
    expect.stringContaining('FORMER_APP_SECRETS'),
  ]);
  const config = { ...before.config, appSecret: null };
  const first = await loadAppSecrets(before.database, config);
  const keeping = createOperatorActs({ ...before.services, config });
  expect((await keeping.run({ ...call, words: [] })).code).toBe(0);
  const second = await loadAppSecrets(before.database, config);
  expect(second.secret).not.toBe(first.secret);
  expect(second.formerSecrets).toEqual([first.secret]);
});
