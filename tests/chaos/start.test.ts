import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseFolder } from '../../server/database/data-folder.ts';
import { openDatabase } from '../../server/database/database.ts';
import { databaseTemplate } from '../support/database-template.ts';
import { freePort } from '../support/servers/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
let dataDir: string;
let closing: (() => unknown)[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-start-'));
  closing = [() => rm(dataDir, { recursive: true, force: true })];
  const template = databaseTemplate();
  if (template) await cp(template.folder, databaseFolder(dataDir), { recursive: true });
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

function launch(port: number, environment: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: String(port), DATA_DIR: dataDir, DEMO: '0', ...environment };
  const server: ChildProcess = spawn(process.execPath, ['server/main.ts'], { cwd: root, env });
  const ended = once(server, 'exit');
  closing.push(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  const output = { stdout: '', stderr: '' };
  server.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  server.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  return {
    output,
    async ready(): Promise<void> {
      while (!output.stdout.includes('Muster is ready')) {
        if (server.exitCode !== null) throw new Error(`The server ended: ${output.stderr}`);
        await pause(50);
      }
    },
    async kill(): Promise<void> {
      server.kill('SIGKILL');
      await ended;
    },
    /** What a server that does not start says, and its exit code. */
    async refusal(): Promise<{ code: number | null; said: string }> {
      await ended;
      return { code: server.exitCode, said: output.stderr };
    },
  };
}

/** Every file with its content, so that a byte written anywhere shows. */
async function contents(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(dataDir, { withFileTypes: true, recursive: true })) {
    const place = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !/server\.lock/.test(entry.name))
      found[path.relative(dataDir, place)] = createHash('sha1')
        .update(await readFile(place))
        .digest('hex');
  }
  return found;
}

async function expectRefusal(starting: ReturnType<typeof launch>, sentence: RegExp): Promise<void> {
  const { code, said } = await starting.refusal();
  expect(said).toMatch(sentence);
  expect({ code, lines: said.trimEnd().split('\n').length, stack: /\n\s+at /.test(said) }).toEqual({
    code: 1,
    lines: 1,
    stack: false,
  });
}

it('a second server on the same data folder ends with a message; a killed one leaves no lock', async () => {
  const first = launch(await freePort());
  await first.ready();
  await expectRefusal(
    launch(await freePort()),
    /^The server does not start: another Muster server already uses/,
  );
  await first.kill();
  await launch(await freePort()).ready();
});

it('a used port is found before the data is touched', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  closing.push(() => other.close());
  const address = other.address();
  const before = await contents();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expectRefusal(launch(port), new RegExp(`port ${port} is in use: stop what uses it, or set PORT`));
  expect(await contents()).toEqual(before);
});

it('a data folder of a newer version is left as it is', async () => {
  await writeFile(path.join(dataDir, 'schema.json'), '["0001-initial","9999-from-the-future"]');
  const before = await contents();
  await expectRefusal(
    launch(await freePort()),
    /written by a newer version of Muster .*9999-from-the-future/,
  );
  expect(await contents()).toEqual(before);
});

it('refuses a folder whose database alone is newer', async () => {
  const database = await openDatabase({ url: null, directory: dataDir, onPoolError: () => undefined });
  await database
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '9999-from-the-future', timestamp: '2099-01-01' })
    .execute();
  await database.destroy();
  await expectRefusal(launch(await freePort()), /the database was written by a newer version/);
});

it('one of another PostgreSQL is left as it is', async () => {
  await writeFile(path.join(databaseFolder(dataDir), 'PG_VERSION'), '17\n');
  const before = await contents();
  await expectRefusal(
    launch(await freePort()),
    /written by PostgreSQL 17, and this version of Muster reads 18/,
  );
  expect(await contents()).toEqual(before);
});

it('a data folder that cannot be written, or is a file, is refused', async () => {
  const file = path.join(dataDir, 'a-file');
  await writeFile(file, '');
  await expectRefusal(launch(await freePort(), { DATA_DIR: file }), /set DATA_DIR to a folder/);
  if (process.platform === 'linux') {
    const sentence = /\/proc\/muster cannot be used, .*set DATA_DIR to another folder/;
    await expectRefusal(launch(await freePort(), { DATA_DIR: '/proc/muster' }), sentence);
  }
});

it.runIf(isRoot && process.platform === 'linux')(
  'a full disk is refused, and nothing is written',
  async () => {
    const small = path.join(dataDir, 'small');
    await rm(small, { recursive: true, force: true });
    execFileSync('mkdir', [small]);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', small], { stdio: 'ignore' });
    } catch {
      return;
    }
    closing.push(() => execFileSync('umount', ['-l', small]));
    await expectRefusal(
      launch(await freePort(), { DATA_DIR: small }),
      /is full: \d+ MB are free and \d+ MB are needed/,
    );
    expect((await readdir(small)).filter((name) => !name.startsWith('server.lock'))).toEqual([]);
  },
);

it('a PostgreSQL that does not answer, and a wrong variable, are one sentence without a password', async () => {
  const url = `postgres://muster:hunter2@127.0.0.1:${await freePort()}/muster`;
  const settings = { DATABASE_URL: url, IGNORE_DATA_DIR: '1' };
  const starting = launch(await freePort(), { ...settings, DATABASE_WAIT_S: '0' });
  await expectRefusal(starting, /the database does not answer .*correct DATABASE_URL/);
  const waiting = await launch(await freePort(), { ...settings, DATABASE_WAIT_S: '1' }).refusal();
  expect(waiting.said).toMatch(
    /^Waiting for the database, which does not answer yet \(ECONNREFUSED\)\.\nThe server does not start: the database does not answer/,
  );
  expect(starting.output.stderr).not.toContain('hunter2');
  await expectRefusal(launch(await freePort(), { NODE_ENV: 'prod' }), /NODE_ENV must be one of/);
});

it('whatever lies in the data folder is its user’s alone, and is made so again at every start', async () => {
  const before = path.join(databaseFolder(dataDir), 'PG_VERSION');
  await chmod(before, 0o666);
  await chmod(dataDir, 0o755);
  const server = launch(await freePort(), { DEMO: '1', STORY_CLOCK_RATE: '10' });
  await server.ready();
  await expect.poll(() => server.output.stdout).toContain('Password');
  const open: string[] = [];
  const entries = await readdir(dataDir, { withFileTypes: true, recursive: true });
  for (const place of [dataDir, ...entries.map(({ parentPath, name }) => path.join(parentPath, name))]) {
    const found = await stat(place).catch(() => undefined);
    if (!found) continue;
    const wanted = found.isDirectory() ? 0o700 : 0o600;
    if ((found.mode & 0o777) !== wanted) open.push(`${(found.mode & 0o777).toString(8)} ${place}`);
  }
  expect(entries.length).toBeGreaterThan(900);
  expect(open).toEqual([]);
});
