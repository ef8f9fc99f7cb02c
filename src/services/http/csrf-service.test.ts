import { expect, test } from 'vitest';
import { requestFailures } from '#contract/words/en/request-failures.ts';
import { takeEarlyCookie } from './early-cookie.ts';
import { createCsrfService } from './csrf-service.ts';
import { createTransport } from './transport.ts';

const cookie = 'theme=night; XSRF-TOKEN=abc';
const asked = (answer: Promise<boolean> | undefined) => ({ earlyCookie: answer }) as Window;

/** How often the service itself asks, for each of two fetches, where the page had asked `page` before. */
async function requestsOf(page: Window, cookies: string): Promise<number[]> {
  let count = 0;
  const transport = createTransport({
    baseUrl: '',
    loadFailureWords: async () => requestFailures,
    adapter: async (config) => {
      count += 1;
      return { data: '', status: 204, statusText: '', headers: {}, config };
    },
  });
  const service = createCsrfService(
    async () => transport,
    () => cookies,
    () => takeEarlyCookie(page),
  );
  const counts: number[] = [];
  for (const _ of ['first', 'second']) {
    await service.fetchCookie(new AbortController().signal);
    counts.push(count);
  }
  return counts;
}

test('a cookie that the early script has fetched is not fetched again, once', async () => {
  expect(await requestsOf(asked(Promise.resolve(true)), cookie)).toEqual([0, 1]);
});

test.each([
  ['nothing was requested', undefined, cookie],
  ['the page’s request failed', Promise.resolve(false), cookie],
  ['the browser did not keep what came', Promise.resolve(true), 'theme=night'],
])('it is fetched where %s', async (_, answer, cookies) => {
  expect(await requestsOf(asked(answer), cookies)).toEqual([1, 2]);
});
