import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type SiteSettings, withSiteSettings } from '../../../contract/rules/pages/site-settings.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The files of a built site with these settings, without a server; other paths get the page. */
export async function serveFiles(
  site: string,
  settings: SiteSettings,
): Promise<{ url: string; close(): void }> {
  const page = withSiteSettings(await readFile(path.join(site, 'index.html'), 'utf8'), settings);
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const isPage = path.extname(pathname) === '';
    const content = isPage
      ? page
      : await readFile(path.join(site, path.normalize(pathname))).catch(() => undefined);
    response.writeHead(content ? 200 : 404, {
      'content-type': types[isPage ? '.html' : path.extname(pathname)] ?? 'application/octet-stream',
    });
    response.end(content);
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
