import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let owner: SignedUp;
beforeAll(async () => {
  server = await createTestApp();
  owner = await signUpOwner(server);
});
afterAll(() => server.close());

test('a profile is completed field by field', async () => {
  const change = { company_name: 'Quay', country_id: 'DE', timezone_id: 'Europe/Berlin', area_code: '+49' };
  await owner.browser.send('PUT', '/api/profile', change);
  const response = await owner.browser.send('PUT', '/api/profile', { phone_number: '30 901820' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    company_name: 'Quay',
    profile: {
      company_id: owner.companyId,
      country_id: 'DE',
      timezone_id: 'Europe/Berlin',
      area_code: '+49',
      phone_number: '30 901820',
    },
  });
});

test('a telephone number that cannot exist is refused', async () => {
  const response = await owner.browser.send('PUT', '/api/profile', {
    area_code: '+49',
    phone_number: '1-2-',
  });
  expect(response.json().errors).toEqual({
    phone_number: ['Write 4 to 15 digits, with or without your country code.'],
  });
});

test('a sub-administrator may not rename the company', async () => {
  const sub = await signUpSubAdmin(server, owner);
  const response = await sub.browser.send('PUT', '/api/profile', { company_name: 'Mine now' });
  expect([response.statusCode, response.json().code]).toEqual([403, 'USER_009']);
});

test('the language of mails is chosen, for the user alone, and only one that is spoken', async () => {
  const person = await signUpOwner(server);
  const sub = await signUpSubAdmin(server, person);
  const choose = (body: unknown) => sub.browser.send('PUT', '/api/profile/language', body);
  const chosen = await choose({ language: 'de' });
  expect([chosen.statusCode, chosen.json()]).toEqual([
    200,
    expect.objectContaining({ id: sub.userId, language: 'de', version: 1 }),
  ]);
  for (const body of [{ language: 'xx' }, { language: 'de-AT' }, { language: null }, {}])
    expect((await choose(body)).statusCode, JSON.stringify(body)).toBe(422);
  expect((await sub.browser.get('/api/user')).json().language).toBe('de');
  expect((await person.browser.get('/api/user')).json().language).toBe('en');
  expect((await server.browser().send('PUT', '/api/profile/language', { language: 'de' })).statusCode).toBe(
    401,
  );
});

test('two concurrent completions create one company and store both inputs', async () => {
  const person = await signUpOwner(server);
  const update = { company_id: null, email_verified_at: new Date(server.clock.now()) };
  await server.database.updateTable('users').set(update).where('id', '=', person.userId).execute();
  const companies = () => server.database.selectFrom('companies').select('id').execute();
  const before = (await companies()).length;
  const answers = await Promise.all([
    person.browser.send('PUT', '/api/profile', { company_name: 'Quay', first_name: 'Bo' }),
    person.browser.send('PUT', '/api/profile', { company_name: 'Quay', last_name: 'Reed' }),
    person.browser.send('PUT', '/api/profile', { company_name: 'Quay', country_id: 'DE' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await companies()).length).toBe(before + 1);
  const user = (await person.browser.get('/api/user')).json();
  expect([user.first_name, user.last_name, user.profile.country_id]).toEqual(['Bo', 'Reed', 'DE']);
});

test('countries have calling codes, time zones their place from west to east', async () => {
  const { countries } = (await server.inject({ url: '/api/geo/countries' })).json();
  expect(countries).toContainEqual({ id: 'PT', name: 'Portugal', area_code: '+351' });
  expect(countries).toContainEqual({ id: 'GB', name: 'United Kingdom', area_code: '+44' });
  expect(countries.length).toBeGreaterThan(220);
  expect(new Set(countries.map(({ name }: { name: string }) => name)).size).toBe(countries.length);
  const { timezones } = (await server.inject({ url: '/api/geo/timezones' })).json();
  expect(timezones).toContainEqual({
    id: 'Asia/Kolkata',
    label: 'Mumbai, India Time',
    also: expect.stringContaining('Calcutta'),
    country_id: 'IN',
  });
  expect(timezones.length).toBeGreaterThan(400);
  const place = (zone: string) => timezones.findIndex(({ id }: { id: string }) => id === zone);
  expect(place('America/Anchorage')).toBeLessThan(place('UTC'));
  expect(place('UTC')).toBeLessThan(place('Asia/Kolkata'));
  const labels = timezones.map(({ label }: { label: string }) => label);
  expect(new Set(labels).size, 'one row for each zone').toBe(labels.length);
  expect(labels).toContain('Kyiv, Eastern European Time');
  expect(labels).not.toContain('Kiev, Eastern European Time');
});

test.each([
  ['030/123456', '030/123456'],
  ['030–123456', '030–123456'],
  ['030.123.456', '030.123.456'],
  ['(030) 123 456', '(030) 123 456'],
  ['+49 30 123456', '30 123456'],
  ['+49 (0)30 123456', '30 123456'],
  ['0049 30 123456', '30 123456'],
  ['(+49) 30 123456', '30 123456'],
])('the telephone number %s is kept as %s', async (written, kept) => {
  const answer = await owner.browser.send('PUT', '/api/profile', { area_code: '+49', phone_number: written });
  expect([answer.statusCode, answer.json().profile?.phone_number]).toEqual([200, kept]);
});

test('a telephone number is taken back, and one of another country is not taken', async () => {
  const update = (change: object) => owner.browser.send('PUT', '/api/profile', change);
  await update({ area_code: '+49', phone_number: '30 123456' });
  const foreign = await update({ phone_number: '+351 912 345 678' });
  expect([foreign.statusCode, foreign.json().message]).toEqual([
    422,
    'Write 4 to 15 digits, with or without your country code.',
  ]);
  const emptied = await update({ area_code: '', phone_number: '' });
  expect(emptied.json().profile).toMatchObject({ area_code: null, phone_number: null });
});
