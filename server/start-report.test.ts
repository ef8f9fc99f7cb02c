import { expect, test } from 'vitest';
import { parseConfig } from './config/config.ts';
import { startReport } from './start-report.ts';

const report = (env: Record<string, string>) => startReport(parseConfig(env)).join('\n');

test('reports the defaults without any configuration', () => {
  expect(report({ DATA_DIR: '/srv/muster' })).toBe(
    [
      '  Address         http://localhost:3000, listening on 0.0.0.0:3000',
      '  Database        embedded, in /srv/muster',
      '  Mail            not sent; read them at http://localhost:3000/outbox',
      '  Operator        not notified: set CONTACT_EMAIL to receive orders, messages and problems by email',
      '  Realtime        embedded, this process only',
      '  Video rooms     browser to browser, without STUN or TURN',
      '  Payment         test checkout (no money moves), and invoice',
      '  Sign-in         password',
      '  Debug pages     at http://localhost:3000/debug/experience',
    ].join('\n'),
  );
});

test('reports the configuration without its secrets', () => {
  const printed = report({
    PUBLIC_URL: 'https://play.example.com',
    DATABASE_URL: 'postgres://muster:hunter2@db.example:5432/muster',
    SMTP_URL: 'smtps://robin:hunter2@mail.example:465',
    REDIS_URL: 'redis://:hunter2@cache.example:6379',
    TURN_URLS: 'turn:turn.example:3478',
    TURN_SECRET: 'hunter2',
    GOOGLE_CLIENT_ID: 'x',
    TRUST_PROXY: '1',
    LIVEKIT_URL: 'wss://rooms.example.com',
    LIVEKIT_API_KEY: 'x',
    LIVEKIT_API_SECRET: 'hunter2',
  });
  expect(printed).toContain('LiveKit at rooms.example.com, up to 12 at a table, with TURN');
  for (const part of ['db.example:5432', 'mail.example:465', 'cache.example:6379', 'TURN', 'google', 'proxy'])
    expect(printed).toContain(part);
  expect(printed).not.toContain('hunter2');
  const operated = { CONTACT_EMAIL: 'desk@example.com' };
  expect(report(operated)).toContain('  Operator        mailed at desk@example.com\n');
  expect(report({ ...operated, SEND_MAIL: 'off' })).toContain(
    '  Operator        desk@example.com, not notified while email is off\n',
  );
  expect(report({ SEND_MAIL: 'off' })).toContain('off: no mail is sent');
});

test('reports the debug pages, except in production', () => {
  expect(report({ DEMO: '0', VITE_DEBUG_PAGES: '1' })).toContain(
    '  Debug pages     at http://localhost:3000/debug/experience',
  );
  expect(report({ DEMO: '0' })).toContain('  Debug pages     come with `npm run dev`');
  const production = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), SEND_MAIL: 'off' };
  expect(report({ ...production, PUBLIC_URL: 'https://play.example.com' })).not.toContain('Debug pages');
});
