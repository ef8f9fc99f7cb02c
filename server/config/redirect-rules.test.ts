import { expect, test } from 'vitest';
import { readRedirects } from './redirect-rules.ts';

const publicUrl = 'https://muster.example';
const read = (REDIRECTS: string, VITE_REDIRECT_HOSTS = 'jobs.example') =>
  readRedirects({ REDIRECTS, VITE_REDIRECT_HOSTS }, publicUrl);

test('there are none unless they are configured', () => {
  expect(readRedirects({}, publicUrl)).toEqual({});
});

test('reads pages of ours and allow-listed places, targets with a query included', () => {
  expect(read('/plans/ = /pricing?from=plans, /jobs=https://jobs.example/open?team=a=b')).toEqual({
    '/plans': '/pricing?from=plans',
    '/jobs': 'https://jobs.example/open?team=a=b',
  });
});

test.each([
  'javascript:alert(1)',
  'data:text/html;x',
  '//evil.example',
  'https://evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'javascript%3Aalert(1)',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '%5C%5Cevil.example',
  'https://jobs.example@evil.example',
  'https://jobs.example.evil.example',
  'http://jobs.example',
])('a server told to redirect to %s does not start, and says why', (target) => {
  expect(() => read(`/jobs=${target}`)).toThrow(
    `REDIRECTS leads /jobs to "${target}", which is neither a path of this site nor https:// on a host of VITE_REDIRECT_HOSTS`,
  );
});

test('an address outside is refused while no host is allow-listed', () => {
  expect(() => read('/jobs=https://jobs.example', '')).toThrow('VITE_REDIRECT_HOSTS');
});

test.each([
  ['jobs=/pricing', '"jobs=/pricing" is not one'],
  ['/jobs', '"/jobs" is not one'],
  ['=/pricing', 'is not one'],
  ['//evil.example=/pricing', 'is not one'],
  ['/a=/b,/a=/c', 'names /a twice'],
  ['/a=/b,/b=/a', 'which is redirected itself'],
  ['/a=/a', 'which is redirected itself'],
])('refuses the rules %s', (rules, complaint) => {
  expect(() => read(rules)).toThrow(complaint);
});
