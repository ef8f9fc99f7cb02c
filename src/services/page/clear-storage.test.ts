import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { clearBrowserTraces } from './clear-storage.ts';

test('removes social sign-in state, drafts and readable cookies, and keeps impersonal data', async () => {
  const [localStorage, sessionStorage] = [createMemoryStorage(), createMemoryStorage()];
  localStorage.setItem('msal.token.keys', 'x');
  localStorage.setItem('google_auth_state', 'x');
  localStorage.setItem('facebook_auth_state', 'x');
  localStorage.setItem('muster.session-draft.7', '{}');
  localStorage.setItem('muster:playback-latency', '12');
  sessionStorage.setItem('linkedin_auth_state', 'x');
  const expired: string[] = [];
  const document = {
    get cookie() {
      return 'XSRF-TOKEN=a; g_state=b';
    },
    set cookie(text: string) {
      expired.push(text);
    },
  };
  const location = { hostname: 'app.muster.example' } as Location;
  await clearBrowserTraces({ localStorage, sessionStorage, document: document as Document, location });
  expect(localStorage.length).toBe(1);
  expect(localStorage.getItem('muster:playback-latency')).toBe('12');
  expect(sessionStorage.length).toBe(0);
  expect(expired).toEqual(
    ['XSRF-TOKEN', 'g_state'].flatMap((name) => [
      `${name}=; Max-Age=0; Path=/`,
      `${name}=; Max-Age=0; Path=/; Domain=app.muster.example`,
      `${name}=; Max-Age=0; Path=/; Domain=muster.example`,
    ]),
  );
});
