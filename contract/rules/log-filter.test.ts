import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterText, filterValue } from './log-filter.ts';

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

test('no planted secret survives, whatever stands around it', () => {
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
