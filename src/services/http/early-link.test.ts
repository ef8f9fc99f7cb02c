import { expect, test } from 'vitest';
import { requestFailures } from '#contract/words/en/request-failures.ts';
import { takeEarlyLink } from './early-link.ts';

const loadWords = async () => requestFailures;
const entered = { token: '1|abc', session_id: 's1', email: 'ana@acme.test', expires_at: '' };
const dataPackage = Promise.resolve(null);
const answered = { ok: true, status: 200, headers: {}, data: entered } as const;
const refused = (status: number) =>
  ({ ok: false, status, headers: { 'retry-after': '7' }, data: { message: 'Too many tries' } }) as const;
const page = (linkToken: string, answer: typeof answered | ReturnType<typeof refused> | null = answered) => ({
  earlyLink: { linkToken, entered: Promise.resolve(answer), dataPackage },
});

test('returns the early answers for a link once', async () => {
  const window = page('ana');
  expect(await takeEarlyLink(window, 'ana', loadWords)).toEqual({ entered, dataPackage });
  expect(await takeEarlyLink(window, 'ana', loadWords)).toBeNull();
});

test.each([
  ['another link was opened', page('bo')],
  ['the server was not reached', page('ana', null)],
  ['the cookie was missing', page('ana', refused(419))],
  ['the server failed', page('ana', refused(500))],
  ['nothing was requested', {}],
])('returns null where %s', async (_, window) => {
  expect(await takeEarlyLink(window, 'ana', loadWords)).toBeNull();
});

test('does not retry a refusal', async () => {
  const taken = takeEarlyLink(page('ana', refused(429)), 'ana', loadWords);
  await expect(taken).rejects.toMatchObject({ status: 429, message: 'Too many tries', retryAfterSeconds: 7 });
});
