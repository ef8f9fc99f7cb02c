import { expect, test } from 'vitest';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import { createSignalRelay } from './signal-relay.ts';

const bye: RoomSignal = { from: 'ben', to: 'ana', attempt: 'a1', kind: 'bye' };

function createRelays(senders: 'named' | 'shared') {
  const relay = createSignalRelay(senders);
  const received: string[] = [];
  relay.onSignal(({ from, kind }) => received.push(`${from} ${kind}`));
  return { relay, received };
}

test('identifies a speaker by the service’s id, not by the signal’s claim', () => {
  const { relay, received } = createRelays('named');
  relay.receive(bye, 'ben');
  relay.receive(bye, 'mallory');
  relay.receive(bye, undefined);
  expect(received).toEqual(['ben bye', 'mallory bye']);
});

test('identifies the sender by the signal where all browsers share one client id', () => {
  const { relay, received } = createRelays('shared');
  relay.receive(bye, 'everybody');
  expect(received).toEqual(['ben bye']);
});
