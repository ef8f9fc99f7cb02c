import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { type BuiltPages, createPageLookup } from '../../contract/rules/page-addresses.ts';

/** The site built with other `VITE_` variables than the product's own, each page left to the browser. */
export async function buildSite(outDir: string, variables: Record<string, string>): Promise<void> {
  const settings = { ...variables, PRERENDER: '0' };
  Object.assign(process.env, settings);
  try {
    await build({
      root: path.resolve(import.meta.dirname, '../..'),
      mode: 'production',
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
}

/** The context's pages come from `site`, under the headers of the product that would have served its own. */
export async function serveSite(context: BrowserContext, site: string): Promise<void> {
  // Chromium takes a page that was put in from outside for one of the open internet.
  await context.grantPermissions(['local-network-access']);
  await context.route('**/assets/**', (route) =>
    route.fulfill({ path: path.join(site, new URL(route.request().url()).pathname) }),
  );
  const { pages } = JSON.parse(await readFile(path.join(site, 'build.json'), 'utf8')) as {
    pages: BuiltPages;
  };
  const isPage = createPageLookup(pages);
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const status = isPage(new URL(route.request().url()).pathname) ? 200 : response.status();
    return route.fulfill({ response, status, body: await readFile(path.join(site, 'index.html')) });
  });
}
