import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  compileCache,
  ensureInstalled,
  envFile,
  nodeBinary,
  requireBootstrapNode,
  root,
} from './install.mjs';
import { serverArguments, serverEnvironment } from './server-command.mjs';

requireBootstrapNode();
ensureInstalled('production');
const { ensureBuilt } = await import('./build.mjs');

const settings = {
  cwd: root,
  env: { ...serverEnvironment, ...process.env, NODE_COMPILE_CACHE: compileCache },
};
/** Making the database takes as long as building the site, and one need not wait for the other. */
let prepared;
ensureBuilt(() => {
  prepared = once(
    spawn(nodeBinary, [...envFile, 'server/prepare-data.ts'], { ...settings, stdio: 'ignore' }),
    'exit',
  );
});
await prepared;

const server = spawn(nodeBinary, [...envFile, ...serverArguments], { ...settings, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
endWithNpm();
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** npm passes a signal to the shell between, which ends without passing it on. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watching);
    server.kill('SIGTERM');
  }, 200);
  watching.unref();
}
