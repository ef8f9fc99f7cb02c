import { expect, test } from 'vitest';
import { flag } from '../protocol.ts';
import { intersectCapabilities, matchesResource, permittedModes } from './capability.ts';

test.each([
  ['*', 'session:1', true],
  ['session:1', 'session:1', true],
  ['session:1', 'session:12', false],
  ['session:*', 'session:1:team:2', true],
  ['session:*', 'session', false],
  ['session:*:signal', 'session:1:signal', true],
  ['session:*:signal', 'session:1:team', false],
  ['session:1:*', 'session:2:team', false],
])('%s for %s: %s', (pattern, channel, expected) => {
  expect(matchesResource(pattern, channel)).toBe(expected);
});

test('a token never allows more than its key', () => {
  const key = { 'session:*': ['subscribe', 'presence'], 'seat:7': ['*'] };
  expect(intersectCapabilities(key, { '*': ['*'] })).toEqual({
    'session:*': ['presence', 'subscribe'],
    'seat:7': ['*'],
  });
  expect(intersectCapabilities(key, { 'session:1': ['publish', 'subscribe'] })).toEqual({
    'session:1': ['subscribe'],
  });
  expect(intersectCapabilities(key, { 'other:1': ['subscribe'] })).toEqual({});
});

test('modes follow the operations', () => {
  expect(permittedModes({ a: ['subscribe'] }, 'a')).toBe(flag.subscribe | flag.presenceSubscribe);
  expect(permittedModes({ a: ['publish', 'presence'] }, 'a')).toBe(flag.publish | flag.presence);
  expect(permittedModes({ a: ['history'] }, 'a')).toBe(0);
});
