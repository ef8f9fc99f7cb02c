import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/test-postgres.mjs';
import { backupLines } from '../../server/backup/backup-lines.ts';
import { openDatabase } from '../../server/database/database.ts';
import { type Organiser, organiserAccount, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { freePort } from '../support/servers/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
let product: Product;
let organiser: Organiser;
const closing: (() => unknown)[] = [];
const place = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-backup-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  product = await startProduct({ WELCOME_CREDITS: '2' });
  closing.push(() => product.close());
  organiser = await signUpOrganiser(product);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function muster(settings: Record<string, string>, ...words: string[]) {
  const env = { PATH: process.env.PATH, DEMO: '0', DATA_DIR: product.dataDir, ...settings };
  const run = promisify(execFile)(process.execPath, ['scripts/operate/muster.ts', ...words], {
    cwd: root,
    env,
  });
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout.trim() }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}`.trim() }),
  );
}

/** What a database holds, without the instant and what the commands of this test noted in it. */
async function contentOf(target: { url: string | null; directory: string | undefined }) {
  const database = await openDatabase({ ...target, onPoolError: () => undefined });
  try {
    const lines: string[] = [];
    for await (const line of backupLines(database, new Date(0)))
      if (!/^\{"table":"audit_entries"|^\{"sequences"/.test(line)) lines.push(line);
    return lines;
  } finally {
    await database.destroy();
  }
}

it('a backup of a running server fills an empty folder, which waits until it is released', async () => {
  const session = await organiser.schedule();
  await expect.poll(async () => (await organiser.read(session.id)).status).toBe('lobby');
  const file = place('backup.gz');
  expect((await muster({}, 'backup', file)).code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await muster({}, 'backup', file)).text).toBe(
    `${file} exists already: give the backup another name`,
  );
  expect((await organiser.live(session.id)).phase).toBe('waiting');

  const dataDir = place('restored');
  const settings = { DATA_DIR: dataDir };
  expect(await muster(settings, 'restore', file)).toMatchObject({ code: 0 });
  expect((await muster(settings, 'restore', file)).text).toContain('is in use');
  const content = await contentOf({ url: null, directory: dataDir });
  const written = gunzipSync(await readFile(file)).toString();
  expect(written).toContain(organiserAccount.email);
  const rows = (lines: readonly string[]) => lines.filter((line) => !/"table":"settings"|madeAt/.test(line));
  const isKept = (line: string) => !/^\{"table":"audit_entries"|^\{"sequences"/.test(line);
  expect(rows(content)).toEqual(rows(written.trimEnd().split('\n').filter(isKept)));

  const copy = await startHeld(dataDir);
  expect(copy.status).toBe(503);
  expect(copy.output).toContain('This database is a restored copy');
  const held = await contentOf({ url: null, directory: dataDir });
  const sentAndLogged = (lines: readonly string[]) =>
    lines.filter((line) => /^\{"table":"(outbox_mails|session_events|sessions)"/.test(line));
  expect(sentAndLogged(held)).toEqual(sentAndLogged(content));

  expect((await muster(settings, 'copy', 'release')).code).toBe(0);
  expect((await muster(settings, 'copy', 'release')).code).toBe(1);
});

/** Runs a server over a held copy for a while: long enough for a job and a lease. */
async function startHeld(dataDir: string): Promise<{ status: number; output: string }> {
  const port = await freePort();
  const env = { PATH: process.env.PATH, DEMO: '0', DATA_DIR: dataDir, PORT: String(port) };
  const held = execFile(process.execPath, ['server/main.ts'], { cwd: root, env });
  let output = '';
  held.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise((resolve) => held.once('exit', resolve));
  await expect.poll(() => output).toContain('restored copy');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const { status } = await fetch(`http://localhost:${port}/readyz`);
  held.kill('SIGTERM');
  await ended;
  return { status, output };
}

it('a file that is cut off or no backup fills nothing', async () => {
  const whole = gunzipSync(await readFile(place('backup.gz'))).toString();
  const settings = { DATA_DIR: place('refused') };
  await writeFile(place('cut.gz'), gzipSync(whole.slice(0, whole.lastIndexOf('{"sequences"'))));
  await writeFile(place('other.gz'), gzipSync(whole.replace('"0001-initial",', '')));
  await writeFile(place('text.gz'), 'no backup');
  expect((await muster(settings, 'restore', place('cut.gz'))).text).toContain('its end is missing');
  expect((await muster(settings, 'restore', place('other.gz'))).text).toContain(
    'by another version of Muster',
  );
  expect((await muster(settings, 'restore', place('text.gz'))).text).toContain('is not a whole backup');
  expect((await muster(settings, 'restore', place('none.gz'))).text).toContain('cannot be used (ENOENT)');
  expect((await muster(settings, 'company', 'list')).text).toBe('There is no company');
});

it('everything moves to PostgreSQL and back', async () => {
  const { url, stop } = startPostgres(place('postgres'));
  closing.push(stop);
  expect((await muster({}, 'move', '--to', url)).text).toContain('another Muster server already uses');
  await product.terminate();
  const before = await contentOf({ url: null, directory: product.dataDir });
  expect(await muster({}, 'move', '--to', url)).toMatchObject({ code: 0 });
  expect(await contentOf({ url, directory: undefined })).toEqual(before);
  expect((await muster({}, 'move', '--to', url)).text).toContain('is in use');
  const back = place('back');
  const onPostgres = { DATABASE_URL: url, IGNORE_DATA_DIR: '1' };
  expect(await muster(onPostgres, 'move', '--to', back)).toMatchObject({ code: 0 });
  expect(await contentOf({ url: null, directory: back })).toEqual(before);
  await product.start();
});
