import { expect, test } from 'vitest';
import { takeAskedLink } from './link-asked.ts';

const entered = { token: '1|abc', session_id: 's1', email: 'ana@acme.test', expires_at: '' };
const dataPackage = Promise.resolve(null);
const page = (linkToken: string, answer: typeof entered | null = entered) => ({
  linkAsked: { linkToken, entered: Promise.resolve(answer), dataPackage },
});

test('what the page was answered for its link is taken once', async () => {
  const window = page('ana');
  expect(await takeAskedLink(window, 'ana')).toEqual({ entered, dataPackage });
  expect(await takeAskedLink(window, 'ana')).toBeNull();
});

test.each([
  ['another link was asked for', page('bo')],
  ['the link was refused', page('ana', null)],
  ['nothing was asked for', {}],
])('nothing is known where %s', async (_, window) => {
  expect(await takeAskedLink(window, 'ana')).toBeNull();
});
