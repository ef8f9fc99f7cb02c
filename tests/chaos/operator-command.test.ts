import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { type Organiser, organiserAccount, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { email, password } = organiserAccount;
let product: Product;
let organiser: Organiser;
let session: SessionDetail;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '2' });
  organiser = await signUpOrganiser(product);
  session = await organiser.schedule();
});
afterAll(() => product.close());

interface CommandResult {
  code: number;
  text: string;
}

/** One `npm run muster -- …`, in a process of its own. */
async function muster(...words: string[]): Promise<CommandResult> {
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: product.dataDir, DEMO: '0', PORT: new URL(product.url).port },
    REQUIRE_BUSINESS_EMAIL: '0',
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operate/muster.ts', ...words], {
      cwd: root,
      env,
    });
    return { code: 0, text: stdout.trim() };
  } catch (cause) {
    const { code, stdout, stderr } = cause as { code: number; stdout: string; stderr: string };
    return { code, text: `${stdout}${stderr}`.trim() };
  }
}

const read = async <Data>(...words: string[]): Promise<Data> =>
  (JSON.parse((await muster(...words, '--json')).text) as { data: Data }).data;

const login = async () => {
  const { status } = await fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return status;
};

it('commands reach a running server with the embedded database, through a socket of its user alone', async () => {
  expect((await stat(path.join(product.dataDir, 'operator.sock'))).mode & 0o777).toBe(0o600);
  const check = await muster('check');
  expect(check.text).toMatch(/^ok {5}database: embedded/);
  const companies = await read<{ id: number; name: string; available: number }[]>('company', 'list');
  expect(companies).toMatchObject([{ name: 'Acme', available: 1 }]);
  const id = String(companies[0]?.id);

  const dry = await muster('credits', 'grant', id, '5', '--dry-run');
  expect([dry.code, dry.text]).toEqual([0, 'Dry run, nothing changed. Would do: Acme: 5 credits given']);
  expect((await muster('credits', 'grant', id, '5', '--reason', 'A late start')).code).toBe(0);
  expect((await muster('credits', 'take', id, '2')).code).toBe(0);
  expect((await muster('credits', 'take', id, '200')).code).toBe(1);
  expect(await read('company', 'show', id)).toMatchObject({
    balance: { available: 4 },
    accounts: [{ email }],
  });
});

it('an account is disabled, enabled and made an administrator', async () => {
  expect((await muster('user', 'disable', email)).code).toBe(0);
  expect(await login()).toBe(422);
  expect((await muster('user', 'disable', email)).text).toBe(`${email} is disabled already`);
  expect((await muster('user', 'enable', email)).code).toBe(0);
  expect(await login()).toBe(200);
  expect((await muster('admin', 'add', email)).code).toBe(0);
  expect(await read('admin', 'list')).toMatchObject([{ email }]);
  expect((await muster('admin', 'remove', email)).code).toBe(0);
  expect(await read('admin', 'list')).toEqual([]);
  expect((await muster('user', 'reset-link', email)).code).toBe(0);
  await expect
    .poll(async () => (await product.outbox(email)).map(({ kind }) => kind))
    .toContain('password-reset');
});

it('an owner gets a company and a link to choose a password', async () => {
  const created = await muster(
    'owner',
    'create',
    'ina@quay.test',
    '--company',
    'Quay',
    '--name',
    'Ina Ivers',
  );
  expect(created.text).toBe('Quay is created; ina@quay.test gets an email with a link to choose a password');
  await expect
    .poll(async () => (await product.outbox('ina@quay.test')).map(({ kind }) => kind))
    .toContain('password-reset');
  const [quay] = (await read<{ id: number; name: string }[]>('company', 'list')).filter(
    ({ name }) => name === 'Quay',
  );
  expect((await muster('company', 'close', String(quay?.id))).code).toBe(0);
  expect((await muster('company', 'show', String(quay?.id))).code).toBe(1);
});

it('a guest’s data is exported and erased, a session ended', async () => {
  expect(await read('person', 'export', 'ana@acme.test')).toMatchObject([{ person: { first_name: 'Ana' } }]);
  expect((await muster('session', 'fail', session.id)).code).toBe(0);
  expect(await read('session', 'show', session.id)).toMatchObject({ status: 'failed' });
  expect((await muster('person', 'erase', 'ana@acme.test')).code).toBe(0);
  expect((await muster('person', 'export', 'ana@acme.test')).code).toBe(1);
});

it('every change is written down, with its reason and without a name or an address', async () => {
  const acts = await read<{ verb: string; subject: string; reason: string | null }[]>('audit');
  expect(acts).toHaveLength(11);
  expect(acts.at(-1)).toMatchObject({
    verb: 'credits grant',
    subject: 'company 1, 5',
    reason: 'A late start',
  });
  expect(JSON.stringify(acts)).not.toMatch(/@|Acme|Quay/);
});

it('answers a wrong call with exit code 2 and the way to call it', async () => {
  for (const words of [
    ['admin'],
    ['admin', 'add'],
    ['mail', 'show', '1', '2'],
    ['check', '--dry-run'],
    ['mail', 'list', '--reason', 'x'],
  ]) {
    const result = await muster(...words);
    expect([words, result.code]).toEqual([words, 2]);
  }
});

it('without a running server the same commands work on the data folder', async () => {
  await product.terminate();
  expect((await muster('session', 'show', session.id)).text).toContain('failed');
  await product.start();
});
