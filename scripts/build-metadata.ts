import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltPages, PagePart } from '#contract/rules/page-addresses.ts';

/**
 * Writes build.json: the digest of every file's name and text, which the browser reads to learn of a newer build, and
 * which pages this build has beside those that every build has, so that the server answers 404 to the others.
 */
export function buildMetadata(): Plugin {
  let pages: BuiltPages;
  return {
    name: 'build-metadata',
    apply: 'build',
    configResolved({ root, env }) {
      const files = readdirSync(path.join(root, 'content/blog'));
      const parts: [PagePart, boolean][] = [
        ['admin', Boolean(env.VITE_ADMIN_URL?.trim())],
        ['debug', env.VITE_DEBUG_PAGES === '1'],
      ];
      pages = {
        articles: files.filter((file) => file.endsWith('.md')).map((file) => path.basename(file, '.md')),
        parts: parts.filter(([, isOn]) => isOn).map(([part]) => part),
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
