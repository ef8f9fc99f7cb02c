import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { ApiError } from '../../services/http/api-error.ts';
import { loaderDelays, type LoaderEvent, loaderMachine } from './loader-machine.ts';

function createTestLoader(answers: (() => Promise<unknown>)[], input: { data?: unknown } = {}) {
  const clock = new SimulatedClock();
  let sendBack: (event: LoaderEvent) => void = () => {};
  const actor = createActor(
    loaderMachine.provide({
      actors: {
        load: fromPromise<unknown>(() => {
          const next = answers.shift();
          return next ? next() : Promise.reject(new Error('asked too often'));
        }),
        watch: fromCallback<LoaderEvent>((watcher) => {
          sendBack = watcher.sendBack;
        }),
      },
    }),
    { clock, input },
  ).start();
  return { actor, clock, outdate: () => sendBack({ type: 'data.outdated' }) };
}

it('shows what it begins with until the first answer', async () => {
  const { actor } = createTestLoader([async () => 'new'], { data: 'old' });
  expect(actor.getSnapshot().context.data).toBe('old');
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'));
  expect(actor.getSnapshot().context.data).toBe('new');
});

describe('loader', () => {
  it('shows what it fetched', async () => {
    const { actor } = createTestLoader([async () => 'first']);
    const snapshot = await waitFor(actor, (state) => state.matches('loaded'));
    expect(snapshot.context).toEqual({ data: 'first', error: undefined });
  });

  it('refetches an outdated answer, and keeps the old one meanwhile', async () => {
    const { actor, outdate } = createTestLoader([async () => 'first', async () => 'second']);
    await waitFor(actor, (state) => state.matches('loaded'));
    outdate();
    expect(actor.getSnapshot().context.data).toBe('first');
    await waitFor(actor, (state) => state.context.data === 'second');
  });

  it('keeps the last answer when a later fetch fails, and reports the failure', async () => {
    const failure = new Error('no line');
    const { actor } = createTestLoader([async () => 'first', () => Promise.reject(failure)]);
    await waitFor(actor, (state) => state.matches('loaded'));
    actor.send({ type: 'data.requested' });
    const snapshot = await waitFor(actor, (state) => state.matches('stale'));
    expect(snapshot.context).toEqual({ data: 'first', error: failure });
  });

  it('fetches stale data again after a temporary failure, and after no other', async () => {
    const away = new ApiError({ kind: 'server', status: 503, message: 'Busy' });
    const forbidden = new ApiError({ kind: 'client', status: 403, message: 'Not yours' });
    const { actor, clock } = createTestLoader([
      async () => 'first',
      () => Promise.reject(away),
      async () => 'second',
      () => Promise.reject(forbidden),
    ]);
    await waitFor(actor, (state) => state.matches('loaded'));
    actor.send({ type: 'data.requested' });
    await waitFor(actor, (state) => state.matches('stale'));
    clock.increment(loaderDelays.again);
    await waitFor(actor, (state) => state.context.data === 'second');
    actor.send({ type: 'data.requested' });
    await waitFor(actor, (state) => state.matches('stale'));
    clock.increment(loaderDelays.again);
    expect(actor.getSnapshot().matches('stale')).toBe(true);
  });

  it('drops entries that no longer exist', async () => {
    const gone = new ApiError({ kind: 'client', status: 404, message: 'Session not found' });
    const { actor, outdate } = createTestLoader([async () => 'first', () => Promise.reject(gone)]);
    await waitFor(actor, (state) => state.matches('loaded'));
    outdate();
    const snapshot = await waitFor(actor, (state) => state.matches('failed'));
    expect(snapshot.context).toEqual({ data: undefined, error: gone });
  });

  it('can be retried after a first failure', async () => {
    const { actor } = createTestLoader([() => Promise.reject(new Error('no line')), async () => 'first']);
    await waitFor(actor, (state) => state.matches('failed'));
    actor.send({ type: 'data.requested' });
    await waitFor(actor, (state) => state.matches('loaded'));
  });

  it('drops what belongs to another subject', async () => {
    const { actor } = createTestLoader([async () => 'first', async () => 'of the other']);
    await waitFor(actor, (state) => state.matches('loaded'));
    actor.send({ type: 'subject.changed' });
    expect(actor.getSnapshot().context.data).toBeUndefined();
    await waitFor(actor, (state) => state.context.data === 'of the other');
  });

  it('reaches every state', () => {
    const paths = getShortestPaths(loaderMachine, {
      events: [
        { type: 'data.requested' },
        { type: 'data.outdated' },
        { type: 'xstate.done.actor.0.loader.loading', output: 'data' } as never,
        { type: 'xstate.error.actor.0.loader.loading', error: 'why' } as never,
      ],
    });
    expect(new Set(paths.map((path) => path.state.value))).toEqual(
      new Set(['loading', 'loaded', 'stale', 'failed']),
    );
  });
});
