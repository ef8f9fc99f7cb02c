import { expect, test } from 'vitest';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import { createSignalRelay } from './signal-relay.ts';

const bye: RoomSignal = { from: 'ben', to: 'ana', attempt: 'a1', kind: 'bye' };

function heardBy(senders: 'named' | 'shared') {
  const relay = createSignalRelay(senders);
  const heard: string[] = [];
  relay.onSignal(({ from, kind }) => heard.push(`${from} ${kind}`));
  return { relay, heard };
}

test('identifies a speaker by the service’s id, not by the signal’s claim', () => {
  const { relay, heard } = heardBy('named');
  relay.receive(bye, 'ben');
  relay.receive(bye, 'mallory');
  relay.receive(bye, undefined);
  expect(heard).toEqual(['ben bye', 'mallory bye']);
});

test('identifies the sender by the signal where all browsers share one client id', () => {
  const { relay, heard } = heardBy('shared');
  relay.receive(bye, 'everybody');
  expect(heard).toEqual(['ben bye']);
});
