import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltPages } from '#contract/rules/pages/page-addresses.ts';

/**
 * Writes build.json: the digest of every file's name and text, which the browser reads to learn of a newer build, and
 * the articles of the blog, so that the server answers 404 to all others.
 */
export function buildMetadata(): Plugin {
  let pages: BuiltPages;
  return {
    name: 'build-metadata',
    apply: 'build',
    configResolved({ root }) {
      const files = readdirSync(path.join(root, 'content/en/blog'));
      pages = {
        articles: files.filter((file) => file.endsWith('.md')).map((file) => path.basename(file, '.md')),
      };
    },
    generateBundle(_options, bundle) {
      const digest = createHash('sha256');
      for (const name of Object.keys(bundle).sort()) digest.update(name);
      const build = digest.digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build, pages }) });
    },
  };
}
