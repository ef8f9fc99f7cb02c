import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const fileOf = (text: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'muster-secret-')), 'secret');
  writeFileSync(file, text);
  return file;
};
const secret = 'a-secret-of-more-than-32-characters-in-a-file';

test('a setting may be in a file', () => {
  expect(parseConfig({ APP_SECRET_FILE: fileOf(`${secret}\n`) }).appSecret).toBe(secret);
});

test('a setting and its file are not both taken, and a file that is not there is named', () => {
  expect(() => parseConfig({ APP_SECRET: secret, APP_SECRET_FILE: fileOf(secret) })).toThrow(
    'APP_SECRET and APP_SECRET_FILE are both set: leave one out',
  );
  expect(() => parseConfig({ SMTP_URL_FILE: '/nowhere/secret' })).toThrow(
    'SMTP_URL_FILE names /nowhere/secret, which cannot be read (ENOENT)',
  );
});

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_UR', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['REDIS_ULR', 'REDIS_URL'],
  ['APP_SECERT', 'APP_SECRET'],
  ['APP_SECRETS', 'APP_SECRET'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['TURN_URL', 'TURN_URLS'],
  ['ALLOWED_HOST', 'ALLOWED_HOSTS'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['NODE_UR', 'NODE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['CONTACT_MAIL', 'CONTACT_EMAIL'],
  ['WELCOME_CREDIT', 'WELCOME_CREDITS'],
  ['SENDMAIL', 'SEND_MAIL'],
  ['DRAIN_SM', 'DRAIN_MS'],
  ['METRIC_PORT', 'METRICS_PORT'],
])('%s is refused with a hint at %s', (given, meant) => {
  expect(() => parseConfig({ [given]: '1' })).toThrow(
    `${given} is no setting: set ${meant}, or leave ${given} out`,
  );
});

test('each setting of .env.example is independent', () => {
  const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);
  const mistaken = names.filter((name) => {
    try {
      parseConfig({ [name]: 'x' });
      return false;
    } catch (cause) {
      return /is no setting/.test((cause as Error).message);
    }
  });
  expect(mistaken).toEqual([]);
});

test('ignores variables of shells, systems and other programs', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LANGUAGE',
    'LC_ALL',
    'MAIL',
    'USER',
    'LOGNAME',
    'SHLVL',
    'NODE_PATH',
  ];
  const more = [
    'NODE_OPTIONS',
    'NODE_COMPILE_CACHE',
    'npm_config_cache',
    'DATABASE_PASSWORD',
    'REDIS_HOST',
    'PGHOST',
  ];
  expect(() =>
    parseConfig(Object.fromEntries([...others, ...more].map((name) => [name, 'x']))),
  ).not.toThrow();
});
