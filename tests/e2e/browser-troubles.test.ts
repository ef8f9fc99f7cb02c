import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor, untilHydrated } from '../support/browser/browser.ts';
import { startLivekit } from '../support/servers/livekit-server.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { joinByLink } from '../support/virtual-participant.ts';

/** What a browser says of a file that does not arrive. */
const missing = /net::ERR_FAILED|dynamically imported module/;

/** What it and LiveKit's client say of a token that is refused. */
const shut = /\/rtc\/v1|could not establish signal connection|invalid token/i;

let product: Product;
let organiser: Organiser;
let browser: Browser;
let livekit: Awaited<ReturnType<typeof startLivekit>>;

/** The server signs its tokens with another secret than the media server's. */
beforeAll(async () => {
  browser = await launchBrowser();
  const keys = { apiKey: 'muster', apiSecret: 'the-secret-of-the-media-server-itself' };
  livekit = await startLivekit(keys, await browser.newContext());
  product = await startProduct({
    WELCOME_CREDITS: '6',
    LIVEKIT_URL: `ws://localhost:${livekit.port}`,
    LIVEKIT_API_KEY: keys.apiKey,
    LIVEKIT_API_SECRET: 'another-secret-that-is-long-enough-too',
  });
  organiser = await signUpOrganiser(product);
});
afterAll(async () => {
  await livekit?.close();
  await browser?.close();
  await product?.close();
});

it('a seat and the login open where the browser blocks site data', async () => {
  const session = await organiser.schedule();
  const { page, complaints } = await openVisitor(browser, 'Dee');
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto(session.seats[0]?.personal_link ?? '');
  await page.getByText('1 of 4 here').waitFor();
  await page.goto(`${product.url}/login`);
  await untilHydrated(page);
  expect(complaints()).toEqual([]);
});

it('a player that fails to load, a refused microphone and room are reported; the story continues and then plays', async () => {
  const session = await organiser.schedule();
  const expected = new RegExp(`${missing.source}|${shut.source}`, 'i');
  const { page, complaints } = await openVisitor(browser, 'Ana', { expected, screen: 'phone' });
  const bo = await joinByLink(product.url, session.seats[1]?.personal_link ?? '');
  const player = '**/assets/hls*';
  await page.route(player, (route) => route.abort());
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(session.seats[0]?.personal_link ?? '');
  await page.waitForURL('**/experience/wait/**');
  await page.getByText('2 of 4 here').waitFor();
  await organiser.startNow(session.id);
  const notice = page.getByText('The video isn’t loading');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Try now' }).waitFor();

  const refusal = page.getByText('Your browser is blocking the microphone');
  const microphone = page.getByRole('button', { name: 'Microphone off' });
  await microphone.click();
  await refusal.waitFor();
  await page.getByRole('button', { name: 'OK, close' }).click();
  await refusal.waitFor({ state: 'detached' });
  await microphone.click();
  await refusal.waitFor();

  await page.unroute(player);
  await notice.waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some((video) => !video.paused && video.currentTime > 0.5),
  );
  await organiser.goOn(session.id);
  await page.getByText(/Select an option/).waitFor();
  await page
    .getByText(/^No sound or video yet with Bo Guest\. We’re trying again; the team chat works/)
    .waitFor();
  const tile = page.getByRole('listitem').filter({ hasText: 'Bo Guest' });
  await tile.getByText('no connection').waitFor({ state: 'attached' });
  expect(new Set(livekit.refused)).toEqual(new Set(['signature verification failed']));
  bo.close();
  expect(complaints()).toEqual([]);
});

it('a stalled picture is reported, its captions continue by the clock, and no past time is shown', async () => {
  const session = await organiser.schedule();
  const bo = await joinByLink(product.url, session.seats[1]?.personal_link ?? '');
  const expected = new RegExp(`${missing.source}|${shut.source}`, 'i');
  const ana = await openVisitor(browser, 'Ana', { expected });
  const { page } = ana;
  const later = /segment-0(0[2-9]|[1-9]\d)\.m4s/;
  await page.route(later, (route) => route.abort());
  await organiser.startNow(session.id);
  await page.goto(session.seats[0]?.personal_link ?? '');
  await page.getByText('Catching up with the others').waitFor();
  expect(await page.getByText(/\d left$/).count()).toBe(0);
  await page.getByText('Ottoline Rook has carried that light').waitFor();
  await page.unroute(later);
  await page.getByText('Catching up with the others').waitFor({ state: 'detached' });
  await page.getByText(/\d left$/).waitFor();
  await organiser.control(session.id, { action: 'end' });
  expect(ana.complaints()).toEqual([]);
  bo.close();
  await page.context().close();
});

it('a browser without H.264 is warned by the device check and in the session, where captions continue', async () => {
  const session = await organiser.schedule();
  const { page, complaints } = await openVisitor(browser, 'Cy', { screen: 'phone', expected: shut });
  await page.addInitScript(() => {
    const decodes = MediaSource.isTypeSupported;
    MediaSource.isTypeSupported = (type) => !type.includes('avc1') && decodes(type);
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.goto(`${product.url}/systemCheck`);
  await page.getByText('This browser can’t play H.264').waitFor();
  await page.goto(session.seats[2]?.personal_link ?? '');
  await page.getByText('1 of 4 here').waitFor();
  const ready = page.waitForResponse((answer) => answer.url().endsWith('/ready') && answer.ok());
  await organiser.startNow(session.id);
  const notice = page.getByText('This browser can’t play the film');
  await notice.waitFor();
  await page.locator('p > span', { hasText: /longest night|stoves/ }).waitFor();
  expect(await page.getByText('catching up').count()).toBe(0);
  await ready;
  await organiser.goOn(session.id);
  await page.getByText(/Select an option/).waitFor();
  await notice.waitFor({ state: 'detached' });
  expect(complaints()).toEqual([]);
});

it('a failed load of the live code is shown in the waiting room, and retried until it succeeds', async () => {
  const session = await organiser.schedule();
  const { page, complaints } = await openVisitor(browser, 'Bo', { expected: missing });
  const code = '**/assets/modular*';
  let tries = 0;
  await page.route(code, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto(session.seats[1]?.personal_link ?? '');
  const notice = page.getByText('Connection lost');
  await notice.waitFor();
  await expect.poll(() => tries).toBeGreaterThan(1);
  await page.unroute(code);
  await notice.waitFor({ state: 'detached' });
  await page.getByText('1 of 4 here').waitFor();
  expect(complaints()).toEqual([]);
});

it('reports a page that fails to load, without a reload, and opens it on retry', async () => {
  const { page } = await openVisitor(browser, 'Bo', { expected: missing });
  await page.goto(`${product.url}/`);
  await untilHydrated(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/*', (route) => route.abort());
  const checked = page.waitForResponse((response) => response.url().endsWith('/build.json'));
  const link = page.getByRole('link', { name: 'Pricing' }).first();
  await link.click();
  await page.getByText('This page didn’t load. Check your connection and try again.').waitFor();
  await checked;
  await page.unroute('**/assets/*');
  expect(loads).toBe(0);
  await page.getByRole('button', { name: 'Open it again' }).click();
  await page.getByRole('heading', { level: 1, name: 'One credit, one session' }).waitFor();
});
