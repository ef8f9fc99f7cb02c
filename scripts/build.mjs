import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, envFile, nodeBinary, requireBootstrapNode, root, run } from './install.mjs';

/** Long texts, by language: `content/en`. */
const languageFolders = readdirSync(path.join(root, 'content'))
  .filter((name) => /^[a-z]{2}$/.test(name))
  .map((name) => `content/${name}`);

const sources = [
  'src',
  'contract',
  'public',
  ...languageFolders,
  'scripts',
  'server/director',
  'server/config/environment.ts',
  'server/config/shop.ts',
  'server/config/site-settings.ts',
  'index.html',
  'vite.config.ts',
  'pnpm-lock.yaml',
];
const stamp = path.join(root, 'dist', '.sources');

function* filesBelow(place) {
  if (!existsSync(place)) return;
  const entries = readdirSync(path.dirname(place), { withFileTypes: true });
  const self = entries.find((entry) => entry.name === path.basename(place));
  if (!self?.isDirectory()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) yield* filesBelow(path.join(place, name));
}

function digestOfSources() {
  const digest = createHash('sha256');
  digest.update(process.env.PRERENDER ?? '');
  for (const source of sources)
    for (const file of filesBelow(path.join(root, source))) {
      digest.update(path.relative(root, file));
      digest.update(readFileSync(file));
    }
  return digest.digest('hex');
}

/** Builds the site where its sources differ from those of the last build; `meanwhile` is begun first. */
export function ensureBuilt(meanwhile = () => undefined) {
  const digest = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  meanwhile();
  console.log('Building the site …');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  run(nodeBinary, [...envFile, vite, 'build', '--logLevel', 'error']);
  writeFileSync(stamp, digest);
}

if (process.argv[1] === import.meta.filename) {
  requireBootstrapNode();
  ensureInstalled('production');
  ensureBuilt();
}
