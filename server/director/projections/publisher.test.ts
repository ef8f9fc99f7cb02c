import { pino } from 'pino';
import { expect, test } from 'vitest';
import { channels } from '#contract/messages/realtime-channels.ts';
import { createDirectorSession, twoTeams } from '../../../tests/support/director-session.ts';
import { createManualClock } from '../../../tests/support/manual-clock.ts';
import { borrowedLight, sixOClockWater } from '../../../tests/support/test-story.ts';
import { createPublisher } from './publisher.ts';
import type { SessionFacts } from './session-facts.ts';

const facts: SessionFacts = {
  title: 'Winter adventure',
  videoRoomUrl: null,
  people: new Map(),
  hosts: new Map([[7, 'Olga Silva']]),
  playlists: new Map(),
  bots: new Set(),
  isRehearsal: false,
  languages: new Map(),
  translations: new Map(),
};

function createTestPublisher(furtherSeats = 0, story = borrowedLight) {
  const clock = createManualClock();
  const sent: { channel: string; seq: number }[] = [];
  const service = { isAway: false, attempts: 0 };
  const publisher = createPublisher({
    clock,
    log: pino({ level: 'silent' }),
    realtime: {
      publish: async (channel, _name, data) => {
        service.attempts += 1;
        if (service.isAway) throw new Error('503');
        sent.push({ channel, seq: (data as { seq: number }).seq });
      },
      mintToken: async () => '',
      presence: async () => [],
      watchPresence: () => () => undefined,
      cut: async () => undefined,
      close: async () => undefined,
    },
  });
  const others = Array.from({ length: furtherSeats }, (_, n) => ({ seatId: `other-${n}`, teamId: 1 }));
  const session = createDirectorSession({ roster: [...twoTeams.roster, ...others] }, story);
  const publish = () => publisher.publish({ snapshot: session.snapshot, seq: session.log.length, facts });
  return { clock, sent, service, session, publish, publisher };
}

const everybody = channels.session('session-1');

test('what changes within a scene is gathered for a tenth of a second', async () => {
  const { clock, sent, session, publish } = createTestPublisher();
  publish();
  sent.length = 0;
  for (const seatId of ['ada', 'ben', 'dot']) {
    session.arrive(seatId);
    publish();
  }
  expect(sent).toEqual([]);
  await clock.advance(100);
  expect(sent).toEqual([{ channel: everybody, seq: 4 }]);
});

test('is published to fifty seats every quarter of a second', async () => {
  const { clock, sent, session, publish } = createTestPublisher(45);
  publish();
  sent.length = 0;
  session.arrive('ada');
  publish();
  await clock.advance(249);
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(sent).toEqual([{ channel: everybody, seq: 2 }]);
});

test('a new scene is published at once', () => {
  const { sent, session, publish } = createTestPublisher();
  session.arrive('ada');
  publish();
  sent.length = 0;
  session.pass(60_000);
  publish();
  expect(sent).toEqual([{ channel: everybody, seq: 3 }]);
});

test('an unchanged projection is not published twice', async () => {
  const { clock, sent, session, publish } = createTestPublisher();
  session.arrive('ada');
  publish();
  sent.length = 0;
  session.send({ type: 'speech.reported', seatId: 'ada', spokenMs: 900 });
  publish();
  await clock.advance(1000);
  expect(sent).toEqual([]);
});

test('a seat receives its own vote, the others only that it voted', async () => {
  const { clock, sent, session, publish } = createTestPublisher();
  session.arrive('ada', 'dot');
  session.reach('which-way');
  publish();
  sent.length = 0;
  session.pass(2000);
  session.vote('ada', 'bell');
  await clock.advance(2000);
  publish();
  expect(sent.map(({ channel }) => channel)).toEqual([everybody, channels.seat('ada')]);
});

test('what the service refuses is sent when it takes it again, in its latest form only', async () => {
  const { clock, sent, service, session, publish } = createTestPublisher();
  publish();
  await clock.advance(0);
  sent.length = 0;
  Object.assign(service, { isAway: true, attempts: 0 });
  for (const seatId of ['ada', 'ben', 'dot']) {
    session.arrive(seatId);
    publish();
    await clock.advance(1000);
  }
  expect(sent).toEqual([]);
  expect(service.attempts).toBeLessThan(6);
  service.isAway = false;
  await clock.advance(5000);
  expect(sent).toEqual([{ channel: everybody, seq: 4 }]);
  publish();
  await clock.advance(60_000);
  expect(sent).toHaveLength(1);
});

test('a session’s last word is still sent after its director has closed', async () => {
  const { clock, sent, service, session, publish, publisher } = createTestPublisher();
  service.isAway = true;
  session.arrive('ada');
  publish();
  publisher.close();
  await clock.advance(30_000);
  service.isAway = false;
  await clock.advance(5000);
  expect(sent).toContainEqual({ channel: everybody, seq: 2 });
  expect(new Set(sent.map(({ channel }) => channel)).size).toBe(sent.length);
});

test('a move on a board is published to its team at once, and each only once', async () => {
  const { clock, sent, session, publish } = createTestPublisher(0, sixOClockWater);
  session.arrive('ada', 'dot');
  session.reach('last-in');
  session.pass(2000);
  publish();
  await clock.advance(1000);
  sent.length = 0;
  const move = (piece: string) => {
    const act = { act: 'put', piece, position: 0 } as const;
    session.send({ type: 'draft.moved', seatId: 'ada', challengeId: 'last-in', moveId: piece, ...act });
    publish();
  };
  move('bed');
  move('clock');
  expect(sent.map(({ channel }) => channel)).toEqual([
    channels.team('session-1', 1),
    channels.team('session-1', 1),
  ]);
  await clock.advance(1000);
  expect(sent).toHaveLength(2);
});
