import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { buildSingleScript } from './single-script.ts';

/** Writes service-worker.js at the root of the site, with the name of the build in it, so that each build's differs. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  let isBuilt = false;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isBuilt = true;
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (!isBuilt) return;
        const outDir = path.resolve(config.root, config.build.outDir);
        const known: { build: string } = JSON.parse(await readFile(path.join(outDir, 'build.json'), 'utf8'));
        const code = await buildSingleScript(config, 'src/offline/service-worker.ts', {
          'import.meta.env.VITE_OFFLINE_BUILD': JSON.stringify(known.build),
        });
        await writeFile(path.join(outDir, 'service-worker.js'), code);
      },
    },
  };
}
