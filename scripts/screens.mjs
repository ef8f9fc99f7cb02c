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
const { status } = spawnSync(vitest, ['run', '--project', 'e2e', 'tests/e2e/screens.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH}`,
    PICTURES: 'renew',
  },
});
process.exit(status ?? 1);
