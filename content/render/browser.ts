import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import type { Phrase } from './speech.ts';

const ORIGIN = 'http://render.invalid';
const CONTENT = fileURLToPath(new URL('..', import.meta.url));
const CANDIDATES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

export type Studio = {
  open: (story: string, scene: string, seconds: number, phrases: Phrase[], lines?: number) => Promise<Page>;
  close: () => Promise<void>;
};

/** A headless browser whose pages are served from this repository alone, TypeScript stripped to JavaScript. */
export async function openStudio(): Promise<Studio> {
  const executablePath = CANDIDATES.find((path) => path !== undefined && existsSync(path));
  if (!executablePath) {
    throw new Error('Rendering needs Chromium: apt-get install -y chromium, or set CHROMIUM_PATH.');
  }
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
    ],
  });
  const open = async (story: string, scene: string, seconds: number, phrases: Phrase[], lines = 720) => {
    const page = await browser.newPage();
    await page.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (origin !== ORIGIN) return route.abort();
      if (!pathname.endsWith('.ts'))
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      const source = await readFile(`${CONTENT}${pathname}`, 'utf8');
      return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
    });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(ORIGIN);
    await page.addScriptTag({ type: 'module', content: `import '/render/page.ts'; window.ready = true;` });
    await page.waitForFunction('window.ready === true');
    await page.evaluate(([address, length, said, high]) => window.openScene(address, length, said, high), [
      `/stories/${story}/scenes/${scene}.ts`,
      seconds,
      phrases,
      lines,
    ] as const);
    return page;
  };
  return { open, close: () => browser.close() };
}
