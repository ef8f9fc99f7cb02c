import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'vitest';
import type { SiteDocument } from '../../contract/rules/pages/site-documents.ts';
import { reviewScreens } from '../support/browser/screen-review.ts';

const built = path.resolve(import.meta.dirname, '../../dist/documents.json');
const documents: SiteDocument[] = JSON.parse(readFileSync(built, 'utf8'));
const prerendered = documents.flatMap(({ path: address, file }) => (file.endsWith('.html') && address) || []);
const publicPaths = [...new Set([...prerendered, '/password/reset', '/experience/join'])];

const review = reviewScreens();

/** In a browser of one name, whose devices are made up, with a word on each of them. */
async function lookAtDeviceCheck(): Promise<void> {
  const visitor = await review.visit('tester');
  const { page, context } = visitor;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  });
  await review.open(page, '/systemCheck');
  await page.getByRole('heading', { level: 1, name: 'Good so far' }).waitFor();
  for (const [begin, answer] of [
    ['Play the notes', 'I heard them'],
    ['Record 3 seconds', 'That was me'],
    ['Show my camera', 'I see myself'],
  ] as const) {
    await page.getByRole('button', { name: begin }).click();
    await page.getByRole('button', { name: answer }).click();
  }
  await page.getByRole('heading', { level: 1, name: 'You are ready' }).waitFor();
  await review.look(visitor, 'systemCheck');
  await context.close();
}

it('every public page is for everybody', { timeout: 600_000 }, async () => {
  const visitor = await review.visit('reader');
  await review.walk(visitor, publicPaths);
  await visitor.context.close();
  await lookAtDeviceCheck();
  const lost = await review.visit('lost', /status of 4\d\d/);
  await review.walk(lost, ['/no/such/page']);
  await lost.context.close();
  review.expectNoProblems();
});
