import { expect, test } from 'vitest';
import { isProfileIncomplete, needsProfileCompletion } from './profile-completion.ts';

/** Every required field; the specification's own list, so that it is not read from the code. */
const complete = {
  company_id: 1,
  country_id: 'PT',
  timezone_id: 'Europe/Lisbon',
  area_code: '+351',
  phone_number: '912345678',
};

test('a profile with the required fields is complete', () => {
  expect(isProfileIncomplete(complete)).toBe(false);
  expect(isProfileIncomplete(null)).toBe(true);
});

test.each(Object.keys(complete))('a profile without %s is incomplete', (field) => {
  expect(isProfileIncomplete({ ...complete, [field]: null })).toBe(true);
  if (field !== 'company_id') expect(isProfileIncomplete({ ...complete, [field]: '' })).toBe(true);
});

test('completion is required only without a password and with an incomplete profile', () => {
  const incomplete = { ...complete, phone_number: null };
  expect(needsProfileCompletion({ password: null, profile: incomplete })).toBe(true);
  expect(needsProfileCompletion({ password: null, profile: complete })).toBe(false);
  expect(needsProfileCompletion({ password: 'set', profile: incomplete })).toBe(false);
  expect(needsProfileCompletion({ password: 'set', profile: null })).toBe(false);
});
