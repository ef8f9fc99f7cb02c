import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import {
  hello,
  type LinkCommand,
  type LinkInput,
  type LinkReport,
  peerDelays,
  peerMachine,
} from './peer-machine.ts';

function createTestPeer({ own = 'ana', present = true } = {}) {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  const links: string[] = [];
  let count = 0;
  let report: (event: LinkReport) => void = () => undefined;
  const machine = peerMachine.provide({
    actors: {
      holdLink: fromCallback<LinkCommand, LinkInput, LinkReport>(({ input, receive, sendBack }) => {
        report = sendBack;
        links.push(`${input.offering ? 'offers' : 'answers'} ${input.attempt}`);
        receive(({ type }) => links.push(type));
        return () => links.push(`closed ${input.attempt}`);
      }),
    },
    actions: {
      say: (_, { kind, attempt, payload = '' }) => sent.push([kind, attempt, payload].join(' ').trim()),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { own, seatId: 'ben', present, newAttempt: () => `a${++count}` },
  }).start();
  const hear = (signal: Partial<RoomSignal> & Pick<RoomSignal, 'kind'>) =>
    actor.send({ type: 'signal.received', signal: { from: 'ben', to: own, attempt: 'b1', ...signal } });
  return { actor, clock, sent, links, hear, tell: (event: LinkReport) => report(event) };
}

test('an unanswered hello is repeated', () => {
  const { clock, sent } = createTestPeer();
  clock.increment(peerDelays.stuck);
  expect(sent).toEqual(['hello a1', 'hello a2']);
});

test('a newcomer is answered, and offers', () => {
  const { actor, sent, links, hear } = createTestPeer();
  hear({ kind: 'hello' });
  expect([sent.at(-1), actor.getSnapshot().value]).toEqual([`hello b1 ${hello.here}`, 'awaited']);
  hear({ kind: 'offer', payload: 'sdp' });
  expect(links).toEqual(['answers b1']);
});

test('when both offer, the offer of the lower seat wins', () => {
  const [ana, cat] = [createTestPeer({ own: 'ana' }), createTestPeer({ own: 'cat' })];
  for (const { hear } of [ana, cat]) {
    hear({ kind: 'hello', payload: hello.here });
    hear({ kind: 'offer', attempt: 'b2', payload: 'sdp' });
  }
  expect(ana.links).toEqual(['offers a2']);
  expect(cat.links).toEqual(['offers a2', 'closed a2', 'answers b2']);
});

test('a lost path is renegotiated by the offering peer, requested by the other, and the pair restarts when none is found', () => {
  const [offering, answering] = [createTestPeer(), createTestPeer()];
  offering.hear({ kind: 'hello', payload: hello.here });
  answering.hear({ kind: 'offer', payload: 'sdp' });
  for (const { actor, tell, clock } of [offering, answering]) {
    tell({ type: 'link.connected' });
    clock.increment(peerDelays.stuck);
    expect(actor.getSnapshot().matches({ paired: 'connected' })).toBe(true);
    tell({ type: 'link.lost' });
    expect(actor.getSnapshot().matches({ paired: 'connecting' })).toBe(true);
  }
  expect(offering.links.at(-1)).toBe('route.requested');
  expect(answering.sent.at(-1)).toBe(`hello b1 ${hello.anew}`);
  offering.clock.increment(peerDelays.stuck);
  expect([offering.actor.getSnapshot().value, offering.links.at(-1)]).toEqual(['greeting', 'closed a2']);
});

test('a leaving peer sends a goodbye, and a departed peer is closed without a message', () => {
  const [left, gone] = [createTestPeer(), createTestPeer()];
  for (const { hear } of [left, gone]) hear({ kind: 'hello', payload: hello.here });
  left.actor.send({ type: 'room.left' });
  gone.actor.send({ type: 'peer.left' });
  expect([left.sent.at(-1), gone.sent.at(-1)]).toEqual(['bye a2', 'hello a1']);
  for (const { actor, links } of [left, gone])
    expect([actor.getSnapshot().status, links.at(-1)]).toEqual(['done', 'closed a2']);
});

test('a peer known by a signal alone is not greeted until it joins', () => {
  const { actor, clock, sent, hear } = createTestPeer({ present: false });
  hear({ kind: 'hello' });
  clock.increment(3 * peerDelays.stuck);
  expect(sent).toEqual([`hello b1 ${hello.here}`]);
  actor.send({ type: 'peer.joined' });
  expect(sent.at(-1)).toBe('hello a1');
});

test('every state can be reached', () => {
  const from = { from: 'ben', to: 'ana', attempt: 'b1' };
  const quiet = peerMachine.provide({ actions: { say: () => undefined } });
  const paths = getShortestPaths(quiet, {
    input: { own: 'ana', seatId: 'ben', present: true, newAttempt: () => 'a1' },
    events: [
      { type: 'signal.received', signal: { ...from, kind: 'hello' } },
      { type: 'signal.received', signal: { ...from, kind: 'offer', payload: 'sdp' } },
      { type: 'link.connected' },
      { type: 'peer.left' },
    ],
    serializeState: (state) => JSON.stringify(state.value),
  });
  expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
    new Set(['"greeting"', '"awaited"', '{"paired":"connecting"}', '{"paired":"connected"}', '"over"']),
  );
});
