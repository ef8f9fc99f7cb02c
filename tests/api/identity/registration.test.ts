import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, outbox, registration, signUpOwner, verificationOf } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const register = (change: Record<string, unknown> = {}) =>
  server.browser().post('/api/auth/register', registration(change));

test('an owner signs up, is signed in for 8 hours, and reads their own answer', async () => {
  const browser = server.browser();
  const request = registration({ email: 'Ana@Harbour.Example', company_name: 'Harbour & Sons' });
  const response = await browser.post('/api/auth/register', request);
  expect(response.statusCode).toBe(201);
  const { token, expires_at } = response.json();
  expect(Object.keys(response.json())).toEqual(['token', 'expires_at']);
  expect(Date.parse(expires_at) - server.clock.now()).toBe(8 * 3_600_000);
  browser.token = token;
  const user = (await browser.get('/api/user')).json();
  expect(user).toEqual({
    id: user.id,
    user_type_id: 2,
    first_name: 'Ana',
    last_name: 'Costa',
    email: 'ana@harbour.example',
    password: 'set',
    email_verified_at: null,
    created_at: new Date(server.clock.now()).toISOString(),
    language: 'en',
    company_name: 'Harbour & Sons',
    profile: {
      company_id: user.profile.company_id,
      country_id: 'PT',
      timezone_id: 'Europe/Lisbon',
      area_code: null,
      phone_number: null,
    },
    version: 1,
    changed: null,
  });
});

test('an account speaks the language that its browser asked for, from the first mail on', async () => {
  const browser = server.browser();
  const request = registration();
  const headers = { 'accept-language': 'de-AT, en;q=0.5' };
  browser.token = (await browser.post('/api/auth/register', request, headers)).json().token;
  expect((await browser.get('/api/user')).json().language).toBe('de');
  const [mail] = await outbox(server, request.email);
  expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
  expect(mail?.html).toContain('<html lang="de">');
  expect(linkIn(mail, '/verify/').pathname).toContain('/verify/');
});

test('the link in the mail verifies the address and grants the welcome credit, once', async () => {
  const browser = server.browser();
  const request = registration();
  browser.token = (await browser.post('/api/auth/register', request)).json().token;
  const [mail, ...others] = await outbox(server, request.email);
  expect([mail?.kind, others]).toEqual(['verification', []]);
  const body = verificationOf(linkIn(mail, '/verify/'));
  const first = await browser.post('/api/email/verify', body);
  expect([first.statusCode, first.json()]).toEqual([
    200,
    { message: 'Your email address has been verified.' },
  ]);
  const second = await browser.post('/api/email/verify', body);
  expect([second.statusCode, second.json()]).toEqual([
    200,
    { message: 'Your email address was already verified.' },
  ]);
  const user = (await browser.get('/api/user')).json();
  expect(user.email_verified_at).toBe(new Date(server.clock.now()).toISOString());
  const balance = await server.services.credits.balance(server.database, user.profile.company_id);
  expect(balance).toEqual({ available: 1, reserved: 0, consumed: 0 });
});

test('reports an expired link, and mails a new one after a minute', async () => {
  const browser = server.browser();
  const request = registration();
  await browser.post('/api/auth/register', request);
  const [mail] = await outbox(server, request.email);
  const body = verificationOf(linkIn(mail, '/verify/'));
  const resend = () => browser.post('/api/email/verify/resend', { email: request.email });
  expect((await resend()).statusCode).toBe(200);
  expect(await outbox(server, request.email)).toHaveLength(1);
  const again = await resend();
  expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '60']);
  await server.clock.advance(60 * 60_000);
  const late = await browser.post('/api/email/verify', body);
  expect([late.statusCode, late.json()]).toEqual([403, { message: 'This verification link has expired.' }]);
  expect((await resend()).statusCode).toBe(200);
  const [, fresh] = await outbox(server, request.email);
  expect(
    (await browser.post('/api/email/verify', verificationOf(linkIn(fresh, '/verify/')))).statusCode,
  ).toBe(200);
});

test('resending reveals nothing about an unknown address', async () => {
  const known = registration();
  await server.browser().post('/api/auth/register', known);
  const answers = await Promise.all(
    [known.email, 'nobody@harbour.example'].map((email) =>
      server.browser().post('/api/email/verify/resend', { email }),
    ),
  );
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
});

test.each([
  ['USER_014', 'password_confirmation', { password_confirmation: 'another password' }],
  ['USER_013', 'password', { password: 'seven77', password_confirmation: 'seven77' }],
  ['USER_011', 'email', { email: 'ana@gmail.com' }],
])('%s is answered beside its field', async (code, field, change) => {
  const response = await register(change);
  expect(response.statusCode).toBe(422);
  const { message, ...rest } = response.json();
  expect(rest).toEqual({ code, errors: { [field]: [message] } });
});

test('an address that is taken is USER_007, whatever its case, also for two at once', async () => {
  const { email } = await signUpOwner(server);
  const taken = await register({ email: email.toUpperCase() });
  expect([taken.statusCode, taken.json().code]).toEqual([422, 'USER_007']);
  const request = registration();
  const both = await Promise.all([1, 2].map(() => server.browser().post('/api/auth/register', request)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
});

test('accepts public addresses where no business address is required', async () => {
  const open = await createTestApp({ env: { REQUIRE_BUSINESS_EMAIL: '0' } });
  const response = await open.browser().post('/api/auth/register', registration({ email: 'ana@gmail.com' }));
  expect(response.statusCode).toBe(201);
  await open.close();
});

test.each([
  [{ SIGN_UP: 'closed' }, 'Accounts here are created by the operator. Write to us if you need one.'],
  [{ SIGN_UP: 'invited' }, 'Accounts here are by invitation only. Ask your company owner or write to us.'],
  [
    { SIGN_UP_DOMAINS: 'quay.example, @Pier.example' },
    'You can only sign up with an email address at quay.example, pier.example.',
  ],
])('with %j others do not sign up', async (env, sentence) => {
  const limited = await createTestApp({ env });
  const refused = await limited
    .browser()
    .post('/api/auth/register', registration({ email: 'ana@harbour.example' }));
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { email: [sentence] }]);
  const own = await limited.browser().post('/api/auth/register', registration({ email: 'ana@pier.example' }));
  expect(own.statusCode).toBe('SIGN_UP' in env ? 422 : 201);
  await limited.close();
});

test('a country or time zone that does not exist is refused beside its field', async () => {
  const country = await register({ country_id: 'XX' });
  expect(country.json()).toEqual({
    message: 'The selected country is invalid.',
    errors: { country_id: ['The selected country is invalid.'] },
  });
  const timezone = await register({ timezone_id: 'Mars/Olympus' });
  expect(timezone.json().errors).toEqual({ timezone_id: ['The selected time zone is invalid.'] });
});

test('trims names, and refuses blank ones', async () => {
  const owner = await signUpOwner(server, {
    first_name: 'Ana ',
    last_name: ' Costa',
    company_name: ' Harbour ',
  });
  const user = (await owner.browser.get('/api/user')).json();
  expect([user.first_name, user.last_name, user.company_name]).toEqual(['Ana', 'Costa', 'Harbour']);
  const blank = await register({ first_name: ' ', company_name: '   ' });
  expect([blank.statusCode, blank.json().errors]).toEqual([
    422,
    {
      first_name: ['The first name field is required.'],
      company_name: ['The company name field is required.'],
    },
  ]);
});

test('missing fields are named one by one', async () => {
  const response = await server.browser().post('/api/auth/register', { email: 'not an address' });
  expect(response.statusCode).toBe(422);
  const { message, errors } = response.json();
  expect(message).toBe('The first name field is required. (and 6 more errors)');
  expect(errors).toEqual({
    first_name: ['The first name field is required.'],
    password: ['The password field is required.'],
    password_confirmation: ['The password confirmation field is required.'],
    company_name: ['The company name field is required.'],
    country_id: ['The country id field is required.'],
    timezone_id: ['The timezone id field is required.'],
    email: ['The email field must be a valid email address.'],
  });
});

test('a refusal is in the language of the page, by the name that a field has there', async () => {
  const inGerman = async (change: Record<string, unknown>) => {
    const headers = { 'accept-language': 'de' };
    return (await server.browser().post('/api/auth/register', registration(change), headers)).json();
  };
  const { message, errors } = await inGerman({ first_name: ' ', email: 'not an address' });
  expect([message, errors]).toEqual([
    'Das Feld „Vorname“ fehlt. (und 1 weiterer Fehler)',
    {
      first_name: ['Das Feld „Vorname“ fehlt.'],
      email: ['Das Feld „E-Mail-Adresse“ braucht eine gültige E-Mail-Adresse.'],
    },
  ]);
  expect(await inGerman({ email: 'ana@gmail.com' })).toEqual({
    code: 'USER_011',
    message: 'Verwenden Sie eine geschäftliche E-Mail-Adresse',
    errors: { email: ['Verwenden Sie eine geschäftliche E-Mail-Adresse'] },
  });
});
