import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  canMakeRoots,
  copyTree,
  inRoot,
  makeDebianRoot,
  networkEnv,
  unpackSources,
} from '../support/deploy/debian-root.ts';
import { buildImage, type Image } from '../support/deploy/dockerfile.ts';
import { type Isolated, startIsolated } from '../support/deploy/isolated.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const settings = {
  APP_SECRET: 'a-secret-of-this-test-with-enough-characters',
  PUBLIC_URL: 'https://play.example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  DEMO: '0',
};
const rootMs = 300_000;

let folder: string;
const place = (name: string) => path.join(folder, name);
const running: Isolated[] = [];

beforeAll(async () => {
  if (!canMakeRoots) return;
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-roots-'));
  await unpackSources(place('sources'));
}, rootMs);
afterAll(async () => {
  for (const one of running) await one.stop('SIGKILL').catch(() => undefined);
  if (folder) await rm(folder, { recursive: true, force: true });
}, rootMs);

const start = async (command: string, words: readonly string[]) => {
  const isolated = await startIsolated(command, words);
  running.push(isolated);
  return isolated;
};

/** The first command after the start, as docs/operating.md has it. */
const operatorWords = ['owner', 'create', 'ina@acme.example', '--company', 'Acme', '--name', 'Ina Ivers'];

describe.runIf(canMakeRoots)('the Dockerfile', () => {
  /** As compose.yaml and kubernetes.yaml run it: root file system read-only, no capability, one user. */
  async function startContainer({ root, env, workdir, user, command }: Image): Promise<Isolated> {
    await copyTree(path.join(root, 'data'), place('data'));
    const mounts = [
      'mount --bind "$ROOT" "$ROOT"',
      'mount --rbind /dev "$ROOT/dev"',
      'mount -t proc proc "$ROOT/proc"',
      'mount -t tmpfs tmpfs "$ROOT/tmp"',
      'mount --bind "$DATA" "$ROOT/data"',
      'mount -o remount,bind,ro "$ROOT"',
      'ip link set lo up',
    ].join(' && ');
    const given = Object.entries({ ...env, ...settings }).map(([name, value]) => `${name}=${value}`);
    const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs'];
    const program = [...asUser, '--bounding-set=-all', 'env', '-C', workdir, ...given, ...command];
    return start('env', [
      '-i',
      `PATH=${process.env.PATH}`,
      `ROOT=${root}`,
      `DATA=${place('data')}`,
      ...['unshare', '--mount', '--pid', '--net', '--fork', '--kill-child'],
      ...['sh', '-c', `${mounts} && exec chroot "$ROOT" "$@"`, 'sh', ...program],
    ]);
  }

  it(
    'builds, runs as PID 1 without root, network or a writable root, and ends on SIGTERM',
    async () => {
      await makeDebianRoot(place('node-image'), [], '/usr/local');
      await inRoot(place('node-image'), 'useradd --uid 1000 --create-home --shell /bin/bash node');
      const image = await buildImage({
        dockerfile: await readFile(path.join(repository, 'deploy/Dockerfile'), 'utf8'),
        context: place('sources'),
        baseRoot: place('node-image'),
        folder,
      });
      expect(image.user).toBe('node');
      const container = await startContainer(image);
      const isHealthy = () =>
        container.execute(image.healthCheck).then(
          () => true,
          () => false,
        );
      await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
      const asNode = ['setpriv', '--reuid=node', '--regid=node', '--clear-groups'];
      const status = await container.execute(['cat', '/proc/1/status']);
      expect(status).toMatch(/^Name:\s+node/m);
      expect(status).toMatch(/^Uid:\s+1000\s/m);
      expect(status).toMatch(/^CapBnd:\s+0+$/m);
      await expect(container.execute(['touch', '/app/anything'])).rejects.toThrow(/Read-only file system/);

      const muster = ['env', '-C', image.workdir, 'DATA_DIR=/data', 'node', 'scripts/operate/muster.ts'];
      expect(await container.execute([...asNode, ...muster, ...operatorWords])).toContain('ina@acme.example');
      expect(await container.execute([...asNode, ...muster, 'company', 'list'])).toContain('Acme');
      expect(await container.stop('SIGTERM'), container.output()).toBe(0);
    },
    rootMs,
  );
});

describe.runIf(canMakeRoots)('the systemd unit', () => {
  it(
    'starts at boot, comes back after a kill with its data, and stops in time',
    async () => {
      const root = place('machine');
      await makeDebianRoot(root, ['systemd-sysv'], '/usr');
      await copyTree(place('sources'), path.join(root, 'opt/muster'));
      await inRoot(root, 'node scripts/build.mjs', { workdir: '/opt/muster', env: networkEnv });
      await inRoot(root, 'useradd --system --no-create-home --shell /usr/sbin/nologin muster');
      const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
      await writeFile(path.join(root, 'etc/muster.env'), `${lines.join('\n')}\n`, { mode: 0o600 });
      await cp(
        path.join(repository, 'deploy/muster.service'),
        path.join(root, 'etc/systemd/system/muster.service'),
      );
      await inRoot(root, 'systemctl enable muster');

      const machine = await start('systemd-nspawn', [
        ...['-D', root, '--boot', '--private-network', '--register=no', '--keep-unit'],
      ]);
      const read = async (property: string) =>
        (await machine.execute(['systemctl', 'show', 'muster', '--value', '-p', property])).trim();
      const probe = `fetch('http://127.0.0.1:3000/readyz').then(({ status }) => console.log(status), () => console.log(0))`;
      const readiness = async () => (await machine.execute(['node', '-e', probe])).trim();
      const expectReady = async () => {
        await expect.poll(() => readiness().catch(() => ''), { timeout: 60_000 }).toBe('200');
      };
      await expectReady();
      const muster = [
        'runuser',
        '-u',
        'muster',
        '--',
        'env',
        '-C',
        '/opt/muster',
        'DATA_DIR=/var/lib/muster',
      ];
      const operate = (words: readonly string[]) =>
        machine.execute([...muster, 'node', 'scripts/operate/muster.ts', ...words]);
      expect(await operate(operatorWords)).toContain('ina@acme.example');

      const killed = await read('MainPID');
      await machine.execute(['systemctl', 'kill', '--signal=KILL', 'muster']);
      await expect.poll(() => read('NRestarts')).toBe('1');
      await expectReady();
      expect(await read('MainPID')).not.toBe(killed);
      expect(await operate(['company', 'list'])).toContain('Acme');

      await machine.execute(['systemctl', 'stop', 'muster']);
      expect([await read('ActiveState'), await read('Result'), await read('ExecMainStatus')]).toEqual([
        'inactive',
        'success',
        '0',
      ]);
    },
    rootMs,
  );
});
