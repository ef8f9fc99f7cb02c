import { describe, expect, test } from 'vitest';
import { isSessionPath, isSessionSlug, isTokenPath, isVerifySlug } from './page-parameters.ts';

const session = 'SBOLHuEj3XFSr0pFPQNu0Q';

describe('the validation step', () => {
  test.each([
    [session, true],
    ['join', false],
    [`${session}x`, false],
    [undefined, false],
  ])('session %s: %s', (sessionId, valid) => expect(isSessionPath({ sessionId })).toBe(valid));

  test.each([
    [session, true],
    [`${session}/scene/2`, true],
    ['scene', false],
    ['', false],
  ])('session slug %s: %s', (slug, valid) => expect(isSessionSlug({ '*': slug })).toBe(valid));

  test.each([
    ['a'.repeat(43), true],
    ['short', false],
    ['a'.repeat(20).concat('/x'), false],
  ])('token %s: %s', (token, valid) => expect(isTokenPath({ token })).toBe(valid));

  test.each([
    [`12/${'a'.repeat(40)}`, true],
    [`connect/${'Ab-_'.repeat(8)}`, true],
    ['award/code.signature', true],
    ['12', false],
    ['award/', false],
    [`x/${'a'.repeat(40)}`, false],
  ])('verify slug %s: %s', (slug, valid) => expect(isVerifySlug({ '*': slug })).toBe(valid));
});
