import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const realtimeOf = (env: Record<string, string>) => {
  const { ablyApiKey, ablyEndpoint, ablySharedClientId } = parseConfig(env);
  return { ablyApiKey, ablyEndpoint, ablySharedClientId };
};

test('without a key of Ably realtime is our own', () => {
  expect(realtimeOf({})).toEqual({ ablyApiKey: null, ablyEndpoint: null, ablySharedClientId: null });
});

test('a key for all browsers goes with a key of the same app for the server', () => {
  const keys = { ABLY_API_KEY: 'app.server:secret', VITE_ABLY_KEY: 'app.browser:secret' };
  expect(realtimeOf({ ...keys, ABLY_ENDPOINT: 'https://rt.example.com/' })).toEqual({
    ablyApiKey: 'app.server:secret',
    ablyEndpoint: 'https://rt.example.com',
    ablySharedClientId: 'muster',
  });
  expect(realtimeOf({ ...keys, VITE_ABLY_CLIENT_ID: 'guests' }).ablySharedClientId).toBe('guests');
});

test.each([
  [{ VITE_ABLY_KEY: 'app.browser:secret' }, /needs ABLY_API_KEY/],
  [{ VITE_ABLY_KEY: 'other.browser:secret', ABLY_API_KEY: 'app.server:secret' }, /same Ably app/],
  [{ LINKEDIN_CLIENT_ID: 'x' }, /LINKEDIN_CLIENT_SECRET must be set beside LINKEDIN_CLIENT_ID/],
  [{ FACEBOOK_APP_ID: 'x' }, /FACEBOOK_APP_SECRET must be set beside FACEBOOK_APP_ID/],
  [{ TURN_URLS: 'turn:relay.example' }, /TURN_SECRET must be set beside TURN_URLS/],
  [{ ABLY_ENDPOINT: 'rt example' }, /ABLY_ENDPOINT must be an address/],
])('refuses %o', (env, complaint) => {
  expect(() => parseConfig(env)).toThrow(complaint);
});
