import { pnpm, run } from './install.mjs';

/** Both lockfiles from package.json: npm decides, pnpm takes over what npm decided. */
run('npm', ['install', '--package-lock-only']);
run('npx', ['--yes', pnpm, 'import']);
