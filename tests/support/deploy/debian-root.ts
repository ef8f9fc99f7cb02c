import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../..');

/** Everything that unpacks, enters and starts a second Debian; Linux, as root. */
export const canMakeRoots =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  ['debootstrap', 'systemd-nspawn', 'unshare', 'nsenter'].every(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0,
  );

export interface InRoot {
  env?: Record<string, string>;
  workdir?: string;
}

/** Runs a command in a root with the shell's rules; resolves with its output, rejects with it where the command fails. */
export async function inRoot(root: string, command: string, { env = {}, workdir = '/' }: InRoot = {}) {
  const { stdout } = await execute('chroot', [root, 'sh', '-c', `cd ${workdir} && ${command}`], {
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', ...env },
    maxBuffer: 64 * 2 ** 20,
  });
  return stdout;
}

/** A copy with owners, modes and links; shares blocks where the file system can. */
export const copyTree = (from: string, to: string) => execute('cp', ['-a', '--reflink=auto', from, to]);

/** The host's mirror, resolver, certificates and registry: what a root needs to reach what the host reaches. */
async function borrowNetwork(root: string): Promise<void> {
  await cp('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), { dereference: true });
  await cp('/etc/hosts', path.join(root, 'etc/hosts'), { dereference: true });
  const npmrc = path.join(process.env.HOME ?? '/root', '.npmrc');
  if (existsSync(npmrc)) await cp(npmrc, path.join(root, 'root/.npmrc'));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) await cp(certificates, path.join(root, 'root/certificates.pem'), { dereference: true });
}

/** For commands in a root that fetch packages. */
export const networkEnv: Record<string, string> = process.env.NODE_EXTRA_CA_CERTS
  ? { NODE_EXTRA_CA_CERTS: '/root/certificates.pem' }
  : {};

async function debianMirror(): Promise<string> {
  const folder = '/etc/apt/sources.list.d';
  const names = existsSync(folder) ? await readdir(folder) : [];
  const files = ['/etc/apt/sources.list', ...names.map((name) => path.join(folder, name))];
  const lists = await Promise.all(
    files.filter((file) => existsSync(file)).map((file) => readFile(file, 'utf8')),
  );
  const mirror = /https?:\/\/\S+/.exec(lists.join('\n').replaceAll(/^\s*#.*$/gm, ''))?.[0];
  return mirror ?? 'http://deb.debian.org/debian';
}

/** A minimal Debian 12 with the packages named, and this process' Node and npm at `nodePrefix`. */
export async function makeDebianRoot(root: string, packages: readonly string[], nodePrefix: string) {
  // Node 26 is linked to libatomic1; its image has it too.
  const included = `--include=${['libatomic1', ...packages].join(',')}`;
  await execute('debootstrap', ['--variant=minbase', included, 'bookworm', root, await debianMirror()], {
    maxBuffer: 64 * 2 ** 20,
  });
  await borrowNetwork(root);
  const prefix = path.join(root, nodePrefix);
  await mkdir(path.join(prefix, 'lib/node_modules'), { recursive: true });
  await cp(process.execPath, path.join(prefix, 'bin/node'));
  const npmOfHost = (await execute('sh', ['-c', 'readlink -f "$(command -v npm)"'])).stdout.trim();
  await copyTree(path.resolve(npmOfHost, '../..'), path.join(prefix, 'lib/node_modules/npm'));
  for (const name of ['npm', 'npx'])
    await writeFile(
      path.join(prefix, 'bin', name),
      `#!/bin/sh\nexec ${path.join(nodePrefix, 'bin/node')} ${path.join(nodePrefix, `lib/node_modules/npm/bin/${name}-cli.js`)} "$@"\n`,
      { mode: 0o755 },
    );
}

/** What git has of this commit, as a fresh clone or a build context has it. */
export async function unpackSources(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await execute('sh', ['-c', 'git -C "$1" archive HEAD | tar -x -C "$2"', 'sh', repository, folder]);
}
