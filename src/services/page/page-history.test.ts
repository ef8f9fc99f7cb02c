import { expect, test } from 'vitest';
import { addressOf, locationOf } from './page-history.ts';

test.each([
  ['/', { pathname: '/', search: '', hash: '' }],
  ['/faq?q=vpn#ports', { pathname: '/faq', search: '?q=vpn', hash: '#ports' }],
  ['/verify/1/a#b?c', { pathname: '/verify/1/a', search: '', hash: '#b?c' }],
  ['//other.example/x', { pathname: '//other.example/x', search: '', hash: '' }],
])('%s is taken apart and put together again, and never another site', (to, parts) => {
  const location = locationOf(to, { from: 'here' });
  expect(location).toEqual({ ...parts, state: { from: 'here' }, key: expect.stringMatching(/^[a-z0-9]+$/) });
  expect(addressOf(location)).toBe(to);
});
