import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUpOwner, signUpSubAdmin } from '../support/sign-up.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

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
  expect(response.json().errors).toEqual({ phone_number: ['The phone number field format is invalid.'] });
});

test('a sub-administrator may not rename the company', async () => {
  const sub = await signUpSubAdmin(server, owner);
  const response = await sub.browser.send('PUT', '/api/profile', { company_name: 'Mine now' });
  expect([response.statusCode, response.json().code]).toEqual([403, 'USER_009']);
});

test('countries have calling codes, time zones their offset now', async () => {
  const { countries } = (await server.inject({ url: '/api/geo/countries' })).json();
  expect(countries).toContainEqual({ id: 'PT', name: 'Portugal', area_code: '+351' });
  expect(countries).toContainEqual({ id: 'GB', name: 'United Kingdom', area_code: '+44' });
  expect(countries.length).toBeGreaterThan(220);
  expect(new Set(countries.map(({ name }: { name: string }) => name)).size).toBe(countries.length);
  const { timezones } = (await server.inject({ url: '/api/geo/timezones' })).json();
  expect(timezones).toContainEqual({
    id: 'Asia/Calcutta',
    label: 'Calcutta, India Time',
    country_id: 'IN',
    offset_minutes: 330,
  });
  expect(timezones.length).toBeGreaterThan(400);
});
