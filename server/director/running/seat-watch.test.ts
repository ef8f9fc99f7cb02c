import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createManualClock } from '../../../tests/support/manual-clock.ts';
import type { PresenceChange, PresenceMember } from '../../realtime/realtime-port.ts';
import { watchSeats } from './seat-watch.ts';

function createTestWatch(...seatsPresent: string[]) {
  const present = new Set(seatsPresent);
  const clock = createManualClock();
  const reported: string[] = [];
  let members: PresenceMember[] = [];
  let notify: ((change: PresenceChange) => void) | undefined;
  const watch = watchSeats(
    {
      clock,
      log: pino({ level: 'silent' }),
      realtime: {
        publish: async (channel, name, data) => {
          reported.push(`${channel} ${name} ${JSON.stringify(data)}`);
        },
        mintToken: async () => '',
        presence: async () => members,
        watchPresence: (_channel, listener) => {
          notify = listener;
          return () => {
            notify = undefined;
          };
        },
        cut: async () => undefined,
        close: async () => undefined,
      },
    },
    'session-1',
    {
      present: () => [...present],
      connected(seatId) {
        present.add(seatId);
        reported.push(`${seatId} connected`);
      },
      disconnected(seatId) {
        present.delete(seatId);
        reported.push(`${seatId} disconnected`);
      },
    },
  );
  return {
    reported,
    close: watch.close,
    async addedToRoster(seatId: string) {
      present.delete(seatId);
      watch.recheck(seatId);
      await new Promise((done) => setImmediate(done));
    },
    clock,
    async now(...connections: [seatId: string, connectionId: string][]) {
      members = connections.map(([clientId, connectionId]) => ({ clientId, connectionId }));
      notify?.({ channel: 'session:session-1', clientId: '', action: 'update', members: 0 });
      await clock.advance(0);
      await new Promise((done) => setImmediate(done));
    },
  };
}

test('a seat is connected with its first connection and gone with its last', async () => {
  const watch = createTestWatch();
  await watch.now(['ada', 'one']);
  await watch.now(['ada', 'one'], ['ada', 'two']);
  await watch.now(['ada', 'two']);
  await watch.now();
  expect(watch.reported).toEqual([
    'ada connected',
    'seat:ada takeover {"connection_id":"two"}',
    'ada disconnected',
  ]);
});

test('after a start the present seats have thirty seconds to reconnect', async () => {
  const watch = createTestWatch('ada', 'ben');
  await watch.now(['ada', 'one']);
  await watch.clock.advance(29_999);
  expect(watch.reported).toEqual(['ada connected']);
  await watch.clock.advance(1);
  await watch.now(['ada', 'one']);
  expect(watch.reported).toEqual(['ada connected', 'ben disconnected']);
});

test('a seat that returns to the roster counts as connected while its channel presence lasts', async () => {
  const watch = createTestWatch();
  await watch.now(['ada', 'one']);
  await watch.addedToRoster('ada');
  await watch.addedToRoster('ben');
  expect(watch.reported).toEqual(['ada connected', 'ada connected']);
});

test('an unwatched session emits nothing', async () => {
  const watch = createTestWatch();
  watch.close();
  await watch.now(['ada', 'one']);
  await watch.clock.advance(40_000);
  expect(watch.reported).toEqual([]);
});
