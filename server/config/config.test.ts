import { expect, test } from 'vitest';
import { alsoNeeded, wrongSettings } from '../../tests/support/wrong-settings.ts';
import { parseConfig } from './config.ts';

const realtimeOf = (env: Record<string, string>) => {
  const { ablyApiKey, ablyEndpoint, ablySharedClientId } = parseConfig(env);
  return { ablyApiKey, ablyEndpoint, ablySharedClientId };
};

test('without a key of Ably realtime is our own', () => {
  expect(realtimeOf({})).toEqual({ ablyApiKey: null, ablyEndpoint: null, ablySharedClientId: null });
});

test('a browser key requires a server key of the same app', () => {
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
  [
    { LIVEKIT_URL: 'wss://a.example', LIVEKIT_API_KEY: 'x' },
    /LIVEKIT_API_SECRET must be set beside LIVEKIT_URL/,
  ],
  [{ JANUS_URL: 'wss://a.example' }, /JANUS_ADMIN_KEY must be set beside JANUS_URL/],
  [{ JANUS_URL: 'wss://a.example', LIVEKIT_URL: 'wss://b.example' }, /LIVEKIT_URL and JANUS_URL/],
  [{ JANUS_URL: 'ws://a.example', PUBLIC_URL: 'https://b.example' }, /JANUS_URL must begin with wss/],
  [{ ABLY_ENDPOINT: 'rt example' }, /ABLY_ENDPOINT must be an address/],
])('refuses %o', (env, complaint) => {
  expect(() => parseConfig(env)).toThrow(complaint);
});

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://play.example.com',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
};

test('production is ready with a secret, an https address and a mail server, or with mail off', () => {
  expect(parseConfig(production)).toMatchObject({ production: true, demo: false, outbox: 'off', mail: 'on' });
  expect(parseConfig({ ...production, SMTP_URL: '', SEND_MAIL: 'off' })).toMatchObject({
    mail: 'off',
    smtpUrl: null,
  });
  const local = { ...production, PUBLIC_URL: 'http://localhost:3000' };
  expect(parseConfig(local).publicUrl).toBe('http://localhost:3000');
});

test.each([
  ['SMTP_URL', '', /SMTP_URL must be set in production. If no email should be sent, set SEND_MAIL=off/],
  ['PUBLIC_URL', '  ', /PUBLIC_URL must be set in production/],
  ['PUBLIC_URL', 'http://play.example.com', /PUBLIC_URL must begin with https/],
  ['APP_SECRET', '', /APP_SECRET must be set in production/],
  ['DEMO', '1', /DEMO=1 is refused/],
  ['OUTBOX', '1', /OUTBOX=1 is refused/],
])('production refuses %s=%s', (name, value, complaint) => {
  expect(() => parseConfig({ ...production, [name]: value })).toThrow(complaint);
});

/** As login, su and sshd leave them. */
const loginShell = {
  MAIL: '/var/mail/ana',
  USER: 'ana',
  LOGNAME: 'ana',
  HOME: '/home/ana',
  SHELL: '/bin/bash',
  TERM: 'xterm-256color',
  LANG: 'de_DE.UTF-8',
  EDITOR: 'vi',
  HOSTNAME: 'machine',
  DISPLAY: ':0',
};

test('takes nothing that every login shell sets for a setting', () => {
  expect(parseConfig(loginShell)).toEqual(parseConfig({}));
});

test.each(wrongSettings)('%s=%j is refused with a sentence that names it', (name, value) => {
  expect(() => parseConfig({ ...alsoNeeded, [name]: value })).toThrow(new RegExp(`^${name} [^\\r\\n]+$`));
});

test.each([...new Set(wrongSettings.map(([name]) => name))])(
  '%s left empty or blank is as if it were not set',
  (name) => {
    const unset = parseConfig(alsoNeeded);
    for (const blank of ['', '   ']) expect(parseConfig({ ...alsoNeeded, [name]: blank })).toEqual(unset);
  },
);

test('a refused address does not repeat the password in it', () => {
  expect(() => parseConfig({ DATABASE_URL: 'mysql://user:hunter2@here/db' })).toThrow(/^(?!.*hunter2)/);
});

test.each(['1', 'true', 'YES', 'on'])('%s means yes', (value) => {
  expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toBe(true);
});
