import { expect, test } from 'vitest';
import { parseMessage } from './parse-message.ts';

const message = { id: 'a-message', seat_id: 'seat-1', text: 'The bridge?', at: 1 };
const team = 'session:one:team:2';

test('what fits is let in, without what the table does not name', () => {
  expect(parseMessage(team, 'chat', { ...message })?.data).toEqual(message);
  expect(parseMessage(team, 'chat', { ...message, newer: { field: 1 } })?.data).toEqual(message);
});

test.each([
  [team, 'chat', { ...message, text: 5 }],
  [team, 'chat', { ...message, text: 'x'.repeat(5000) }],
  [team, 'chat', null],
  [team, 'chat', 'text'],
  [team, 'chat', [message]],
  [team, 'chat', { valueOf: null, toString: null }],
  [team, 'unheard of', message],
  [team, '__proto__', message],
  ['session:one', 'chat', message],
  ['seat:one', 'projection', {}],
  ['session:one', 'projection', { seq: 1 }],
  ['seat:one', 'takeover', { connection_id: { toString: null } }],
  ['session:one:signal:2:two', 'signal', { from: 'a', to: 'b', attempt: 'c', kind: 'shout' }],
])('%s %s %j is not', (channel, name, data) => {
  expect(parseMessage(channel, name, data)).toBeUndefined();
});
