import { expect, test } from 'vitest';
import { configurationOf, createMsalClient, redirectAddress } from './msal-client.ts';

test.each([
  ['https://muster.example', 'https://muster.example'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['null', 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
])('a page of the origin "%s" is come back to at %s', (origin, address) =>
  expect(redirectAddress(origin)).toBe(address),
);

test('any work or school account signs in, and its tokens stay in local storage for five days', () => {
  const { auth, cache } = configurationOf({ id: 'microsoft', client_id: 'muster' }, 'https://muster.example');
  expect(auth).toMatchObject({
    clientId: 'muster',
    authority: 'https://login.microsoftonline.com/common',
    redirectUri: 'https://muster.example',
  });
  expect(cache).toEqual({ cacheLocation: 'localStorage', cacheRetentionDays: 5 });
});

test('a configured authority replaces the common one', () => {
  const settings = {
    id: 'microsoft' as const,
    client_id: 'muster',
    authority: 'https://login.firm.example/tenant',
  };
  expect(configurationOf(settings, 'https://muster.example').auth.authority).toBe(settings.authority);
});

test('a sign-in before the initialisation reports its failure', async () => {
  await expect(createMsalClient('https://muster.example').signIn()).rejects.toThrow(
    'Failed to initialize Microsoft authentication',
  );
});
