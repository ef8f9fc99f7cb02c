import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import type { Environment } from '../../../server/config/environment.ts';
import { securityHeaders } from '../../../server/http/security/security-headers.ts';

type Policy = Record<string, string[]>;

async function policyOf(env: Environment): Promise<Policy> {
  const app = Fastify();
  await securityHeaders(app, parseConfig({ PUBLIC_URL: 'https://muster.example', ...env }));
  app.get('/', async () => '');
  const { headers } = await app.inject({ url: '/' });
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const own: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", 'ws://muster.example', 'wss://muster.example'],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
};

test('without any outside service the policy names no foreign origin', async () => {
  expect(await policyOf({})).toEqual(own);
});

const chatFiles = ['https://*.intercomcdn.com', 'https://*.intercomcdn.eu'];
const ably = ['ably.io', 'ably.net', 'ably-realtime.com'];
const services: [name: string, env: Environment, adds: Policy][] = [
  ['a LinkedIn client', { LINKEDIN_CLIENT_ID: 'x', LINKEDIN_CLIENT_SECRET: 'y' }, {}],
  [
    'a Google client',
    { GOOGLE_CLIENT_ID: 'x' },
    {
      'script-src': ['https://accounts.google.com/gsi/client'],
      'style-src': ['https://accounts.google.com/gsi/style'],
      'connect-src': ['https://accounts.google.com/gsi/'],
      'frame-src': ['https://accounts.google.com/gsi/'],
    },
  ],
  [
    'LiveKit',
    { LIVEKIT_URL: 'wss://rooms.example/x', LIVEKIT_API_KEY: 'x', LIVEKIT_API_SECRET: 'y' },
    { 'connect-src': ['wss://rooms.example', 'https://rooms.example'] },
  ],
  [
    'a Facebook app',
    { FACEBOOK_APP_ID: 'x', FACEBOOK_APP_SECRET: 'y' },
    {
      'script-src': ['https://connect.facebook.net/en_US/sdk.js'],
      'connect-src': ['https://graph.facebook.com', 'https://www.facebook.com'],
      'frame-src': ['https://www.facebook.com'],
    },
  ],
  [
    'a Microsoft client',
    { MICROSOFT_CLIENT_ID: 'x' },
    {
      'connect-src': ['https://login.microsoftonline.com'],
      'frame-src': ['https://login.microsoftonline.com'],
    },
  ],
  [
    'a Microsoft client at another issuer',
    { MICROSOFT_CLIENT_ID: 'x', MICROSOFT_ISSUER: 'https://127.0.0.1:4443' },
    { 'connect-src': ['https://127.0.0.1:4443'], 'frame-src': ['https://127.0.0.1:4443'] },
  ],
  [
    'a key of Ably',
    { ABLY_API_KEY: 'app.key:secret' },
    { 'connect-src': ably.flatMap((host) => [`https://*.${host}`, `wss://*.${host}`]) },
  ],
  [
    'a key of Ably and an endpoint',
    { ABLY_API_KEY: 'app.key:secret', ABLY_ENDPOINT: 'https://rt.example.com/' },
    { 'connect-src': ['https://rt.example.com', 'wss://rt.example.com'] },
  ],
  ['an endpoint of Ably without a key', { ABLY_ENDPOINT: 'https://rt.example.com/' }, {}],
  [
    'an API elsewhere',
    { VITE_API_BASE_URL: 'https://api.example' },
    { 'connect-src': ['https://api.example', 'wss://api.example'] },
  ],
  [
    'a Sentry DSN',
    { VITE_SENTRY_DSN: 'https://public@errors.example:8443/7' },
    { 'connect-src': ['https://errors.example:8443'] },
  ],
  [
    'an Intercom app',
    { VITE_SUPPORT_APP_ID: 'abc' },
    {
      'script-src': ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
      'connect-src': [
        'https://*.intercom.io',
        'wss://*.intercom.io',
        'https://*.intercom-messenger.com',
        'wss://*.intercom-messenger.com',
        ...chatFiles,
        'https://*.intercomusercontent.com',
      ],
      'img-src': [
        ...chatFiles,
        'https://*.intercomusercontent.com',
        'https://static.intercomassets.com',
        'https://messenger-apps.intercom.io',
      ],
      'media-src': chatFiles,
      'font-src': chatFiles,
      'frame-src': ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
    },
  ],
];

const withAdded = (policy: Policy, added: Policy): Policy =>
  Object.fromEntries(
    Object.entries(policy).map(([name, sources]) => [name, [...sources, ...(added[name] ?? [])]]),
  );

test.each(services)('%s permits its sources and no others', async (_name, env, adds) => {
  expect(await policyOf(env)).toEqual(withAdded(own, adds));
});

test('of the two media servers for rooms, Janus too adds its address', async () => {
  const policy = await policyOf({ JANUS_URL: 'wss://janus.example/janus', JANUS_ADMIN_KEY: 'x' });
  expect(policy).toEqual({ ...own, 'connect-src': [...(own['connect-src'] ?? []), 'wss://janus.example'] });
});

test('all services together add up', async () => {
  const chosen = services.filter(([name]) => !/another|endpoint/.test(name));
  const env = Object.assign({}, ...chosen.map(([, one]) => one));
  const sorted = (policy: Policy) =>
    Object.fromEntries(Object.entries(policy).map(([name, sources]) => [name, [...sources].sort()]));
  const expected = chosen.reduce((policy, [, , adds]) => withAdded(policy, adds), own);
  expect(sorted(await policyOf(env))).toEqual(sorted(expected));
});
