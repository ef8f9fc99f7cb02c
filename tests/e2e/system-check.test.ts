import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, screens, takePolicyBreaches } from '../support/browser/browser.ts';
import { freePort } from '../support/servers/free-port.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { startRelay } from './relay-server.ts';

const secret = 'a secret that coturn and the product share';

let relay: Awaited<ReturnType<typeof startRelay>>;
let product: Product;
let browser: Browser;
let tlsPort: number;

beforeAll(async () => {
  relay = await startRelay(secret);
  tlsPort = await freePort();
  const place = `127.0.0.1:${relay.port}`;
  product = await startProduct({
    WELCOME_CREDITS: '2',
    TURN_URLS: `turn:${place}?transport=udp,turn:${place}?transport=tcp,turns:127.0.0.1:${tlsPort}?transport=tcp`,
    TURN_SECRET: secret,
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await relay?.close();
});

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) });

async function stateOf(page: Page, title: string): Promise<string | null> {
  return row(page, title).getAttribute('data-state');
}

async function copied(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Records anew and answers in the very task in which the recording comes, before it is loaded. */
async function answerAtOnce(page: Page): Promise<void> {
  const answered = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('audio')) return;
          observer.disconnect();
          for (const button of document.querySelectorAll('button'))
            if (button.textContent === 'That was me') button.click();
          resolve();
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Record 3 seconds' }).click();
  await answered;
}

const settled = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /Good so far|It will/ }).waitFor();

it('tests everything, names faults with their remedy, and passes once they are corrected', async () => {
  const { page, complaints } = await openVisitor(browser, 'Ana', {
    screen: 'phone',
    expected: /net::ERR_FAILED/,
  });
  await page.route('**/media/**/*.m3u8', (route) => route.abort());
  await page.goto(`${product.url}/systemCheck`);
  await page.getByRole('heading', { level: 1, name: 'It will not work like this' }).waitFor();
  const clips = row(page, 'Films');
  expect(await clips.textContent()).toContain('We couldn’t load a film.Ask your IT to allow video');
  await page.unroute('**/media/**/*.m3u8');
  await clips.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => stateOf(page, 'Films')).toBe('passed');
  for (const title of ['Browser', 'Screen', 'Time', 'Live connection'])
    expect([title, await stateOf(page, title)]).toEqual([title, 'passed']);
  expect(await row(page, 'Network').textContent()).toMatch(
    /Response time \d+ ms, varying by \d+ ms.*\. Your connection: .*bit\/s download, .*bit\/s upload\./,
  );

  await page.getByRole('button', { name: 'Play the notes' }).click();
  await page.getByRole('button', { name: 'I heard nothing' }).click();
  expect(await row(page, 'Speaker').textContent()).toContain('Turn the volume up');
  await page.getByRole('button', { name: 'Play the notes' }).click();
  await page.getByRole('button', { name: 'I heard them' }).click();
  await page.getByRole('button', { name: 'Record 3 seconds' }).click();
  const microphones = page.getByRole('combobox', { name: /microphone/ });
  await microphones.selectOption({ index: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator('audio').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'That was me' }).click();
  await answerAtOnce(page);
  await page.getByRole('button', { name: 'Show my camera' }).click();
  await page.getByLabel('Your camera').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(screens.phone);
  await page.getByRole('button', { name: 'I see myself' }).click();
  for (const title of ['Speaker', 'Microphone', 'Camera'])
    expect([title, await stateOf(page, title)]).toEqual([title, 'passed']);

  expect(await screenProblems(page)).toEqual([]);
  const report = await copied(page, 'Copy this report');
  expect(report).toMatch(/^Muster device check\n\d{4}-\d\d-\d\d \d\d:\d\d UTC, Chrome \d+ on Linux\n/);
  expect(report.split('\n').filter((line) => /: (fine|works with limits)\./.test(line))).toHaveLength(10);

  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { level: 1, name: 'Du bist bereit' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\b(the|your|you|with|and|this)\b/i);
  await page.getByRole('button', { name: 'Diesen Bericht kopieren' }).click();
  await page.getByRole('button', { name: 'Kopiert' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Muster, Geräteprüfung\n/);
  expect(complaints()).toEqual([]);
  expect(takePolicyBreaches()).toEqual([]);
});

it('tests each transport to the video room with the seat’s credentials, and lists the required ones for IT', async () => {
  const organiser = await signUpOrganiser(product);
  const session = await organiser.schedule();
  const { page, complaints } = await openVisitor(browser, 'Bo');
  await page.goto(session.seats[0]?.personal_link ?? '');
  await page.getByText('1 of 4 here').waitFor();
  const reported = page.waitForRequest('**/api/exp/check');
  await page.goto(`${product.url}/systemCheck`);
  await settled(page);
  expect(await row(page, 'Video room').textContent()).toMatch(
    /connect directly, and through the relay over UDP and TCP\. It does not answer over TLS\. \d+ of [1-9]\d* packets lost, .*Tried with your own access\./,
  );
  const { details } = (await reported).postDataJSON();
  expect(details).toMatchObject({ video: 'passed', screen: 'passed', microphone: 'untested' });
  expect(
    Object.values(details).filter((state) => !/^(passed|warned|failed|untested)$/.test(String(state))),
  ).toEqual([]);
  await expect
    .poll(async () => (await organiser.read(session.id)).seats[0]?.check?.untested)
    .toEqual(['speaker', 'microphone', 'camera']);
  expect(await screenProblems(page)).toEqual([]);
  const forIt = await copied(page, 'Copy the text for IT');
  const { hostname, port } = new URL(product.url);
  for (const line of [
    `- ${hostname}, TCP port ${port}: WebSocket (ws), kept open for the whole session`,
    `- 127.0.0.1, UDP port ${relay.port}: TURN over UDP`,
    `- 127.0.0.1, TCP port ${relay.port}: TURN over TCP`,
    `- 127.0.0.1, TCP port ${tlsPort}: TURN over TLS`,
  ])
    expect(forIt.split('\n')).toContain(line);
  expect(forIt).not.toContain('credential');
  expect(complaints()).toEqual([]);

  await relay.close();
  await page.reload();
  await settled(page);
  expect(await row(page, 'Video room').textContent()).toContain(
    'connect directly only. The relay does not answer over UDP, TCP, and TLS. Tried with your own access.',
  );
  await page.getByRole('heading', { name: 'It will work, with limits' }).waitFor();
});
