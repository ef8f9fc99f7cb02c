import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchBrowser, patienceMs } from '../support/browser/browser.ts';
import { bundleForBrowser, serveBundle } from '../support/browser/browser-bundle.ts';
import { startEnvelopeReceiver } from '../support/servers/envelope-receiver.ts';

const planted = {
  email: 'planted@harbour.example',
  token: '42|Zk9vQm1xY2R0bnBqaGdmZHNhcG9pdXl0cmV3cQ',
  card: '4111 1111 1111 1111',
  password: 'a planted password',
  link: 'q7Rk2ZtV9xLmB4cN8sYwE1uHdJf5aGp3oTi6KbXvQ0M',
};

let browser: Browser;
let script: string;

beforeAll(async () => {
  [script, browser] = await Promise.all([bundleForBrowser('error-reporting-page.ts'), launchBrowser()]);
});
afterAll(() => browser?.close());

it('planted secrets appear in no envelope, of errors, messages, traces or replays', async () => {
  const receiver = await startEnvelopeReceiver();
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((given) => Object.assign(window, { given }), { dsn: receiver.dsn, planted });
  await serveBundle(page, script);
  await page.goto(`${receiver.origin}/start?email=${planted.email}#${planted.token}`);

  const sent = () => receiver.envelopes.join('\n');
  const kinds = ['"type":"event"', '"type":"span"', '"type":"replay_event"', '"type":"replay_recording"'];
  await vi.waitFor(() => expect(kinds.filter((kind) => !sent().includes(kind))).toEqual([]), {
    timeout: patienceMs,
    interval: 250,
  });
  expect(sent()).toContain('uncaught, of [FILTERED]');
  expect(sent()).toContain('Slow response to [FILTERED]');
  expect(sent()).toMatch(/"event_id":"[0-9a-f]{32}"/);
  expect(sent()).toMatch(/"trace_id":"[0-9a-f]{32}"/);
  expect(sent()).toMatch(/"replay_id":"[0-9a-f]{32}"/);
  for (const secret of Object.values(planted).flatMap((text) => [text, encodeURIComponent(text)]))
    expect(sent()).not.toContain(secret);
  await receiver.close();
});
