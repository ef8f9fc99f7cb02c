import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

/** A module of tests/e2e and what it imports, as one script for a browser. */
export async function bundleForBrowser(file: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.resolve(import.meta.dirname, '../e2e', file), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]?.output[0].code ?? '';
}

/** Every page of the context under `/start` runs `script` and nothing else. */
export async function serveBundle(context: BrowserContext | Page, script: string): Promise<void> {
  await context.route('**/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route('**/start*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/script.js"></script>',
    }),
  );
}
