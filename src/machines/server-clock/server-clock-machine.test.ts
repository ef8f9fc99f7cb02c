import { getShortestPaths } from 'xstate/graph';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { clockDelays, serverClockMachine } from './server-clock-machine.ts';
import { clockOf } from './server-clock-selectors.ts';

function createTestClock() {
  const time = new SimulatedClock();
  const state = { offset: 5000, reachable: true, pings: 0 };
  const machine = serverClockMachine.provide({
    actors: {
      watchPage: fromCallback(() => {}),
      ping: fromPromise(async () => {
        state.pings += 1;
        if (!state.reachable) throw new Error('no line');
        const now = time.now();
        return {
          sentAt: now,
          returnedAt: now + 0.02,
          serverReceivedAt: now + state.offset + 0.01,
          serverSentAt: now + state.offset + 0.01,
        };
      }),
    },
  });
  const actor = createActor(machine, { clock: time }).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const pass = async (times: number, delay: number) => {
    for (let round = 0; round < times; round += 1) {
      await settle();
      time.increment(delay);
    }
    await settle();
  };
  const clock = clockOf(() => actor.getSnapshot(), { deviceNow: () => time.now(), wallNow: () => 777 });
  return { actor, state, time, pass, settle, clock };
}

test('ten quick exchanges, then one every two seconds', async () => {
  const { state, pass } = createTestClock();
  await pass(9, clockDelays.joining);
  expect(state.pings).toBe(10);
  await pass(1, 1999);
  expect(state.pings).toBe(10);
  await pass(1, 1);
  expect(state.pings).toBe(11);
});

test('server time is known after the first answer', async () => {
  const { clock, settle } = createTestClock();
  expect(clock.now()).toBe(777);
  await settle();
  expect(clock.now()).toBeCloseTo(5000, 1);
  expect(clock.uncertainty()).toBeLessThan(0.02);
});

test('a page that slept measures afresh and trusts no older bound', async () => {
  const { actor, state, pass, clock, time } = createTestClock();
  await pass(12, clockDelays.joining);
  state.offset = 9000;
  actor.send({ type: 'page.returned' });
  await pass(1, 0);
  expect(clock.now() - time.now()).toBeCloseTo(9000, 1);
});

test('a better estimate after an outage is approached, not jumped to', async () => {
  const { actor, state, pass, clock, time } = createTestClock();
  await pass(12, clockDelays.joining);
  state.offset = 5010;
  actor.send({ type: 'connection.restored' });
  await pass(1, 0);
  expect(clock.now() - time.now()).toBeCloseTo(5000, 0);
  await pass(2, 2000);
  expect(clock.now() - time.now()).toBeCloseTo(5010, 0);
});

test('a failed exchange is retried while time advances', async () => {
  const { actor, state, pass, clock, time } = createTestClock();
  await pass(12, clockDelays.joining);
  state.reachable = false;
  await pass(1, clockDelays.steady);
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  expect(clock.now() - time.now()).toBeCloseTo(5000, 1);
  state.reachable = true;
  await pass(1, clockDelays.afterFailure);
  expect(actor.getSnapshot().hasTag('failed')).toBe(false);
});

test('every state can be reached', () => {
  const sample = { sentAt: 0, returnedAt: 1, serverReceivedAt: 1, serverSentAt: 1 };
  const paths = getShortestPaths(serverClockMachine, {
    events: [
      { type: 'page.returned' },
      { type: 'connection.restored' },
      { type: 'xstate.done.actor.0.serverClock.asking', output: sample },
      { type: 'xstate.error.actor.0.serverClock.asking', error: new Error('no line') },
      { type: 'xstate.after.joining.serverClock.resting' },
    ] as never[],
    serializeState: (state) => `${String(state.value)} ${state.context.samples.length}`,
    limit: 400,
  });
  const states = new Set(paths.map((path) => path.state.value));
  expect([...states].sort()).toEqual(['asking', 'failed', 'resting', 'steady']);
});
