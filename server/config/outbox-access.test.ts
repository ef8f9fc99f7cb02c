import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost, readOutboxAccess } from './outbox-access.ts';

const site = { production: false, smtpUrl: null, publicUrl: 'http://localhost:3000' };
const smtpUrl = 'smtp://mail.example';
const elsewhere = 'https://muster.example';

test.each([
  [{}, site, 'local'],
  [{}, { ...site, publicUrl: 'http://127.0.0.1:3000' }, 'local'],
  [{}, { ...site, publicUrl: elsewhere }, 'off'],
  [{}, { ...site, smtpUrl }, 'off'],
  [{}, { ...site, production: true }, 'off'],
  [{ OUTBOX: '0' }, site, 'off'],
  [{ OUTBOX: '1' }, site, 'open'],
  [{ OUTBOX: '1' }, { ...site, publicUrl: elsewhere }, 'open'],
] as const)('the setting %o of the site %o makes the outbox %s', (env, given, access) => {
  expect(readOutboxAccess(env, given)).toBe(access);
});

test('no setting opens the outbox in production, or beside SMTP', () => {
  expect(() => readOutboxAccess({ OUTBOX: '1' }, { ...site, production: true })).toThrow(
    'OUTBOX=1 is refused in production',
  );
  expect(() => readOutboxAccess({ OUTBOX: '1' }, { ...site, smtpUrl })).toThrow('SMTP_URL');
});

test('knows names and addresses of this machine', () => {
  expect(
    ['localhost', 'app.localhost', '127.0.0.1', '[::1]', 'localhost.evil.example', '10.0.0.1', ''].map(
      isLoopbackHost,
    ),
  ).toEqual([true, true, true, true, false, false, false]);
  expect(
    ['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.0.0.1', '::ffff:10.0.0.1', undefined].map(isLoopbackAddress),
  ).toEqual([true, true, true, false, false, false]);
});
