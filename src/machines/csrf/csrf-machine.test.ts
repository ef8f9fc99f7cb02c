import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { csrfMachine } from './csrf-machine.ts';

function createTestCsrf(answers: (() => Promise<{ fetchedAt: number }>)[]) {
  const clock = new SimulatedClock();
  const fetchCookie = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error('no answer left')));
  const actor = createActor(csrfMachine.provide({ actors: { fetchCookie: fromPromise(fetchCookie) } }), {
    clock,
  }).start();
  const require = (at: number, options: { cookiePresent?: boolean; force?: boolean } = {}) =>
    actor.send({ type: 'csrf.required', at, cookiePresent: true, force: false, ...options });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { actor, clock, fetchCookie, require, settle };
}

const fetched = (fetchedAt: number) => () => Promise.resolve({ fetchedAt });
const refused = () => Promise.reject(new Error('offline'));

test('the first unsafe call fetches the cookie', async () => {
  const { actor, require, settle } = createTestCsrf([fetched(0)]);
  require(0, { cookiePresent: false });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await settle();
  expect(actor.getSnapshot().value).toBe('present');
});

test('a cookie fetched under 120 s ago is not fetched again, at 120 s it is', async () => {
  const { fetchCookie, require, settle } = createTestCsrf([fetched(0), fetched(120_000)]);
  require(0);
  await settle();
  require(119_999);
  await settle();
  expect(fetchCookie).toHaveBeenCalledTimes(1);
  require(120_000);
  await settle();
  expect(fetchCookie).toHaveBeenCalledTimes(2);
});

test.each([{ cookiePresent: false }, { force: true }])('a fresh age does not help with %o', async (facts) => {
  const { fetchCookie, require, settle } = createTestCsrf([fetched(0), fetched(1)]);
  require(0);
  await settle();
  require(1, facts);
  await settle();
  expect(fetchCookie).toHaveBeenCalledTimes(2);
});

test('a failure is retried after 1 s, once', async () => {
  const { actor, clock, fetchCookie, require, settle } = createTestCsrf([refused, fetched(1000)]);
  require(0);
  await settle();
  clock.increment(999);
  expect(actor.getSnapshot().value).toBe('waitingToRetry');
  clock.increment(1);
  await settle();
  expect(actor.getSnapshot().value).toBe('present');
  expect(fetchCookie).toHaveBeenCalledTimes(2);
});

test('after a second failure the next call starts anew', async () => {
  const { actor, clock, require, settle } = createTestCsrf([refused, refused, fetched(9)]);
  require(0);
  await settle();
  clock.increment(1000);
  await settle();
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  require(5);
  await settle();
  expect(actor.getSnapshot().value).toBe('present');
});

test('calls during a fetch share it', async () => {
  const { fetchCookie, require, settle } = createTestCsrf([fetched(0)]);
  require(0);
  require(0);
  require(0, { force: true });
  await settle();
  expect(fetchCookie).toHaveBeenCalledTimes(1);
});

test('every state is reachable', () => {
  const samples = {
    'csrf.required': [{ at: 0, cookiePresent: true, force: false }],
    'xstate.done.actor.0.csrf.fetching': [{ output: { fetchedAt: 0 } }],
    'xstate.done.actor.0.csrf.retrying': [{ output: { fetchedAt: 0 } }],
  };
  expect(unreachableStates(csrfMachine, { samples })).toEqual([]);
});
