import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { registration } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const page = `<!doctype html><title>Site</title>
<script src="/own.js"></script>
<script>document.documentElement.dataset.inline = 'ran';</script>
<img src="data:," onerror="document.documentElement.dataset.handler = 'ran'">`;

let server: TestApp;
let evil: Server;
let browser: Browser;
let site = '';
let evilSite = '';

beforeAll(async () => {
  const siteRoot = mkdtempSync(path.join(tmpdir(), 'muster-site-'));
  writeFileSync(path.join(siteRoot, 'index.html'), page);
  writeFileSync(path.join(siteRoot, 'own.js'), "document.documentElement.dataset.own = 'ran';");
  server = await createTestApp({ siteRoot });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://localhost:${(server.app.server.address() as AddressInfo).port}`;
  evil = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(evilPage()),
  );
  await new Promise<void>((listening) => evil.listen(0, '127.0.0.1', listening));
  evilSite = `http://127.0.0.1:${(evil.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  evil.close();
  await server.close();
});

const evilPage = () => `<!doctype html><title>Evil</title>
<form method="post" enctype="text/plain" action="${site}/api/auth/register" target="frame">
<input name='${JSON.stringify(registration()).slice(0, -1)},"x":"' value='"}'></form><iframe name="frame"></iframe>`;

test('a form and a fetch from another site write nothing, and read nothing', async () => {
  const tab = await browser.newPage();
  await tab.goto(`${site}/login`);
  await tab.evaluate(() => fetch('/sanctum/csrf-cookie', { credentials: 'include' }).then(() => undefined));
  await tab.goto(evilSite);
  const posted = tab.waitForResponse((response) => response.url().endsWith('/api/auth/register'));
  await tab.evaluate(() => document.forms[0]?.submit());
  expect([415, 419]).toContain((await posted).status());
  const results = await tab.evaluate(
    async ({ url, body }) => {
      const attempt = (init: RequestInit) =>
        fetch(url, { method: 'POST', credentials: 'include', body, ...init }).then(
          (response) => response.type,
          () => 'refused',
        );
      return [
        await attempt({ headers: { 'content-type': 'application/json' } }),
        await attempt({ mode: 'no-cors' }),
      ];
    },
    { url: `${site}/api/auth/register`, body: JSON.stringify(registration()) },
  );
  expect(results).toEqual(['refused', 'refused']);
  const read = await tab.evaluate(
    (url) =>
      fetch(url, { credentials: 'include' }).then(
        () => 'read',
        () => 'refused',
      ),
    `${site}/api/geo/countries`,
  );
  expect(read).toBe('refused');
  expect(await server.database.selectFrom('users').select('id').execute()).toEqual([]);
  await tab.close();
});

test('inline script and handlers do not run, our own file does, and framing is refused', async () => {
  const tab = await browser.newPage();
  await tab.goto(`${site}/`);
  await tab.waitForFunction(() => document.documentElement.dataset.own === 'ran');
  expect(await tab.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({ own: 'ran' });
  await tab.goto(evilSite);
  const framed = tab.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await tab.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
  }, site);
  expect((await framed).type()).toBe('error');
  await tab.close();
});
