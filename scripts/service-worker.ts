import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

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
        const result = await build({
          root: config.root,
          mode: config.mode,
          configFile: false,
          logLevel: 'warn',
          define: { 'import.meta.env.VITE_OFFLINE_BUILD': JSON.stringify(known.build) },
          build: {
            write: false,
            emptyOutDir: false,
            target: 'es2022',
            modulePreload: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/offline/service-worker.ts' },
          },
        });
        const [chunk] = (result as Rolldown.RolldownOutput).output;
        await writeFile(path.join(outDir, 'service-worker.js'), chunk.code);
      },
    },
  };
}
