import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseConfig } from '../../../server/config/config.ts';
import { ConfigError } from '../../../server/config/environment.ts';
import { startReport } from '../../../server/start-report.ts';
import { type Attack, rounds } from '../attack.ts';

/** Every variable that .env.example offers. */
const example = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
const names = Array.from(example.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm), ([, name = '']) => name);

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
