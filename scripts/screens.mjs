import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, nodeBinary, requireBootstrapNode, root } from './install.mjs';

requireBootstrapNode();
ensureInstalled('full');
const { ensureDebianPackages } = await import('./debian-packages.mjs');
ensureDebianPackages();
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
const vitest = path.join(root, 'node_modules', '.bin', 'vitest');
// A second try would take the pictures of a session that is over.
const args = ['run', '--retry=0', '--project', 'screens', 'tests/e2e/screens-'];
const { status } = spawnSync(vitest, args, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH}`,
    PICTURES: 'renew',
  },
});
process.exit(status ?? 1);
