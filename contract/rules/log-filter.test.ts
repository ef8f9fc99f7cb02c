import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtered, filterText, filterValue } from './log-filter.ts';

test.each([
  ['mail to ana@harbour.example failed', 'mail to [FILTERED] failed'],
  ['GET /api/exp/auth?email=ana%40harbour.example&x=1', 'GET /api/exp/auth?email=[FILTERED]&x=1'],
  ['card 4111 1111 1111 1111 declined', 'card [FILTERED] declined'],
  ['card 5500-0000-0000-0004', 'card [FILTERED]'],
  ['bearer 42|Zk9vQm1xY2R0bnBqaGdmZHNhcG9pdXl0cmV3cQ', 'bearer [FILTERED]'],
  ['x eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl', 'x [FILTERED]'],
  ['digest 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'digest [FILTERED]'],
  ['key aGVsbG8gd29ybGQgdGhpcyBpcyBhIHNlY3JldCAxMjM0NTY3ODkw==', 'key [FILTERED]'],
])('%s', (text, expected) => {
  expect(filterText(text)).toBe(expected);
});

test.each([
  '1f0f7a9e-8a3e-4c2e-9d1f-411111111111',
  'took 1764000000000 ms',
  'order 4111111111111112',
  'at Object.handle (/srv/muster/server/identity/social/social-sign-in.ts:123:45)',
  'at run (file:///srv/muster/node_modules/@fastify/static/index.js:10:2) find-my-way@9.1.0',
  'TheLongestWordThatSomebodyEverWroteInALogMessageWithoutAnyDigit',
])('leaves "%s" as it is', (text) => {
  expect(filterText(text)).toBe(text);
});

test('filters by key name at any depth, and keeps the rest', () => {
  const value = {
    userId: 7,
    Password: 'hunter2',
    nested: [{ email_address: 'x', phoneNumber: 123, access_token: 't', ok: true, status: 419 }],
    emailVerified: false,
    token: null,
  };
  expect(filterValue(value)).toEqual({
    userId: 7,
    Password: '[FILTERED]',
    nested: [
      {
        email_address: '[FILTERED]',
        phoneNumber: '[FILTERED]',
        access_token: '[FILTERED]',
        ok: true,
        status: 419,
      },
    ],
    emailVerified: false,
    token: null,
  });
});

test.each(
  `password Password newPassword password_confirmation passwd passphrase pass_phrase token accessToken access_token
  accesstoken realtimeToken token_expiration X-CSRF-TOKEN xsrf-token tokens clientSecret APP_SECRET secrets authorization
  Proxy-Authorization authorisation cookie Set-Cookie setcookie cookies email e-mail userEMail work_email emails
  emailAddress emailaddress email_verified_at mail phone phoneNumber phonenumber telephone home_phone address addresses
  ipAddress remote_address billing.address card cardNumber card_number cardnumber creditCard cvc apiKey APIKey api_key
  apikey privateKey private-key credential credentials signature webhookSignature`.split(/\s+/),
)('the value of "%s" is secret', (key) => {
  expect(filterValue({ [key]: 'x' })).toEqual({ [key]: filtered });
});

test.each(
  `microphone microphones megaphone headphones scorecard scorecard_requested discard discarded wildcard postcard dashboard
  cardinality cardiff tokenize tokenizer tokenised secretary secretariat compass bypassed passed
  passenger passive authored authority author mailbox blackmail emailer addressee addressable unaddressed cookiecutter
  credentialed phonetic telephoned designature keys key private status name session_id user_type
  /dashboard/sessions/{id} /api/sessions/{id}/cancel /experience/wait/{slug}`.split(/\s+/),
)('the value of "%s" is not', (key) => {
  expect(filterValue({ [key]: 'x' })).toEqual({ [key]: 'x' });
});

test.each([
  '/dashboard/sessions/rUUJyoFe8lYnwThL-oeGXg',
  'GET /api/sessions/rUUJyoFe8lYnwThL-oeGXg/attendees took 3 ms',
  '/dashboard/sessions/1F0F7A9E-8A3E-4C2E-9D1F-4A5B6C7D8E9F',
  '/dashboard/createSession/1f0f7a9e-8a3e-4c2e-9d1f-4a5b6c7d8e9f',
  'GET /api/sessions/1f0f7a9e-8a3e-4c2e-9d1f-4a5b6c7d8e9f/scorecardFiles/17 took 3 ms',
  'microphone, scorecard and discard',
])('leaves the address in "%s" as it is', (text) => {
  expect(filterText(text)).toBe(text);
});

test('an address that ends in a token loses it', () => {
  expect(filterText('/verify/connect/Zk9vQm1xY2R0bnBqaGdmZHNhcG9pdXl0cmV3cQ12345')).toBe(filtered);
  expect(filterText('/experience/wait/Zk9vQm1xY2R0bnBqaGdmZHNhcG9pdXl0cmV3cQ12345/1234567')).toBe(filtered);
});

test('filters an error with its message, stack and cause', () => {
  const error = new Error('no user ana@harbour.example', { cause: new Error('4111111111111111') });
  const copy = filterValue(error) as { message: string; stack: string; cause: { message: string } };
  expect(copy.message).toBe('no user [FILTERED]');
  expect(copy.stack).not.toContain('ana@');
  expect(copy.cause.message).toBe('[FILTERED]');
});

test('ends on circles, depth and long texts', () => {
  const circle: Record<string, unknown> = { name: 'a' };
  circle.self = circle;
  expect(filterValue(circle)).toEqual({ name: 'a', self: '[FILTERED]' });
  expect(filterText('ha '.repeat(10_000))).toHaveLength(8193);
});

test('no planted secret survives in any surrounding text', () => {
  const secrets = fc.constantFrom(
    'ana@harbour.example',
    '4111111111111111',
    '12|Zk9vQm1xY2R0bnBqaGdmZHNhcG9pdXl0cmV3cQ',
  );
  const around = fc.constantFrom('', ' ', '"', '(', '=', ':', '\n', ', ', '<');
  fc.assert(
    fc.property(secrets, around, around, (secret, before, after) => {
      const text = JSON.stringify(filterValue({ detail: `${before}${secret}${after}` }));
      expect(text).not.toContain(secret);
    }),
  );
});

test.each(['a', '%', 'a.', '1-', 'a@', '4 ', 'eyJ', '0'])('stays quick on 8 KiB of "%s"', (part) => {
  const text = part.repeat(Math.ceil(8192 / part.length));
  const tries = Array.from({ length: 5 }, () => {
    const began = performance.now();
    filterText(text);
    return performance.now() - began;
  });
  expect(Math.min(...tries)).toBeLessThan(50);
});
