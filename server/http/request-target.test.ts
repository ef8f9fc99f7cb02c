import { describe, expect, it } from 'vitest';
import { addressOn } from './forward-request.ts';
import { targetCheck } from './request-target.ts';

const config = {
  publicUrl: 'https://muster.example',
  nodeUrl: 'http://10.0.0.3:3000',
  host: '0.0.0.0',
  port: 3000,
  allowedHosts: [] as string[],
};
const open = targetCheck(config);
const closed = targetCheck({ ...config, allowedHosts: ['www.muster.example'] });

describe('a request target', () => {
  it.each(['/', '/api/user', '/api/user?next=//evil.example', '/a%2F%2Fb', '/verify/a/b?x=http://y'])(
    'is ours: %s',
    (url) => expect(open({ url, headers: {} })).toBe(true),
  );

  it.each([
    'http://evil.example/api/user',
    'https://muster.example/api/user',
    '//evil.example/api/user',
    '/\\evil.example/api/user',
    '/api/user#/api/other',
    '/api\\user',
    'api/user',
    '*',
    '',
    '/api/\u0001user',
  ])('is refused: %s', (url) => expect(open({ url, headers: {} })).toBe(false));

  it('is for one of the hosts where they are listed, and for a probe by any', () => {
    const asked = (host: string | undefined, url = '/api/user') => closed({ url, headers: { host } });
    const known = ['muster.example', 'www.muster.example', '10.0.0.3:3000', '127.0.0.1:3000'];
    expect(known.map((host) => asked(host))).toEqual([true, true, true, true]);
    expect([asked('evil.example'), asked(undefined), asked('evil.example', '/readyz')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it.each([
  ['/api/exp/help', 'http://10.0.0.4:3000/api/exp/help'],
  ['/api/exp/help?a=1?b', 'http://10.0.0.4:3000/api/exp/help?a=1?b'],
  ['http://evil.example/api/exp/help', 'http://10.0.0.4:3000/http://evil.example/api/exp/help'],
  ['//evil.example/help', 'http://10.0.0.4:3000//evil.example/help'],
])('forwards %s to no host but the directing node', (target, expected) => {
  expect(addressOn('http://10.0.0.4:3000/ignored?x', target).href).toBe(expected);
});
