import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createEndSessionActor } from './end-session-actor.ts';

async function endSession(token: string | null, logOut: () => Promise<{ message: string }>) {
  const done: string[] = [];
  const actor = createEndSessionActor({
    auth: {
      logOut: (given) => {
        done.push(`server told of ${given}`);
        return logOut();
      },
    },
    clearSession: async () => void done.push('token cleared'),
    clearTraces: async () => void done.push('traces cleared'),
    warn: (error) => done.push(`warned: ${String(error)}`),
  });
  await toPromise(createActor(actor, { input: { token } }).start());
  return done;
}

test('clears the token before the request and the cookies after it', async () => {
  expect(await endSession('7|abc', async () => ({ message: '' }))).toEqual([
    'token cleared',
    'server told of 7|abc',
    'traces cleared',
  ]);
});

test('a server that refuses changes nothing', async () => {
  expect(await endSession('7|abc', () => Promise.reject('refused'))).toEqual([
    'token cleared',
    'server told of 7|abc',
    'warned: refused',
    'traces cleared',
  ]);
});

test('a server that does not answer holds the cookies no longer than the machine waits', async () => {
  const done: string[] = [];
  const actor = createActor(
    createEndSessionActor({
      auth: { logOut: () => new Promise(() => undefined) },
      clearSession: async () => undefined,
      clearTraces: async () => void done.push('traces cleared'),
      warn: () => undefined,
    }),
    { input: { token: '7|abc' } },
  ).start();
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual([]);
  actor.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['traces cleared']);
});

test('without a token no request is sent', async () => {
  expect(await endSession(null, async () => ({ message: '' }))).toEqual(['token cleared', 'traces cleared']);
});
