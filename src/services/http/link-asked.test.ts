import { expect, test } from 'vitest';
import { takeAskedLink } from './link-asked.ts';

const entered = { token: '1|abc', session_id: 's1', email: 'ana@acme.test', expires_at: '' };
const dataPackage = Promise.resolve(null);
const answered = { ok: true, status: 200, headers: {}, data: entered } as const;
const refused = (status: number) =>
  ({ ok: false, status, headers: { 'retry-after': '7' }, data: { message: 'Too many tries' } }) as const;
const page = (linkToken: string, answer: typeof answered | ReturnType<typeof refused> | null = answered) => ({
  linkAsked: { linkToken, entered: Promise.resolve(answer), dataPackage },
});

test('what the page was answered for its link is taken once', async () => {
  const window = page('ana');
  expect(await takeAskedLink(window, 'ana')).toEqual({ entered, dataPackage });
  expect(await takeAskedLink(window, 'ana')).toBeNull();
});

test.each([
  ['another link was asked for', page('bo')],
  ['the server was not reached', page('ana', null)],
  ['the cookie had not come', page('ana', refused(419))],
  ['the server failed', page('ana', refused(500))],
  ['nothing was asked for', {}],
])('nothing is known where %s', async (_, window) => {
  expect(await takeAskedLink(window, 'ana')).toBeNull();
});

test('does not retry a refusal', async () => {
  const taken = takeAskedLink(page('ana', refused(429)), 'ana');
  await expect(taken).rejects.toMatchObject({ status: 429, message: 'Too many tries', retryAfterSeconds: 7 });
});
