import { expect, test, vi } from 'vitest';
import { createJanusSubscriber } from './janus-subscriber.ts';

const { ana, ben } = { ana: 1, ben: 2 };

/** A VideoRoom that lets a connection subscribe to some feeds alone, and refuses as Janus does. */
function createTestRoom() {
  const room = { open: new Set<number>(), subscribed: new Set<number>(), asked: [] as string[] };
  const later: (() => void)[] = [];
  let hasJoined = false;
  const feedsOf = (given: unknown): number[] =>
    Array.isArray(given) ? given.map((one) => Number(Reflect.get(one, 'feed'))) : [];
  const ask = async (body: Record<string, unknown>) => {
    const come = feedsOf(body.streams ?? body.subscribe);
    const gone = feedsOf(body.unsubscribe);
    room.asked.push(`${body.request} +${come} -${gone}`);
    if (hasJoined !== (body.request !== 'join')) throw new Error('Invalid request');
    if (come.some((feed) => !room.open.has(feed))) throw new Error('No such feed');
    hasJoined = true;
    for (const feed of come) room.subscribed.add(feed);
    for (const feed of gone) room.subscribed.delete(feed);
    return { data: {}, jsep: undefined };
  };
  const connection = { addEventListener: vi.fn(), getTransceivers: () => [], connectionState: 'new' };
  const subscriber = createJanusSubscriber({
    attach: async () => ({ ask, trickle: () => {} }),
    connection: connection as unknown as RTCPeerConnection,
    joining: () => ({ request: 'join' }),
    onState: () => {},
    onStreams: () => {},
    later: (run) => later.push(run),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...room,
    async want(...feeds: number[]) {
      subscriber.setWanted(new Set(feeds));
      await settle();
      return [...room.subscribed];
    },
    async passAWhile() {
      for (const run of later.splice(0)) run();
      await settle();
      return [...room.subscribed];
    },
    waiting: () => later.length,
    subscriber,
  };
}

test('retries a feed that was announced before it opened', async () => {
  const room = createTestRoom();
  expect(await room.want(ana)).toEqual([]);
  expect(await room.passAWhile()).toEqual([]);
  room.open.add(ana);
  expect(await room.passAWhile()).toEqual([ana]);
  expect(room.waiting()).toBe(0);
});

test('a refused feed delays no other, joining or leaving', async () => {
  const room = createTestRoom();
  room.open.add(ana);
  expect(await room.want(ben, ana)).toEqual([ana]);
  expect(await room.want(ben)).toEqual([]);
  room.open.add(ben);
  expect(await room.passAWhile()).toEqual([ben]);
});

test('a removed feed is not requested again, nor any after the room is left', async () => {
  const room = createTestRoom();
  await room.want(ana);
  await room.want();
  const { length } = room.asked;
  await room.passAWhile();
  await room.want(ben);
  room.subscriber.close();
  await room.passAWhile();
  expect(room.asked.slice(length)).toEqual(['join +2 -']);
});
