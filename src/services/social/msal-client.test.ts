import { expect, test } from 'vitest';
import { redirectAddress } from './msal-client.ts';

test.each([
  ['https://muster.example', 'https://muster.example'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['null', 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
])('a page of the origin "%s" is come back to at %s', (origin, address) =>
  expect(redirectAddress(origin)).toBe(address),
);
