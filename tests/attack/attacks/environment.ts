import { parseConfig } from '../../../server/config.ts';
import { ConfigError } from '../../../server/environment.ts';
import { startReport } from '../../../server/start-report.ts';
import { type Attack, rounds } from '../attack.ts';

const names = [
  'NODE_ENV PORT HOST PUBLIC_URL NODE_URL DATA_DIR DATABASE_URL APP_SECRET ABLY_API_KEY ABLY_ENDPOINT VITE_ABLY_KEY',
  'VITE_ABLY_CLIENT_ID REDIS_URL SEND_MAIL SMTP_URL MAIL_FROM CONTACT_EMAIL OUTBOX DEMO REDIRECTS VITE_REDIRECT_HOSTS',
  'WELCOME_CREDITS REQUIRE_BUSINESS_EMAIL TRUST_PROXY LOG_LEVEL VITE_SENTRY_DSN STORY_CLOCK_RATE',
  'STUN_URLS TURN_URLS TURN_SECRET GOOGLE_CLIENT_ID GOOGLE_ISSUER MICROSOFT_CLIENT_ID MICROSOFT_JWKS_URL',
  'LINKEDIN_CLIENT_ID LINKEDIN_CLIENT_SECRET FACEBOOK_APP_ID FACEBOOK_APP_SECRET FACEBOOK_GRAPH_URL',
].flatMap((line) => line.split(' '));

const values = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  'yes',
  '1',
  'production',
  '[object Object]',
  '__proto__',
  'constructor',
  'http://',
  'https://a.example',
  'http://a:b@c.example/d?e#f',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//evil.example',
  'smtp://a:b@c',
  'postgres://u:p@h:5/d',
  'postgres://h:99999/d',
  'redis://[::1',
  'a\r\nB: c',
  'a\u0000b',
  '\ud800',
  'é'.repeat(1000),
  'x'.repeat(100_000),
  '/from=/to',
  '=/=/=',
  'stun:',
  'turn:turn.example:99999999',
  '../../../../etc',
  '%00',
  '$PATH',
  '$(id)',
  '😀',
];

/** Every variable with every wrong value: a configuration, or one sentence, and never anything else. */
export const attack: Attack = {
  name: 'environment',
  async run({ note }) {
    for (let round = 0; round < rounds; round += 1)
      for (const [at, name] of names.entries())
        for (const value of values) {
          const other = names[(at + round) % names.length] ?? name;
          const env = {
            APP_SECRET: 'x'.repeat(32),
            [other]: values[(at * 7 + round) % values.length],
            [name]: value,
          };
          note('variables', ...outcome(env));
        }
  },
};

function outcome(env: Record<string, string | undefined>): [held: boolean, detail?: string] {
  try {
    startReport(parseConfig(env));
    return [true];
  } catch (cause) {
    return [cause instanceof ConfigError, `${JSON.stringify(env).slice(0, 150)} ${String(cause)}`];
  }
}
