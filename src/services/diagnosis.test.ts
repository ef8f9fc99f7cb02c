import { expect, test } from 'vitest';
import { writeDiagnosis } from './diagnosis.ts';

const page = {
  location: new URL(
    'https://muster.example/experience/live/secret-token?email=a@b.example#key',
  ) as unknown as Location,
  screen: { width: 1920, height: 1080 } as Screen,
  innerWidth: 390,
  innerHeight: 844,
  isSecureContext: true,
  navigator: {
    userAgent: 'Test 1.0',
    language: 'de',
    languages: ['de', 'en'],
    onLine: true,
    cookieEnabled: true,
  },
};

test('the diagnosis names browser, build and services, and nothing that is secret in the address', async () => {
  let at = 1_000_000;
  const text = await writeDiagnosis({
    window: page,
    now: () => at,
    build: 'b7',
    status: async () => {
      at += 120;
      return { at: new Date(at).toISOString(), services: [{ id: 'mail', state: 'late' }] };
    },
  });
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Page: https://muster.example/experience/live',
      'Build: b7',
      'Browser: Test 1.0',
      'Languages: de, en',
      'Window: 390 × 844 on 1920 × 1080',
      'Server: answers in 120 ms',
      '  mail: late',
    ]),
  );
  expect(text).not.toMatch(/secret-token|a@b\.example|key/);
});

test('an unreachable server is reported as such', async () => {
  const text = await writeDiagnosis({
    window: page,
    now: () => 0,
    build: 'b7',
    status: () => Promise.reject(new Error('Unable to connect to the server.')),
  });
  expect(text).toContain('Server: no answer after 0 ms (Unable to connect to the server.)');
});
