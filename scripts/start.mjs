import { spawn } from 'node:child_process';
import { compileCache, ensureInstalled, nodeBinary, requireBootstrapNode, root } from './install.mjs';
import { serverArguments, serverEnvironment } from './server-command.mjs';

requireBootstrapNode();
ensureInstalled('production');
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();

const server = spawn(nodeBinary, ['--env-file-if-exists=.env', ...serverArguments], {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment, ...process.env, NODE_COMPILE_CACHE: compileCache },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
