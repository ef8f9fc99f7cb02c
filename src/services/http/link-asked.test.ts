import { expect, test } from 'vitest';
import { takeAskedLink } from './link-asked.ts';

const entered = { token: '1|abc', session_id: 's1', email: 'ana@acme.test', expires_at: '' };
const page = (linkToken: string) => ({ linkAsked: { linkToken, answer: Promise.resolve(entered) } });

test('what the page was answered for its link is taken once', async () => {
  const window = page('ana');
  expect([await takeAskedLink(window, 'ana'), await takeAskedLink(window, 'ana')]).toEqual([entered, null]);
});

test.each([
  ['another link was asked for', page('bo')],
  ['nothing was asked for', {}],
])('nothing is known where %s', async (_, window) => {
  expect(await takeAskedLink(window, 'ana')).toBeNull();
});
