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
