import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { giveUp } from './install.mjs';

const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

export function postgresBinaries() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const versions = readdirSync(base)
    .filter((version) => existsSync(`${base}/${version}/bin/initdb`))
    .sort((a, b) => Number(b) - Number(a));
  return versions[0] && `${base}/${versions[0]}/bin`;
}

const needed = [
  { name: 'chromium', present: () => onPath('chromium'), why: 'the browser flows' },
  { name: 'firefox-esr', present: () => onPath('firefox-esr'), why: 'the browser flow in Firefox' },
  { name: 'ffmpeg', present: () => onPath('ffmpeg'), why: 'the H.264 decoder of Firefox' },
  { name: 'postgresql', present: () => postgresBinaries() !== undefined, why: 'the API tests on PostgreSQL' },
  { name: 'pgbouncer', present: () => onPath('pgbouncer'), why: 'the server behind a pooler' },
  { name: 'redis-server', present: () => onPath('redis-server'), why: 'the tests of several hubs' },
  { name: 'coturn', present: () => onPath('turnserver'), why: 'the device check against a relay' },
  { name: 'janus', present: () => onPath('janus'), why: 'the rooms over a media server' },
];

/** Installs what the tests need beyond npm, on Debian as root; elsewhere says what is missing. */
export function ensureDebianPackages() {
  const missing = needed.filter((item) => !item.present());
  if (missing.length === 0) return;
  const names = missing.map((item) => item.name);
  if (!onPath('apt-get') || process.getuid?.() !== 0)
    giveUp(
      `The tests need ${missing.map((item) => `${item.name} (${item.why})`).join(', ')}. ` +
        `On Debian: sudo apt-get install ${names.join(' ')}`,
    );
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-q'], quiet);
  const install = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], quiet);
  if (install.status !== 0) giveUp(`apt-get could not install ${names.join(', ')}.`);
}
