import { expect, test } from 'vitest';
import { requestId } from './request-id.ts';

const uuid = /^[\da-f-]{36}$/;
const ofProxy = '4f9d2c6a8be01357';

test("a trusted proxy's id of a request is taken up", () => {
  expect(requestId({ headers: { 'x-request-id': ofProxy } }, { trustProxy: true })).toBe(ofProxy);
});

test.each([
  [ofProxy, false],
  ['short', true],
  ['x'.repeat(65), true],
  ['id of\nseveral lines', true],
  [undefined, true],
])('any other request gets one of its own: %j, trusted %s', (given, trustProxy) => {
  expect(requestId({ headers: { 'x-request-id': given } }, { trustProxy })).toMatch(uuid);
});
