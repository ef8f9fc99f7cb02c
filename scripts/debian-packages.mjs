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

/** `module` is what test files import that cannot run without the program. */
const needed = [
  { name: 'chromium', present: hasChromium, why: 'the browser flows' },
  { name: 'firefox-esr', present: hasFirefox, why: 'the browser flow in Firefox', module: 'firefox.ts' },
  {
    name: 'ffmpeg',
    present: () => onPath('ffmpeg'),
    why: 'the H.264 decoder of Firefox',
    module: 'firefox.ts',
  },
  {
    name: 'postgresql',
    present: () => postgresBinaries() !== undefined,
    why: 'the API tests on PostgreSQL',
    module: 'test-postgres.mjs',
  },
  {
    name: 'pgbouncer',
    present: () => onPath('pgbouncer'),
    why: 'the server behind a pooler',
    module: 'pgbouncer-server.ts',
  },
  {
    name: 'redis-server',
    present: () => onPath('redis-server'),
    why: 'the tests of several hubs',
    module: 'redis-server.ts',
  },
  {
    name: 'coturn',
    present: () => onPath('turnserver'),
    why: 'the device check against a relay',
    module: 'relay-server.ts',
  },
  {
    name: 'janus',
    present: () => onPath('janus'),
    why: 'the rooms over a media server',
    module: 'janus-server.ts',
  },
];

function hasChromium() {
  return existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
}

function hasFirefox() {
  return existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr');
}

const missingPrograms = () => needed.filter((item) => !item.present());

const wayToInstall = (missing) =>
  `On Debian: sudo apt-get install ${missing.map(({ name }) => name).join(' ')}`;

/**
 * Installs what the tests need beyond npm, on Debian as root; answers what is still missing, which it names: the tests
 * that need it are skipped.
 */
export function installDebianPackages() {
  const missing = missingPrograms();
  if (missing.length > 0 && onPath('apt-get') && process.getuid?.() === 0) install(missing);
  const left = missingPrograms();
  if (left.length > 0)
    console.log(
      `Skipped without ${left.map(({ name, why }) => `${name} (${why})`).join(', ')}. ${wayToInstall(left)}`,
    );
  return left;
}

/** The same for what cannot do without. */
export function ensureDebianPackages() {
  const left = installDebianPackages();
  if (left.length > 0) giveUp(`Not everything is installed. ${wayToInstall(left)}`);
}

function install(missing) {
  const names = missing.map((item) => item.name);
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-q'], quiet);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], quiet);
}
