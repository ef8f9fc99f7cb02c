import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import type { CreatePeerLink } from '../../services/rooms/peer-link.ts';
import type { RoomPeer, RoomVisit } from '../../services/rooms/room-engine.ts';
import { createMeshEngine } from './mesh-engine.ts';
import { peerDelays } from './peer-machine.ts';

/** Browsers that talk over a line with delays; a pair connects when offer and answer of one attempt have met. */
function createTestTown(delayOf: (signal: RoomSignal) => number | null, hasWay = () => true) {
  let time = 0;
  let count = 0;
  let pending: { at: number; run: () => void }[] = [];
  const listeners = new Map<string, (signal: RoomSignal) => void>();
  const peers = new Map<string, readonly RoomPeer[]>();
  const visits = new Map<string, RoomVisit>();
  const open = { links: 0, made: 0, restarts: 0 };
  const lose = new Map<string, () => void>();
  const networks = new Map<string, () => void>();
  const after = (ms: number, run: () => void) => pending.push({ at: time + ms, run });
  const clock = {
    setTimeout: (run: (...args: unknown[]) => void, ms: number) => {
      const due = { at: time + ms, run };
      pending.push(due);
      return due;
    },
    clearTimeout: (due: unknown) => {
      pending = pending.filter((one) => one !== due);
    },
  };
  const link: CreatePeerLink = (events) => {
    let closed = false;
    open.links += 1;
    open.made += 1;
    lose.set(`${open.made}`, () => events.onState('lost'));
    const connect = () => after(20, () => !closed && hasWay() && events.onState('connected'));
    return {
      stream: {} as MediaStream,
      offer: async () => events.say({ kind: 'offer', payload: 'sdp' }),
      hear: async ({ kind }) => {
        if (kind === 'offer') events.say({ kind: 'answer', payload: 'sdp' });
        if (kind !== 'candidate') connect();
      },
      setMedia: () => {},
      setStatus: () => {},
      setQuality: () => {},
      restartIce: async () => {
        open.restarts += 1;
        events.say({ kind: 'offer', payload: 'another way' });
      },
      readLine: async () => ({ received: 0, lost: 0, tripMs: null }),
      close: () => {
        if (!closed) open.links -= 1;
        closed = true;
      },
    };
  };
  const enter = (own: string, everybody: readonly string[]) => {
    const engine = createMeshEngine({
      relay: {
        send: (signal) => {
          const delay = delayOf(signal);
          if (delay !== null) after(delay, () => listeners.get(signal.to)?.(signal));
        },
        onSignal: (listener) => {
          listeners.set(own, listener);
          return () => listeners.delete(own);
        },
      },
      createLink: link,
      onNetworkChanged: (run) => {
        networks.set(own, run);
        return () => networks.delete(own);
      },
      newAttempt: () => `${own}-${count++}`,
      actorsOf: () => ({ clock }),
      faces: 6,
      every: (ms, run) => {
        let stopped = false;
        const again = () => {
          if (stopped) return;
          run();
          after(ms, again);
        };
        after(ms, again);
        return () => {
          stopped = true;
        };
      },
    });
    const visit = engine.enter({ own, onPeers: (given) => peers.set(own, given) });
    visits.set(own, visit);
    visit.setFellows(everybody);
    return visit;
  };
  const pass = async (ms: number) => {
    const end = time + ms;
    for (;;) {
      await Promise.resolve();
      const next = pending.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      pending = pending.filter((one) => one !== next);
      time = Math.max(time, next.at);
      next.run();
      await Promise.resolve();
      await Promise.resolve();
    }
    time = end;
  };
  const statesAt = (own: string) => (peers.get(own) ?? []).map(({ seatId, state }) => `${seatId} ${state}`);
  const connected = (own: string) =>
    (peers.get(own) ?? []).filter(({ state }) => state === 'connected').map(({ seatId }) => seatId);
  return { enter, pass, connected, statesAt, after, visits, open, lose, networks };
}

const seats = ['ana', 'ben', 'cat', 'dan'];

test('all peers are connected to each other, in any order of joining', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 4, maxLength: 4 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 250 })),
      async (entries, delays) => {
        const town = createTestTown(() => delays.next().value ?? 1);
        for (const [index, at] of entries.entries()) {
          town.after(at, () => town.enter(seats[index] ?? '', seats));
        }
        await town.pass(14_000);
        for (const seat of seats) expect(town.connected(seat)).toEqual(seats.filter((one) => one !== seat));
        expect(town.open.links).toBe(12);
      },
    ),
    { numRuns: 40 },
  );
});

test('lost signals are made good by the watchdog', async () => {
  let losing = true;
  const town = createTestTown((signal) => (losing && signal.kind === 'answer' ? null : 10));
  town.enter('ana', ['ana', 'ben']);
  town.enter('ben', ['ana', 'ben']);
  await town.pass(peerDelays.stuck - 1000);
  expect([...town.connected('ana'), ...town.connected('ben')].length).toBeLessThan(2);
  losing = false;
  await town.pass(12_000);
  expect([town.connected('ana'), town.connected('ben')]).toEqual([['ben'], ['ana']]);
});

test('a peer without a network path is shown as unreachable, retried, and connected once a path exists', async () => {
  let hasWay = false;
  const town = createTestTown(
    () => 10,
    () => hasWay,
  );
  town.enter('ana', ['ana', 'ben']);
  town.enter('ben', ['ana', 'ben']);
  await town.pass(2 * peerDelays.stuck);
  expect(town.statesAt('ana')).not.toEqual(['ben unreached']);
  await town.pass(3 * peerDelays.stuck);
  expect([town.statesAt('ana'), town.statesAt('ben')]).toEqual([['ben unreached'], ['ana unreached']]);
  hasWay = true;
  await town.pass(12_000);
  expect([town.statesAt('ana'), town.statesAt('ben')]).toEqual([['ben connected'], ['ana connected']]);
});

test('leaving sends a goodbye and closes every link', async () => {
  const town = createTestTown(() => 5);
  town.enter('ana', ['ana', 'ben']);
  town.enter('ben', ['ana', 'ben']);
  await town.pass(500);
  town.visits.get('ana')?.leave();
  await town.pass(500);
  expect([town.connected('ben'), town.open.links]).toEqual([[], 0]);
});

test('a reload of one page is a newcomer to the other', async () => {
  const town = createTestTown(() => 5);
  town.enter('ana', ['ana', 'ben']);
  town.enter('ben', ['ana', 'ben']);
  await town.pass(500);
  town.enter('ben', ['ana', 'ben']);
  await town.pass(500);
  expect([town.connected('ana'), town.connected('ben')]).toEqual([['ben'], ['ana']]);
});

test('a pair whose way is lost finds another with the tracks it has, before it is begun anew', async () => {
  const town = createTestTown(() => 5);
  town.enter('ana', ['ana', 'ben']);
  town.enter('ben', ['ana', 'ben']);
  await town.pass(500);
  const { made } = town.open;
  for (const lose of town.lose.values()) lose();
  expect([town.connected('ana'), town.connected('ben')]).toEqual([[], []]);
  await town.pass(200);
  expect([town.connected('ana'), town.connected('ben'), town.open.made]).toEqual([['ben'], ['ana'], made]);
});

test('a device that changes networks seeks a new path, whichever peer it is', async () => {
  const town = createTestTown(() => 5);
  town.enter('ana', ['ana', 'ben']);
  town.enter('ben', ['ana', 'ben']);
  await town.pass(500);
  town.networks.get('ana')?.();
  await town.pass(100);
  town.networks.get('ben')?.();
  await town.pass(100);
  expect([town.open.restarts, town.connected('ana')]).toEqual([2, ['ben']]);
});
