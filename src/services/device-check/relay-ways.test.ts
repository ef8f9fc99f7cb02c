import { expect, test } from 'vitest';
import { readRelayUrl } from './relay-ways.ts';

test.each([
  ['turn:relay.example', { transport: 'UDP', host: 'relay.example', port: 3478 }],
  ['turn:relay.example:80?transport=tcp', { transport: 'TCP', host: 'relay.example', port: 80 }],
  ['turns:relay.example?transport=tcp', { transport: 'TLS', host: 'relay.example', port: 5349 }],
  ['turns:relay.example:443', { transport: 'TLS', host: 'relay.example', port: 443 }],
  ['turn:[2001:db8::1]:3478?transport=udp', { transport: 'UDP', host: '[2001:db8::1]', port: 3478 }],
  ['stun:stun.example', undefined],
  ['https://relay.example', undefined],
])('reads %s', (url, address) => {
  expect(readRelayUrl(url)).toEqual(address);
});
