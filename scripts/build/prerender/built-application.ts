import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the browser's bundle is made of, as far as a prerendered page names it. */
export interface BuiltApplication {
  /** Addresses of the scripts that start it, in their order. */
  scripts: string[];
  /** Addresses of the scripts that those load on every page. */
  preloads: string[];
  /** Addresses of the styles that all its pages share. */
  styles: string[];
  /** Every style of the bundle, that of the page itself and the shared ones first. */
  css: string;
}

/** Reads it off the built page that routes in the browser. */
export async function readApplication(outDir: string, page: string): Promise<BuiltApplication> {
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  const styles = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  const preloads = [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  const files = await readdir(path.join(outDir, 'assets'));
  const all = files.filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`);
  const texts = [...new Set([...styles, ...all.toSorted()])].map((file) =>
    readFile(path.join(outDir, file), 'utf8'),
  );
  const own = [...page.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style);
  return { scripts, preloads, styles, css: [...own, ...(await Promise.all(texts))].join('\n') };
}
