import { expect, test, vi } from 'vitest';
import { failureOf } from './http-client-fixtures.ts';
import { createLoadTransport } from './load-transport.ts';
import { createTransport } from './transport.ts';
import { requestFailures as german } from '#contract/words/de/request-failures.ts';

const options = { baseUrl: '', loadFailureWords: async () => german };

test('the code that sends requests is loaded once, with the first of them', async () => {
  const load = vi.fn(async () => ({ createTransport }));
  const loadTransport = createLoadTransport(options, load);
  expect(load).not.toHaveBeenCalled();
  expect(await loadTransport()).toBe(await loadTransport());
  expect(load).toHaveBeenCalledTimes(1);
});

test('where it did not arrive the request has failed by the network, and the next one loads it', async () => {
  const load = vi.fn(async () => ({ createTransport }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const loadTransport = createLoadTransport(options, load);
  expect(await failureOf(loadTransport())).toMatchObject({
    kind: 'network',
    status: 0,
    message: german.kinds.network,
  });
  expect(await loadTransport()).toHaveProperty('send');
});
