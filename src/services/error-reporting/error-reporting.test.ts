import { expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createErrorReporting } from './error-reporting.ts';

function createTestReporting(dsn: string) {
  const client = { error: vi.fn(), message: vi.fn() };
  const startClient = vi.fn(() => client);
  const load = vi.fn(async () => startClient);
  return { client, startClient, load, reporting: createErrorReporting({ dsn }, load) };
}

test('nothing is loaded without a DSN', async () => {
  const { load, reporting } = createTestReporting('');
  reporting.error(new Error('early'));
  await reporting.start('r1');
  expect(load).not.toHaveBeenCalled();
});

test('samples a tenth of traces and replays, and every replay with an error', async () => {
  const { startClient, reporting } = createTestReporting('https://key@reports.example/1');
  await reporting.start('r1');
  expect(startClient).toHaveBeenCalledWith({
    dsn: 'https://key@reports.example/1',
    release: 'r1',
    rates: { traces: 0.1, replays: 0.1, replaysOnError: 1 },
  });
});

test('what happened before the client was there is reported once it is', async () => {
  const { client, reporting } = createTestReporting('https://key@reports.example/1');
  const early = new Error('early');
  reporting.error(early);
  reporting.message('Slow response', { durationMs: 6000 });
  expect(client.error).not.toHaveBeenCalled();
  await reporting.start('r1');
  expect(client.error.mock.calls).toEqual([[early]]);
  expect(client.message.mock.calls).toEqual([['Slow response', { durationMs: 6000 }]]);
});

test('an answer of the server is no fault', async () => {
  const { client, reporting } = createTestReporting('https://key@reports.example/1');
  await reporting.start('r1');
  reporting.error(new ApiError({ kind: 'client', status: 404, message: 'Session not found' }));
  expect(client.error).not.toHaveBeenCalled();
});

test('a client that does not arrive is warned of, without what its error holds', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reporting = createErrorReporting({ dsn: 'https://key@reports.example/1' }, () =>
    Promise.reject(new Error('planted@harbour.example')),
  );
  await reporting.start('r1');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('planted@');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockClear();
});
