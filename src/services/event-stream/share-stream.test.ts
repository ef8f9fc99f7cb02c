import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { shareStream } from './share-stream.ts';

function createTestStream() {
  const openings: { signal: AbortSignal; say: ReadableStreamDefaultController<string> }[] = [];
  const listen = shareStream<string>(async function* (signal) {
    const source = new ReadableStream<string>({
      start(say) {
        openings.push({ signal, say });
      },
    });
    yield* source;
  });
  return { openings, listen };
}

/** What one listener hears, and how it ended. */
function hear(listen: ReturnType<typeof createTestStream>['listen']) {
  const received: string[] = [];
  const stopped = new AbortController();
  const over = (async () => {
    for await (const event of listen(stopped.signal)) received.push(event);
  })();
  return { received, over, stop: () => stopped.abort() };
}

it('is opened once for all who listen, and closed when the last of them leaves', async () => {
  const { openings, listen } = createTestStream();
  const [one, two] = [hear(listen), hear(listen)];
  await turn();
  openings[0]?.say.enqueue('first');
  await turn();
  one.stop();
  await one.over;
  openings[0]?.say.enqueue('second');
  await turn();
  expect([one.received, two.received]).toEqual([['first'], ['first', 'second']]);
  expect(openings.map(({ signal }) => signal.aborted)).toEqual([false]);
  two.stop();
  await two.over;
  expect(openings.map(({ signal }) => signal.aborted)).toEqual([true]);
});

it('ends for all listeners with the same error, and is reopened for the next', async () => {
  const { openings, listen } = createTestStream();
  const [one, two] = [hear(listen), hear(listen)];
  await turn();
  openings[0]?.say.enqueue('last');
  await turn();
  openings[0]?.say.error(new Error('the line broke'));
  await expect(one.over).rejects.toThrow('the line broke');
  await expect(two.over).rejects.toThrow('the line broke');
  expect([one.received, two.received]).toEqual([['last'], ['last']]);

  const three = hear(listen);
  await turn();
  expect(openings.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  openings[1]?.say.close();
  await three.over;
});
