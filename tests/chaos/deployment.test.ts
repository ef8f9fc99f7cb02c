import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { checkTransfer } from '#contract/rules/sessions/system-checks.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { freePort } from '../support/servers/free-port.ts';
import { createLoopbackCertificate } from '../support/servers/loopback-certificate.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

const deploy = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../deploy', file), 'utf8');
const programs = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
const find = (name: string) =>
  programs.map((folder) => path.join(folder, name)).find((place) => existsSync(place));
const [nginx, caddy, haproxy] = ['nginx', 'caddy', 'haproxy'].map(find);
const [promtool, prometheus, systemdAnalyze] = ['promtool', 'prometheus', 'systemd-analyze'].map(find);

const certificate = createLoopbackCertificate();
let folder: string;
let product: Product;
let organiser: Organiser;
let metricsPort: number;
const closing: (() => unknown)[] = [() => certificate.remove()];
const place = (name: string) => path.join(folder, name);

beforeAll(async () => {
  if (!(nginx ?? caddy ?? haproxy ?? prometheus)) return;
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-deploy-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  metricsPort = await freePort();
  product = await startProduct({
    TRUST_PROXY: '1',
    WELCOME_CREDITS: '5',
    METRICS_PORT: String(metricsPort),
  });
  closing.push(() => product.close());
  organiser = await signUpOrganiser(product);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Runs a program until the test ends; its output shows where it did not start. */
function run(program: string, words: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: 'pipe' });
  child.stderr?.on('data', (chunk) => process.stderr.write(chunk));
  closing.push(async () => {
    const ended = once(child, 'exit');
    if (child.kill('SIGTERM')) await ended;
  });
  return child;
}

const productHost = () => new URL(product.url).host.replace('localhost', '127.0.0.1');

/** A part of a configuration that has to be there, in this machine's terms. */
function replaced(configuration: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((given, [from, to]) => {
    expect(given).toContain(from);
    return given.replaceAll(from, to);
  }, configuration);
}

async function ask(
  port: number,
  target: string,
  { body, headers = {} }: { body?: Buffer; headers?: Record<string, string> } = {},
): Promise<IncomingMessage> {
  const asked = request(`https://localhost:${port}${target}`, {
    ca: certificate.cert,
    method: body ? 'POST' : 'GET',
    headers,
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

/** What people need of a proxy: pages, uploads, answers that come bit by bit, WebSockets, and their own address behind it. */
async function expectPassThrough(port: number): Promise<void> {
  await expect
    .poll(() =>
      ask(port, '/healthz')
        .then(({ statusCode }) => statusCode)
        .catch(() => 0),
    )
    .toBe(200);
  const page = await ask(port, '/api/check-connections');
  expect([page.statusCode, page.headers['x-request-id']]).toEqual([
    200,
    expect.stringMatching(/^[\w-]{16,}$/),
  ]);

  const [, , largest] = checkTransfer.upPieces;
  const uploaded = await ask(port, '/api/check-upload', {
    body: Buffer.alloc(largest),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(JSON.parse(await text(uploaded))).toEqual({ received_bytes: largest });

  const events = await ask(port, '/api/dashboard/events', {
    headers: { authorization: `Bearer ${organiser.token}` },
  });
  let received = '';
  events.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  const { id } = await organiser.schedule();
  await expect.poll(() => received, { timeout: 10_000 }).toContain(id);
  events.destroy();

  const socket = new WebSocket(`wss://localhost:${port}/?v=6&format=json&access_token=none`, {
    ca: certificate.cert,
  });
  const [frame] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(frame.toString())).toMatchObject({ action: 9, error: { statusCode: 401 } });
  socket.terminate();
}

it.runIf(nginx)('nginx takes nginx.conf and passes everything on', async () => {
  const [port, plain] = [await freePort(), await freePort()];
  const site = replaced(deploy('nginx.conf'), {
    '127.0.0.1:3000': productHost(),
    'listen 443 ssl': `listen ${port} ssl`,
    'listen 80': `listen ${plain}`,
    'play.example.com': 'localhost',
    '/etc/ssl/muster/fullchain.pem': certificate.file,
    '/etc/ssl/muster/privkey.pem': path.join(path.dirname(certificate.file), 'key.pem'),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${place(kind)};`)
    .join('\n');
  await writeFile(
    place('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${place('nginx.pid')}; error_log stderr;\nevents {}\nhttp { access_log off;\n${temporary}\n${site}}`,
  );
  const words = ['-p', folder, '-c', place('nginx.conf')];
  execFileSync(nginx ?? '', ['-t', ...words], { stdio: 'pipe' });
  run(nginx ?? '', words);
  await expectPassThrough(port);
});

it.runIf(caddy)('Caddy takes the Caddyfile and passes everything on', async () => {
  const port = await freePort();
  const key = path.join(path.dirname(certificate.file), 'key.pem');
  const site = deploy('Caddyfile').replace(
    '{$PUBLIC_HOST} {',
    `{$PUBLIC_HOST} {\n\ttls ${certificate.file} ${key}`,
  );
  await writeFile(place('Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const words = ['--config', place('Caddyfile'), '--adapter', 'caddyfile'];
  const settings = {
    PUBLIC_HOST: `https://localhost:${port}`,
    MUSTER: productHost(),
    HOME: folder,
    XDG_DATA_HOME: place('caddy'),
  };
  execFileSync(caddy ?? '', ['validate', ...words], { env: { ...process.env, ...settings }, stdio: 'pipe' });
  run(caddy ?? '', ['run', ...words], settings);
  await expectPassThrough(port);
});

it.runIf(haproxy)('HAProxy takes haproxy.cfg and passes everything on', async () => {
  const port = await freePort();
  await writeFile(place('muster.pem'), Buffer.concat([certificate.cert, certificate.key]));
  const settings = replaced(deploy('haproxy.cfg'), {
    'maxconn 20000': 'maxconn 1000',
    'bind :443': `bind 127.0.0.1:${port}`,
    '/etc/haproxy/muster.pem': place('muster.pem'),
    '127.0.0.1:3000': productHost(),
  });
  await writeFile(place('haproxy.cfg'), settings);
  execFileSync(haproxy ?? '', ['-c', '-f', place('haproxy.cfg')], { stdio: 'pipe' });
  run(haproxy ?? '', ['-db', '-f', place('haproxy.cfg')]);
  await expectPassThrough(port);
});

it.runIf(promtool && prometheus)(
  'Prometheus takes the rules and finds every metric that they name',
  async () => {
    const rules = path.resolve(import.meta.dirname, '../../deploy/alerts.yml');
    execFileSync(promtool ?? '', ['check', 'rules', rules], { stdio: 'pipe' });
    const port = await freePort();
    await mkdir(place('prometheus'));
    const scrape = `scrape_configs: [{ job_name: muster, static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }] }]`;
    await writeFile(
      place('prometheus.yml'),
      `global: { scrape_interval: 1s, evaluation_interval: 1s }\nrule_files: ['${rules}']\n${scrape}\n`,
    );
    run(prometheus ?? '', [
      `--config.file=${place('prometheus.yml')}`,
      `--storage.tsdb.path=${place('prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ]);
    const api = async (target: string) =>
      fetch(`http://127.0.0.1:${port}/api/v1/${target}`).then(async (answer) => (await answer.json()).data);
    await expect
      .poll(() =>
        api('query?query=up')
          .then(({ result }) => result[0]?.value[1])
          .catch(() => ''),
      )
      .toBe('1');
    const { groups } = await api('rules');
    const asked: { name: string; query: string; health: string }[] = groups[0].rules;
    expect(asked.length).toBeGreaterThan(5);
    await expect
      .poll(() =>
        api('rules').then((now) => now.groups[0].rules.map(({ health }: { health: string }) => health)),
      )
      .toEqual(asked.map(() => 'ok'));
    const seriesOf = async (expr: string) =>
      (await api(`query?${new URLSearchParams({ query: expr })}`)).result.length as number;
    const watched = asked.map(({ query }) => query.replace(/ (?:>|==) [\d.]+$/, ''));
    // Nothing has failed, so there is no answer with 5xx, and no Redis.
    for (const expr of watched.filter((query) => !/5\.\.|redis/.test(query)))
      await expect.poll(() => seriesOf(expr), { message: expr }).toBeGreaterThan(0);
    const board = JSON.parse(deploy('grafana.json')) as { panels: { targets: { expr: string }[] }[] };
    const shown = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(shown.length).toBeGreaterThan(15);
    for (const expr of shown.filter((query) => !query.includes('redis')))
      await expect.poll(() => seriesOf(expr), { message: expr }).toBeGreaterThan(0);
  },
);

it.runIf(systemdAnalyze)('systemd takes the unit', async () => {
  const unit = path.join(folder ?? os.tmpdir(), 'muster-test.service');
  await writeFile(unit, replaced(deploy('muster.service'), { '/usr/bin/node': process.execPath }));
  closing.push(() => rm(unit, { force: true }));
  execFileSync(systemdAnalyze ?? '', ['verify', '--man=no', unit], { stdio: 'pipe' });
});
