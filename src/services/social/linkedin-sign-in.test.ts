import { expect, test } from 'vitest';
import { createMemoryStorage } from '../page/memory-storage.ts';
import { createLinkedinSignIn, takeLinkedinAnswer } from './linkedin-sign-in.ts';

async function leaveForLinkedin() {
  const storage = createMemoryStorage();
  const left: URL[] = [];
  const signIn = createLinkedinSignIn({
    storage,
    origin: 'https://muster.example',
    leave: (href) => left.push(new URL(href)),
  });
  const outcome = await signIn({ id: 'linkedin', client_id: 'app' });
  return { outcome, storage, query: left[0]?.searchParams ?? new URLSearchParams() };
}

test('it leaves with the client id, the way back and a fresh state', async () => {
  const { outcome, query, storage } = await leaveForLinkedin();
  expect(outcome).toEqual({ kind: 'leaving' });
  expect(Object.fromEntries(query)).toEqual({
    response_type: 'code',
    client_id: 'app',
    redirect_uri: 'https://muster.example/login',
    state: storage.getItem('linkedin_auth_state'),
    scope: 'openid profile email',
  });
});

test('the code is taken once, and only with the state that was sent out', async () => {
  const { query, storage } = await leaveForLinkedin();
  expect(takeLinkedinAnswer('?code=abc&state=forged', storage)).toBeNull();
  const answer = `?${new URLSearchParams({ code: 'abc', state: query.get('state') ?? '' })}`;
  expect(takeLinkedinAnswer(answer, storage)).toEqual({ kind: 'code', code: 'abc' });
  expect(takeLinkedinAnswer(answer, storage)).toBeNull();
});

test('a refusal at LinkedIn returns without a code', async () => {
  const { query, storage } = await leaveForLinkedin();
  const answer = `?${new URLSearchParams({ error: 'user_cancelled_login', state: query.get('state') ?? '' })}`;
  expect(takeLinkedinAnswer(answer, storage)).toEqual({ kind: 'refused' });
  expect(storage.length).toBe(0);
});
