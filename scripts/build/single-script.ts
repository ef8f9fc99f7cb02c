import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type ResolvedConfig, type Rolldown } from 'vite';

/** The code of a script that loads nothing else, for the same browsers as the site. */
export async function buildSingleScript(
  { root, mode }: ResolvedConfig,
  input: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return chunk.code;
}

export interface PageScript {
  text: string;
  /** As a content policy names it. */
  hash: string;
}

/** The inline script of a page: the chosen look, then what `input` does until the application is loaded. */
export async function buildPageScript(config: ResolvedConfig, input: string): Promise<PageScript> {
  const [scheme, code] = await Promise.all([
    readFile(path.join(config.publicDir, 'scheme.js'), 'utf8'),
    buildSingleScript(config, input),
  ]);
  const text = `${scheme.replaceAll(/^\/\/.*\n/gm, '')}${code}`;
  if (text.includes('</script')) throw new Error('The script of a page would end itself');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
