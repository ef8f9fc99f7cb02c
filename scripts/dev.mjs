import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, envFile, nodeBinary, requireBootstrapNode, root } from './install.mjs';

requireBootstrapNode();
ensureInstalled('full');

const port = process.env.PORT ?? '3000';
const apiPort = process.env.MUSTER_API_PORT ?? String(Number(port) + 1);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const env = { ...process.env, PUBLIC_URL: publicUrl, VITE_DEBUG_PAGES: '1' };

const children = [
  spawn(nodeBinary, ['--watch-path=server', '--watch-path=contract', ...envFile, 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PORT: apiPort },
  }),
  spawn(nodeBinary, [...envFile, path.join('node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PORT: port, MUSTER_API_PORT: apiPort },
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children)
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
