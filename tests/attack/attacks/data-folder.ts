import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/servers/free-port.ts';
import { startProduct } from '../../support/servers/product.ts';
import { type Attack, rounds } from '../attack.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What a server that must not start says, and its exit code. */
async function refusal(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, DEMO: '0', ...env },
  });
  let output = '';
  server.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const late = setTimeout(() => server.kill('SIGKILL'), 60_000);
  const [code] = await once(server, 'exit');
  clearTimeout(late);
  return { code, output };
}

const isOneSentence = ({ code, output }: { code: number; output: string }) =>
  code === 1 && /^The server does not start: [^\n]+\.\n$/.test(output);

/** Servers that would share a folder, a port or a full disk with somebody. */
export const attack: Attack = {
  name: 'data-folder',
  async run({ note }) {
    const product = await startProduct();
    for (let round = 0; round < rounds; round += 1) {
      const second = await refusal({ DATA_DIR: product.dataDir, PORT: String(await freePort()) });
      note('second server on the folder', isOneSentence(second), second.output);
      const samePort = await refusal({ DATA_DIR: product.dataDir, PORT: new URL(product.url).port });
      note('second server on the port', isOneSentence(samePort), samePort.output);
    }
    note('the first still answers', (await fetch(`${product.url}/readyz`)).ok);
    await product.close();
    await fullDisk(note);
  },
};

/** A small file system of its own, where this user may mount one. */
async function fullDisk(note: (kind: string, held: boolean, detail?: string) => void): Promise<void> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'muster-attack-'));
  const disk = path.join(place, 'disk');
  await mkdir(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    console.log('   (no full disk: this user may not mount one)');
    return rm(place, { recursive: true, force: true });
  }
  const full = await refusal({ DATA_DIR: disk, PORT: String(await freePort()) });
  const written = (await readdir(disk)).filter((name) => !name.startsWith('server.lock'));
  note('full disk', isOneSentence(full) && written.length === 0, `${full.output} ${written}`);
  execFileSync('umount', ['-l', disk]);
  await rm(place, { recursive: true, force: true });
}
