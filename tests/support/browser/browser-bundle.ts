import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: path.resolve(import.meta.dirname, '../../e2e', file), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]?.output[0].code ?? '';
}

const startPage = '<script type="module" src="/script.js"></script>';

/** Every page of the context under `/start` runs `script` only. */
export async function serveBundle(context: BrowserContext | Page, script: string): Promise<void> {
  await context.route('**/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route('**/start*', (route) => route.fulfill({ contentType: 'text/html', body: startPage }));
}

/** The same from a separate server on loopback, whose pages may connect to other servers there. */
export async function listenWithBundle(script: string) {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : startPage);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/start`,
    close: () => server.close(),
  };
}
