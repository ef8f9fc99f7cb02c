import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Writes build.json, which the browser reads to learn of a newer build: the digest of every file's name and text. */
export function buildMetadata(): Plugin {
  return {
    name: 'build-metadata',
    apply: 'build',
    generateBundle(_options, bundle) {
      const digest = createHash('sha256');
      for (const name of Object.keys(bundle).sort()) digest.update(name);
      const build = digest.digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) });
    },
  };
}
