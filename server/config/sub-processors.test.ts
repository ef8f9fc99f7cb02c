import { expect, test } from 'vitest';
import { subProcessorKinds } from '#contract/rules/sub-processor-kinds.ts';
import { parseConfig } from './config.ts';
import { subProcessors } from './sub-processors.ts';

const listed = (env: Record<string, string>) => subProcessors(parseConfig(env));

test('nothing configured, or on this machine only: no sub-processors', () => {
  expect(listed({})).toEqual([]);
  expect(listed({ SMTP_URL: 'smtp://127.0.0.1:25', STUN_URLS: 'stun:localhost:3478' })).toEqual([]);
});

test('every service that is switched on is listed once, with its company’s seat where it is known', () => {
  const all = listed({
    SMTP_URL: 'smtps://ina:secret@mail.example:465',
    ABLY_API_KEY: 'app.key:secret',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    TAX_CHECK_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
    GOOGLE_CLIENT_ID: 'google',
    MICROSOFT_CLIENT_ID: 'microsoft',
    VITE_SUPPORT_APP_ID: 'chat',
    VITE_SENTRY_DSN: 'https://public@o1.ingest.de.sentry.io/1',
    STUN_URLS: 'stun:relay.example:3478',
    TURN_URLS: 'turn:relay.example:3478?transport=udp,turns:other.example:443',
    TURN_SECRET: 'secret',
    LIVEKIT_URL: 'wss://rooms.livekit.cloud',
    LIVEKIT_API_KEY: 'key',
    LIVEKIT_API_SECRET: 'secret',
  });
  expect(all).toEqual([
    { kind: 'mail', name: 'mail.example', seat: null },
    { kind: 'messages', name: 'Ably Realtime Ltd', seat: 'GB' },
    { kind: 'payment', name: 'Stripe, Inc.', seat: 'US' },
    { kind: 'tax', name: 'ec.europa.eu', seat: null },
    { kind: 'login', name: 'Google LLC', seat: 'US' },
    { kind: 'login', name: 'Microsoft Corporation', seat: 'US' },
    { kind: 'support', name: 'Intercom, Inc.', seat: 'US' },
    { kind: 'errors', name: 'Functional Software, Inc. (Sentry)', seat: 'US' },
    { kind: 'media', name: 'LiveKit, Inc.', seat: 'US' },
    { kind: 'relay', name: 'relay.example', seat: null },
    { kind: 'relay', name: 'other.example', seat: null },
  ]);
  expect(subProcessorKinds.filter((kind) => !all.some((service) => service.kind === kind))).toEqual([]);
  expect(JSON.stringify(all)).not.toMatch(/secret|ina|sk_live/);
});

test('another server of the same kind is named by its host; mail that is off is not sent anywhere', () => {
  const env = {
    ABLY_API_KEY: 'app.key:secret',
    ABLY_ENDPOINT: 'https://messages.example.com',
    VITE_SENTRY_DSN: 'https://public@errors.example.com/1',
    JANUS_URL: 'wss://janus.example.com/janus',
    JANUS_ADMIN_KEY: 'secret',
    SMTP_URL: 'smtp://mail.example',
    SEND_MAIL: 'off',
  };
  expect(listed(env)).toEqual([
    { kind: 'messages', name: 'messages.example.com', seat: null },
    { kind: 'errors', name: 'errors.example.com', seat: null },
    { kind: 'media', name: 'janus.example.com', seat: null },
  ]);
});
